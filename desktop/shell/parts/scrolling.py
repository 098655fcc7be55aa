"""The bar beside what is longer than its window."""

from desktop.shell.parts.look import Look


def bar(look: Look) -> str:
    """The style sheet of a quiet bar."""
    return f"""
    QScrollBar:vertical {{ background: transparent; width: 10px; margin: 0; }}
    QScrollBar::handle:vertical {{ background: {look.theme.line}; border-radius: 4px; min-height: 28px; margin: 1px; }}
    QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page {{ background: none;
        border: none; height: 0; width: 0; }}
    """
