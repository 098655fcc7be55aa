"""``python -m desktop`` and the command ``lanternboard``."""

import sys


def main() -> int:
    """Start the program, or the tool that the arguments ask for."""
    from desktop.cli import main as command_line

    return command_line(sys.argv[1:])


if __name__ == "__main__":
    raise SystemExit(main())
