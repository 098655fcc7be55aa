"""Dumb drawings: each file draws one thing into a rectangle it is given."""
