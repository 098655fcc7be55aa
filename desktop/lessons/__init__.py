"""Lessons: what stands in their files, the tables they are taken on, and how far one has come."""
