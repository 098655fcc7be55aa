"""A time as people say it: the hour, and the day as far from now as it is."""

from datetime import datetime

from PySide6.QtCore import QDate, QLocale

from desktop.words import Words
from rules.messages import says

TODAY = says("today {time}")
YESTERDAY = says("yesterday {time}")
THIS_YEAR = says("d MMMM")
OTHER_YEAR = says("d MMMM yyyy")


def said(when: datetime, now: datetime, words: Words) -> str:
    """Such as ``yesterday 23:42``; of what lies longer back, the day alone."""
    time = f"{when:%H:%M}"
    ago = (now.date() - when.date()).days
    if ago in (0, 1):
        return words.say(YESTERDAY if ago else TODAY, {"time": time})
    form = THIS_YEAR if when.year == now.year else OTHER_YEAR
    return QLocale(words.language).toString(QDate(when.year, when.month, when.day), words.say(form))
