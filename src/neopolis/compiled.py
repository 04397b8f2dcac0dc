"""Finds the compiled modules of a checkout. In an installed wheel, Python finds them itself, beside the sources.

`make compiled` puts them into `build/compiled`, and lists them. They are used as long as none of their sources has
changed. NEOPOLIS_COMPILED=0 never uses them.
"""

import json
import os
import sys
from collections.abc import Mapping, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import find_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final, Literal

ROOT: Final = Path(__file__).parents[2]  # of a checkout
BUILD: Final = ROOT / "build" / "compiled"
LIST: Final = BUILD / "modules.json"

Code = Literal["compiled", "interpreted", "outdated"]


class CompiledFinder(MetaPathFinder):
    """Finds modules by their names in the list of compiled ones."""

    def __init__(self, files: Mapping[str, str]) -> None:
        self.files: Final = files

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self.files.get(fullname)
        return None if file is None else spec_from_file_location(fullname, BUILD / file)


def fingerprint(sources: Sequence[str]) -> list[object]:
    """Values that change when a source is edited, or when a Python file is added to or removed from its folder."""
    folders = sorted({os.path.dirname(source) for source in sources})
    stats = [os.stat(ROOT / source) for source in sources]
    names = [sorted(name for name in os.listdir(ROOT / folder) if name.endswith(".py")) for folder in folders]
    return [[[stat.st_mtime_ns, stat.st_size] for stat in stats], names]


def use_compiled() -> None:
    """Import the compiled modules of this checkout from now on, if there are any and they are up to date."""
    if os.environ.get("NEOPOLIS_COMPILED") != "0" and is_up_to_date():
        sys.meta_path.insert(0, CompiledFinder(json.loads(LIST.read_text(encoding="utf-8"))["files"]))


def is_up_to_date() -> bool:
    try:
        listed = json.loads(LIST.read_text(encoding="utf-8"))
        return bool(listed["python"] == sys.version and listed["fingerprint"] == fingerprint(listed["sources"]))
    except FileNotFoundError:
        return False


def running_code() -> Code:
    """Which code runs; "outdated" means interpreted code, because a source has changed since it was compiled."""
    found = find_spec("neopolis.engine.rng")
    if found is not None and str(found.origin).endswith(tuple(EXTENSION_SUFFIXES)):
        return "compiled"
    return "outdated" if LIST.exists() and not is_up_to_date() else "interpreted"
