"""Definitions of cards: each card has one place and one number, and no other module names it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from neopolis.games import new_angeles
from neopolis.games.new_angeles.cards import definitions, registry
from neopolis.games.new_angeles.cards.registry import BLOCKS, Card, card_of, slug_of
from neopolis.games.new_angeles.cards.vocabulary import Choose
from neopolis.games.new_angeles.ids import ACTION, AMOUNT, ASSET, DISTRICT, EMERGENCY, EVENT, INVESTMENT, ROOM
from neopolis.games.new_angeles.rules.scripts import CARD
from tests.games.new_angeles.random_games import SEATS, positions
from tests.games.new_angeles.table import table
from tests.sizes import Size

SOURCES = Path(new_angeles.__file__).parent
NOT_YET = ("bots", "text")  # folders of the sources that still name cards
KNOWN = [card for block in BLOCKS for card in block.cards.values()]
# Card numbers in version 3 of the rules. A new card gets the next number of its block; no number here ever changes.
NUMBERS = {
    "clean-slate": 1,
    "scorched-earth": 20,
    "ruthless-tactics": 100,
    "massive-reconstruction": 105,
    "aaron-marron": 201,
    "chief-gorman": 207,
    "wong-ya-ching": 234,
    "healthcare-initiative": 301,
    "populist-dismissal": 312,
    "activist-cells-awaken": 401,
    "welfare-programs-slashed": 416,
}


@pytest.mark.parametrize("slug", NUMBERS)
def test_a_card_keeps_its_number(slug: str) -> None:
    assert slug_of(NUMBERS[slug]) == slug


def test_blocks_have_room() -> None:
    """Each block of numbers begins at a multiple of ROOM, and so do the amounts."""
    blocks = [ACTION, EMERGENCY, ASSET, INVESTMENT, EVENT, DISTRICT]

    assert blocks == [ROOM * place for place in range(6)]
    assert AMOUNT % ROOM == 0


def test_a_slug_is_an_id_of_a_message() -> None:
    assert all([re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", card.slug) for card in KNOWN])
    assert len({card.slug for card in KNOWN}) == len(KNOWN)


def test_a_card_cites_its_paragraph() -> None:
    """A printed card has the number of its paragraph. Emergency actions count from 0, so there it is 1 higher."""
    sections = dict(zip(("70", "71", "72", "73", "75", "74"), BLOCKS, strict=True))

    for section, block in sections.items():
        first = 1 if section == "71" else 0
        printed = [card for card in block.cards.values() if card.printed]
        assert [card.rule for card in printed] == [f"NA {section}.{card.number + first}" for card in printed]


@pytest.mark.parametrize("seats", SEATS)
def test_a_question_of_a_card_cites_the_card_first(seats: int, size: Size) -> None:
    """In whole random games: the paragraph of the card or asset whose effect asks comes first, and only once."""
    asked = 0
    for number in range(1, size(quick=2, normal=5)):
        for game in positions(seats, number):
            card = card_of(game.s.stack[-1].script - CARD) if game.s.stack else None
            for seat in game.deciders if card else ():
                rules = game.decision(seat).rules
                assert card and rules[0] == card.rule and len(set(rules)) == len(rules), (card and card.slug, rules)
                asked += 1

    assert asked > 20


@pytest.mark.parametrize(
    ("card", "rules"),
    [
        ("Information Procurement", ("NA 70.3", "R-104")),
        ("Puff Piece", ("NA 70.15", "R-69")),
        ("Vanity Project", ("NA 70.8", "R-74")),
    ],
)
def test_a_question_cites_the_ruling_about_its_card(card: str, rules: tuple[str, ...]) -> None:
    """The ruling about Information Procurement is not cited for another card."""
    laid = table().resolve(0, card)

    assert laid.game.decision(0).rules == rules


def test_energy_for_all_cites_the_ruling_about_drawing() -> None:
    laid = table(corporations=("Melange Mining", "Haas-Bioroid", "Jinteki", "NBN")).resolve(0, "Energy for All")

    assert laid.game.decision(0).rules == ("NA 71.4", "R-69")


@pytest.mark.parametrize(
    "card",
    [Card("fresh", 20, "NA 70"), Card("chief-gorman", 98, "NA 70"), Card("fresh", 0, "NA 70"), Card("fresh", 100, "")],
    ids=["number is taken", "slug is taken", "out of order", "too high"],
)
def test_a_number_and_a_slug_are_used_once(card: Card) -> None:
    before = len(registry.ACTIONS.cards)

    with pytest.raises(ValueError, match=card.slug):
        registry.ACTIONS.add(card)

    assert len(registry.ACTIONS.cards) == before


def test_numbers_without_a_card() -> None:
    assert [card_of(thing) for thing in (-1, 0, 99, 106, 200, 299, DISTRICT, AMOUNT)] == [None] * 8
    assert slug_of(0) == ""


@pytest.mark.parametrize("thing", [thing for thing in range(INVESTMENT) if card_of(thing)])
def test_every_question_has_a_name(thing: int) -> None:
    """Each question of a card has a name, and no two questions of a card have the same name."""
    steps = [step for step in definitions.EFFECTS[thing] if isinstance(step, Choose)]
    names = [step.ask for step in steps]

    assert all(names)
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("kind", ["action", "emergency", "asset"])
def test_a_constant_is_named_like_its_card(kind: str) -> None:
    """A constant is the card's slug in capitals. Two cards with digits in their names have shorter constants."""
    file = SOURCES / "cards" / ("emergencies.py" if kind == "emergency" else f"{kind}s.py")
    found = re.findall(rf'^(\w+): Final = {kind}\(\n    "([a-z0-9-]+)", ', file.read_text(encoding="utf-8"), re.M)
    block = {"action": registry.ACTIONS, "emergency": registry.EMERGENCIES, "asset": registry.ASSETS}[kind]

    assert [slug for _, slug in found] == [card.slug for card in block.cards.values()]
    for name, slug in found:
        assert slug.upper().replace("-", "_").startswith(name)


def test_no_module_outside_names_a_card() -> None:
    """No other module names a card, by constant, slug or name: special cases belong to the card's definition."""
    constants = [card.slug.upper().replace("-", "_") for block in BLOCKS[:3] for card in block.cards.values()]
    names = [card.name for card in KNOWN if card.name] + [card.slug for card in KNOWN if "-" in card.slug]
    words = "|".join([re.escape(name) for name in constants + names])
    pattern = re.compile(rf"\b(?:{words})\b|LIVE_FEED|FLOYD")  # one search for the edge of a word: this is much faster
    wrong = []
    for path in sorted(SOURCES.rglob("*.py")):
        folder = path.relative_to(SOURCES).parts[0]
        if folder not in ("cards", *NOT_YET):
            wrong += [f"{path}: {found}" for found in pattern.findall(path.read_text(encoding="utf-8"))]

    assert not wrong, "\n".join(wrong)
