"""NA 65: terms of a trade and promises in words, with the players' names.

All are noun phrases, so that sentences can list them: "2 capital and Midori" for
"support for Ben's offer with at least 2 cards until deal 7".
"""

from __future__ import annotations

from typing import Final

from neopolis.engine.event import EVERYBODY, Event
from neopolis.games.new_angeles.content.pack import Pack
from neopolis.games.new_angeles.ids import (
    ABSTAIN,
    ASSET,
    COMPONENT_NAMES,
    COUNTER,
    COUNTER_NOW,
    DISTRICT,
    DISTRICTS,
    DONE,
    MAIN,
    PASS,
    SEAT,
    SEATS,
)
from neopolis.games.new_angeles.trading.ledger import FIRST_WHISPER, STATUS_NAMES, pair_at
from neopolis.games.new_angeles.trading.ledger_view import PromiseView, ProposalView
from neopolis.games.new_angeles.trading.terms import GIVE, KEEP_OUT, OPPOSE, SUPPORT, Promise, Terms
from neopolis.games.new_angeles.trading.terms_row import TermsReader
from neopolis.text.messages import Word, message, name_of

LETTERS: Final = "abcdef"  # a letter for each seat
OWN_WORDS: Final = {
    **{DONE: "done", PASS: "pass", ABSTAIN: "abstain"},
    **{MAIN: "main", COUNTER: "counter", COUNTER_NOW: "counter-now"},
}


def number_text(number: int) -> str:
    """The label of a proposal: its number, or for a whisper its count and a letter for each seat, such as 1bd."""
    if number < FIRST_WHISPER:
        return str(number)
    pair = pair_at(number // FIRST_WHISPER - 1)
    return str(number % FIRST_WHISPER) + "".join([LETTERS[seat] for seat in pair])


def terms_text(pack: Pack, names: list[str], terms: Terms) -> str:
    """Everything that one side gives, or "nothing"."""
    parts = [message("na-terms-capital", {"amount": terms.capital})] if terms.capital else []
    parts += [name_of(pack.names[ASSET + asset]) for asset in terms.assets]
    if terms.answer is not None:
        parts.append(answer_text(pack, names, terms.answer))
    parts += [promise_text(pack, names, promise) for promise in terms.promises]
    if len(parts) < 2:
        return parts[0] if parts else message("na-nothing", {})
    return message("na-terms-and", {"first": ", ".join(parts[:-1]), "last": parts[-1]})


def answer_text(pack: Pack, names: list[str], answer: int | tuple[int, int]) -> str:
    """R-116: an answer that is owed now, with the number of cards if one was agreed."""
    thing, cards = (answer, 0) if isinstance(answer, int) else answer
    if thing in OWN_WORDS:
        text = message(f"na-terms-{OWN_WORDS[thing]}", {})
    else:
        text = message("na-terms-answer", {"answer": _thing(pack, names, thing)})
    return message("na-terms-exactly", {"support": text, "cards": cards_text(cards)}) if cards else text


def _thing(pack: Pack, names: list[str], thing: int) -> str:
    if SEAT <= thing < SEAT + SEATS:
        return names[thing - SEAT]
    if DISTRICT < thing <= DISTRICT + DISTRICTS:
        return _district(pack, thing - DISTRICT)
    return name_of(pack.name(thing).replace("_", " "))


def _district(pack: Pack, district: int) -> str:
    return message("na-district", {"name": name_of(pack.names[DISTRICT + district]), "number": district})


def cards_text(count: int) -> str:
    return message("na-cards", {"count": count})


def promise_text(pack: Pack, names: list[str], promise: Promise) -> str:
    """NA 65.2: what is promised, and until which deal."""
    words: dict[str, Word] = {
        "player": names[promise.player] if promise.player >= 0 else "",
        "cards": cards_text(promise.cards),
        "until": promise.until,
    }
    code = f"na-promise-{promise.kind}"
    if promise.kind in (SUPPORT, OPPOSE) and promise.cards > 1:
        code += "-with"
    elif promise.kind == KEEP_OUT:
        words["district"] = _district(pack, promise.district)
        if promise.component:
            component = COMPONENT_NAMES.index(promise.component)
            words["component"] = message(f"na-kind-{component}", {})
        else:
            code += "-all"
    elif promise.kind == GIVE:
        code += f"-{promise.when}"
        given = Terms(promise.capital, (promise.asset,) if promise.asset else ())
        words["gift"] = terms_text(pack, names, given)
    return message(code, words)


def proposal_text(pack: Pack, names: list[str], proposal: ProposalView) -> str:
    """An open proposal as a sentence."""
    words: dict[str, Word] = {
        "number": number_text(proposal.id),
        "who": names[proposal.seat],
        "other": names[proposal.to],
        "gives": terms_text(pack, names, proposal.gives),
        "wants": terms_text(pack, names, proposal.wants),
    }
    return message("na-proposed-whisper" if proposal.whisper else "na-proposed", words)


def promised_text(pack: Pack, names: list[str], promise: PromiseView) -> str:
    """A promise in the ledger as a sentence."""
    words: dict[str, Word] = {
        "who": names[promise.seat],
        "other": names[promise.to],
        "promise": promise_text(pack, names, promise.promise),
    }
    return message("na-promised-whisper" if promise.whisper else "na-promised", words)


def trade_words(pack: Pack, event: Event, names: list[str]) -> dict[str, Word]:
    """The message arguments for a trading event, read from the event's numbers."""
    if event.kind in ("proposed", "traded"):
        reader = TermsReader(event.things, 2)
        gives, wants = reader.terms(), reader.terms()
        return {"gives": terms_text(pack, names, gives), "wants": terms_text(pack, names, wants)}
    promise = TermsReader(event.things, 1 if event.kind == "promised" else 2).promise()
    return {"promise": promise_text(pack, names, promise)}


def trade_code(event: Event) -> str:
    """The message for a trading event: public or whispered, binding or not, or how a promise ended."""
    code = f"na-{event.kind}"
    if event.kind == "traded":
        if event.things[1]:
            return code
        reader = TermsReader(event.things, 2)
        return f"{code}-promises" if reader.terms() == reader.terms() == Terms() else f"{code}-gifts"
    if event.kind == "promise":
        return f"{code}-{STATUS_NAMES[event.things[1]]}"
    return code if event.audience == EVERYBODY else f"{code}-whisper"
