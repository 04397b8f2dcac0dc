"""Tools for checking the laws in `laws.py`: checks, expected refusals, and inputs that every game must refuse."""

from __future__ import annotations

from typing import Final

import msgspec

from neopolis.engine.decision import Decision
from neopolis.engine.game import MAX_SEED
from neopolis.engine.playable import Playable
from neopolis.engine.refused import Refused
from neopolis.engine.rng import Dice

HUGE: Final = pow(2, 20_000)  # has more digits than Python prints; `pow`, because mypyc crashes on the constant
INVALID_SEATS: Final[tuple[object, ...]] = (-1, 64, HUGE, True, False, "0", "", None, 0.0, (0,))
INVALID_OPTIONS: Final[tuple[object, ...]] = (-1, 1 << 40, HUGE, -HUGE, True, False, "", "0", None, 1.5, (), b"1")
INVALID_SEEDS: Final[tuple[object, ...]] = (-1, MAX_SEED + 1, HUGE, "7", True, 7.0, None)
INVALID_TEXTS: Final[tuple[object, ...]] = ("", " ", "no such answer", "{0}", "\0", 7, None, b"1")
INVALID_BYTES: Final[tuple[object, ...]] = (b"", b"\0", b"NP1", "NP1", None, 7, [1])
INVALID_RECORDS: Final[tuple[object, ...]] = (
    "",
    "\n",
    "{}",
    "[]\n[]",
    '{"digest": 1}\n' * 2,
    chr(0xD800),
    None,
    7,
    b"{}",
)


class LawBroken(Exception):
    """A law does not hold."""

    def __init__(self, law: str, detail: str) -> None:
        super().__init__(f"{law}: {detail}")
        self.law = law
        self.detail = detail


def check(holds: bool, law: str, detail: str) -> None:
    """Raise LawBroken unless the condition holds."""
    if not holds:
        raise LawBroken(law, detail)


def check_refused(law: str, function: object, *arguments: object) -> None:
    """Raise LawBroken unless the call is refused. The type `object` lets laws pass arguments of wrong types."""
    if not callable(function):
        raise LawBroken(law, f"{function!r} cannot be called")
    try:
        function(*arguments)
    except Refused as refused:
        check(bool(refused.code and refused.message), law, "a refusal without a code or a message")
        return
    except Exception as error:
        raise LawBroken(law, f"{type(error).__name__} instead of Refused for {_brief(arguments)}") from error
    raise LawBroken(law, f"{_brief(arguments)} was accepted")


def _brief(arguments: tuple[object, ...]) -> str:
    is_huge = [type(one) is int and abs(one) >= HUGE for one in arguments]
    return ", ".join(["a huge number" if h else repr(one)[:80] for one, h in zip(arguments, is_huge, strict=True)])


def view_bytes(game: Playable, seat: int | None) -> bytes:
    """The view of a seat (None: a spectator) as JSON."""
    return msgspec.json.encode(game.view(seat))


def without_barrier(decision: Decision) -> tuple[object, ...]:
    """A decision as plain data. The barrier is left out, because the answers of others may change it."""
    return (decision.seat, decision.prompt, tuple(decision.options), decision.rules, decision.default)


def random_option(options: list[int], dice: Dice) -> int:
    return options[dice.below(len(options))]
