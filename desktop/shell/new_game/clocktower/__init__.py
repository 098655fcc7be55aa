"""The pages of a new game of Blood on the Clocktower."""
