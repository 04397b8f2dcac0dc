"""Who has the screen besides those who are asked: people to whom something was proposed, or who want to trade."""

from __future__ import annotations

from typing import Final

from neopolis.engine.refused import Refused
from neopolis.games.new_angeles.game import NewAngelesGame
from neopolis.games.new_angeles.terminal.trade_words import plain
from neopolis.games.new_angeles.trading.ledger_view import ProposalView

NOBODY: Final = -1
STOPS: Final = ("counteroffer-or-pass", "support-or-abstain")  # questions to bots that are worth an interruption


class ScreenQueue:
    """Who has the floor: a pile of people, of whom the last has the screen. Below it is whoever called the first."""

    def __init__(self, game: NewAngelesGame, people: list[int]) -> None:
        self.game = game
        self.people = people
        self.pile: list[int] = []
        self.guests: set[int] = set()  # those who came to answer a proposal, and go when they have
        self.caller = NOBODY  # to whom the screen goes back
        self.heard: set[ProposalView] = set()  # proposals that were on the screen of those whom they address
        self.stops = False
        self.stopped_at = NOBODY  # the moment of the last stop before a bot

    def next(self, viewer: int) -> int | None:
        """Who has the screen now, unless those who are asked do."""
        addressed = self._addressed()
        stopped = (viewer if viewer in self.people else self.people[0]) if not self.pile and self._is_stop() else NOBODY
        if addressed not in (NOBODY, stopped):
            self._give(addressed, viewer, is_guest=True)
        elif stopped != NOBODY:  # what was proposed to the same person is on the same screen
            self.stopped_at = self.game.s.moment
            self._give(stopped, viewer, is_guest=False)
        return self.pile[-1] if self.pile else None

    def _addressed(self) -> int:
        """A person with a proposal that was not on the screen yet.

        What a bot proposes can wait for the person's next question, unless it is about an answer that is owed now.
        """
        for seat in self.people:
            for one in self.game.proposals(seat):
                if one.to != seat or one in self.heard:
                    continue
                is_urgent = one.gives.answer is not None or one.wants.answer is not None
                if one.seat in self.people or (is_urgent and seat not in self.game.deciders):
                    return seat
        return NOBODY

    def _is_stop(self) -> bool:
        deciders = self.game.deciders
        if not self.stops or not self.people or self.game.s.moment == self.stopped_at:
            return False
        return not set(deciders) & set(self.people) and self.game.decision(deciders[0]).prompt in STOPS

    def _give(self, seat: int, viewer: int, is_guest: bool) -> None:
        """Whoever is in the pile already, or has called the others, gets the screen back from them."""
        if seat in self.pile:
            self._clear_from(self.pile.index(seat) + 1)
            return
        if seat == self.caller and seat in self.game.deciders:
            self._clear_from(0)
            return
        if not self.pile:
            self.caller = viewer
        self.pile.append(seat)
        if is_guest:
            self.guests.add(seat)

    def hear(self, seat: int) -> None:
        """All that is addressed to a seat was on its screen."""
        self.heard |= {one for one in self.game.proposals(seat) if one.to == seat}

    def _clear_from(self, place: int) -> None:
        self.pile = self.pile[:place]
        self.guests &= set(self.pile)

    def leave(self, seat: int) -> None:
        """Somebody is done."""
        if seat in self.pile:
            self._clear_from(self.pile.index(seat))

    def settle(self, seat: int) -> None:
        """A guest who has answered all proposals goes."""
        if seat in self.guests and not [one for one in self.game.proposals(seat) if one.to == seat]:
            self.leave(seat)

    def call(self, name: str, names: list[str], viewer: int) -> None:
        """Somebody else at this terminal wants to trade."""
        others = [seat for seat in self.people if seat != viewer]
        text = plain(name.strip())
        found = [seat for seat in others if text and plain(names[seat]).startswith(text)]
        exact = [seat for seat in found if plain(names[seat]) == text]
        if len(exact or found) != 1:
            known = ", ".join([names[seat] for seat in others]) or "-"
            raise Refused("cli-na-person", text=name.strip()[:40], names=known)
        self._give((exact or found)[0], viewer, is_guest=False)

    def toggle(self) -> bool:
        """Stop before bots that counter or support, or stop doing so."""
        self.stops = not self.stops
        return self.stops
