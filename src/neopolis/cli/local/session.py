"""A game that people and bots play at this machine. Every answer is saved."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from types import FrameType

from rich.text import Text

from neopolis.bots import Bot, Observation
from neopolis.bots.talk import side_actions
from neopolis.cli.local.save import Save
from neopolis.cli.local.screen_queue import ScreenQueue
from neopolis.cli.shell import command
from neopolis.engine.event import EVERYBODY
from neopolis.engine.reason import Reason
from neopolis.engine.refused import Refused
from neopolis.games.definition import G, GameDefinition, Q
from neopolis.games.wire import SideCommand
from neopolis.terminal.sentences import with_rules, words
from neopolis.terminal.session import Quit, TerminalSession
from neopolis.terminal.terminal import Terminal
from neopolis.text.messages import use_player_names

MOST_SAID = 2  # a screen shows at most this many remarks of bots, the latest ones
STOPPED = 128  # the exit code after a signal is 128 plus the number of the signal


class Terminated(KeyboardInterrupt):
    """The operating system asks the program to end (SIGTERM)."""


class LocalSession(TerminalSession[G, Q]):
    """A game in which people at this terminal play all seats that no bot plays."""

    def __init__(
        self,
        definition: GameDefinition[G, Q],
        game: G,
        names: list[str],
        bots: dict[int, Bot[G]],
        save: Save,
        terminal: Terminal,
    ) -> None:
        super().__init__(game, definition.renderer(names, terminal), terminal)
        self.definition = definition
        self.bots = bots
        self.save = save
        self.viewer = -1  # the seat that the screen is drawn for
        self.message = words("saved-as", path=str(save.path))
        self.said: list[str] = []  # what bots have said since the last screen
        self.heard = [0] * game.seats  # how many entries each seat's log had before it last grew
        self.logged = [0] * game.seats  # how many entries each seat's log has
        self.may_quit_unsaved = False
        self.bots_may_speak = False  # True after an answer or a side action
        people = [seat for seat in range(game.seats) if seat not in bots]
        self.queue = ScreenQueue(game, people, definition.side_actions, self.renderer.stop_prompts)
        # For each seat whose side action has no reply yet: the length of its history before that action.
        self.waiting: dict[int, int] = {}

    # The game.

    def run(self) -> int:
        """Play until the game is over, somebody types `q`, or the input ends. Returns the exit code."""
        code = 0
        try:
            with terminable(), self.terminal.full_screen():
                while not self.game.over:
                    self._step()
                self._show_result()
        except Terminated:
            code = STOPPED + signal.SIGTERM
        except KeyboardInterrupt:
            code = STOPPED + signal.SIGINT
        except (EOFError, Quit):
            pass
        self._say_goodbye()
        return code

    def _show_result(self) -> None:
        """Show the result until Enter. All pages can still be read; nothing is secret any more."""
        typed = "" if self.terminal.plain else "?"
        while typed not in ("", "q"):
            self.show_page(max(self.viewer, 0), typed)
            self.terminal.show(self.renderer.final_rows(self.game))
            typed = self.terminal.ask(self.renderer.over_prompt(is_remote=False)).lower()

    def _say_goodbye(self) -> None:
        """Print the result, where the game is saved and how to resume it."""
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
        """Ask a person who interrupts. If nobody does, let a bot answer. If no bot is asked, ask a person."""
        self._let_bots_speak()
        if self.game.over or self._interrupt():
            return
        deciders = self.game.deciders
        for seat in deciders:
            if seat in self.bots:
                option = self.bots[seat].choose(Observation(self.game, seat))
                reason = self.bots[seat].reason()
                self.game.explain(seat, reason)
                self._answer(seat, option)
                self._hear(seat, reason)
                return
        self._ask(self._turn_to(self._next_person(deciders)))

    def _interrupt(self) -> bool:
        """Ask a person who interrupts, for example because of a new proposal. False if nobody interrupts."""
        seat = self.queue.next(self.viewer)
        if seat is None:
            return False
        self._ask(self._turn_to(seat))
        self.queue.dismiss_guest(seat)
        return True

    def _next_person(self, deciders: tuple[int, ...]) -> int:
        """The person to ask next: if possible one who has the screen, or had it before an interruption."""
        caller = self.queue.caller
        self.queue.caller = -1
        if caller in deciders:
            return caller
        return self.viewer if self.viewer in deciders else deciders[0]

    def _turn_to(self, seat: int) -> int:
        """Clear the message if it was for somebody else. Returns the seat."""
        if self.definition.side_actions is not None and seat != self.viewer >= 0:
            self.message = ""
        return seat

    def _let_bots_speak(self) -> None:
        """After each answer or side action, let bots take side actions and reply to each other."""
        if not self.bots_may_speak:
            return
        self.bots_may_speak = False
        talk = side_actions(self.game, [self.bots.get(seat) for seat in range(self.game.seats)])
        with suppress(Refused):  # an illegal side action of a bot is ignored
            while True:
                with unbroken():
                    done = next(talk, None)
                    if done is None:
                        return
                    self._write()
                    self._hear(*done)

    def _hear(self, seat: int, reason: Reason | None) -> None:
        """Note what a bot says about its latest act, if everybody could see that act."""
        is_seen = any([event.audience == EVERYBODY for event in self.game.s.events])
        if reason is not None and reason.is_public and is_seen:
            with use_player_names(self.names):
                self.said.append(words("bot-said", who=self.names[seat], text=reason.text))

    def _answer(self, seat: int, option: int) -> None:
        self._do(lambda: self.game.play(seat, option))
        self.queue.leave(seat)

    def _do(self, act: Callable[[], object]) -> None:
        """Change the game and save it in one go: Ctrl-C waits until both are done."""
        with unbroken():
            act()
            self._write()
        self.bots_may_speak = True

    def _write(self) -> None:
        self.save.write(self.game.record())
        self.may_quit_unsaved = False

    def _ask(self, seat: int) -> None:
        """Show a person the question once, and carry out the line that they type."""
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
        """Show an empty screen between two people; True if the first one takes an answer back instead."""
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
        self.terminal.forget()
        typed = self.terminal.ask(prompt).lower()
        self.terminal.forget()  # the first person may have typed this line, so the second must not recall it
        if typed == "u" and can_go_back:
            self.viewer = before
            self.take_back(before)
            return True
        return False

    def _can_take_back(self, seat: int) -> bool:
        """Whether the last answer can be taken back: try it on a copy."""
        try:
            self.game.copy().take_back(seat)
        except Refused:
            return False
        return True

    def _screen(self, question: Q) -> str:
        """Draw everything and read a line."""
        typed = None
        while typed is None:
            self.wait_for_room()
            self._draw(question)
            prompt = self.renderer.prompt(self.game, question.key_range(), is_remote=False)
            typed = self.terminal.ask_once(prompt, self.choices(question))
        return typed

    def _draw(self, question: Q) -> None:
        canvas = self.terminal.canvas()
        seat = question.seat
        logged = self.renderer.log_length(self.game, seat)
        if logged != self.logged[seat]:
            self.heard[seat] = min(self.logged[seat], logged)
            self.logged[seat] = logged
        self.renderer.draw(canvas, self.game, question, self._message(), self.heard[seat])
        self.queue.drawn_for(seat)
        self.terminal.show(canvas.rows())

    def choices(self, question: Q) -> list[str]:
        if self.definition.side_actions is None:
            return super().choices(question)
        others = [f"@{self.names[seat]}" for seat in self.queue.people if seat != question.seat]
        return [*super().choices(question), *others, *(["i"] if self.renderer.stop_prompts else [])]

    def _message(self) -> str:
        """The message on the screen. The most important one is that the game could not be saved."""
        if self.save.reason:
            code = "quit-unsaved" if self.may_quit_unsaved else "save-failed"
            return words(code, path=str(self.save.path), reason=self.save.reason)
        if self.viewer in self.waiting:
            events = self.game.history(self.viewer)[self.waiting.pop(self.viewer) :]
            self.message = self.renderer.reply_text(self.game, self.viewer, events) or self.message
        said, self.said = self.said[-MOST_SAID:], []
        self.message = " ".join([part for part in (self.message, *said) if part])
        return self.message

    # Side actions.

    def side_command(self, question: Q, typed: str) -> bool:
        seat = question.seat
        if self.game.over or self.definition.side_actions is None:
            return False
        if not typed and seat not in self.game.deciders:
            self.queue.leave(seat)
        elif typed.startswith("@"):
            self.queue.call(typed[1:], self.names, self.viewer)
        elif typed.lower() == "i" and self.renderer.stop_prompts:
            self.message = self.renderer.stops_text(self.queue.toggle_stops())
        else:
            return self._side_action(question, typed)
        return True

    def _side_action(self, question: Q, typed: str) -> bool:
        before = len(self.game.history(question.seat))
        said = self.renderer.side_command(
            self.game, question, typed, lambda command: self._send(question.seat, command)
        )
        if said is None:
            return False
        self.message = said
        self.waiting.setdefault(question.seat, before)
        return True

    def _send(self, seat: int, command: object) -> None:
        """Carry out a side command of the game."""
        side_actions = self.definition.side_actions
        if side_actions is None or not isinstance(command, SideCommand):
            raise Refused("no-asides")
        row = side_actions.row(self.game, command)
        self._do(lambda: self.game.side_action(seat, row))

    def take_back(self, seat: int) -> None:
        try:
            with unbroken():
                self.game.take_back(seat)
                self._write()
            self.message = words("taken-back")
        except Refused as refused:
            raise Refused(f"cli-{refused.code}") from None

    def quit(self) -> None:
        """Save and quit. If saving fails, quit only if asked twice."""
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
    """Ctrl-C and SIGTERM during this block take effect at its end."""
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
