"""Who runs which tests: one worker runs all of a module, and one all the laws."""

from __future__ import annotations

from xdist.scheduler import LoadScopeScheduling


class Sharing(LoadScopeScheduling):
    """The laws look at the same random games, which each worker that needs them has to play for itself."""

    def _split_scope(self, nodeid: str) -> str:
        return "tests/laws" if nodeid.startswith("tests/laws/") else super()._split_scope(nodeid)
