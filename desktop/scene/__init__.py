"""The board on the screen: where things lie, how they move, what a drag means."""
