"""The keys of a command as they are printed."""

from desktop.commands import Command

SIGNS = {"Return": "Enter", "Left": "←", "Right": "→", "Up": "↑", "Down": "↓"}
TWIN = "Shift+Enter"
MANY = 4


def keycaps(command: Command) -> list[str]:
    """One for each key; a long row of them is one."""
    if len(command.keys) > MANY:
        return [f"{command.keys[0]}-{command.keys[-1]}"]
    return [_printed(key) for key in command.keys if key != TWIN]


def _printed(key: str) -> str:
    *held, last = key.split("+") if not key.endswith("+") else key.split("+")[:-1]
    return "+".join((*held, SIGNS.get(last, last or "+")))
