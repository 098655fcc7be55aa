"""Another program on the same screen: prints what lies on the clipboard and what is selected."""

import sys

from PySide6.QtGui import QClipboard, QGuiApplication


def main() -> None:
    program = QGuiApplication(sys.argv)
    clipboard = program.clipboard()
    for mode in (QClipboard.Mode.Clipboard, QClipboard.Mode.Selection):
        sys.stdout.write(clipboard.text(mode))


if __name__ == "__main__":
    main()
