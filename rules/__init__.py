"""The games: pure values and functions. No Qt, no files, no clock, no dice."""
