"""The pages of a new game of Arkham Horror."""
