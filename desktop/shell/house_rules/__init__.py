"""The house rules of the table that is played at: what differs, what was ruled, and how they are changed (W13)."""

from desktop.shell.house_rules.page import HouseRulesPage as HouseRulesPage
