"""Messages for fuzzing: valid commands, allowed or not, damaged commands, and garbage."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

import msgspec

from neopolis.client import ClientState
from neopolis.games.new_angeles import wire
from neopolis.games.new_angeles.trading.terms import Terms
from neopolis.server.table import commands as messages
from neopolis.server.table.commands import Command
from neopolis.server.table.log_events import Clock, Plan

Data = str | bytes

ODD_NUMBERS = [-1, 0, 1, 5, 6, 7, 255, 1 << 31, 1 << 53, 1 << 63, 1 << 64, -(1 << 63), 10**30, 0.5, 1e308]
ODD_TEXTS = [
    "", "\u0000", "<script>alert(1)</script>", "' OR 1=1 --", "{message}", "%s%n", "../../etc/passwd",
    "\u202e\u0301" * 20, "\U0001f600", "a" * 501, "NaN", "null", "-0",
]  # fmt: skip
ODD_VALUES: list[object] = [None, True, False, [], {}, [[]], {"kind": "answer"}, *ODD_NUMBERS, *ODD_TEXTS]
JUNK = [
    "", " ", "{", "[]", "null", "0", '"', '{"kind":"answer"', '{"kind":1,"id":"a"}', '{"id":"a"}', "{}" * 50,
    '{"kind":"ping","id":"a"}x', '{"kind":"ping","kind":"start","id":"a"}', "[" * 10_000, '{"a":' * 3_000, "NaN",
    '{"kind":"answer","id":"a","moment":1e999,"option":0}', '{"kind":"say","id":"a","text":"\\ud800"}',
]  # fmt: skip


class Fuzzer:
    """Makes messages for one socket, based on the frames that the socket has received."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.count = 0

    def messages(self, seen: ClientState, most: int) -> Iterator[Data]:
        """`most` messages: about half of them are proper commands, the others are damaged or junk."""
        for _ in range(most):
            yield self.message(seen)

    def message(self, seen: ClientState) -> Data:
        turn = self.chance.randrange(10)
        if turn < 5:
            return msgspec.json.encode(self.command(seen)).decode()
        if turn < 8:
            return self._changed(self.command(seen))
        if turn == 8:
            return self._torn(msgspec.json.encode(self.command(seen)))
        return self._junk()

    def command(self, seen: ClientState) -> Command:
        """A message that can be decoded, whether it is allowed or not."""
        self.count += 1
        name = f"f{self.chance.randrange(self.count + 1)}"  # some ids are used twice
        kind = self.chance.choice(KINDS)
        if kind is messages.Close and self.chance.randrange(30):  # keep only 1 Close in 30, because it ends the table
            kind = messages.Answer
        seat = self.chance.randrange(6)
        number = self.chance.randrange(-1, 30)
        if kind is messages.Answer:
            return messages.Answer(name, *self._answer(seen))
        if kind is messages.TakeBack:
            return messages.TakeBack(name, seen.moment + self.chance.choice([0, 0, -1, 1]))
        if kind is messages.Say:
            return messages.Say(name, self.chance.choice(ODD_TEXTS)[:400] or "x", self.chance.randrange(-1, 6))
        if kind in (wire.Propose, wire.Counter):
            return self._offer(name, seat, number, kind is wire.Propose)
        if kind is messages.SetPlan:
            return messages.SetPlan(name, self._plan())
        if kind is messages.SetReady:
            return messages.SetReady(name, bool(number % 2))
        return self._small(kind, name, seat, number)

    def _small(self, kind: type[Command], name: str, seat: int, number: int) -> Command:
        if kind is messages.Sit:
            return messages.Sit(name, seat)
        if kind is messages.Vote:
            return messages.Vote(name, seat)
        for numbered in (wire.Accept, wire.Decline, wire.Withdraw):
            if kind is numbered:
                return numbered(name, number)
        for bare in BARE:
            if kind is bare:
                return bare(name)
        raise AssertionError(kind)

    def _answer(self, seen: ClientState) -> tuple[int, int]:
        options = [] if seen.decision is None else [one.option for one in seen.decision.options]
        option = self.chance.choice([*options, *options, -1, 7, 1 << 40])
        return seen.moment + self.chance.choice([0, 0, 0, -1, 1, 1 << 40]), option

    def _offer(self, name: str, seat: int, number: int, is_new: bool) -> Command:
        few = self.chance.choice([0, 0, 1, 3, -1, 1 << 35])
        members: dict[str, object] = {}
        for field in msgspec.structs.fields(Terms):
            if not self.chance.randrange(3):
                members[field.name] = few if field.type is int else [few]
        try:
            terms = msgspec.convert(members, Terms)
        except msgspec.ValidationError:
            terms = Terms()
        if is_new:
            return wire.Propose(name, seat, terms, Terms(), bool(number % 2))
        return wire.Counter(name, number, terms, Terms())

    def _plan(self) -> Plan:
        game = self.chance.choice(["neom", "new-angeles", "chess", ""])
        seats = self.chance.choice([0, 1, 3, 4, 6, 7, 1 << 31])
        bots = self.chance.choice([[], ["random"], ["x"] * 7, ["greedy", "", "plain", "random"]])
        clock = Clock(self.chance.choice(["none", "live", "turns", "x"]), -1, 1 << 40, 5)
        return Plan(game, seats, {"variant": self.chance.choice(ODD_TEXTS)[:50]}, bots, clock)

    def _changed(self, command: Command) -> str:
        """The message with a field added, removed or changed, at any depth."""
        plain = msgspec.to_builtins(command)
        place = plain
        while nested := [value for value in place.values() if isinstance(value, dict) and value]:
            if self.chance.randrange(2):
                break
            place = self.chance.choice(nested)
        name = self.chance.choice([*place, "extra", "kind", "id"])
        if self.chance.randrange(4):
            place[name] = self.chance.choice(ODD_VALUES)
        else:
            place.pop(name, None)
        return json.dumps(plain)

    def _torn(self, data: bytes) -> Data:
        """The message with bytes changed, lost or inserted: as text or, sometimes, as bytes."""
        torn = bytearray(data)
        for _ in range(1 + self.chance.randrange(4)):
            at = self.chance.randrange(len(torn))
            torn[at : at + self.chance.randrange(3)] = self.chance.randbytes(self.chance.randrange(4))
            torn = torn or bytearray(b"x")
        return bytes(torn) if self.chance.randrange(3) == 0 else torn.decode(errors="replace")

    def _junk(self) -> Data:
        if not self.chance.randrange(50):
            return "a" * 20_000  # too long: the server closes the socket
        if self.chance.randrange(2):
            return self.chance.choice(JUNK)
        data = self.chance.randbytes(self.chance.randrange(200))
        return data if self.chance.randrange(2) else data.decode("latin-1")


BARE: tuple[type[messages.Leave | messages.Start | messages.Pause | messages.Resume | messages.StandIn
                 | messages.Return | messages.Close | messages.Sync | messages.Ping], ...] = (
    messages.Leave, messages.Start, messages.Pause, messages.Resume, messages.StandIn, messages.Return,
    messages.Close, messages.Sync, messages.Ping,
)  # fmt: skip
KINDS: list[type[Command]] = [
    messages.Sit, messages.SetPlan, messages.SetReady, messages.Answer, messages.Answer, messages.Answer,
    messages.TakeBack, wire.Propose, wire.Counter, wire.Accept, wire.Decline, wire.Withdraw,
    messages.Say, messages.Vote, *BARE,
]  # fmt: skip
