"""Hako Onna's time: what is shut, what is handed on, how long it lasts."""

from desktop.shell.her_time.her_time import HerTime

__all__ = ["HerTime"]
