"""The mill: a small game with every door that a game has, kept as the engine's own test."""
