"""The build compiles every catalogue."""

import gettext
from pathlib import Path

from catalogues import compile_catalogues

PO = """
msgid ""
msgstr "Content-Type: text/plain; charset=utf-8\\n"

msgid "The way is {steps} long."
msgstr "길이 {steps}칸입니다."
"""


def test_a_compiled_catalogue_speaks(tmp_path: Path) -> None:
    source = tmp_path / "assets/locale/ko/LC_MESSAGES/lanternboard.po"
    source.parent.mkdir(parents=True)
    source.write_text(PO, encoding="utf-8")
    assert compile_catalogues(tmp_path) == [source.with_suffix(".mo")]
    korean = gettext.translation("lanternboard", tmp_path / "assets/locale", ["ko"])
    assert korean.gettext("The way is {steps} long.") == "길이 {steps}칸입니다."
