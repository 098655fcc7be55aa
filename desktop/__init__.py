"""The Qt program: draws, asks the rules, listens."""
