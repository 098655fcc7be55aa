"""Every test draws offscreen unless its environment names a screen."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
