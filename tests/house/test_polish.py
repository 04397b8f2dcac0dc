"""Polish has a sentence for each of ours, with the same gaps; a name for each thing; and the same paragraphs."""

import json
import re
import subprocess
import sys
from pathlib import Path
from string import Formatter

import pytest

from neopolis.games.neom.content.pack import default_pack as neom_pack
from neopolis.games.neom.ids import DISASTER_NAMES, GOOD_NAMES, TYPE_NAMES
from neopolis.games.new_angeles.content.pack import default_pack as new_angeles_pack
from neopolis.games.new_angeles.ids import CORPORATION_NAMES, RESOURCE_NAMES
from neopolis.games.new_angeles.ids import TYPE_NAMES as CARD_TYPES

ROOT = Path(__file__).parents[2]
POLISH = ROOT / "src" / "neopolis" / "languages" / "pl"
RULES = ROOT / "docs" / "rules"
ENDINGS = ("", ".pl")
NAME = re.compile(r"R-\d+ (Aaron Marrón|Isabel McGuire|Eiko|Locust Company|Alex Westlund|Lily Lockwell)")

# In a process of its own: what other packages say, the terminal's among it, need not be there.
ALL_SAID = """
import importlib, json, pkgutil
from neopolis.engine.sentences import _ENGLISH
for name in ("engine", "neom", "new_angeles", "words", "server"):
    package = importlib.import_module(f"neopolis.{name}")
    for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
        if "migrations" not in module.name and "bot_process" not in module.name:
            importlib.import_module(module.name)
print(json.dumps(_ENGLISH))
"""


def read(name: str) -> dict[str, str]:
    found: dict[str, str] = json.loads((POLISH / f"{name}.json").read_text(encoding="utf-8"))
    return found


def gaps(sentence: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(sentence) if name is not None}


def cited(text: str) -> list[str]:
    """Paragraphs, rulings and words of programs, in order."""
    return re.findall(r"R-\d+|\d+\.\d+|`[^`]+`", text)


def test_sentences() -> None:
    told = subprocess.run([sys.executable, "-c", ALL_SAID], capture_output=True, text=True, check=True).stdout
    english: dict[str, str] = json.loads(told)
    polish = read("sentences")

    assert sorted(set(english) - set(polish)) == [] and sorted(set(polish) - set(english)) == []
    assert [code for code, sentence in polish.items() if gaps(sentence) != gaps(english[code])] == []


def test_names_of_neom() -> None:
    pack = neom_pack()
    tiles = {tile.name for tile in pack.tiles}
    names = read("names_neom")

    assert {*tiles, *GOOD_NAMES, *TYPE_NAMES, *[name for name in DISASTER_NAMES if name]} - set(names) == set()
    assert len({str(names[tile]) for tile in tiles}) == len(tiles)


def test_names_of_new_angeles() -> None:
    pack = new_angeles_pack()
    shown = [*pack.names, *pack.demand_names, *pack.setup_names, *CORPORATION_NAMES, *RESOURCE_NAMES, *CARD_TYPES]
    names = read("names_new_angeles")

    assert [name for name in shown if not re.fullmatch(r"|(seat )?\d+", name) and name not in names] == []


@pytest.mark.parametrize("game", ["neom", "new-angeles"])
def test_rules(game: str) -> None:
    """The same paragraphs in the same order, citing the same rulings."""
    texts = [(RULES / f"{game}{ending}.md").read_text(encoding="utf-8") for ending in ENDINGS]

    for pattern in (r"^\*\*([\d.]+)\*\*", r"^(#+ \d+)", r"R-\d+"):
        english, polish = [re.findall(pattern, text, re.MULTILINE) for text in texts]
        assert english == polish


def test_rulings() -> None:
    """The same ones in the same order, each with question, answer and reason, citing the same paragraphs."""
    texts = [(ROOT / "docs" / f"rulings{ending}.md").read_text(encoding="utf-8") for ending in ENDINGS]
    parts = [re.split(r"^## (?=R-)", text, flags=re.MULTILINE) for text in texts]

    for english, polish in zip(*parts, strict=True):
        assert cited(english) == cited(polish)
        assert english.count("\n**") == polish.count("\n**")
        assert english.splitlines()[0] != polish.splitlines()[0] or NAME.fullmatch(english.splitlines()[0])


def test_paragraphs_of_the_polish_edition() -> None:
    """Each paragraph of the rulebook has the number it has there, or a reason why it has none."""
    numbers = re.findall(r"^\*\*([\d.]+)\*\*", (RULES / "new-angeles.md").read_text(encoding="utf-8"), re.MULTILINE)
    known = read("citations_new_angeles")

    assert [number for number in numbers if number not in known and number not in known["_missing"]] == []
