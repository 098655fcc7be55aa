"""Blood on the Clocktower: the storyteller's grimoire, and the square that everybody sees."""
