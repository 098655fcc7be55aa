"""Somebody leaves the seat, or comes too late for one."""
