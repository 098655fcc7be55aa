"""The audience's window: the public picture, the curtain, and when things are published."""
