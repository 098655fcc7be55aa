"""``python -m tests.playthroughs`` records every evening anew."""

from tests.playthroughs.recording import record

record()
