"""Every test draws offscreen unless its environment names a screen."""

import gc
import os

import pytest
from xdist.remote import Producer
from xdist.scheduler import LoadScopeScheduling

from tests.sharing import Sharing

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> LoadScopeScheduling | None:
    """Where modules are kept together, so are the laws."""
    return Sharing(config, log) if config.getvalue("dist") == "loadscope" else None


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """What is there before the first test stays: to look through it after each module takes long."""
    gc.collect()
    gc.freeze()
