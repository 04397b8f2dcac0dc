"""Personas: names and voices of bots, chosen by the table."""

import pytest

from neopolis.bots.personas import LOST, PERSONAS, START, WON, Persona, personas_at
from neopolis.engine.reason import Reason
from neopolis.games.registry import definitions
from neopolis.text.messages import use_language

ALL = [persona for own in PERSONAS.values() for persona in own]
LEVELS = ["", "easy", "hard", "easy", "easy", "easy"]


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_persona_has_a_name_and_a_line_for_each_moment(language: str) -> None:
    with use_language(language):
        assert len({one.title for one in ALL}) == len(ALL)
        assert all([one.about and one.line(moment) for one in ALL for moment in (START, WON, LOST)])


def test_every_level_has_personas_for_the_largest_table() -> None:
    for game in definitions():
        for level in game.known_levels:
            assert len(PERSONAS[level.name]) >= game.most_seats - 1


def test_a_table_always_has_the_same_personas() -> None:
    assert personas_at("qpUxW3", LEVELS) == personas_at("qpUxW3", LEVELS)
    assert len({personas_at(f"table {number}", LEVELS)[1] for number in range(40)}) == len(PERSONAS["easy"])


def test_personas_fit_the_levels_and_differ() -> None:
    found = personas_at("qpUxW3", LEVELS)

    assert found[0] is None
    for level, persona in zip(LEVELS[1:], found[1:], strict=True):
        assert persona in PERSONAS[level]
    assert len(set(found)) == len(found)


def test_a_persona_gives_a_reason_in_its_own_words() -> None:
    """A reason without words of its own for a voice is said as it stands."""
    dear, kept = Reason("reason-too-expensive", {}, True), Reason("reason-no-trade", {"player": 1}, True)
    said = {voice: Persona("mira", voice).saying(dear) for voice in ("warm", "dry", "blunt")}

    assert len({*said.values(), dear.text}) == 4
    assert Persona("mira", "warm").saying(kept) == kept.text
