"""Effects: how they are written, what they are once read."""

from rules.arkham.texts.grammar import Misread as Misread
from rules.arkham.texts.grammar import Unknown as Unknown
from rules.arkham.texts.operations import CONDITIONS as CONDITIONS
from rules.arkham.texts.operations import OPERATIONS as OPERATIONS
from rules.arkham.texts.operations import Condition as Condition
from rules.arkham.texts.operations import Statement as Statement
from rules.arkham.texts.operations import Text as Text
from rules.arkham.texts.reading import read_text as read_text
from rules.arkham.texts.words import Known as Known
