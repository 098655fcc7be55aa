"""What can be chosen once and for all evenings."""

from desktop.shell.settings_page.page import SettingsPage as SettingsPage
