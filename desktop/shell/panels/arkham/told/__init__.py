"""What the town's panels tell, from what everybody sees: words and numbers, nothing drawn."""

from desktop.shell.panels.arkham.told.block import Block as Block
from desktop.shell.panels.arkham.told.block import Entry as Entry
from desktop.shell.panels.arkham.told.voice import Voice as Voice
