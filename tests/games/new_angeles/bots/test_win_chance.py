"""The win chance of New Angeles' bots: the numbers that it reads, and the weights in the repository."""

import hashlib
import json

import pytest

from neopolis.games import new_angeles
from neopolis.games.new_angeles.bots.features import AGITATOR, FEATURES, PUBLIC, features, public_features, role_of
from neopolis.games.new_angeles.bots.weights import FOLDER, read_weights, win_chance
from neopolis.games.new_angeles.ids import CORPORATION, FEDERALIST
from neopolis.games.new_angeles.rules.state import BY_DEMAND, BY_THREAT
from tests.games.new_angeles.table import Table, table

CORPORATIONS = ("Jinteki", "Globalsec", "NBN", "Haas-Bioroid")


def city() -> Table:
    """A table where NBN is the rival of Jinteki, and Globalsec is the Federalist."""
    return table(corporations=CORPORATIONS).rivals("NBN", "Federalist", "Jinteki", "Globalsec")


def chance(at: Table, seat: int) -> float:
    s = at.game.s
    return win_chance().of(s, seat, s.rivals[seat])


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_every_position_has_the_same_numbers(seats: int) -> None:
    game = new_angeles.start(seats, 5)
    for step in range(60):
        s = game.s
        public = public_features(s)
        assert len(public) == PUBLIC
        for seat in range(seats):
            for rival in (0, FEDERALIST, *[CORPORATION + one for one in s.setting.corporations]):
                assert len(features(s, seat, rival, public)) == FEATURES
        seat = game.deciders[0]
        options = game.options(seat)
        game.play(seat, options[step % len(options)])


def test_it_reads_only_what_the_seat_knows() -> None:
    """The numbers are the same in a game that the seat cannot tell from the real one."""
    game = new_angeles.start(5, 3)
    differed = 0
    for step in range(50):
        for seat in range(5):
            other = game.imagine(seat, step).s
            differed += other.hands != game.s.hands
            own = game.s.rivals[seat] if game.s.rivals else 0
            assert features(other, seat, own, public_features(other)) == features(
                game.s, seat, own, public_features(game.s)
            )
        seat = game.deciders[0]
        game.play(seat, game.options(seat)[-1])

    assert differed > 100


def test_the_weights_fit_their_hash() -> None:
    """Nobody has edited the weights by hand, and they name the games they were fitted to."""
    read = json.loads((FOLDER / "win_chance.json").read_bytes())
    networks = {"survives": read["survives"], "ahead": read["ahead"]}

    assert hashlib.sha256(json.dumps(networks).encode()).hexdigest()[:16] == read["hash"] == read_weights().hash
    assert read["games"]


@pytest.mark.rule("NA 69.1")
def test_capital_of_the_rival_hurts_and_own_capital_helps() -> None:
    base = chance(city().round(4), 0)

    assert chance(city().round(4).capital(2, 20), 0) < base < chance(city().round(4).capital(0, 20), 0)


@pytest.mark.rule("NA 63.0")
def test_threat_hurts_all_but_the_federalist() -> None:
    calm, dire = city().round(5).capital(1, 30).threat(5), city().round(5).capital(1, 30).threat(22)

    assert role_of(calm.game.s, 1, calm.game.s.rivals[1]) == AGITATOR
    assert chance(dire, 0) < chance(calm, 0)
    assert chance(dire, 1) > chance(calm, 1)


@pytest.mark.rule("NA 69.0")
def test_the_end_is_exact() -> None:
    """After the game, a seat has won or not."""
    s = city().capital(0, 30).game.s.copy()
    s.ended = BY_DEMAND
    assert win_chance().of_all(s, list(s.rivals)) == [1.0, 0.0, 0.0, 0.0]
    s.ended = BY_THREAT
    assert win_chance().of_all(s, list(s.rivals)) == [0.0, 0.0, 0.0, 0.0]
    s.capital[1] = 25
    assert win_chance().of_all(s, list(s.rivals)) == [0.0, 1.0, 0.0, 0.0]


@pytest.mark.rule("NA 63.0")
def test_whoever_needs_the_city_looks_after_it() -> None:
    """A chance to win is worth less in a city in danger, and as much as it is to the Federalist and after the end."""
    model = win_chance()
    dire = city().round(5).threat(20).game.s
    chances = model.of_all(dire, list(dire.rivals))
    worths = model.worths(dire, list(dire.rivals))

    assert worths[1] == chances[1]
    assert all([worths[seat] < chances[seat] for seat in (0, 2, 3)])
    assert model.judged(dire, 0, [dire.rivals[0], FEDERALIST])[2:] == [
        model.worth(dire, 0, dire.rivals[0]),
        model.of(dire, 0, FEDERALIST),
    ]
    ended = dire.copy()
    ended.ended = BY_DEMAND
    assert model.worths(ended, list(ended.rivals)) == model.of_all(ended, list(ended.rivals))
