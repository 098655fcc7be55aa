"""Brings the catalogues up to date with the sentences of the code.

    python packaging/extract.py

Every `says("…")` in `rules` and `desktop` becomes an entry of each catalogue under `assets/locale`.
Translations and translators' comments stay. A sentence that left the code is kept at the end of the file as a
`#~` entry and gets its translation back when it returns; sentences are never matched by likeness. What still
lacks a translation is printed.
"""

from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.frontend import parse_mapping_cfg
from babel.messages.pofile import read_po, write_po

ROOT = Path(__file__).resolve().parent.parent
MAPPING = Path(__file__).with_name("babel.cfg")
KEYWORDS = {"says": None}
UNWRAPPED = 0


def main(root: Path = ROOT) -> None:
    template = sentences(root)
    for path in sorted(root.glob("assets/locale/*/LC_MESSAGES/lanternboard.po")):
        update(path, template)
        for message in untranslated(path):
            print(f"{path.relative_to(root)}: no translation of {message!r}")


def sentences(root: Path) -> Catalog:
    """All sentences of the code, each with the files that say it."""
    with MAPPING.open(encoding="utf-8") as mapping:
        methods, options = parse_mapping_cfg(mapping)  # type: ignore[no-untyped-call]
    found = extract_from_dir(root, methods, options, KEYWORDS, directory_filter=holds_code)
    template = Catalog()
    for file, line, message, comments, context in sorted(found, key=place):
        template.add(message, locations=[(file, line)], auto_comments=comments, context=context)
    return template


def place(hit: tuple[object, ...]) -> tuple[object, ...]:
    """The file and line of what was found."""
    return hit[:2]


def holds_code(folder: str) -> bool:
    """Whether sentences may stand below `folder`: not in hidden folders, environments and caches."""
    return not Path(folder).name.startswith((".", "_"))


def update(path: Path, template: Catalog) -> None:
    """Rewrite the catalogue at `path` to hold exactly the sentences of `template`, the others as obsolete.

    The header, its first block, stays as it is written.
    """
    header, _, _ = path.read_text(encoding="utf-8").partition("\n\n")
    catalogue = read(path)
    for message in catalogue.obsolete.values():
        catalogue[message.id] = message
    catalogue.update(template, no_fuzzy_matching=True, update_creation_date=False)
    written = BytesIO()
    write_po(written, catalogue, UNWRAPPED, omit_header=True, sort_by_file=True, include_lineno=False)
    path.write_bytes(f"{header}\n\n".encode() + written.getvalue())


def untranslated(path: Path) -> Iterator[str]:
    return (str(message.id) for message in read(path) if message.id and not message.string)


def read(path: Path) -> Catalog:
    with path.open("rb") as file:
        return read_po(file, locale=path.parent.parent.name)


if __name__ == "__main__":
    main()
