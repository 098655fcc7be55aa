"""Every command by its name."""

from desktop.shell.palette.palette import Palette as Palette
