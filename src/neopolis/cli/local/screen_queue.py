"""Gives the screen to people who are not asked a question: they have a new proposal, or want to act."""

from __future__ import annotations

import unicodedata
from typing import Final, Generic

import msgspec

from neopolis.engine.refused import Refused
from neopolis.games.definition import G, OpenProposal, SideActions

NOBODY: Final = -1


class ScreenQueue(Generic[G]):
    """A stack of people; the last one has the screen. In games without side actions the stack stays empty."""

    def __init__(
        self, game: G, people: list[int], side_actions: SideActions[G] | None, stop_prompts: tuple[str, ...]
    ) -> None:
        self.game = game
        self.people = people
        self.side_actions = side_actions
        self.stop_prompts = stop_prompts  # with stops on, the game stops before a bot answers one
        self.stack: list[int] = []
        self.guests: set[int] = set()  # people in the stack who leave it once they have answered all proposals to them
        self.caller = NOBODY  # had the screen before the stack filled, and gets it back if asked a question
        self.seen: set[OpenProposal] = set()  # proposals that their receiver has seen on the screen
        self.stops = False
        self.stopped_at = NOBODY  # `State.step_number` when the game last stopped before a bot answered

    def next(self, viewer: int) -> int | None:
        """The person who has the screen now; None if the screen belongs to those who are asked."""
        addressed = self._addressed()
        stopped = NOBODY
        if not self.stack and self._is_stop():
            stopped = viewer if viewer in self.people else self.people[0]
        if addressed not in (NOBODY, stopped):
            self._give(addressed, viewer, is_guest=True)
        elif stopped != NOBODY:  # if this person has proposals, the same screen shows them
            self.stopped_at = self.game.s.step_number
            self._give(stopped, viewer, is_guest=False)
        return self.stack[-1] if self.stack else None

    def _proposals(self, seat: int) -> list[OpenProposal]:
        """The proposals that a seat has not answered yet."""
        if self.side_actions is None:
            return []
        return [one for one in self.side_actions.open_proposals(self.game) if one.to == seat]

    def _addressed(self) -> int:
        """A person with a proposal that was not shown on the screen yet.

        A bot's proposal waits until the person is next asked a question, unless it is urgent.
        """
        for seat in self.people:
            for one in self._proposals(seat):
                is_due = one.is_urgent and seat not in self.game.deciders
                if _lasting(one) not in self.seen and (one.seat in self.people or is_due):
                    return seat
        return NOBODY

    def _is_stop(self) -> bool:
        deciders = self.game.deciders
        if not self.stops or not self.people or self.game.s.step_number == self.stopped_at:
            return False
        return not set(deciders) & set(self.people) and self.game.prompt(deciders[0]) in self.stop_prompts

    def _give(self, seat: int, viewer: int, is_guest: bool) -> None:
        """Give a person the screen.

        If they are already in the stack, everybody above them leaves it. If they had the screen before the stack filled
        and are asked a question, the stack becomes empty.
        """
        if seat in self.stack:
            self._clear_from(self.stack.index(seat) + 1)
            return
        if seat == self.caller and seat in self.game.deciders:
            self._clear_from(0)
            return
        if not self.stack:
            self.caller = viewer
        self.stack.append(seat)
        if is_guest:
            self.guests.add(seat)

    def drawn_for(self, seat: int) -> None:
        """Note that a seat has now seen all proposals to it on the screen."""
        self.seen |= {_lasting(one) for one in self._proposals(seat)}

    def _clear_from(self, place: int) -> None:
        self.stack = self.stack[:place]
        self.guests &= set(self.stack)

    def leave(self, seat: int) -> None:
        """Take a person off the stack, with everybody above them."""
        if seat in self.stack:
            self._clear_from(self.stack.index(seat))

    def dismiss_guest(self, seat: int) -> None:
        """A guest who has answered all proposals gives the screen back."""
        if seat in self.guests and not self._proposals(seat):
            self.leave(seat)

    def call(self, name: str, names: list[str], viewer: int) -> None:
        """Give the screen to another person at this terminal."""
        others = [seat for seat in self.people if seat != viewer]
        text = folded(name.strip())
        found = [seat for seat in others if text and folded(names[seat]).startswith(text)]
        exact = [seat for seat in found if folded(names[seat]) == text]
        if len(exact or found) != 1:
            known = ", ".join([names[seat] for seat in others]) or "-"
            raise Refused("cli-no-such-person", text=name.strip()[:40], names=known)
        self._give((exact or found)[0], viewer, is_guest=False)

    def toggle_stops(self) -> bool:
        """Switch stops on or off. If they are on, the game stops before a bot answers one of the `stop_prompts`."""
        self.stops = not self.stops
        return self.stops


def _lasting(one: OpenProposal) -> OpenProposal:
    """A proposal without its urgency, which can change while it is open."""
    return msgspec.structs.replace(one, is_urgent=False)


STROKES: Final = str.maketrans("łøđ", "lod")  # NFKD takes no stroke off these letters


def folded(text: str) -> str:
    """A name without accents, quotes, full stops and capital letters, as people type it."""
    letters = unicodedata.normalize("NFKD", text.casefold().translate(STROKES))
    return "".join([letter for letter in letters if not unicodedata.combining(letter) and letter not in "\"'."])
