"""Scripts: the sheets of characters that people play with."""

from rules.clocktower.scripts.almanac import Almanac as Almanac
from rules.clocktower.scripts.almanac import Entry as Entry
from rules.clocktower.scripts.almanac import read_almanac as read_almanac
from rules.clocktower.scripts.jinxes import jinxes_of as jinxes_of
from rules.clocktower.scripts.nights import Night as Night
from rules.clocktower.scripts.nights import Order as Order
from rules.clocktower.scripts.nights import night_order as night_order
from rules.clocktower.scripts.reading import Import as Import
from rules.clocktower.scripts.reading import read_script as read_script
from rules.clocktower.scripts.remarks import Remark as Remark
from rules.clocktower.scripts.script import Script as Script
from rules.clocktower.scripts.script import cast as cast
from rules.clocktower.scripts.script import names as names
from rules.clocktower.scripts.script import practice as practice
from rules.clocktower.scripts.writing import write_script as write_script
