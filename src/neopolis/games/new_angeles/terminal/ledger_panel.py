"""NA 65: the open proposals and the promises, as a panel on the screen and as a page to read."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from neopolis.games.new_angeles.game import NewAngelesGame
from neopolis.games.new_angeles.ids import CORPORATION_NAMES
from neopolis.games.new_angeles.knowledge.view import View
from neopolis.games.new_angeles.terminal.cards import SHORT_CORPORATIONS
from neopolis.games.new_angeles.text.terms_text import number_text, promise_text, terms_text
from neopolis.games.new_angeles.trading.ledger import STATUS_NAMES
from neopolis.games.new_angeles.trading.ledger_view import PromiseView, ProposalView
from neopolis.games.new_angeles.trading.terms_row import present_deal
from neopolis.terminal.canvas import wrap
from neopolis.terminal.page import Page
from neopolis.terminal.panel import ASKED, FADED, Panel
from neopolis.terminal.sentences import words

WIDE: Final = 80  # from this many columns on, the keys are explained
LOG_ROWS: Final = 4  # rows that are always kept for the log
STYLES: Final = {"open": "bold", "kept": "color(114)", "broken": "bold color(203)", "void": FADED}


class LedgerPanel:
    """Proposals and promises as a seat sees them."""

    def __init__(self, game: NewAngelesGame, view: View, seat: int, names: list[str]) -> None:
        self.game = game
        self.pack = game.pack
        self.view = view
        self.seat = seat
        self.names = names
        own = [one for one in view.proposals if one.to == seat]
        self.proposals = own + [one for one in view.proposals if one.to != seat]  # those to this seat first

    # Words.

    def proposal(self, one: ProposalView) -> str:
        """A proposal in words: who proposes what to whom."""
        code = "to-you" if one.to == self.seat else "from-you" if one.seat == self.seat else "between"
        return words(
            f"na-{code}",
            number=number_text(one.id),
            who=self.names[one.seat],
            other=self.names[one.to],
            gives=terms_text(self.pack, self.names, one.gives),
            wants=terms_text(self.pack, self.names, one.wants),
        )

    def label(self, one: ProposalView) -> str:
        """NA 65.3: in words, whether the trade binds both sides, and whether it is a whisper."""
        label = words("na-label-binding" if one.binding else "na-label-promise")
        return words("na-label-whisper", label=label) if one.whisper else label

    def _open_counts(self) -> str:
        """How many promises of each player are open."""
        counts = [len([one for one in self._of(seat) if one.status == "open"]) for seat in range(self.view.seats)]
        found = [words("na-count", name=self.names[at], count=count) for at, count in enumerate(counts) if count]
        return ", ".join(found)

    def _of(self, seat: int) -> list[PromiseView]:
        return [one for one in self.view.promises if one.seat == seat]

    # The panel.

    def draw(self, side: Panel, foot: Panel) -> None:
        """Draw the proposals at the foot if at least one fits there, else at the side, and count open promises."""
        counts = self._open_counts()
        spare = side.left - LOG_ROWS - (2 if counts else 0)
        if self.proposals:
            first = len(self._rows(self.proposals[0], foot.width)) + (2 if len(self.proposals) > 1 else 1)
            self._list(*((foot, foot.left) if foot.left >= first else (side, spare)))
        if counts:
            side.wrapped(words("na-open-promises", counts=counts), 2, FADED)

    def _rows(self, one: ProposalView, width: int) -> list[str]:
        return wrap(f"{self.proposal(one)}; {self.label(one)}", width, "  ")

    def _list(self, panel: Panel, most: int) -> None:
        """Draw as many proposals as fit. Those to this seat come first and are marked."""
        mine = any([one.to == self.seat for one in self.proposals])
        wide = "-wide" if panel.width >= WIDE else ""
        panel.title(words(f"na-trade-keys{wide}" if mine else "na-trade"))
        most -= 1
        left = len(self.proposals)
        for one in self.proposals:
            rows = self._rows(one, panel.width)
            if len(rows) > most - (1 if left > 1 else 0):
                break
            for row in rows:
                panel.line(row, ASKED if one.to == self.seat else "")
            most -= len(rows)
            left -= 1
        if left:
            panel.line("  " + words("na-more-proposals", count=left), ASKED)

    # The page.

    def page(self, width: int) -> list[Text]:
        """All proposals and promises that the seat knows, and how well each player has kept promises."""
        page = Page(width)
        page.title(words("na-proposals-title"))
        for one in self.proposals:
            page.text(f"{self.proposal(one)}; {self.label(one)}", "bold" if one.to == self.seat else "")
            if self.seat in (one.seat, one.to):
                code = "to" if one.to == self.seat else "from"
                page.text(words(f"na-keys-{code}-you", number=number_text(one.id)), FADED, indent="   ")
        if not self.proposals:
            page.text(words("na-proposals-none"), FADED)
        page.title(words("na-ledger-title", deal=present_deal(self.game.s)))
        for promise in self.view.promises:
            page.text(self._promise(promise), STYLES[promise.status])
        if not self.view.promises:
            page.text(words("na-ledger-none"), FADED)
        page.title(words("na-tally-title"))
        for seat in range(self.view.seats):
            page.text(self._tally(seat))
        page.text(words("na-ledger-rule"), FADED)
        return page.rows

    def _promise(self, one: PromiseView) -> str:
        notes: list[str] = []
        if one.whisper:
            notes.append(words("na-note-whisper"))
        if one.due and one.status == "open":
            notes.append(words("na-note-due"))
        if one.paid and one.status != "kept":
            notes.append(words("na-note-paid", paid=one.paid))
        return words(
            "na-ledger",
            status=words(f"na-status-{one.status}").ljust(6),
            who=self.names[one.seat],
            other=self.names[one.to],
            promise=promise_text(self.pack, self.names, one.promise),
            notes=f" ({', '.join(notes)})" if notes else "",
        )

    def _tally(self, seat: int) -> str:
        corporation = SHORT_CORPORATIONS[CORPORATION_NAMES.index(self.view.players[seat].corporation)]
        counts = {status: len([one for one in self._of(seat) if one.status == status]) for status in STATUS_NAMES}
        return words("na-tally", name=self.names[seat].ljust(13), corporation=corporation.ljust(13), **counts)
