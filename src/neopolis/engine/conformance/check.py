"""What a law is made of: a demand, a refusal that must come, and inputs that no game may accept."""

from __future__ import annotations

from typing import Final

import msgspec

from neopolis.engine.decision import Decision
from neopolis.engine.game import MAX_SEED
from neopolis.engine.playable import Playable
from neopolis.engine.refused import Refused
from neopolis.engine.rng import Dice

HUGE: Final = pow(2, 20_000)  # more digits than Python would print; mypyc crashes on it as a constant
NO_SEATS: Final[tuple[object, ...]] = (-1, 64, HUGE, True, False, "0", "", None, 0.0, (0,))
NO_OPTIONS: Final[tuple[object, ...]] = (-1, 1 << 40, HUGE, -HUGE, True, False, "", "0", None, 1.5, (), b"1")
NO_SEEDS: Final[tuple[object, ...]] = (-1, MAX_SEED + 1, HUGE, "7", True, 7.0, None)
NO_TEXTS: Final[tuple[object, ...]] = ("", " ", "no such answer", "{0}", "\0", 7, None, b"1")
NO_BYTES: Final[tuple[object, ...]] = (b"", b"\0", b"NP1", "NP1", None, 7, [1])
NO_RECORDS: Final[tuple[object, ...]] = ("", "\n", "{}", "[]\n[]", '{"digest": 1}\n' * 2, chr(0xD800), None, 7, b"{}")


class Broken(Exception):
    """A law that does not hold, and how."""

    def __init__(self, law: str, detail: str) -> None:
        super().__init__(f"{law}: {detail}")
        self.law = law
        self.detail = detail


def demand(holds: bool, law: str, detail: str) -> None:
    if not holds:
        raise Broken(law, detail)


def refuses(law: str, thing: object, *given: object) -> None:
    """The call is refused; anything else that is raised breaks the law, and so does nothing."""
    if not callable(thing):
        raise Broken(law, f"{thing!r} cannot be called")
    try:
        thing(*given)
    except Refused as refused:
        demand(bool(refused.code and refused.message), law, "a refusal without code or sentence")
        return
    except Exception as error:
        raise Broken(law, f"{type(error).__name__} instead of Refused for {_brief(given)}") from error
    raise Broken(law, f"{_brief(given)} was accepted")


def _brief(given: tuple[object, ...]) -> str:
    return ", ".join(["a huge number" if type(one) is int and abs(one) >= HUGE else repr(one)[:80] for one in given])


def shown(game: Playable, seat: int | None) -> bytes:
    """A view as bytes."""
    return msgspec.json.encode(game.view(seat))


def plain(decision: Decision) -> tuple[object, ...]:
    """All of a decision but the barrier, which others' answers may bring about."""
    return (decision.seat, decision.prompt, tuple(decision.options), decision.rules, decision.default)


def some(options: list[int], dice: Dice) -> int:
    return options[dice.below(len(options))]
