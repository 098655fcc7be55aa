"""The plan of the mansion set right while the game runs."""

from desktop.shell.plan_editing.page import PlanPage as PlanPage
