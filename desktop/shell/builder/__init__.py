"""The panel beside the board while the mansion is built."""

from desktop.shell.builder.panel import BuilderPanel

__all__ = ["BuilderPanel"]
