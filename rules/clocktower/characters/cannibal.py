"""The Cannibal: has the ability of whoever was executed and died last (001 식인종). See `grim.py`."""

from rules.clocktower.roles import Role

ROLE = Role("cannibal")
