"""The Recluse: may register as evil, as a Minion or as a Demon (001 은둔자). See `grim.py`."""

from rules.clocktower.roles import Role

ROLE = Role("recluse")
