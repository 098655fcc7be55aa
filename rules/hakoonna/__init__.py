"""Hako Onna's mansion, with the Gray Man."""
