"""Builds a trade by asking short questions: the partner, what each side gives, and whether it is a whisper."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from neopolis.engine.refused import Refused
from neopolis.games.new_angeles.game import NewAngelesGame
from neopolis.games.new_angeles.ids import ASSET, COUNTER, DISTRICT, DISTRICTS, MAIN
from neopolis.games.new_angeles.rules.hands import assets_of
from neopolis.games.new_angeles.terminal.cards import SHORT_CORPORATIONS
from neopolis.games.new_angeles.terminal.trade_words import (
    TradeDraft,
    TradeWords,
    begins,
    number,
    owed_answers,
    plain,
    together,
)
from neopolis.games.new_angeles.text.card_texts import component_name
from neopolis.games.new_angeles.text.terms_text import answer_text, terms_text
from neopolis.games.new_angeles.trading.terms import (
    GIVE,
    KEEP_OUT,
    KINDS,
    NOBODY,
    OPPOSE,
    SUPPORT,
    TRIGGERS,
    TURN_BEGINS,
    WINS_DEAL,
    Promise,
    Terms,
)
from neopolis.games.new_angeles.trading.terms_row import ANY_COMPONENT, is_about_player, present_deal
from neopolis.terminal.page import Page
from neopolis.terminal.panel import MESSAGE
from neopolis.terminal.sentences import with_rules, words
from neopolis.terminal.terminal import MOST_WIDTH, Terminal
from neopolis.text.messages import PLAYER, name_of, use_player_names

DROP: Final = "q"
CLEAR: Final = "-"


class Dropped(Exception):
    """The player cancels the trade before proposing it."""


def personal(refused: Refused, names: list[str]) -> Refused:
    """A refusal with the player's name instead of the seat's number."""
    if not isinstance(refused.parameters.get(PLAYER), int):  # no player, or the server has already filled in the name
        return refused
    with use_player_names(names):
        return Refused(refused.code, refused.rules, **refused.parameters)


def instead(before: Terms, more: Terms) -> Terms:
    """Add terms to earlier ones: assets and promises are added; capital or an answer replaces the earlier one."""
    capital = 0 if more.capital else before.capital
    answer = before.answer if more.answer is None else None
    assets = tuple([asset for asset in before.assets if asset not in more.assets])
    return together(Terms(capital, assets, answer, before.promises), more)


class TradeBuilder:
    """Asks a person for a trade. `q` cancels it at any question."""

    def __init__(self, terminal: Terminal, game: NewAngelesGame, seat: int, names: list[str]) -> None:
        self.terminal = terminal
        self.game = game
        self.pack = game.pack
        self.seat = seat
        self.names = names
        self.words = TradeWords(game, seat, names)
        self.to = NOBODY
        self.sides: dict[int, Terms] = {}
        self.message = ""

    def build(
        self, draft: TradeDraft | None, check: Callable[[TradeDraft], object], is_counter: bool = False
    ) -> TradeDraft:
        """Build a complete trade that passes a check. Start from a draft, or ask for the partner if there is none."""
        if draft is None:
            others = [seat for seat in range(self.game.seats) if seat != self.seat]
            picked = self._pick(words("na-whom"), [self._player(seat) for seat in others])
            if picked is None:
                raise Dropped
            draft = TradeDraft(others[picked], Terms(), Terms(), False)
        self.to = self.words.other = draft.to
        self.sides = {self.seat: draft.gives, self.to: draft.wants}
        while True:
            self._side(self.seat, words("na-gives-prompt"))
            self._side(self.to, words("na-wants-prompt"))
            built = TradeDraft(self.to, self.sides[self.seat], self.sides[self.to], draft.whisper)
            try:
                check(built)
                break
            except Refused as refused:
                self.message = with_rules(personal(refused, self.names))
        if is_counter:
            return built
        return built._replace(whisper=self._ask([], words("na-whisper")).startswith("y"))

    # Questions.

    def _ask(self, rows: list[str], prompt: str, choices: Sequence[str] = ()) -> str:
        """Show the trade so far and the choices, and read a line."""
        page = Page(min(self.terminal.size()[0], MOST_WIDTH))
        known = self.to != NOBODY
        page.title(words("na-build-title", name=self.names[self.to]) if known else words("na-build-first"))
        for seat, terms in self.sides.items():
            text = terms_text(self.pack, self.names, terms)
            page.text(words("na-side", name=self.names[seat], terms=text), "bold")
        page.text("")
        for row in rows:
            page.text(row)
        page.text(self.message, MESSAGE)
        self.message = ""
        self.terminal.show(page.rows)
        typed = self.terminal.ask(prompt, choices)
        if typed == "?":
            self._help(page.width)
            return self._ask(rows, prompt, choices)
        if typed.lower() == DROP:
            raise Dropped
        return plain(typed)

    def _help(self, width: int) -> None:
        page = Page(width)
        page.title(words("na-help-title"))
        page.text(words("na-help"))
        self.terminal.page(page.rows)

    def _pick(self, title: str, labels: list[str]) -> int | None:
        """Ask for one of these labels. Returns its index, or None to go back."""
        rows = [title, *[f"{at:2}  {label}" for at, label in enumerate(labels, start=1)]]
        while True:
            typed = self._ask(rows, words("na-pick-prompt"), labels)
            if not typed:
                return None
            if typed.isdecimal() and 1 <= number(typed) <= len(labels):
                return number(typed) - 1
            found = [at for at, label in enumerate(labels) if begins(label, typed)]
            if len(found) == 1:
                return found[0]
            self.message = Refused("cli-na-trade-one", text=typed[:40]).message

    def _number(self, prompt: str, default: int) -> int:
        """Ask for a whole number. Enter alone gives the default."""
        while True:
            typed = self._ask([], prompt)
            if not typed:
                return default
            if typed.isdecimal():
                return number(typed)
            self.message = Refused("cli-na-trade-number", text=typed[:40]).message

    def _player(self, seat: int) -> str:
        return f"{self.names[seat]}, {SHORT_CORPORATIONS[self.game.s.setting.corporations[seat]]}"

    # What one side gives.

    def _side(self, giver: int, prompt: str) -> None:
        """Ask for everything that one side gives."""
        while True:
            typed = self._ask(self._choices(giver), prompt)
            if not typed:
                return
            if typed == CLEAR:
                self.sides[giver] = Terms()
                continue
            try:
                self.sides[giver] = instead(self.sides[giver], self._given(giver, typed))
            except Refused as refused:
                self.message = with_rules(refused)

    def _choices(self, giver: int) -> list[str]:
        name = self.names[giver]
        found = [words("na-choice-c", name=name, capital=self.game.s.capital[giver])]
        assets = ", ".join([name_of(self.pack.names[ASSET + asset]) for asset in assets_of(self.game.s, giver)])
        if assets:
            found.append(words("na-choice-a", assets=assets))
        if owed_answers(self.game, giver):
            found.append(words("na-choice-n", name=name))
        found += [words(f"na-choice-{code}", name=name) for code in ("p", "clear", "drop")]
        return [*found, "", words("na-choice-words")]

    def _given(self, giver: int, typed: str) -> Terms:
        """Read one more item of a trade: a menu letter, which asks for the details, or the item typed out."""
        if typed == "c":
            return Terms(self._number(words("na-how-much", capital=self.game.s.capital[giver]), 0))
        if typed == "a":
            asset = self._asset(giver)
            return Terms(assets=(asset,)) if asset else Terms()
        if typed == "n":
            return self._answer(giver)
        if typed == "p":
            promise = self._promise(giver)
            return Terms(promises=(promise,)) if promise is not None else Terms()
        return self.words.terms(typed, giver)

    def _asset(self, giver: int) -> int:
        assets = assets_of(self.game.s, giver)
        if not assets:
            return 0
        picked = self._pick(words("na-which-asset"), [name_of(self.pack.names[ASSET + asset]) for asset in assets])
        return 0 if picked is None else assets[picked]

    def _answer(self, giver: int) -> Terms:
        """R-116: ask for an answer that is owed now, and the number of cards, but not which cards."""
        owed = owed_answers(self.game, giver)
        labels = [answer_text(self.pack, self.names, thing) for thing in owed]
        picked = self._pick(words("na-which-answer"), labels) if owed else None
        if picked is None:
            return Terms()
        if owed[picked] not in (MAIN, COUNTER):
            return Terms(answer=owed[picked])
        cards = self._number(words("na-exactly-cards"), 0)
        return Terms(answer=(owed[picked], cards) if cards else owed[picked])

    # Promises.

    def _promise(self, giver: int) -> Promise | None:
        """NA 65.2: ask for a promise; None to go back."""
        title = words("na-which-promise", name=self.names[giver])
        kind = self._one_of(title, KINDS, "na-kind")
        if not kind:
            return None
        gift, player, component, district, cards = Terms(), NOBODY, "", 0, 1
        when: str = TRIGGERS[0]
        if kind == GIVE:
            gift = self._gift(giver)
            when = self._one_of(words("na-which-when"), TRIGGERS, "na-when") if gift != Terms() else ""
            if not when:
                return None
        if is_about_player(kind, when):
            about = self._about(giver, kind, when)
            if about is None:
                return None
            player = about
        if kind in (SUPPORT, OPPOSE):
            cards = self._number(words("na-least-cards"), 1)
        elif kind == KEEP_OUT:
            place = self._place()
            if place is None:
                return None
            component, district = place
        deal = present_deal(self.game.s)
        until = self._number(words("na-until", deal=deal), deal)
        asset = gift.assets[0] if gift.assets else 0
        deals = 1 if until else 0  # a promise until deal 0 is refused as too late if `deals` is 0
        return Promise(kind, player, cards, gift.capital, asset, component, district, when, deals, until)

    def _one_of(self, title: str, codes: tuple[str, ...], prefix: str) -> str:
        picked = self._pick(title, [words(f"{prefix}-{code}") for code in codes])
        return "" if picked is None else codes[picked]

    def _about(self, giver: int, kind: str, when: str) -> int | None:
        """Ask which player a promise is about. Only gifts after a win or at a turn can be about the giver."""
        seats = [seat for seat in range(self.game.seats) if seat != giver or when in (WINS_DEAL, TURN_BEGINS)]
        picked = self._pick(words("na-about"), [self._player(seat) for seat in seats])
        return None if picked is None else seats[picked]

    def _gift(self, giver: int) -> Terms:
        assets = assets_of(self.game.s, giver)
        labels = [words("na-gift-capital"), *[name_of(self.pack.names[ASSET + asset]) for asset in assets]]
        picked = self._pick(words("na-which-gift"), labels)
        if picked is None:
            return Terms()
        return Terms(assets=(assets[picked - 1],)) if picked else Terms(self._number(words("na-gift-how-much"), 0))

    def _place(self) -> tuple[str, int] | None:
        """Ask for a kind of component and a district."""
        kinds = [component_name(name) or words("na-any-component") for name in ANY_COMPONENT]
        kind = self._pick(words("na-which-component"), kinds)
        if kind is None:
            return None
        names = [name_of(self.pack.names[DISTRICT + number]) for number in range(1, DISTRICTS + 1)]
        district = self._pick(words("na-which-district"), names)
        return None if district is None else (ANY_COMPONENT[kind], district + 1)
