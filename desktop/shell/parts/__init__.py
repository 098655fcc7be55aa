"""What pages and panels are made of: text, buttons, choices, fields."""
