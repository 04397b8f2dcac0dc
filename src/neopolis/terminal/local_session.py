"""A game in play: people and bots answer in turn, and every answer is saved."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from types import FrameType

from rich.text import Text

from neopolis.bots import Bot, Observation
from neopolis.bots.talk import side_actions
from neopolis.cli.shell import command
from neopolis.engine.refused import Refused
from neopolis.terminal.renderer import G, Q, Renderer
from neopolis.terminal.save import Save
from neopolis.terminal.sentences import with_rules, words
from neopolis.terminal.session import Quit, TerminalSession
from neopolis.terminal.terminal import Terminal

STOPPED = 128  # the exit code after a signal is this and its number


class Terminated(KeyboardInterrupt):
    """The system asks the program to end."""


class LocalSession(TerminalSession[G, Q]):
    """One sitting at a game. Whoever is not among the bots is a person at this terminal."""

    def __init__(
        self, game: G, renderer: Renderer[G, Q], bots: dict[int, Bot[G]], save: Save, terminal: Terminal
    ) -> None:
        super().__init__(game, renderer, terminal)
        self.bots = bots
        self.save = save
        self.viewer = -1  # whose eyes are on the screen
        self.message = words("saved-as", path=str(save.path))
        self.heard = [0] * game.seats  # how much of the log was old to each seat when it last grew
        self.logged = [0] * game.seats  # how long the log is to each seat
        self.may_quit_unsaved = False
        self.stirred = False  # whether something was done since the bots last had a say

    # What a game may add.

    def meanwhile(self) -> bool:
        """Let people do something before the next question is asked; False when nobody has anything to do."""
        return False

    def shown(self, seat: int) -> None:
        """The screen is drawn for a seat."""

    def whom(self, deciders: tuple[int, ...]) -> int:
        """Which of the people who are asked answers next: whoever is at the screen, if possible."""
        return self.viewer if self.viewer in deciders else deciders[0]

    # The sitting.

    def run(self) -> int:
        """Play to the end, to `q` or to the end of input. Returns the exit code."""
        code = 0
        try:
            with terminable(), self.terminal.full_screen():
                while not self.game.over:
                    self._step()
                self._look_back()
        except Terminated:
            code = STOPPED + signal.SIGTERM
        except KeyboardInterrupt:
            code = STOPPED + signal.SIGINT
        except (EOFError, Quit):
            pass
        self._farewell()
        return code

    def _look_back(self) -> None:
        """The result stays on the screen, and all can still be read, until Enter. Nobody has a secret any more."""
        typed = "" if self.terminal.plain else "?"
        while typed not in ("", "q"):
            self.reads(max(self.viewer, 0), typed)
            self.terminal.show(self.renderer.final_rows(self.game))
            typed = self.terminal.ask(words(self.renderer.over_prompt)).lower()

    def _farewell(self) -> None:
        """The result, where the game is and how to go on."""
        save = self.save
        rows = self.renderer.final_rows(self.game) if self.game.over else []
        is_saved = True
        if save.reason:
            save.write(self.game.record())
        if save.reason:
            path = str(save.path)
            is_saved = save.rescue(self.game.record())
            rows.append(Text(words("rescued" if is_saved else "not-saved", path=path, reason=save.reason)))
        if is_saved and self.game.over:
            rows.append(Text(words("record-at", path=str(save.path))))
        elif is_saved:
            rows.append(
                Text(words("resume-with", command=command("play", self.renderer.name, "--resume", str(save.path))))
            )
        for row in rows:
            self.terminal.console.print(row, soft_wrap=True)

    def _step(self) -> None:
        """Bots answer first, so that nobody waits for them; then the people, one after the other."""
        self._let_bots_speak()
        if self.game.over or self.meanwhile():
            return
        deciders = self.game.deciders
        for seat in deciders:
            if seat in self.bots:
                self._answer(seat, self.bots[seat].choose(Observation(self.game, seat)))
                return
        self._ask(self.whom(deciders))

    def _let_bots_speak(self) -> None:
        """After whatever was done, the bots may do something besides answering, and reply to each other."""
        if not self.stirred:
            return
        self.stirred = False
        talk = side_actions(self.game, [self.bots.get(seat) for seat in range(self.game.seats)])
        with suppress(Refused):  # a bot that does what it may not has said nothing
            while True:
                with unbroken():
                    if next(talk, None) is None:
                        return
                    self._write()

    def _answer(self, seat: int, option: int) -> None:
        self.act(lambda: self.game.play(seat, option))
        self.stirred = True

    def act(self, act: Callable[[], object]) -> None:
        """Do something with the game and save it as one: Ctrl-C waits until both are done."""
        with unbroken():
            act()
            self._write()

    def _write(self) -> None:
        self.save.write(self.game.record())
        self.may_quit_unsaved = False

    def _ask(self, seat: int) -> None:
        """Show a person the question until something is answered."""
        if seat != self.viewer and self._curtain(seat):
            return
        question = self.renderer.question(self.game, seat)
        typed = self._screen(question)
        self.message = ""
        try:
            if not self.command(question, typed):
                self._answer(seat, self.chosen(question, typed))
        except Refused as refused:
            self.message = with_rules(refused)

    def _curtain(self, seat: int) -> bool:
        """Between two people an empty screen; True when the one before has taken back instead."""
        before = self.viewer
        self.viewer = seat
        if len(self.bots) + 1 >= self.game.seats:
            return False
        name = self.names[seat]
        can_go_back = before >= 0 and self._can_take_back(before)
        self.terminal.show([Text(), Text(words("curtain", name=name), "bold")])
        prompt = words("curtain-prompt", name=name)
        if can_go_back:
            prompt = words("curtain-back", name=name, before=self.names[before])
        if self.terminal.ask(prompt).lower() == "u" and can_go_back:
            self.viewer = before
            self.take_back(before)
            return True
        return False

    def _can_take_back(self, seat: int) -> bool:
        """Tried on a copy."""
        try:
            self.game.copy().take_back(seat)
        except Refused:
            return False
        return True

    def _screen(self, question: Q) -> str:
        """Draw everything and read a line."""
        self.wait_for_room()
        canvas = self.terminal.canvas()
        seat = question.seat
        logged = self.renderer.heard_count(self.game, seat)
        if logged != self.logged[seat]:
            self.heard[seat] = min(self.logged[seat], logged)
            self.logged[seat] = logged
        self.renderer.draw(canvas, self.game, question, self._told(), self.heard[seat])
        self.shown(seat)
        self.terminal.show(canvas.rows())
        return self.terminal.ask(words(self.renderer.prompt(self.game), keys=question.key_range()))

    def _told(self) -> str:
        """What is to be said: first of all that the game could not be saved."""
        if not self.save.reason:
            return self.message
        code = "quit-unsaved" if self.may_quit_unsaved else "save-failed"
        return words(code, path=str(self.save.path), reason=self.save.reason)

    def take_back(self, seat: int) -> None:
        try:
            self.act(lambda: self.game.take_back(seat))
            self.message = words("taken-back")
        except Refused as refused:
            raise Refused(f"cli-{refused.code}") from None

    def quit(self) -> None:
        """Save and quit; unsaved only when asked twice."""
        if self.save.reason and not self.may_quit_unsaved:
            self._write()
            if self.save.reason:
                self.may_quit_unsaved = True
                return
        raise Quit


@contextmanager
def terminable() -> Iterator[None]:
    """SIGTERM ends the game as Ctrl-C does."""

    def end(number: int, frame: FrameType | None) -> None:
        raise Terminated

    before = signal.signal(signal.SIGTERM, end)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


@contextmanager
def unbroken() -> Iterator[None]:
    """Ctrl-C and SIGTERM are noted here and take effect at the end."""
    noted: list[int] = []

    def note(number: int, frame: FrameType | None) -> None:
        noted.append(number)

    before = {number: signal.signal(number, note) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
    if noted:
        signal.raise_signal(noted[0])
