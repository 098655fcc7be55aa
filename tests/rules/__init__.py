"""The rules, tested as the engine and each game."""
