"""A played game: the tree of its steps, where one stands in it, and the lines of its record.

| you look for                                              | read      |
|-----------------------------------------------------------|-----------|
| the first line of a record                                | header.py |
| its other lines                                           | lines.py  |
| a step in the tree, and what belongs to it                | node.py   |
| where one stands, the ways not taken, where undo leads    | tree.py   |
| playing, undo and redo                                    | played.py |
| amending the past, what is not played, reading a record   | match.py  |
"""

from rules.match.header import FORMAT as FORMAT
from rules.match.header import RULES as RULES
from rules.match.header import Header as Header
from rules.match.lines import Back as Back
from rules.match.lines import Line as Line
from rules.match.lines import Note as Note
from rules.match.match import Match as Match
from rules.match.node import Node as Node
