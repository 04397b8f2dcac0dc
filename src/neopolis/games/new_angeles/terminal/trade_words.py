"""Reads a trade that was typed in one line, such as `nbn 2 for support`."""

from __future__ import annotations

import re
import unicodedata
from typing import Final, NamedTuple

import msgspec

from neopolis.engine.refused import Refused
from neopolis.games.new_angeles.cards.registry import ASSETS
from neopolis.games.new_angeles.game import NewAngelesGame
from neopolis.games.new_angeles.ids import (
    ABSTAIN,
    ASSET,
    CORPORATION_NAMES,
    COUNTER,
    COUNTER_NOW,
    DISTRICT,
    DISTRICTS,
    MAIN,
    PASS,
    SEAT,
    SEATS,
)
from neopolis.games.new_angeles.terminal.cards import SHORT_CORPORATIONS
from neopolis.games.new_angeles.trading.terms import (
    DEAL_ENDS,
    DEMAND,
    GIVE,
    KEEP_OUT,
    NO_COUNTER,
    NO_TRADE,
    OPPOSE,
    SUPPORT,
    TO_COUNTER,
    TURN_BEGINS,
    WINS_DEAL,
    Promise,
    Terms,
)
from neopolis.games.new_angeles.trading.terms_row import ANY_COMPONENT, MOST_DEALS, MOST_NUMBER, present_deal
from neopolis.games.new_angeles.trading.tradable import tradable_answers
from neopolis.text.messages import name_of

NOW: Final = {"pass": PASS, "abstain": ABSTAIN, "main": MAIN, "counter": COUNTER}
WHEN: Final = {
    **dict.fromkeys(("wins", "win"), WINS_DEAL),
    **dict.fromkeys(("turn", "turns"), TURN_BEGINS),
    **dict.fromkeys(("demand",), DEMAND),
    **dict.fromkeys(("end", "ends"), DEAL_ENDS),
}
CARDS: Final = ("card", "cards")
COUNTERS: Final = ("counter", "counteroffer")
FILLERS: Final = ("a", "the", "deal", "begins", "is", "settled", "starts")
WHISPER: Final = ("whisper", "whispered")
MOST_WORDS: Final = 3  # maximum number of words in a player's name


class TradeDraft(NamedTuple):
    """A trade that has not been proposed yet."""

    to: int
    gives: Terms
    wants: Terms
    whisper: bool


def plain(text: str) -> str:
    """A text without accents, quotes, full stops and capital letters, as people type it."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join([letter for letter in letters if not unicodedata.combining(letter) and letter not in "\"'."])


def number(text: str) -> int:
    """A typed number. Only the first 6 digits are read, because longer numbers are never legal."""
    return int(text[:6])


def together(one: Terms, other: Terms) -> Terms:
    """Combine two terms into one. Refused if both have an answer."""
    if one.answer is not None and other.answer is not None:
        raise Refused("cli-na-answer-twice", ("R-116",))
    answer = one.answer if one.answer is not None else other.answer
    capital = min(one.capital + other.capital, MOST_NUMBER)
    return Terms(capital, one.assets + other.assets, answer, one.promises + other.promises)


def owed_answers(game: NewAngelesGame, seat: int) -> list[int]:
    """R-116: the answers that a seat owes now and could trade."""
    return [option for option, _, _ in tradable_answers(game.s, seat)]


def offer_of(game: NewAngelesGame, seat: int) -> int:
    """The standing offer of a player: MAIN, COUNTER, or 0 if they have none."""
    deal = game.s.deal
    if deal.counterers and deal.counterers[-1] == seat:
        return COUNTER
    return MAIN if deal.main and game.s.active == seat else 0


def is_supporting(game: NewAngelesGame, seat: int) -> bool:
    """Whether a seat is being asked for its support."""
    return MAIN in owed_answers(game, seat) or COUNTER in owed_answers(game, seat)


class TradeWords:
    """Reads the trades that a player types."""

    def __init__(self, game: NewAngelesGame, seat: int, names: list[str]) -> None:
        self.game = game
        self.pack = game.pack
        self.seat = seat
        self.names = names
        self.other = -1  # the seat that `you` means

    def draft(self, text: str) -> TradeDraft:
        """Read a draft, typed as: NAME what is given [for what is wanted] [whisper]."""
        parts = plain(text).replace(",", " , ").replace("+", " + ").split()
        whisper = bool(parts) and parts[-1] in WHISPER
        parts = parts[:-1] if whisper else parts
        if not parts:
            raise Refused("cli-na-trade-whom", names=self._others())
        to, used = self.player(parts)
        gives, wants = self.sides(" ".join(parts[used:]), to)
        return TradeDraft(to, gives, wants, whisper)

    def sides(self, text: str, to: int) -> tuple[Terms, Terms]:
        """What the player gives, and what the player wants for it."""
        self.other = to
        given, _, wanted = f" {text} ".partition(" for ")
        return self.terms(given, self.seat), self.terms(wanted, to)

    def terms(self, text: str, giver: int) -> Terms:
        """Read terms: items separated by commas, `+` or `and`. `giver` is the seat that gives them."""
        found = Terms()
        for item in re.split(r",|\+|\band\b", plain(text)):
            if item.strip() and item.strip() != "nothing":
                found = together(found, TradeItem(self, giver, item.split()).terms())
        return found

    # Names.

    def _others(self) -> str:
        return ", ".join([name for seat, name in enumerate(self.names) if seat != self.seat])

    def labels(self, seat: int) -> list[str]:
        """All names of a player: their own, and those of their corporation."""
        corporation = self.game.s.setting.corporations[seat]
        labels = [self.names[seat], CORPORATION_NAMES[corporation], SHORT_CORPORATIONS[corporation]]
        return [plain(label) for label in labels]

    def player(self, parts: list[str]) -> tuple[int, int]:
        """The player named by the first words, and the number of these words."""
        for count in range(min(MOST_WORDS, len(parts)), 0, -1):
            found = self.name_of(" ".join(parts[:count]))
            if len(found) == 1:
                return found[0], count
            if found and count == 1:
                named = ", ".join([self.names[seat] for seat in found])
                raise Refused("cli-na-trade-which", text=parts[0][:40], names=named)
        raise Refused("cli-na-trade-player", text=" ".join(parts[:1])[:40], names=self._others())

    def name_of(self, text: str) -> list[int]:
        if text in ("me", "i", "my"):
            return [self.seat]
        if text in ("you", "your") and self.other >= 0:
            return [self.other]
        seats = range(self.game.seats)
        exact = [seat for seat in seats if text in self.labels(seat)]
        return exact or [seat for seat in seats if any([label.startswith(text) for label in self.labels(seat)])]

    def asset(self, text: str, giver: int) -> int:
        """The asset whose name, or a word of it, begins with `text`; the giver's assets are tried first."""
        owned = [asset for asset in ASSETS.numbers if self.game.s.owners[asset] == giver]
        for among in (owned, ASSETS.numbers):
            found = [asset for asset in among if begins(name_of(self.pack.names[ASSET + asset]), text)]
            if len(found) > 1:
                named = ", ".join([name_of(self.pack.names[ASSET + asset]) for asset in found])
                raise Refused("cli-na-trade-which", text=text[:40], names=named)
            if found:
                return found[0]
        for card in [*range(1, ASSET + 1)]:
            if len(text) > 2 and plain(name_of(self.pack.names[card])).startswith(text):
                raise Refused("not-for-trade", ("NA 65.5", "R-117"), thing=name_of(self.pack.names[card]))
        raise Refused("cli-na-trade-words", ("NA 65.0",), text=text[:40])

    def district(self, text: str) -> int:
        """A district by number or name."""
        for number in range(1, DISTRICTS + 1):
            if text == str(number) or (text and begins(name_of(self.pack.names[DISTRICT + number]), text)):
                return number
        raise Refused("cli-na-trade-one", text=text[:40])


def begins(name: str, text: str) -> bool:
    """Whether a name or one of its words begins with a text."""
    known = plain(name)
    return known.startswith(text) or f" {text}" in known


class TradeItem:
    """One item that a side gives, as typed."""

    def __init__(self, reader: TradeWords, giver: int, parts: list[str]) -> None:
        self.reader = reader
        self.giver = giver
        self.text = " ".join(parts)
        self.deals, self.until = 1, 0
        self.timed = False
        self.promised = parts[0] in ("promise", "promises")
        self.parts = self._without_deadline(parts[1:] if self.promised else parts)

    def _without_deadline(self, parts: list[str]) -> list[str]:
        """Read `until 7` or `2 deals` at the end, and return the words before it."""
        if len(parts) > 2 and parts[-2] == "until" and parts[-1].isdecimal():
            self.timed, self.until = True, number(parts[-1])
            self.deals = 1 if self.until else 0
            return parts[:-2]
        if len(parts) > 2 and parts[-1] in ("deal", "deals") and parts[-2].isdecimal():
            self.timed, self.deals = True, number(parts[-2])
            return parts[:-2]
        return parts

    def _fail(self) -> Refused:
        return Refused("cli-na-trade-words", ("NA 65.0",), text=self.text[:40])

    def terms(self) -> Terms:
        if not self.parts:
            raise self._fail()
        head, rest = self.parts[0], self.parts[1:]
        if head in ("support", "against", "oppose"):
            return self._support(SUPPORT if head == "support" else OPPOSE, rest)
        if head in COUNTERS and self._is_about_countering(rest):
            return self._counter(rest)
        if head == "later":
            return self._later(rest)
        if head in ("no", "keep"):
            return self._not(self.parts)
        if self.promised or self.timed:
            raise self._fail()
        if head in NOW:
            return self._now(NOW[head], rest)
        if head == "answer":
            return Terms(answer=self._answer(" ".join(rest)))
        if head.isdecimal():
            return Terms(capital=self._capital(self.parts))
        return Terms(assets=(self.reader.asset(" ".join(self.parts), self.giver),))

    def _capital(self, parts: list[str]) -> int:
        if not parts[0].isdecimal() or parts[1:] not in ([], ["capital"]):
            raise self._fail()
        return min(number(parts[0]), MOST_NUMBER)

    def _now(self, thing: int, rest: list[str]) -> Terms:
        cards = self._cards(rest)
        if thing not in (MAIN, COUNTER) and rest:
            raise self._fail()
        return Terms(answer=(thing, cards) if cards else thing)

    def _cards(self, rest: list[str]) -> int:
        """The number in `2` or `2 cards`, 0 without one."""
        if rest and rest[-1] in CARDS:
            rest = rest[:-1]
        if not rest:
            return 0
        if len(rest) > 1 or not rest[0].isdecimal() or number(rest[0]) < 1:
            raise self._fail()
        return number(rest[0])

    def _answer(self, text: str) -> int:
        """The answer with this name, among those that the giver owes now."""
        for option in owed_answers(self.reader.game, self.giver):
            if text and self._is_called(option, text):
                return option
        raise Refused("cli-na-trade-one", ("R-116",), text=text[:40])

    def _is_called(self, option: int, text: str) -> bool:
        """Whether an answer has this name. Players go by their names and corporations."""
        if SEAT <= option < SEAT + SEATS:
            return self.reader.name_of(text) == [option - SEAT]
        return begins(name_of(self.reader.pack.names[option]), text)

    # Promises.

    def _terms(self, promise: Promise) -> Terms:
        """Terms with this promise; its deadline becomes the number of a deal."""
        until = self.until
        if not until and self.deals:
            until = min(present_deal(self.reader.game.s) + self.deals - 1, MOST_DEALS)
        return Terms(promises=(msgspec.structs.replace(promise, deals=self.deals, until=until),))

    def _about(self, rest: list[str]) -> tuple[int, list[str]]:
        """The player named first (if none, the other side), and the remaining words."""
        if not rest or rest[0].isdecimal():
            return (self.reader.other if self.giver == self.reader.seat else self.reader.seat), rest
        player, used = self.reader.player(rest)
        return player, rest[used:]

    def _support(self, kind: str, rest: list[str]) -> Terms:
        """Read support or opposition: an answer if the giver is asked for support now, else a promise.

        If `promise` or a deadline was typed, it is always a promise.
        """
        player, rest = self._about(rest)
        cards = self._cards(rest)
        game = self.reader.game
        theirs = offer_of(game, player)
        if theirs and not self.promised and not self.timed and is_supporting(game, self.giver):
            wanted = theirs if kind == SUPPORT else MAIN + COUNTER - theirs
            return Terms(answer=(wanted, cards) if cards else wanted)
        return self._terms(Promise(kind, player, cards=cards or 1))

    def _is_about_countering(self, rest: list[str]) -> bool:
        """Whether `counter` means a counteroffer by the giver, not support for the counteroffer on the table."""
        is_promise = self.promised or self.timed or (bool(rest) and not rest[0].isdecimal() and rest[0] not in CARDS)
        return is_promise or COUNTER_NOW in owed_answers(self.reader.game, self.giver)

    def _counter(self, rest: list[str]) -> Terms:
        """Read a counteroffer: the answer that is owed now if nothing else was typed, otherwise a promise."""
        if not rest and not self.promised and not self.timed:
            return Terms(answer=COUNTER_NOW)
        player, rest = self._about(rest)
        if rest:
            raise self._fail()
        return self._terms(Promise(TO_COUNTER, player))

    def _not(self, parts: list[str]) -> Terms:
        if parts[0] == "keep":
            return self._keep_out(parts[2:] if parts[1:2] == ["out"] else parts[1:])
        kinds = {**dict.fromkeys(COUNTERS, NO_COUNTER), "trade": NO_TRADE}
        if len(parts) < 2 or parts[1] not in kinds:
            raise self._fail()
        player, rest = self._about(parts[2:])
        if rest:
            raise self._fail()
        return self._terms(Promise(kinds[parts[1]], player))

    def _keep_out(self, rest: list[str]) -> Terms:
        """Read a promise to keep components, or one kind of them, out of a district."""
        text = " ".join(rest)
        component = ""
        for name in ANY_COMPONENT[1:]:
            known = name.replace("_", " ")
            if text.startswith(f"{known} "):
                component, text = name, text.removeprefix(known).strip()
        return self._terms(Promise(KEEP_OUT, component=component, district=self.reader.district(text)))

    def _later(self, rest: list[str]) -> Terms:
        """Read a promised gift: capital or an asset, and when it is due."""
        at = min([rest.index(word) for word in ("when", "at", "if") if word in rest], default=len(rest))
        gift, clause = rest[:at], [word for word in rest[at + 1 :] if word not in FILLERS]
        if not gift or (at < len(rest) and not [word for word in clause if word in WHEN]):
            raise self._fail()
        when = next((WHEN[word] for word in clause if word in WHEN), DEAL_ENDS)
        named = [word for word in clause if word not in WHEN]
        player = -1
        if when in (WINS_DEAL, TURN_BEGINS):
            player, named = self._about(named)
        if named:
            raise self._fail()
        if gift[0].isdecimal():
            return self._terms(Promise(GIVE, player, capital=self._capital(gift), when=when))
        return self._terms(Promise(GIVE, player, asset=self.reader.asset(" ".join(gift), self.giver), when=when))
