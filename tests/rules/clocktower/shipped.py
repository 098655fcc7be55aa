"""The game's data as they come with the program, and broken ones."""

from typing import Final

from rules.clocktower.content import FILES, read
from tests.rules.shipping import Shipping

OURS: Final = Shipping(FILES, read)
files, shipped, written = OURS.files, OURS.shipped, OURS.written
line, faults_of = OURS.line, OURS.faults_of
