"""The end of a game: proposed to the host, kept from the audience until it is announced."""
