"""The rules and rulings in Polish have the same paragraphs as the English ones."""

import json
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
POLISH = ROOT / "src" / "neopolis" / "text" / "locales" / "pl"
RULES = ROOT / "docs" / "rules"
ENDINGS = ("", ".pl")
NAME = re.compile(r"R-\d+ (Aaron Marrón|Isabel McGuire|Eiko|Locust Company|Alex Westlund|Lily Lockwell)")


def read(name: str) -> dict[str, str]:
    found: dict[str, str] = json.loads((POLISH / f"{name}.json").read_text(encoding="utf-8"))
    return found


def cited(text: str) -> list[str]:
    """The citations and code words of a text, in order."""
    return re.findall(r"R-\d+|\d+\.\d+|`[^`]+`", text)


@pytest.mark.parametrize("game", ["neom", "new-angeles"])
def test_rules(game: str) -> None:
    """The same paragraphs in the same order, citing the same rulings."""
    texts = [(RULES / f"{game}{ending}.md").read_text(encoding="utf-8") for ending in ENDINGS]

    for pattern in (r"^\*\*([\d.]+)\*\*", r"^(#+ \d+)", r"R-\d+"):
        english, polish = [re.findall(pattern, text, re.MULTILINE) for text in texts]
        assert english == polish


def test_rulings() -> None:
    """The same rulings in the same order, each with question, answer and reason, citing the same paragraphs."""
    texts = [(ROOT / "docs" / f"rulings{ending}.md").read_text(encoding="utf-8") for ending in ENDINGS]
    parts = [re.split(r"^## (?=R-)", text, flags=re.MULTILINE) for text in texts]

    for english, polish in zip(*parts, strict=True):
        assert cited(english) == cited(polish)
        assert english.count("\n**") == polish.count("\n**")
        assert english.splitlines()[0] != polish.splitlines()[0] or NAME.fullmatch(english.splitlines()[0])


def test_paragraphs_of_the_polish_edition() -> None:
    """Each paragraph of the rulebook has its number in the Polish edition, or a reason why it has none."""
    numbers = re.findall(r"^\*\*([\d.]+)\*\*", (RULES / "new-angeles.md").read_text(encoding="utf-8"), re.MULTILINE)
    known = read("citations_new_angeles")

    assert [number for number in numbers if number not in known and number not in known["_missing"]] == []
