"""What the audience has yet to be told: who died in the night, and what a held picture kept back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.messages import says

if TYPE_CHECKING:
    from desktop.projector.publishing import Publishing
    from desktop.shell.audience.audience import Audience
    from desktop.shell.window import HostWindow

UNROLLING = says("Space shows the audience the next of {n}; F4 shows all.")


class News:
    """It is told one by one, by the host's hand."""

    def __init__(self, audience: Audience, host: HostWindow) -> None:
        self._audience, self._host = audience, host

    @property
    def dawning(self) -> Publishing | None:
        """What the audience sees, while it is to hear who died in the night; the host's own curtain puts that off."""
        hall = self._audience.hall
        if hall is None or not hall.watch.shown or hall.publishing.dawn is None or not hall.publishing.dawn.left:
            return None
        waits = hall.publishing.frozen or (hall.window.curtained and not hall.window.secret)
        return None if waits else hall.publishing

    @property
    def _in_sight(self) -> bool:
        """Whether the curtain is up and away, so that what is told is seen."""
        hall = self._audience.there()
        return hall.publishing.broken is not None and not hall.window.curtain.down

    def tell_next(self) -> bool:
        """Tell the next of the night's dead, or the next deed of a picture that is let go; whether there was one."""
        dawning, hall = self.dawning, self._audience.hall
        if dawning is not None:
            if self._in_sight:
                dawning.tell()
            return True
        publishing = hall.publishing if hall is not None else None
        if publishing is None or not publishing.unrolling or not publishing.advance():
            return False
        self.tell_rest()
        return True

    def tell_all(self) -> bool:
        """Tell all who died in the night; whether there was anybody to tell."""
        dawning = self.dawning
        if dawning is not None:
            dawning.tell(len(self._host.context.session.match.seats))
        return dawning is not None

    def tell_rest(self) -> None:
        """Say how much of a picture that is let go is left to show."""
        publishing = self._audience.there().publishing
        if publishing.unrolling:
            left = publishing.unpublished
            self._host.play.tell(lambda: self._host.context.say(UNROLLING, {"n": left}))

    def let_go(self) -> None:
        """What waits to become public was said aloud already."""
        hall = self._audience.hall
        if hall is not None and hall.publishing.waiting:
            hall.publishing.unfreeze()
