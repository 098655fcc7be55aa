"""Amending the past: a wrong entry is corrected where it happened, and what came after it is judged again.

| you look for                                          | read          |
|-------------------------------------------------------|---------------|
| what the host decides about a step that became illegal | rulings.py    |
| how it is written into the record                     | lines.py      |
| an amendment as the host has it open                  | amendment.py  |
| whose results are others now                          | telling.py    |
| the way played again                                  | anew.py       |
| an old step with the answers that belong to it        | unit.py       |
"""

from rules.amend.amendment import Amendment as Amendment
from rules.amend.broken_step import BrokenStep as BrokenStep
from rules.amend.lines import Amend as Amend
from rules.amend.lines import Draft as Draft
from rules.amend.rulings import Change as Change
from rules.amend.rulings import Drop as Drop
from rules.amend.rulings import Insert as Insert
from rules.amend.rulings import Keep as Keep
from rules.amend.rulings import Ruling as Ruling
from rules.amend.telling import Told as Told
