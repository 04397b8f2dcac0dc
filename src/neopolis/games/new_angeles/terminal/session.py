"""New Angeles in play: people trade without being asked."""

from __future__ import annotations

from collections.abc import Callable

from neopolis.bots import Bot
from neopolis.games.new_angeles.game import NewAngelesGame
from neopolis.games.new_angeles.terminal.log import event_words
from neopolis.games.new_angeles.terminal.question import Question
from neopolis.games.new_angeles.terminal.renderer import NewAngelesRenderer
from neopolis.games.new_angeles.terminal.screen_queue import ScreenQueue
from neopolis.games.new_angeles.terminal.trade_desk import Desk
from neopolis.games.new_angeles.terminal.trade_words import Draft
from neopolis.terminal.local_session import LocalSession
from neopolis.terminal.save import Save
from neopolis.terminal.sentences import words
from neopolis.terminal.terminal import Terminal

REPLIES = ("accepted", "declined", "traded", "lapsed")  # what can become of a proposal


class Trader:
    """Does at once what a person at this terminal wants to trade."""

    def __init__(self, game: NewAngelesGame, seat: int, do: Callable[[Callable[[], object]], None]) -> None:
        self.game = game
        self.seat = seat
        self.do = do  # does something with the game and saves it

    def propose(self, draft: Draft) -> None:
        self.do(lambda: self.game.propose(self.seat, draft.to, draft.gives, draft.wants, draft.whisper))

    def counter(self, number: int, draft: Draft) -> None:
        self.do(lambda: self.game.counter(self.seat, number, draft.gives, draft.wants))

    def accept(self, number: int) -> None:
        self.do(lambda: self.game.accept(self.seat, number))

    def decline(self, number: int) -> None:
        self.do(lambda: self.game.decline(self.seat, number))

    def withdraw(self, number: int) -> None:
        self.do(lambda: self.game.withdraw(self.seat, number))


class NewAngelesSession(LocalSession[NewAngelesGame, Question]):
    """One sitting at New Angeles."""

    def __init__(
        self,
        game: NewAngelesGame,
        names: list[str],
        bots: dict[int, Bot[NewAngelesGame]],
        save: Save,
        terminal: Terminal,
    ) -> None:
        super().__init__(game, NewAngelesRenderer(names, terminal), bots, save, terminal)
        self.queue = ScreenQueue(game, [seat for seat in range(game.seats) if seat not in bots])
        self.waits: dict[int, int] = {}  # who waits for a reply, and how long the log was to them

    def shown(self, seat: int) -> None:
        self.queue.hear(seat)

    # Trading.

    def meanwhile(self) -> bool:
        """Whoever was addressed, called or wants to interrupt has the screen before the game goes on."""
        seat = self.queue.next(self.viewer)
        if seat is None:
            return False
        self._ask(self._new_face(seat))
        self.queue.settle(seat)
        return True

    def whom(self, deciders: tuple[int, ...]) -> int:
        caller = self.queue.caller
        self.queue.caller = -1
        return self._new_face(caller if caller in deciders else super().whom(deciders))

    def _new_face(self, seat: int) -> int:
        """What was to be said to one person is not said to another."""
        if seat != self.viewer >= 0:
            self.message = ""
        return seat

    def _answer(self, seat: int, option: int) -> None:
        super()._answer(seat, option)
        self.queue.leave(seat)

    def special(self, seat: int, typed: str) -> bool:
        if self.game.over:
            return False
        if not typed and seat not in self.game.deciders:
            self.queue.leave(seat)
        elif typed.startswith("@"):
            self.queue.call(typed[1:], self.names, self.viewer)
        elif typed.lower() == "i":
            self.message = words("na-stops" if self.queue.toggle() else "na-stops-not")
        else:
            return self._trade(seat, typed)
        return True

    def _trade(self, seat: int, typed: str) -> bool:
        before = len(self.game.history(seat))
        trader = Trader(self.game, seat, self._do)
        said = Desk(self.terminal, self.game, self.renderer.question(self.game, seat), self.names, trader).command(
            typed
        )
        if said is None:
            return False
        self.message = said
        self.waits.setdefault(seat, before)
        return True

    def _do(self, act: Callable[[], object]) -> None:
        self.act(act)
        self.stirred = True

    def _told(self) -> str:
        """What has become of a proposal is told to whoever made it, when the screen is theirs again."""
        if self.viewer in self.waits and not self.save.reason:
            events = self.game.history(self.viewer)[self.waits.pop(self.viewer) :]
            found = [event for event in events if event.kind in REPLIES and event.seat != self.viewer]
            if found:
                self.message = " ".join([event_words(self.game.pack, event, self.names) for event in found[-2:]])
        return super()._told()
