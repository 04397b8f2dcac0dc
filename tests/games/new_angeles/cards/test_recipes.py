"""The recipes of CONTRIBUTING.md for New Angeles, carried out in a copy of the sources: five files for a card.

A card of our own has a definition, a row in its CSV file, its texts in two languages and a test. The copy then plays
it, explains it in both languages and still replays the records on the shelf.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from neopolis.games.new_angeles.cards.registry import ACTIONS, ASSETS, EVENTS
from neopolis.games.new_angeles.ids import ACTION, ASSET, EVENT

ROOT = Path(__file__).parents[4]
GAME = Path("neopolis") / "games" / "new_angeles"
RECORD = ROOT / "tests/shelf/new-angeles/rules-2-seats-4-plain-20.jsonl"
CONTENT = ROOT / "tests/shelf/new-angeles/content-39a4d359d678d797"


class Tree:
    """A copy of the sources, and the files in it that were changed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.changed: set[Path] = set()
        shutil.copytree(ROOT / "src", folder, ignore=shutil.ignore_patterns("__pycache__", "page"))

    def append(self, file: Path, text: str) -> None:
        path = self.folder / file
        path.write_text(path.read_text(encoding="utf-8") + text, encoding="utf-8")
        self.changed.add(file)

    def add_texts(self, english: dict[str, str], polish: dict[str, str]) -> None:
        """The texts of a card, by the ids that its slug gives them."""
        self.append(GAME / "text" / "sentences.py", f"\nadd_messages({english!r})\n")
        file = Path("neopolis/text/locales/pl/sentences.json")
        known = json.loads((self.folder / file).read_text(encoding="utf-8"))
        (self.folder / file).write_text(json.dumps({**known, **polish}, ensure_ascii=False), encoding="utf-8")
        self.changed.add(file)

    def test(self, text: str) -> str:
        """Run the test of the new card; the fifth file. What it prints."""
        file = Path("test_new_card.py")
        (self.folder / file).write_text(PREAMBLE + text, encoding="utf-8")
        self.changed.add(file)
        paths = {"PYTHONPATH": f"{self.folder}{os.pathsep}{ROOT}"}
        done = subprocess.run(
            [sys.executable, str(self.folder / file)],
            env={**os.environ, **paths}, cwd=self.folder, capture_output=True, text=True,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        return done.stdout


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    return Tree(tmp_path / "src")


PREAMBLE = f"""
from pathlib import Path
from neopolis.games import new_angeles
from neopolis.games.new_angeles.content.pack import load_pack
from neopolis.games.new_angeles.text.card_content import all_cards
from neopolis.text import languages as languages
from neopolis.text.messages import use_language
from tests.games.new_angeles import table as tables

assert {str(ROOT / "src")!r} not in new_angeles.__file__
for seed in range(20):
    new_angeles.start(4 + seed % 3, seed).copy().playout(seed)
old = new_angeles.replay(Path({str(RECORD)!r}).read_text(encoding="utf-8"), load_pack(Path({str(CONTENT)!r})))
assert old.over

def table():
    return tables.table(content=new_angeles.default_pack())

def explained(name, language):
    with use_language(language):
        return [card for card in all_cards(new_angeles.default_pack()) if card.key == name][0].does
"""


def test_add_an_action_card(tree: Tree) -> None:
    """Robot Tax: pick a district in which unrest rises, and gain 2 capital."""
    number = ACTIONS.last + 1
    tree.append(
        GAME / "cards" / "actions.py",
        f"""

def tax(s: NewAngeles, f: Frame, district: int) -> None:
    raise_unrest(s, district, 1)
    gain(s, f.seat, 2)


ROBOT_TAX: Final = action(
    "robot-tax", "Robot Tax", number={number}, rule="NA 70", printed=False,
    effect=[Pick(calm_enough, tax, ask="district", exactly=1)],
)  # fmt: skip
""",
    )
    tree.append(GAME / "content" / "actions.csv", "Robot Tax,labor,5,house,house\n")
    tree.add_texts(
        {"robot-tax.short": "Unrest +1 in a district; gain 2 capital", "robot-tax.ask-district": "Where do you tax?"},
        {"robot-tax.short": "Niepokoje +1 w dzielnicy; 2 kapitału", "robot-tax.ask-district": "Gdzie?"},
    )

    told = tree.test(f"""
laid = table().offer(0, "Robot Tax").all_pass()
print(laid.game.question(0))
assert laid.answer(0, 3).capital_of(0) == 12
assert laid.districts("protest") == [3]
assert laid.pack.thing("Robot Tax") == {ACTION + number} and laid.pack.thing("Scorched Earth") == 20
print(explained("Robot Tax", "en"))
print(explained("Robot Tax", "pl"))
""")

    assert told.splitlines() == [
        "Robot Tax: Where do you tax?",
        "Unrest +1 in a district; gain 2 capital",
        "Niepokoje +1 w dzielnicy; 2 kapitału",
    ]
    assert len(tree.changed) == 5


def test_add_an_asset(tree: Tree) -> None:
    """Night Clerk: at the end of your turn, gain 1 capital; your hand is 1 larger."""
    number = ASSETS.last + 1
    tree.append(
        GAME / "cards" / "assets.py",
        f"""

NIGHT_CLERK: Final = asset(
    "night-clerk", "Night Clerk", number={number}, rule="NA 72", printed=False,
    timing=END_OF_TURN, hand_size=+1,
    effect=[Do(gain_capital(1))],
)  # fmt: skip
""",
    )
    tree.append(GAME / "content" / "assets.csv", f"{number},Night Clerk,end_of_turn,house,house\n")
    tree.add_texts(
        {"night-clerk.short": "End of turn: gain 1 capital; hand size +1"},
        {"night-clerk.short": "Koniec tury: 1 kapitału; limit ręki +1"},
    )

    told = tree.test(f"""
laid = table().asset(0, "Night Clerk").at("end of turn")
assert laid.texts(0) == ["Night Clerk", "pass"]
assert laid.player(0).hand_size == 6
assert laid.answer(0, "Night Clerk").capital_of(0) == 11
assert laid.pack.thing("Night Clerk") == {ASSET + number} and laid.pack.thing("Wong Ya Ching") == 234
print(explained("Night Clerk", "en"))
print(explained("Night Clerk", "pl"))
""")

    assert told.splitlines() == [
        "End of turn: gain 1 capital; hand size +1",
        "Koniec tury: 1 kapitału; limit ręki +1",
    ]
    assert len(tree.changed) == 5


def test_add_an_event(tree: Tree) -> None:
    """Quiet Week: with 1 outage or more, threat rises by 1; an illness comes to district 4."""
    number = EVENTS.last + 1
    tree.append(GAME / "cards" / "events.py", f'\nevent("quiet-week", number={number}, rule="NA 75", printed=False)\n')
    tree.append(GAME / "content" / "events.csv", f"{number},Quiet Week,outage,at_least,outage,1 1,,4,,,3,house,house\n")
    tree.add_texts({"quiet-week.short": "1 outage: threat +1"}, {"quiet-week.short": "1 awaria: zagrożenie +1"})

    tree.test(f"""
laid = table().outage(2).events("Quiet Week").track().offer(0, "Ark Construction").all_pass().answer(0, 9)
laid = laid.until("main-offer")
assert laid.view.threat == 1
assert laid.districts("illness") == [4]
assert laid.pack.thing("Quiet Week") == {EVENT + number} and laid.pack.thing("Welfare Programs Slashed") == 416
assert explained("Quiet Week", "en")
""")

    assert len(tree.changed) == 5
