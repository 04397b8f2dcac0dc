"""The laws detect broken games: each subclass of `Front` wraps NEOM and breaks one law."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from neopolis import Refused
from neopolis.engine.conformance.check import LawBroken
from neopolis.engine.conformance.laws import Laws
from neopolis.engine.decision import Decision
from neopolis.engine.event import Event
from neopolis.engine.result import Result
from neopolis.games import neom
from neopolis.games.neom import NeomGame

SEATS = 3


class Front:
    """A wrapper around NEOM that breaks nothing."""

    def __init__(self, game: NeomGame) -> None:
        self.game = game

    @property
    def over(self) -> bool:
        return self.game.over

    @property
    def deciders(self) -> tuple[int, ...]:
        return self.game.deciders

    @property
    def result(self) -> Result | None:
        return self.game.result

    def decision(self, seat: int) -> Decision:
        return self.game.decision(seat)

    def play(self, seat: int, option: int) -> list[Event]:
        return self.game.play(seat, option)

    def take_back(self, seat: int) -> None:
        self.game.take_back(seat)

    def view(self, seat: int | None) -> object:
        return self.game.view(seat)

    def history(self, seat: int | None) -> list[Event]:
        return self.game.history(seat)

    def text(self, seat: int, option: int) -> str:
        return self.game.text(seat, option)

    def parse(self, seat: int, text: str) -> int:
        return self.game.parse(seat, text)

    def encode(self) -> bytes:
        return self.game.encode()

    def record(self) -> str:
        return self.game.record()

    def copy(self) -> Front:
        return type(self)(self.game.copy())

    def imagine(self, seat: int, seed: int) -> Front:
        return type(self)(self.game.imagine(seat, seed))


class DecidersBackwards(Front):
    @property
    def deciders(self) -> tuple[int, ...]:
        return self.game.deciders[::-1]


class EarlyResult(Front):
    @property
    def result(self) -> Result | None:
        return Result((0,), (1, 0, 0), "too early")


class OptionsBackwards(Front):
    def decision(self, seat: int) -> Decision:
        decision = self.game.decision(seat)
        decision.options.reverse()
        return decision


class NoDefault(Front):
    def decision(self, seat: int) -> Decision:
        decision = self.game.decision(seat)
        decision.default = 999
        return decision


class OneText(Front):
    def text(self, seat: int, option: int) -> str:
        return "the same"


class AnyOption(Front):
    """Plays the default when an option is not legal."""

    def play(self, seat: int, option: int) -> list[Event]:
        try:
            return self.game.play(seat, option)
        except Refused:
            return self.game.play(seat, self.game.decision(seat).default)


class Unhelpful(Front):
    """Raises an exception other than Refused when an option is not legal."""

    def play(self, seat: int, option: int) -> list[Event]:
        if option not in self.game.decision(seat).options:
            raise ValueError("no")
        return self.game.play(seat, option)


class OptionNotAccepted(Front):
    def play(self, seat: int, option: int) -> list[Event]:
        if option == self.game.decision(seat).options[-1]:
            raise Refused("not-an-option", option=option)
        return self.game.play(seat, option)


class SharedCopy(Front):
    def copy(self) -> Front:
        return self


class CopyWithRecord(Front):
    def copy(self) -> Front:
        return type(self)(neom.replay(self.game.record()))


class TakesBackNothing(Front):
    def take_back(self, seat: int) -> None:
        trial = self.game.copy()
        trial.take_back(seat)


class Suspicious(Front):
    """Refuses to take an answer back after any act of another seat, even an act nobody has noticed."""

    def take_back(self, seat: int) -> None:
        if type(seat) is int and 0 <= seat < SEATS and self.game.after_anchor[-2:-1] != [seat]:
            raise Refused("acted-upon", player=seat)
        self.game.take_back(seat)


class NoBarrier(Front):
    def decision(self, seat: int) -> Decision:
        asked = self.game.decision(seat)
        return Decision(asked.seat, asked.prompt, asked.options, asked.rules, asked.default)


class Telltale(Front):
    """Shows everybody the sealed picks of an open step."""

    def view(self, seat: int | None) -> object:
        view = self.game.view(seat)
        return {"awaited": view.awaited, "view": view, "picks": [self.game.open_picks(one) for one in range(SEATS)]}


class Gossip(Front):
    """Shows a spectator the history of seat 0."""

    def history(self, seat: int | None) -> list[Event]:
        return self.game.history(0 if seat is None else seat)


class Forgetful(Front):
    def history(self, seat: int | None) -> list[Event]:
        return self.game.history(seat)[:-1]


class WrongRecord(Front):
    def record(self) -> str:
        return neom.start(SEATS, 99).record() if self.game.log else self.game.record()


class Telepath(Front):
    """Imagines games from what another seat knows."""

    def imagine(self, seat: int, seed: int) -> Front:
        return type(self)(self.game.imagine((seat + 1) % SEATS, seed))


class Undecided(Front):
    """Imagines a different game each time, even with the same seed."""

    asked = 0

    def imagine(self, seat: int, seed: int) -> Front:
        Undecided.asked += 1
        return type(self)(self.game.imagine(seat, seed + Undecided.asked))


def suite(front: Callable[[NeomGame], Front]) -> Laws[Front]:
    return Laws(
        SEATS,
        lambda seed: front(neom.start(SEATS, seed)),
        lambda data: front(neom.decode(data)),
        lambda record: front(neom.replay(record)),
    )


def broken(front: Callable[[NeomGame], Front]) -> str:
    """The name of the law that this broken game breaks."""
    with pytest.raises(LawBroken) as caught:
        suite(front).check_game(seed=5, rarely=1)
    return caught.value.law


def test_the_wrapper_itself_breaks_no_law() -> None:
    suite(Front).check_game(seed=5, rarely=20)


@pytest.mark.parametrize(
    ("front", "law"),
    [
        (DecidersBackwards, "deciders"),
        (EarlyResult, "result"),
        (OptionsBackwards, "options"),
        (NoDefault, "default"),
        (OneText, "texts"),
        (AnyOption, "refusals"),
        (Unhelpful, "refusals"),
        (OptionNotAccepted, "options"),
        (SharedCopy, "options"),
        (CopyWithRecord, "copy"),
        (TakesBackNothing, "taking back"),
        (Suspicious, "silent picks"),
        (NoBarrier, "barrier"),
        (Telltale, "sealed"),
        (Gossip, "history"),
        (Forgetful, "history"),
        (WrongRecord, "record"),
        (Telepath, "imagine"),
        (Undecided, "imagine"),
    ],
)
def test_broken_law_is_named(front: Callable[[NeomGame], Front], law: str) -> None:
    assert broken(front) == law


def test_a_decoder_that_accepts_damaged_bytes_breaks_a_law() -> None:
    laws = suite(Front)

    def decode(data: bytes) -> Front:
        try:
            return Front(neom.decode(data))
        except Refused:
            return Front(neom.start(SEATS, 1))

    laws.decode = decode
    with pytest.raises(LawBroken) as caught:
        laws.check_game(seed=5, rarely=50)

    assert caught.value.law == "damaged bytes"


def test_a_replay_that_accepts_a_cut_record_breaks_a_law() -> None:
    laws = suite(Front)

    def replay(record: str) -> Front:
        try:
            return Front(neom.replay(record))
        except Refused:
            return Front(neom.start(SEATS, 1))

    laws.replay = replay
    with pytest.raises(LawBroken) as caught:
        laws.check_game(seed=5, rarely=50)

    assert caught.value.law == "cut record"


def test_a_start_that_accepts_any_seed_breaks_a_law() -> None:
    laws = suite(Front)
    laws.start = lambda seed: Front(neom.start(SEATS, int(seed) % 1000 if isinstance(seed, int) else 1))
    with pytest.raises(LawBroken) as caught:
        laws.check_seeds()

    assert caught.value.law == "seeds"
