"""The commands of trading: `t` proposes, `y` accepts, `n` declines, `w` withdraws, `c` proposes something else."""

from __future__ import annotations

import re
from typing import Final

from neopolis.engine.refused import Refused
from neopolis.games.new_angeles.game import NewAngelesGame
from neopolis.games.new_angeles.ids import YES
from neopolis.games.new_angeles.terminal.ledger_panel import LedgerPanel
from neopolis.games.new_angeles.terminal.question import Question
from neopolis.games.new_angeles.terminal.trade_builder import Dropped, TradeBuilder, personal
from neopolis.games.new_angeles.terminal.trade_words import TradeDraft, TradeWords
from neopolis.games.new_angeles.text.terms_text import number_text, terms_text
from neopolis.games.new_angeles.trading.ledger_view import ProposalView
from neopolis.games.new_angeles.wire import Accept, Counter, Decline, Propose, Withdraw
from neopolis.terminal.page import Page
from neopolis.terminal.renderer import Send
from neopolis.terminal.sentences import words
from neopolis.terminal.terminal import MOST_WIDTH, Terminal

COMMAND: Final = re.compile(r"([tynwc])(?:\s+(.*)|(\d+[a-f]*))?", re.IGNORECASE)


NO_ID: Final = ""  # the code that sends a command over a network sets its id


class TradeCommands:
    """Lets one person at the terminal trade. `send` carries out a command."""

    def __init__(
        self, terminal: Terminal, game: NewAngelesGame, question: Question, names: list[str], send: Send
    ) -> None:
        self.terminal = terminal
        self.game = game
        self.question = question
        self.seat = question.seat
        self.names = names
        self.send = send

    def run(self, typed: str) -> str | None:
        """Do what was typed. Returns a message, or None if it is not a command about trades."""
        found = COMMAND.fullmatch(typed)
        if found is None:
            return None
        verb, rest = found[1].lower(), (found[2] or found[3] or "").strip()
        try:
            return self._propose(rest) if verb == "t" else self._about(verb, rest)
        except Dropped:
            return words("na-is-dropped")
        except Refused as refused:
            raise personal(refused, self.names) from None

    # Proposing.

    def _propose(self, rest: str) -> str:
        """Propose a trade. An illegal one is refused before anybody is asked for consent."""

        def check(draft: TradeDraft) -> int:
            return self.game.copy().propose(self.seat, draft.to, draft.gives, draft.wants, draft.whisper)

        if rest:
            draft = TradeWords(self.game, self.seat, self.names).draft(rest)
        else:
            draft = TradeBuilder(self.terminal, self.game, self.seat, self.names).build(None, check)
        number = check(draft)
        if not self._consents(draft, self.seat, words("na-propose-prompt")):
            raise Dropped
        self.send(Propose(NO_ID, draft.to, draft.gives, draft.wants, draft.whisper))
        return words("na-is-proposed", number=number_text(number))

    def _counter(self, one: ProposalView, rest: str) -> str:
        """Propose something else instead. The questions about it start from the proposal, with its sides swapped."""

        def check(draft: TradeDraft) -> int:
            return self.game.copy().counter(self.seat, one.id, draft.gives, draft.wants)

        if rest:
            gives, wants = TradeWords(self.game, self.seat, self.names).sides(rest, one.seat)
            draft = TradeDraft(one.seat, gives, wants, one.whisper)
        else:
            before = TradeDraft(one.seat, one.wants, one.gives, one.whisper)
            draft = TradeBuilder(self.terminal, self.game, self.seat, self.names).build(before, check, is_counter=True)
        number = check(draft)
        if not self._consents(draft, self.seat, words("na-propose-prompt")):
            raise Dropped
        self.send(Counter(NO_ID, one.id, draft.gives, draft.wants))
        return words("na-is-proposed", number=number_text(number))

    def _consents(self, draft: TradeDraft, seat: int, prompt: str) -> bool:
        """NA 65.3: say whether the trade binds, and ask for consent."""
        page = Page(min(self.terminal.size()[0], MOST_WIDTH))
        page.title(words("na-consent-title"))
        for giver, terms in ((seat, draft.gives), (draft.to, draft.wants)):
            text = terms_text(self.game.pack, self.names, terms)
            page.text(words("na-side", name=self.names[giver], terms=text), "bold")
        page.text("")
        promised = draft.gives.promises or draft.wants.promises
        answered = draft.gives.answer is not None or draft.wants.answer is not None
        page.text(words("na-binds-nobody" if promised else "na-binds-answer" if answered else "na-binds"))
        if draft.whisper:
            page.text(words("na-whispered"))
        self.terminal.show(page.rows)
        return self.terminal.ask(prompt) == ""

    # Answering.

    def _about(self, verb: str, rest: str) -> str | None:
        """Carry out a command about an open proposal. Returns None if the line is not such a command."""
        if not rest and verb in "yn" and YES in self.question.options:
            return None  # the line is an answer to the question
        first, _, more = rest.partition(" ")
        if first and not first[0].isdecimal():
            return None
        one = self._meant(verb, first)
        if one is None:
            return None
        if verb == "c":
            return self._counter(one, more.strip())
        if more:
            raise Refused("cli-not-a-choice", text=f"{verb} {rest}"[:40])
        if verb == "y":
            return self._accept(one)
        if verb == "n":
            self.send(Decline(NO_ID, one.id))
            return words("na-is-declined", number=number_text(one.id))
        self.send(Withdraw(NO_ID, one.id))
        return words("na-is-withdrawn", number=number_text(one.id))

    def _meant(self, verb: str, typed: str) -> ProposalView | None:
        """The proposal with this number, or the only one that the command fits; None if it fits none."""
        heard = self.game.proposals(self.seat)
        if typed:
            for one in heard:
                if number_text(one.id) == typed.lower():
                    self._check(verb, one.id)
                    return one
            raise Refused("no-such-proposal", ("NA 65.0",), number=typed[:10])
        fit = [one for one in heard if self.seat == (one.seat if verb == "w" else one.to)]
        if len(fit) > 1:
            raise Refused("cli-na-which-proposal", numbers=", ".join([number_text(one.id) for one in fit]))
        return fit[0] if fit else None

    def _check(self, verb: str, number: int) -> None:
        """Refuse a command about a proposal that this seat cannot answer or, for `w`, did not make."""
        trial = self.game.copy()
        if verb == "w":
            trial.withdraw(self.seat, number)
        else:
            trial.decline(self.seat, number)

    def _accept(self, one: ProposalView) -> str:
        self.game.copy().accept(self.seat, one.id)  # refuses an illegal trade before asking for consent
        draft = TradeDraft(one.to, one.gives, one.wants, one.whisper)
        if not self._consents(draft, one.seat, words("na-accept-prompt")):
            return words("na-left-open", number=number_text(one.id))
        self.send(Accept(NO_ID, one.id))
        return ""


def ledger_of(game: NewAngelesGame, seat: int, names: list[str]) -> LedgerPanel:
    """Proposals and promises as a seat sees them."""
    return LedgerPanel(game, game.view(seat), seat, names)
