"""Lays the licences of all that is built in beside the program; run by the Python whose packages are shipped.

python packaging/licences.py dist/lanternboard
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable, Iterator, Mapping
from importlib import metadata
from pathlib import Path

COMMON = re.compile(r"/usr/share/common-licenses/([\w.-]+)")
TEXTS = Path(__file__).with_name("licences")
OWN = "lanternboard"
BUILDER = "pyinstaller"
"""Its loader is the beginning of the program."""
LEFT_OUT = frozenset({"babel"})
"""Only compiles catalogues, which are shipped compiled."""
QT = ("Qt.txt", "LGPL-3.0.txt", "GPL-3.0.txt")
WITHOUT: Mapping[str, tuple[str, ...]] = {"pyside6-essentials": QT, "shiboken6": QT}
"""Packages that bring no licence along, and the texts that they are under."""


def bundled() -> tuple[str, ...]:
    """The packages that go in: the program, what it asks for, and what that asks for."""
    found: list[str] = []
    waiting = [OWN]
    while waiting:
        name = waiting.pop(0)
        if name not in found and name not in LEFT_OUT:
            found.append(name)
            waiting += _asked_for(name)
    return tuple(found)


def _asked_for(package: str) -> Iterator[str]:
    for line in metadata.requires(package) or ():
        if "extra ==" not in line:
            yield name_of(line)


def name_of(requirement: str) -> str:
    """The package that a requirement such as ``networkx==3.6.1`` asks for."""
    end = next((at for at, sign in enumerate(requirement) if not (sign.isalnum() or sign in "-_.")), len(requirement))
    return requirement[:end].lower().replace("_", "-")


def of_package(name: str) -> tuple[Path, ...]:
    """The licence texts of a package; FileNotFoundError where there is none."""
    if name in WITHOUT:
        return tuple(TEXTS / text for text in WITHOUT[name])
    own = [Path(str(file.locate())) for file in metadata.files(name) or () if _is_licence(file)]
    if not own:
        raise FileNotFoundError(f"no licence of {name}")
    return tuple(own)


def _is_licence(file: metadata.PackagePath) -> bool:
    words = ("license", "licence", "copying", "notice")
    return any(part.endswith(".dist-info") for part in file.parts) and file.name.lower().startswith(words)


def of_python() -> Path:
    """The licence of Python itself, where its makers or Debian have laid it; FileNotFoundError where it is nowhere."""
    library, version = Path(sysconfig.get_path("stdlib")), f"python{sys.version_info.major}.{sys.version_info.minor}"
    places = (library, library.parent, Path(sys.base_prefix), Path("/usr/share/doc", version))
    candidates = (place / name for place in places for name in ("LICENSE.txt", "LICENSE", "copyright"))
    found = next((path for path in candidates if path.is_file()), None)
    if found is None:
        raise FileNotFoundError("no licence of Python")
    return found


def of_libraries(names: Iterable[str]) -> Mapping[str, Path]:
    """The licences of libraries that Debian's packages brought, by package; none on other systems."""
    if shutil.which("dpkg-query") is None:
        return {}
    asked = subprocess.run(
        ["dpkg-query", "--search", *(f"*/{name}" for name in names)], capture_output=True, encoding="utf-8"
    )
    packages = {line.partition(":")[0] for line in asked.stdout.splitlines() if "/lib/" in line}
    papers = {package: Path("/usr/share/doc", package, "copyright") for package in sorted(packages)}
    return {package: paper for package, paper in papers.items() if paper.is_file()}


def named_in(papers: Iterable[Path]) -> set[Path]:
    """The whole texts that Debian's papers only point to."""
    pointed = {found for paper in papers for found in COMMON.findall(paper.read_text("utf-8", "replace"))}
    texts = {Path("/usr/share/common-licenses", name.rstrip(".")) for name in pointed}
    return {text for text in texts if text.is_file()}


def lay(program: Path) -> None:
    """Fill the program's folder ``licences``."""
    folder = program / "licences"
    shutil.rmtree(folder, ignore_errors=True)
    packages = {name: of_package(name) for name in (*bundled(), BUILDER)}
    libraries = {path.name for path in (program / "_internal").glob("*.so*") if not path.is_symlink()}
    papers = of_libraries(libraries)
    system = {f"system/{name}": (paper,) for name, paper in papers.items()}
    common = {"system/common-licenses": tuple(named_in(papers.values()))}
    for name, texts in {**packages, **system, **common, "python": (of_python(),)}.items():
        (folder / name).mkdir(parents=True)
        for text in texts:
            shutil.copyfile(text, folder / name / text.name)


if __name__ == "__main__":
    lay(Path(sys.argv[1]))
