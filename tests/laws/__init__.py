"""Laws that every game obeys, each written once."""
