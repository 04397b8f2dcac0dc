"""Sentences of New Angeles: every event has one, with a rule that exists, and every question names its subject."""

import re
from pathlib import Path

import pytest

from neopolis.bots import Observation
from neopolis.engine.event import Event
from neopolis.games import new_angeles
from neopolis.games.new_angeles.bots import make_bot as make_new_angeles_bot
from neopolis.games.new_angeles.cards.registry import ACTIONS, card_of
from neopolis.games.new_angeles.ids import (
    DISTRICT,
    HUMAN_FIRST,
    MAIN,
    MEDIA,
    PRISEC,
)
from neopolis.games.new_angeles.text.notation import READERS, RULES, event_text, paragraph_of
from neopolis.games.new_angeles.text.rules import RULEBOOK
from neopolis.text.rulebook import rule_text
from tests.games.new_angeles.pack_changes import PACK

SOURCES = Path(new_angeles.__file__).parent
NAMES = ["Ada", "Ben", "Cyd", "Dan"]


def told() -> set[str]:
    """The kinds of events that the sources emit."""
    return {kind for path in SOURCES.rglob("*.py") for kind in re.findall(r'\.tell\(\s*"([a-z-]+)"', path.read_text())}


def text(kind: str, seat: int, *things: int) -> str:
    return event_text(PACK, Event(kind, seat, things), NAMES)


def test_every_event_can_be_read() -> None:
    assert told() - READERS.keys() == set()


def test_every_event_has_a_rule_that_exists() -> None:
    missing = [kind for kind in READERS if not rule_text(RULES.get(kind, "?"), RULEBOOK)]

    assert missing == []


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_every_event_of_a_game_has_a_sentence(seats: int) -> None:
    """Every event of a whole game has a sentence, which ends with a full stop."""
    game = new_angeles.start(seats, seats)
    bots = [make_new_angeles_bot("random", seat) for seat in range(seats)]
    while not game.over:
        seat = game.deciders[0]
        game.play(seat, bots[seat].choose(Observation(game, seat)))

    names = [*NAMES, "Eve", "Fay"]
    told_all = [event_text(game.pack, event, names) for seat in range(seats) for event in game.history(seat)]
    assert all([re.fullmatch(r"\S.*\.", sentence) for sentence in told_all])


def test_a_change_has_words_for_its_sign() -> None:
    assert text("capital", 1, -2, 8) == "Ben loses 2 capital (now 8)."
    assert text("threat", -1, 3, 12) == "Threat +3: now 12 of 25."


@pytest.mark.rule("NA 72.15", "R-71")
def test_an_added_card_is_shown_with_its_deck() -> None:
    assert text("added-support", 1, MAIN, MEDIA) == "Ben adds an unseen media card to the main offer as support."


@pytest.mark.rule("NA 35.4")
def test_an_obstacle_is_named() -> None:
    assert (
        text("moves-on", -1, HUMAN_FIRST, 9, PRISEC)
        == "A Human First unit can't stay in Rutherford (9) because of prisec, and moves on."
    )
    assert text("moves-on", -1, HUMAN_FIRST, 9, HUMAN_FIRST).startswith("A Human First unit can't stay")


@pytest.mark.rule("NA 18.2")
def test_a_failed_demand_shows_what_is_missing() -> None:
    assert text("demand", -1, 7, 0, 0, 0, 2, 1).endswith("Missing: 2 entertainment and 1 credit.")
    assert text("demand", -1, 7, 0, 0, 0, 0, 0).startswith("The demand is met: Retail Shortage")


@pytest.mark.parametrize("thing", [thing for thing in range(DISTRICT) if (card := card_of(thing)) and card.printed])
def test_every_card_has_its_paragraph(thing: int) -> None:
    """The paragraph about a card begins with its name."""
    name = PACK.names[thing]

    assert rule_text(paragraph_of(thing), RULEBOOK).startswith(name)


@pytest.mark.parametrize("thing", [0, ACTIONS.last + 1, DISTRICT + 1])
def test_only_cards_have_paragraphs(thing: int) -> None:
    assert paragraph_of(thing) == ""


def test_questions_name_the_card_that_asks() -> None:
    """While a card is resolved, its name comes before the question."""
    game = new_angeles.start(4, 3)
    bot = make_new_angeles_bot("random", 5)
    asked: dict[str, str] = {}
    while not game.over:
        seat = game.deciders[0]
        asked[game.decision(seat).prompt] = game.question(seat)
        game.play(seat, bot.choose(Observation(game, seat)))

    assert asked["main-offer"].startswith("Choose your main offer: an action card from your hand or")
    assert re.fullmatch(r"[A-Z0-9].*: .*[.?]", asked["pick-district"])
