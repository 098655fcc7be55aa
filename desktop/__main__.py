"""``python -m desktop`` and the command ``lanternboard``."""

import sys


def main() -> int:
    """Start the program, or the tool that the arguments ask for."""
    if sys.argv[1:2] == ["--first-paint"]:
        from desktop.first_paint import main as first_paint

        return first_paint(sys.argv[2:])
    if sys.argv[1:2] == ["--bots"]:
        from desktop.bots import main as bots

        return bots()
    from desktop.cli import main as command_line

    return command_line(sys.argv[1:])


if __name__ == "__main__":
    raise SystemExit(main())
