"""Hako Onna's powers, a chapter each (hakoonna.md 1.6, 7; 000 [주1])."""
