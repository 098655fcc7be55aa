"""Evenings walked by a second process with a real mouse and keys, which reads only what a person can."""
