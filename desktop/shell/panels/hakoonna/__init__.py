"""The mansion's own panels: the noise, the Gray Man, what everybody knows."""

from desktop.shell.panels.hakoonna.gray import GrayPanel
from desktop.shell.panels.hakoonna.known import KnownPanel
from desktop.shell.panels.hakoonna.noise import NoisePanel

__all__ = ["GrayPanel", "KnownPanel", "NoisePanel"]
