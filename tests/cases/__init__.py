"""Real questions and bug reports with the right answer, by id."""
