"""Nobody is sure any more: what the program says, line by line, against what lies on the table (P12)."""
