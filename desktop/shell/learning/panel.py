"""The panel at the right: the lantern keeper, what is to be ticked off, hints, and the rule."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from desktop import art
from desktop.lessons.tutor import LADDER, Tutor
from desktop.shell.context import Context
from desktop.shell.label import Label
from desktop.shell.learning.bubble import Bubble
from desktop.shell.learning.row import STATES, Row, State
from desktop.shell.parts.button import Button
from desktop.shell.parts.look import Look
from desktop.shell.parts.scrolling import Scroller, dress_bar
from desktop.shell.told_line import ToldLine
from rules.messages import says

NAME = says("Lesson")
KEEPER, GUIDE = says("Lantern keeper"), says("Guide")
TRY = says("Try it")
HINT, ANSWER, SHOW = says("Hint"), says("The answer"), says("Show me")
GO_ON, NEXT, ALL = says("Continue"), says("Next lesson"), says("All lessons")
RULE = says("Rule: {it}")
WELL_DONE = says("Well done. Hints used: {n}.")
SPACE = says("Space")


class LessonPanel(QWidget):
    """``hinted``, ``answered`` and ``gone_on`` ask for the next hint, for the answer, and for what comes next."""

    hinted = Signal()
    answered = Signal()
    gone_on = Signal()

    def __init__(self, context: Context) -> None:
        super().__init__()
        self._context = context
        self.setObjectName("side")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._lantern, self._keeper, self._guide = QLabel(), Label("headline"), Label("small", "quiet")
        self.bubble, self.told = Bubble(), ToldLine(context)
        self._try, self.pick, self.act = Label("strong"), Row(), Row()
        self.hint, self.answer, self.on = Button(), Button(), Button("main")
        self.rule = Label("chip", wrap=True)
        self._arrange()
        self.hint.clicked.connect(self.hinted)
        self.answer.clicked.connect(self.answered)
        self.on.clicked.connect(self.gone_on)

    # ---- where everything is

    def _arrange(self) -> None:
        inside = QWidget()
        self._inside = QVBoxLayout(inside)
        self._inside.addLayout(self._head())
        for part in (self.bubble, self.told, self._try, self.pick, self.act):
            self._inside.addWidget(part)
        self.room = QVBoxLayout()
        self._inside.addLayout(self.room)
        self._inside.addStretch(1)
        self.scroller = Scroller(inside)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self.scroller, 1)
        self._column.addLayout(self._foot())

    def _head(self) -> QHBoxLayout:
        head, names = QHBoxLayout(), QVBoxLayout()
        head.addWidget(self._lantern)
        names.addStretch(1)
        for label in (self._keeper, self._guide):
            names.addWidget(label)
        names.addStretch(1)
        head.addLayout(names, 1)
        return head

    def _foot(self) -> QVBoxLayout:
        self._feet, hints = QVBoxLayout(), QHBoxLayout()
        for button in (self.hint, self.answer, self.on):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        hints.addWidget(self.hint, 1)
        hints.addWidget(self.answer, 1)
        self._feet.addWidget(self.on)
        self._feet.addLayout(hints)
        self._rules = QHBoxLayout()
        self._rules.addWidget(self.rule)
        self._feet.addLayout(self._rules)
        return self._feet

    # ---- what is shown

    def show_tutor(self, tutor: Tutor, held: bool, last: bool) -> None:
        """Follow the lesson; ``held`` while a piece is in the hand, ``last`` where no lesson comes after it."""
        look = Look(self._context.theme, self._context.scale)
        self._space(look)
        self.setAccessibleName(self._context.say(NAME))
        self._show_keeper(look)
        self._speak(tutor, look)
        self._tick(tutor, held, look)
        self._offer(tutor, last, look)
        self.rule.setText(self._context.say(RULE, {"it": self._context.speech.places(tutor.lesson.rule)}))

    def _space(self, look: Look) -> None:
        edge = max(12, look.px(22))
        self._inside.setContentsMargins(edge, look.px(20), edge, 0)
        self._inside.setSpacing(max(8, look.px(14)))
        self._feet.setContentsMargins(edge - 5, look.px(6), edge - 5, look.px(16))
        self._rules.setContentsMargins(5, 0, 5, 0)
        self._feet.setSpacing(max(4, look.px(6)))
        dress_bar(self.scroller, look)

    def _show_keeper(self, look: Look) -> None:
        tall = max(40, look.px(62))
        self._lantern.setPixmap(art.pixmap("lantern", tall, self.devicePixelRatioF()))
        self._lantern.setFixedSize(QSize(round(tall * art.aspect("lantern")) + look.px(14), tall))
        self._keeper.setText(self._context.say(KEEPER))
        self._guide.setText(self._context.say(GUIDE))

    def _speak(self, tutor: Tutor, look: Look) -> None:
        course, say = tutor.course, self._context.say
        why = say("{it}", {"it": tutor.lesson.step[tutor.praised].why}) if tutor.praised is not None else ""
        line = say("{it}", {"it": course.step.say})
        if course.finished:
            line = say(WELL_DONE, {"n": tutor.hints})
        elif course.waiting:
            line = ""
        hint = say("{it}", {"it": course.step.hints[tutor.hint - 1]}) if tutor.hint else ""
        self.bubble.tell(why, line, hint, look)

    def _tick(self, tutor: Tutor, held: bool, look: Look) -> None:
        course, say = tutor.course, self._context.say
        ended = course.finished or course.waiting
        first: State = "done" if ended or held else "now"
        then: State = "done" if ended else "now" if held or course.step.pick is None else "later"
        self._try.setText(say(TRY))
        self.pick.setVisible(course.step.pick is not None)
        if course.step.pick is not None:
            self.pick.tell(say("{it}", {"it": course.step.pick}), first, say(STATES[first]), look)
        self.act.tell(say("{it}", {"it": course.step.act}), then, say(STATES[then]), look)

    def _offer(self, tutor: Tutor, last: bool, look: Look) -> None:
        course, say = tutor.course, self._context.say
        ended = course.finished or course.waiting
        self.hint.write(say(HINT), look, key="H")
        self.answer.write(say(SHOW if tutor.hint >= LADDER else ANSWER), look)
        self.on.write(say(GO_ON if course.waiting else ALL if last else NEXT), look, key=say(SPACE))
        for button in (self.hint, self.answer):
            button.setVisible(not ended)
        self.on.setVisible(ended)

    def take_focus(self) -> None:
        """Let the keyboard begin at the first button."""
        (self.hint if self.hint.isVisible() else self.on).setFocus()
