"""A small language for tests: set up a position on a table, then play it through the real game.

    table().illness(3, 5).resolve(0, "Clean Slate", 3, "done", 3).districts("outage")

A table starts before the main offer of a turn, unless `at` says otherwise. The city has only three androids, and
threat and supply are 0. Players have 10 capital, no cards in hand and no assets, and emergency actions are faceup.
Seats play the corporations in alphabetical order.

A test sets up only what it is about. Cards that it sets up come from the decks, and the cards they replace go back
there, so every card stays in one place. Then the test plays the game with answers. An answer is the number of a
district, or the text of an option or the beginning of that text.
"""

from __future__ import annotations

from neopolis import Refused
from neopolis.engine.result import Result
from neopolis.games.new_angeles.content.pack import Pack
from neopolis.games.new_angeles.ids import ASSET, COMPONENT_NAMES, DISTRICT, DISTRICTS, EMERGENCY, EVENT
from neopolis.games.new_angeles.knowledge.view import PlayerView, View
from neopolis.games.new_angeles.rules.state import NOBODY
from tests.games.new_angeles.layout import Layout, empty_table
from tests.games.new_angeles.pack_changes import PACK

Word = int | str  # an answer: the number of a district, or the text (or its beginning) of any other option

QUIETLY = ("pass", "abstain", "done")  # answers to questions that the test is not about


class Table(Layout):
    """A position that a test sets up, plays and reads. Methods that change it return the table."""

    # Playing.

    def answer(self, seat: int, *words: Word) -> Table:
        """Gives these answers for a seat, one question after the other."""
        for word in words:
            option = DISTRICT + word if isinstance(word, int) else self.game.parse(seat, word)
            self.game.play(seat, option)
        return self

    def offer(self, seat: int, card: str) -> Table:
        """The active seat proposes the main offer. A card that is not in its hand is put there first."""
        self._at_hand(seat, card)
        return self.answer(seat, card)

    def counter(self, seat: int, card: str, *paid: str) -> Table:
        """The seat proposes a counteroffer and pays for it. Players who are asked before that seat pass."""
        self._at_hand(seat, card)
        return self.pass_until(seat, "counteroffer-or-pass").answer(seat, card, *paid)

    def support(self, seat: int, offer: str, *cards: str) -> Table:
        """The seat supports the "main offer" or the "counteroffer". Players who are asked before that seat pass."""
        self.pass_until(seat, "support-or-abstain").answer(seat, offer, *cards)
        return self.answer(seat, "done") if self.prompt == "support-card" else self

    def _at_hand(self, seat: int, card: str) -> None:
        thing = self.pack.thing(card)
        if thing < EMERGENCY and thing not in self._now.hands[seat]:
            self.more(seat, card)

    def all_pass(self) -> Table:
        """Everybody passes until the winner is known: no counteroffer, no support, no asset."""
        passing = ("counteroffer-or-pass", "support-or-abstain", "use-asset")
        while not self.over and self.prompt in passing and self.view.deal.main and self.view.deal.winner == NOBODY:
            self.quietly()
        return self

    def resolve(self, seat: int, card: str, *words: Word) -> Table:
        """The active seat's main offer wins unopposed, and the seat answers the card's questions."""
        return self.offer(seat, card).all_pass().answer(seat, *words)

    def quietly(self) -> Table:
        """The player who is asked passes, abstains, stops, or picks the first option."""
        seat = self.game.deciders[0]
        quiet = [text for text in self.texts(seat) if text in QUIETLY]
        return self.answer(seat, quiet[0] if quiet else self.texts(seat)[0])

    def pass_until(self, seat: int, prompt: str) -> Table:
        """Answers quietly until a seat is asked this question."""
        while seat not in self.game.deciders or self.prompt != prompt:
            self.quietly()
        return self

    def until(self, prompt: str) -> Table:
        """Answers quietly until anybody is asked this question."""
        while self.prompt != prompt:
            self.quietly()
        return self

    def order(self, prompt: str) -> list[int]:
        """The seats that are asked this question, in order; all questions are answered quietly."""
        asked: list[int] = []
        while not self.over and self.prompt == prompt:
            asked += self.asked
            self.quietly()
        return asked

    def play_out(self) -> Table:
        """Plays the game to its end with quiet answers."""
        while not self.over:
            self.quietly()
        return self

    # Reading the position.

    @property
    def view(self) -> View:
        """The view of a spectator."""
        return self.game.view(None)

    @property
    def over(self) -> bool:
        return self.game.over

    @property
    def result(self) -> Result | None:
        return self.game.result

    @property
    def prompt(self) -> str:
        """The prompt of the current question."""
        return self.game.decision(self.game.deciders[0]).prompt

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that are asked now."""
        return self.game.deciders

    def texts(self, seat: int) -> list[str]:
        """A seat's options in words."""
        return [self.game.text(seat, option) for option in self.game.decision(seat).options]

    def choices(self, seat: int) -> list[int]:
        """The districts among a seat's options."""
        return [option - DISTRICT for option in self.game.decision(seat).options if 1 <= option - DISTRICT <= DISTRICTS]

    def refusal(self, seat: int, word: Word) -> str:
        """The code with which an answer that is not offered is refused."""
        option = DISTRICT + word if isinstance(word, int) else self.pack.thing(word)
        try:
            self.game.play(seat, option)
        except Refused as refused:
            return refused.code
        raise AssertionError(f"{word} was not refused")

    def told(self, kind: str, viewer: int | None = None) -> list[tuple[int, ...]]:
        """The events of a kind that a viewer (None: a spectator) has seen so far: each one's seat and numbers."""
        return [(event.seat, *event.things) for event in self.game.history(viewer) if event.kind == kind]

    def player(self, seat: int) -> PlayerView:
        """A seat's view of itself."""
        return self.game.view(seat).players[seat]

    def capital_of(self, seat: int) -> int:
        return self.player(seat).capital

    def capitals(self) -> list[int]:
        return [player.capital for player in self.view.players]

    def hand_of(self, seat: int) -> list[str]:
        return [self.pack.names[card] for card in self.player(seat).hand or []]

    def hand_counts(self) -> list[int]:
        return [player.hand_count for player in self.view.players]

    def assets_of(self, seat: int) -> list[str]:
        return [self.pack.names[ASSET + asset] for asset in self.player(seat).assets]

    def exhausted(self, seat: int) -> list[str]:
        return [self.pack.names[ASSET + asset] for asset in self.player(seat).exhausted]

    def districts(self, component: str) -> list[int]:
        """The districts with a component. "protest" and "strike" count as components here."""
        found = [one for one in self.view.districts if component in (*one.components, one.unrest)]
        assert component in (*COMPONENT_NAMES, "protest", "strike")
        return [one.number for one in found]

    def events_seen(self, seat: int) -> list[str]:
        """The event deck as far as a seat knows it, top card first; empty texts for the rest."""
        return [self.pack.names[EVENT + event] if event else "" for event in self.game.view(seat).events]


def table(seats: int = 4, *, active: int = 0, corporations: tuple[str, ...] = (), content: Pack = PACK) -> Table:
    """The table described at the top of this file. Seats without a given corporation get one in alphabetical order."""
    return Table(empty_table(seats, active, corporations, content))
