"""What happened and what is asked, as sentences with the players' names."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from neopolis.engine.event import Event
from neopolis.games.new_angeles.cards.declaring import asking
from neopolis.games.new_angeles.cards.registry import card_of, slug_of
from neopolis.games.new_angeles.cards.vocabulary import Choose, picks_so_far
from neopolis.games.new_angeles.cards.windows import moment_of
from neopolis.games.new_angeles.content.pack import Pack
from neopolis.games.new_angeles.ids import (
    ASSET,
    COMPONENT_NAMES,
    CONTINUE,
    CONTINUE_GAME,
    CONTINUE_ROUND,
    DISTRICT,
    MAIN,
    RESOURCE_NAMES,
    RESOURCES,
    SEAT,
    SEATS,
    TYPE_NAMES,
)
from neopolis.games.new_angeles.rules.deal import cards_to_pay
from neopolis.games.new_angeles.rules.hands import hand_size
from neopolis.games.new_angeles.rules.machine import MACHINE
from neopolis.games.new_angeles.rules.scripts import CARD, WINDOW
from neopolis.games.new_angeles.rules.state import NewAngeles
from neopolis.games.new_angeles.rules.stops import CALL_NAMES, SCOPE_NAMES, STOP_NAMES, Stop
from neopolis.games.new_angeles.text.card_texts import amounts
from neopolis.games.new_angeles.text.terms_text import number_text, trade_code, trade_words
from neopolis.text.messages import Word, all_of, message, name_of, player

Reader = Callable[[Pack, list[str], int], Word]


def district_text(pack: Pack, names: list[str], district: int) -> str:
    """A district by name and number; The Root for 0."""
    if not district:
        return message("na-root", {})
    return message("na-district", {"name": name_of(pack.names[DISTRICT + district]), "number": district})


def component_text(pack: Pack, names: list[str], component: int) -> str:
    """A component in words."""
    return message(f"na-component-{component}", {})


def card_text(pack: Pack, names: list[str], thing: int) -> str:
    """The name of a card or of anything else that has a number in `ids.py`."""
    return name_of(pack.names[thing])


def _asset(pack: Pack, names: list[str], asset: int) -> str:
    return name_of(pack.names[ASSET + asset])


def _event(pack: Pack, names: list[str], event: int) -> str:
    return name_of(pack.event_name(event))


def _investment(pack: Pack, names: list[str], investment: int) -> str:
    return name_of(pack.investment_name(investment))


def _demand(pack: Pack, names: list[str], demand: int) -> str:
    targets = resources_text(pack.tables.demand_targets[demand])
    threat = pack.tables.demand_threat[demand]
    return message("na-demand-card", {"name": name_of(pack.demand_names[demand]), "targets": targets, "threat": threat})


def _back(pack: Pack, names: list[str], component: int) -> str:
    return name_of(COMPONENT_NAMES[component].replace("_", " "))


def _setup(pack: Pack, names: list[str], setup: int) -> str:
    return name_of(pack.setup_names[setup])


def _player(pack: Pack, names: list[str], seat: int) -> str:
    return names[seat]


def _offer(pack: Pack, names: list[str], offer: int) -> str:
    return message("na-main" if offer == MAIN else "na-counter", {})


def _type(pack: Pack, names: list[str], kind: int) -> str:
    return name_of(TYPE_NAMES[kind])


def _resource(pack: Pack, names: list[str], resource: int) -> str:
    return name_of(RESOURCE_NAMES[resource])


def _number(pack: Pack, names: list[str], number: int) -> int:
    return number


def _proposal(pack: Pack, names: list[str], number: int) -> str:
    return number_text(number)


def _place(pack: Pack, names: list[str], place: int) -> int:
    """A place in a deck, counted from 1."""
    return place + 1


def _moment(pack: Pack, names: list[str], moment: int) -> str:
    """A moment at which the game can stop, such as "before Production"."""
    return message(f"na-stop-{STOP_NAMES[moment]}", {})


def resources_text(resources: tuple[int, ...]) -> str:
    """The amounts of resources in words, without zeros."""
    return all_of(*amounts(resources)) or message("na-nothing", {})


# By kind of event: the message argument for each of its numbers, and the function that puts the number into words.
# An argument in ROWS takes all remaining numbers.
READERS: Final[dict[str, tuple[tuple[str, Reader], ...]]] = {
    "setup": (("name", _setup),),
    "seated": (),
    "new-demand": (("demand", _demand),),
    "round": (("number", _number),),
    "turn": (),
    "revealed": (("asset", _asset),),
    "main-offer": (("card", card_text),),
    "counteroffer": (("card", card_text),),
    "passed": (),
    "abstained": (),
    "supported": (("offer", _offer), ("count", _number)),
    "support-card": (("card", card_text),),
    "added-support": (("offer", _offer), ("type", _type)),
    "inherited": (("other", _player),),
    "inherited-card": (("other", _player), ("card", card_text)),
    "discarded": (("count", _number),),
    "discarded-card": (("card", card_text),),
    "declared": (("thing", card_text),),
    "sent-back": (("card", card_text),),
    "won-deal": (("offer", _offer), ("main", _number), ("counter", _number)),
    "claimed": (("asset", _asset),),
    "used-asset": (("asset", _asset),),
    "asset-discarded": (("asset", _asset),),
    "asset-gained": (("asset", _asset),),
    "cleared": (("count", _number),),
    "capital": (("change", _number), ("now", _number)),
    "threat": (("change", _number), ("now", _number)),
    "placed": (("component", component_text), ("district", district_text)),
    "removed": (("component", component_text), ("district", district_text)),
    "moves": (("component", component_text), ("district", district_text)),
    "moves-on": (("component", component_text), ("district", district_text), ("why", component_text)),
    "rooted": (("component", component_text),),
    "no-room": (("component", component_text), ("district", district_text)),
    "none-left": (("component", component_text), ("district", district_text)),
    "outage-calms": (("district", district_text),),
    "unrest": (("district", district_text), ("stage", _number)),
    "moved-android": (("district", district_text), ("to", district_text)),
    "exploited": (("district", district_text), ("standing", _number)),
    "produced": (("district", district_text),),
    "supply": (("resource", _resource), ("now", _number)),
    "drew": (("type", _type), ("count", _number)),
    "drew-cards": (("cards", card_text),),
    "sorted": (("cards", card_text),),
    "gave-card": (("other", _player),),
    "gave-card-seen": (("other", _player), ("card", card_text)),
    "stole-card": (("other", _player),),
    "stole-card-seen": (("other", _player), ("card", card_text)),
    "stole-emergency": (("card", card_text),),
    "saw-hand": (("other", _player),),
    "saw-hand-cards": (("other", _player), ("cards", card_text)),
    "saw-rival": (("card", card_text),),
    "swapped-rival": (),
    "emergency-up": (("card", card_text),),
    "event": (("event", _event),),
    "event-buried": (("place", _place), ("back", _back)),
    "event-raised": (("place", _place), ("back", _back)),
    "looked-at-events": (("events", _event),),
    "investment": (("investment", _investment),),
    "demand": (("demand", _demand),),
    "drew-investments": (("investments", _investment),),
    "chose-investment": (("investment", _investment),),
    "rival": (("card", card_text),),
    "proposed": (("other", _player), ("number", _proposal)),
    "traded": (("other", _player),),
    "accepted": (("number", _proposal),),
    "declined": (("number", _proposal),),
    "withdrew": (("number", _proposal),),
    "lapsed": (("number", _proposal),),
    "promised": (("other", _player),),
    "promise": (("other", _player),),
    "stop-called": (("moment", _moment),),
    "stops-dismissed": (),
    "stopped": (("moment", _moment),),
}
LABELS: Final = {CONTINUE: "na-continue", CONTINUE_ROUND: "na-continue-round", CONTINUE_GAME: "na-continue-game"}
WITH_TERMS: Final = ("proposed", "traded", "promised", "promise")  # events whose numbers end with terms or a promise
TRADING: Final = (*WITH_TERMS, "accepted", "declined", "withdrew", "lapsed")
ROWS: Final = ("cards", "events", "investments")  # arguments that hold all remaining numbers

# The paragraph of the rules for each kind of event.
RULES: Final[dict[str, str]] = {
    "setup": "NA 0.3",
    "seated": "NA 0.7",
    "new-demand": "NA 18.3",
    "round": "NA 51.2",
    "turn": "NA 4.2",
    "revealed": "NA 16.1",
    "main-offer": "NA 16.2",
    "counteroffer": "NA 16.3",
    "passed": "NA 16.3",
    "abstained": "NA 1.0",
    "supported": "NA 59.1",
    "support-card": "NA 59.1",
    "added-support": "NA 72.15",
    "inherited": "NA 72.1",
    "inherited-card": "NA 72.1",
    "discarded": "NA 2.4",
    "discarded-card": "NA 2.4",
    "declared": "NA 72.6",
    "sent-back": "NA 15.8",
    "won-deal": "NA 16.5",
    "claimed": "NA 9.0",
    "used-asset": "NA 6.4",
    "asset-discarded": "NA 6.7",
    "asset-gained": "NA 6.1",
    "cleared": "NA 16.5",
    "capital": "NA 7.3",
    "threat": "NA 63.0",
    "placed": "NA 40.0",
    "removed": "NA 47.1",
    "moves": "NA 35.0",
    "moves-on": "NA 35.1",
    "rooted": "NA 35.2",
    "no-room": "NA 40.1",
    "none-left": "NA 10.0",
    "outage-calms": "NA 39.1",
    "unrest": "NA 68.0",
    "moved-android": "NA 5.1",
    "exploited": "NA 27.0",
    "produced": "NA 43.0",
    "supply": "NA 58.0",
    "drew": "NA 2.1",
    "drew-cards": "NA 2.1",
    "sorted": "NA 2.2",
    "gave-card": "NA 2.8",
    "gave-card-seen": "NA 2.8",
    "stole-card": "NA 56.3",
    "stole-card-seen": "NA 56.3",
    "stole-emergency": "NA 21.6",
    "saw-hand": "NA 72.24",
    "saw-hand-cards": "NA 72.24",
    "saw-rival": "NA 72.32",
    "swapped-rival": "NA 72.32",
    "emergency-up": "NA 70.18",
    "event": "NA 25.0",
    "event-buried": "R-118",
    "event-raised": "R-118",
    "looked-at-events": "NA 24.3",
    "investment": "NA 18.1",
    "demand": "NA 18.2",
    "drew-investments": "NA 33.0",
    "chose-investment": "NA 33.1",
    "rival": "NA 50.0",
    "proposed": "NA 65.0",
    "traded": "NA 65.0",
    "accepted": "NA 65.0",
    "declined": "R-132",
    "withdrew": "R-132",
    "lapsed": "R-132",
    "promised": "NA 65.2",
    "promise": "R-131",
    "stop-called": "R-133",
    "stops-dismissed": "R-133",
    "stopped": "R-133",
}


def event_text(pack: Pack, event: Event, names: list[str]) -> str:
    """An event as a sentence, with the players' names."""
    words: dict[str, Word] = {"who": names[event.seat] if event.seat >= 0 else ""}
    things = event.things
    for at, (name, reader) in enumerate(READERS[event.kind]):
        if name in ROWS:
            row = [str(reader(pack, names, thing)) for thing in things[at:]]
            words[name] = ", ".join(row) or message("na-nothing", {})
        else:
            words[name] = reader(pack, names, things[at])
    if event.kind in ("exploited", "produced", "demand"):
        words["resources"] = resources_text(things[-RESOURCES:])
    if event.kind in ("capital", "threat"):
        words["change"] = abs(things[0])
    if event.kind in WITH_TERMS:
        words |= trade_words(pack, event, names)
    return message(_code(event), words)


def rule_of(event: Event) -> str:
    """The paragraph of the rules for an event. A trade with a promise does not bind, so another paragraph applies."""
    return "NA 65.2" if event.kind == "traded" and not event.things[1] else RULES[event.kind]


QUIET: Final = ("cleared", "seated")  # events that every screen already shows in another way
# Public events, each with the detailed event that some players get right after it: these need only the detailed one.
TOLD_IN_FULL: Final[dict[str, str]] = {
    "discarded": "discarded-card",
    "drew": "drew-cards",
    "gave-card": "gave-card-seen",
    "stole-card": "stole-card-seen",
    "inherited": "inherited-card",
    "saw-hand": "saw-hand-cards",
}


def needless(events: list[Event]) -> list[bool]:
    """For each event in a player's log, whether to leave it out because the screen or another event shows the same."""
    kinds = [event.kind for event in events]
    found: list[bool] = []
    for before, kind, after in zip(["", *kinds], kinds, [*kinds[1:], ""], strict=False):
        is_traded = kind == "accepted" and before == "traded"
        found.append(is_traded or kind in QUIET or TOLD_IN_FULL.get(kind, "-") == after)
    return found


def _code(event: Event) -> str:
    """The message for an event; some kinds have several."""
    kind, things = event.kind, event.things
    if kind in TRADING:
        return trade_code(event)
    code = f"na-{kind}"
    if kind in ("capital", "threat"):
        return f"{code}-up" if things[0] > 0 else f"{code}-down"
    if kind == "unrest":
        return f"{code}-{things[1]}"
    if kind in ("exploited", "produced"):
        idle = not any(things[-RESOURCES:])
        return f"{code}-nothing" if idle else code
    if kind == "stop-called":
        return f"{code}-{CALL_NAMES[things[1]]}"
    if kind == "stops-dismissed":
        return f"{code}-{SCOPE_NAMES[things[0]] or 'again'}"
    if kind == "demand":
        return f"{code}-failed" if any(things[1:]) else f"{code}-met"
    if kind == "moves-on" and things[2] != things[0]:
        return f"{code}-prisec"
    return code


# Questions.


def source_of(s: NewAngeles) -> int:
    """The number of the card that asks the current question; 0 if no card asks it."""
    return max(s.stack[-1].script - CARD, 0) if s.stack else 0


def question_id(s: NewAngeles) -> str:
    """The id of the question that a card asks now, such as "clean-slate.ask-illness"; empty if no card asks."""
    card, step = source_of(s), MACHINE.asking(s)
    return f"{slug_of(card)}.ask-{step.question(s)}" if card and isinstance(step, Choose) else ""


def question_text(s: NewAngeles, seat: int, prompt: str) -> str:
    """The question of a prompt as a sentence, with the card that asks it."""
    frame = s.stack[-1]
    card = source_of(s)
    words: dict[str, Word] = {
        "price": len(s.deal.counters),
        "left": cards_to_pay(frame),
        "nth": picks_so_far(frame) + 1,
        "moment": _moment_text(s),
        "surplus": len(s.hands[seat]) - hand_size(s, seat),
    }
    trial = asking(s)
    if trial is not s:  # NA 72.6: the question of the card that is declared
        part = message(question_id(trial), {"nth": picks_so_far(trial.stack[-1]) + 1})
        return message(f"{slug_of(card)}.ask-declare-part", {"question": question_with_card(trial, part)})
    return question_with_card(s, message(question_id(s) or prompt, words))


def question_with_card(s: NewAngeles, sentence: str) -> str:
    """A question with the name of the card that asks it, if one does."""
    card = source_of(s)
    return (
        message("na-card-asks", {"card": name_of(s.setting.pack.names[card]), "question": sentence})
        if card
        else sentence
    )


def _moment_text(s: NewAngeles) -> str:
    """When assets may be used, what has just happened; at a stop, what comes next; otherwise empty."""
    frame, step = s.stack[-1], MACHINE.asking(s)
    if isinstance(step, Stop):
        return message(f"na-stop-{STOP_NAMES[step.moments[-1]]}", {})
    return message(f"na-moment-{moment_of(frame)}", {}) if frame.script == WINDOW else ""


def option_text(pack: Pack, option: int) -> str:
    """The name of an option."""
    if SEAT <= option < SEAT + SEATS:
        return player(option - SEAT)
    return name_of(pack.name(option))


def option_label(pack: Pack, option: int) -> str:
    """The label of an option: what it does, if its name does not say so."""
    return message(LABELS[option], {}) if option in LABELS else option_text(pack, option)


def paragraph_of(thing: int) -> str:
    """The paragraph about a card, such as "NA 70.1"; empty if it is not a card."""
    card = card_of(thing)
    return "" if card is None else card.rule
