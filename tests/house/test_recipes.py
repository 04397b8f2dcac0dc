"""Carries out the recipes of CONTRIBUTING.md exactly, all in one copy of the checkout.

Each recipe touches the files that it names and no others, and at most as many as `MOST` allows.
`tests/browser/test_page_recipe.py` carries out the recipe for a page.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from neopolis.server.store.migrations import STEPS
from tests.house.recipes import LANGUAGE, ROOT, TEXT, carry_out, section, steps

COPIED = ("src", "tests", "tools", "docs/rules", "docs/rulings.md", "docs/rulings.pl.md", "pyproject.toml")
NUMBERED = re.compile(r"^\d+\. ", re.MULTILINE)

# How many files each recipe may touch, tests included.
MOST = {
    "A rule test": 1,
    "A bot": 2,
    "An action card": 5,
    "An asset": 5,
    "An event": 5,
    "A tile": 4,
    "A page": 5,
    "A database migration": 3,
}


MIGRATION = "A database migration"
CARDS = "tests/games/new_angeles/cards"

# The test that each recipe writes.
CARRIED_OUT = {
    "A rule test": "tests/games/neom/rules/test_12_selling.py::test_12_1_selling_brings_five_to_a_poor_player",
    "A bot": "tests/games/neom/bots/test_seller.py::test_it_builds_nothing",
    "An action card": f"{CARDS}/test_street_clinic.py::test_street_clinic_removes_three_illness_tokens",
    "An asset": f"{CARDS}/test_night_accountant.py::test_night_accountant_pays_one",
    "An event": f"{CARDS}/test_transit_strike.py::test_transit_strike",
    "A tile": "tests/games/neom/tiles/test_skate_park.py::test_skate_park",
}

# The cards of the recipes: number, and what the page says about each, in English and in Polish.
ADDED = {
    "An action card": (
        99,
        "Street Clinic: Remove up to 3 illness tokens",
        "Uliczna klinika: Usuń do 3 żetonów choroby",
    ),
    "An asset": (
        299,
        "Night Accountant: End of turn: gain 1 capital",
        "Nocny księgowy: Koniec tury: zyskujesz 1 kapitału",
    ),
    "An event": (499, "Transit Strike: ", "Strajk transportu: "),
}


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the files that recipes and their tests need, after all recipes, with a database from before them."""
    root = tmp_path_factory.mktemp("checkout")
    skipped = shutil.ignore_patterns("__pycache__", "node_modules", "page")
    for name in COPIED:
        source, target = ROOT / name, root / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target, ignore=skipped)
        else:
            shutil.copy(source, target)
    python(root, "-c", MIGRATED.format(steps=STEPS, index=False))
    for recipe in (*CARRIED_OUT, MIGRATION):
        for step in steps(recipe):
            carry_out(step, root)
    (root / LANGUAGE).mkdir()
    (root / LANGUAGE / "engine.ftl").write_text("game-over = Das Spiel ist aus.\n", encoding="utf-8")
    return root


@pytest.fixture(scope="module")
def outcome(checkout: Path) -> str:
    """The output of the tests that the recipes add, and of all tests about bots and migrations."""
    tests = [*CARRIED_OUT.values(), "tests/bots", "tests/server/store/test_migrations.py"]
    words = ["-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-rA", "-k"]
    return run(checkout, *words, "not postgresql", *tests)[1]


def python(checkout: Path, *arguments: str) -> str:
    """Run Python in a checkout. Returns the output."""
    code, printed = run(checkout, *arguments)
    assert code == 0, printed
    return printed


def run(checkout: Path, *arguments: str) -> tuple[int, str]:
    """Run Python in a checkout, with the package from there. Returns the exit code and the output."""
    environment = {**os.environ, "PYTHONPATH": f"{checkout}/src{os.pathsep}{checkout}"}
    done = subprocess.run(
        [sys.executable, *arguments], cwd=checkout, env=environment, capture_output=True, text=True, check=False
    )
    return done.returncode, done.stdout if done.returncode == 0 else f"{done.stdout}\n{done.stderr}"


@pytest.mark.parametrize("recipe", MOST)
def test_recipes_name_every_file_and_not_too_many(recipe: str) -> None:
    """Each numbered line has a file and what to do with it, no file is named twice, and the overview counts them."""
    files = [step.path for step in steps(recipe)]

    assert len(files) == len(NUMBERED.findall(section(recipe))) == len({*files})
    assert 0 < len(files) <= MOST[recipe]
    assert re.search(rf"^\| \[{recipe}\]\(#[a-z-]+\) \| {len(files)} \|$", TEXT, re.MULTILINE)


@pytest.mark.parametrize("recipe", CARRIED_OUT)
def test_recipes_work(recipe: str, outcome: str) -> None:
    """After all steps of a recipe, the test that it has written passes."""
    assert f"PASSED {CARRIED_OUT[recipe]}" in outcome, outcome


EXPLAINED = """
import json
from pathlib import Path
from neopolis.games import new_angeles
from neopolis.games.new_angeles.content.pack import load_pack
from neopolis.games.new_angeles.text.card_content import all_cards
from neopolis.text.messages import use_language

shelf = Path("tests/shelf/new-angeles")
record = (shelf / "rules-2-seats-4-plain-20.jsonl").read_text(encoding="utf-8")
assert new_angeles.replay(record, load_pack(shelf / "content-39a4d359d678d797")).over
for seed in range(20):
    new_angeles.start(4 + seed % 3, seed).copy().playout(seed)
for language in ("en", "pl"):
    with use_language(language):
        cards = [(card.thing, f"{card.name}: {card.does}") for card in all_cards(new_angeles.default_pack())]
    print(json.dumps(cards))
"""


def test_added_cards_are_explained_and_old_games_replay(checkout: Path) -> None:
    """The page explains new cards in both languages, games are played with them, and old records still replay."""
    cards = [json.loads(line) for line in python(checkout, "-c", EXPLAINED).splitlines()]
    for number, *texts in ADDED.values():
        shown = [[text for thing, text in some if thing == number] for some in cards]

        assert [len(found) for found in shown] == [1, 1]
        assert all([found[0].startswith(text) for found, text in zip(shown, texts, strict=True)]), shown


SPOKEN = """
import json
from neopolis.games import registry
from neopolis.games.page_data import content_data, rules_data
from neopolis.server.http.negotiation import choose_language
from neopolis.text.messages import languages, message, use_language

with use_language("de"):
    sentences = [message("game-over", {}), message("nobody", {})]
texts = [json.loads(data(game, "de").data) for game in registry.names() for data in (content_data, rules_data)]
print(json.dumps([list(languages()), choose_language("", "de-AT, en;q=0.8"), sentences, all(texts)]))
"""


def test_a_language(checkout: Path) -> None:
    """A folder with messages is enough for the server to offer a language; missing messages are in English."""
    known, chosen, sentences, are_texts_there = json.loads(python(checkout, "-c", SPOKEN))

    assert "`src/neopolis/text/locales/`" in section("A language")
    assert (known[0], "de" in known, chosen, are_texts_there) == ("en", True, "de", True)
    assert sentences[0] == "Das Spiel ist aus." and sentences[1] != ""


OFFERED = """
from neopolis.server.table.catalog import games_offered
print([(bot.name, bot.about) for game in games_offered() if game.game == "neom" for bot in game.bots])
"""


def test_a_bot_is_offered(checkout: Path) -> None:
    """The module is enough for the server to offer the bot for seats of new tables."""
    assert "('seller', '')" in python(checkout, "-c", OFFERED)


def test_a_bot_is_not_compiled(checkout: Path) -> None:
    """An interpreted class cannot inherit from a compiled one, so the compiler leaves every bot alone."""
    compiled = python(checkout, "-c", "from tools.compile import sources; print(*sources(), sep='\\n')").splitlines()

    assert "neopolis/engine/game.py" in compiled and "neopolis/games/neom/bots/seller.py" not in compiled


def test_a_database_migration(checkout: Path, outcome: str) -> None:
    """Schema and steps agree, and a database of the previous version is migrated."""
    python(checkout, "-c", MIGRATED.format(steps=(*STEPS, "0006"), index=True))

    assert "PASSED tests/server/store/test_migrations.py::test_schema_and_migrations_agree[sqlite]" in outcome, outcome


MIGRATED = """
import asyncio
from sqlalchemy import inspect
from neopolis.server.store.migrations import STEPS, current_step
from neopolis.server.store.store import Store

async def main():
    store = Store("sqlite:///games.db")
    await store.open()
    found = await store.database.read(lambda connection: inspect(connection).get_indexes("guests"))
    names = [one["name"] for one in found]
    assert STEPS == {steps} and await store.database.read(current_step) == STEPS[-1]
    assert ("guests_table" in names) is {index}, names
    await store.close()

asyncio.run(main())
"""
