"""The judge of New Angeles: what the rules say about a position that is given as plain data.

A question is read into a state like that of a game, and the rules of the game answer it.
"""

from __future__ import annotations

from typing import Final

from neopolis.engine.json_input import Answer, BadQuestion, Part, shown
from neopolis.engine.script import Frame
from neopolis.games.new_angeles.card_data import SECTOR
from neopolis.games.new_angeles.cards.investments import investment_capital
from neopolis.games.new_angeles.cards.registry import DEMANDS, EVENTS, INVESTMENTS, CardBlock
from neopolis.games.new_angeles.content.pack import Pack
from neopolis.games.new_angeles.ids import (
    ANDROID,
    COMPONENT_NAMES,
    CORPORATION,
    CORPORATION_NAMES,
    DEVELOPMENT,
    DISTRICTS,
    FEDERALIST,
    FEDERALIST_NAME,
    LAST_THREAT,
    PRISEC,
    RESOURCE_NAMES,
    RESOURCES,
    ROOT,
)
from neopolis.games.new_angeles.judge.position import TOKEN_NAMES, TOKENS, position, read_position
from neopolis.games.new_angeles.judge.rules import event_rules, happened_rules
from neopolis.games.new_angeles.rules.city import exploit, is_at, move, place
from neopolis.games.new_angeles.rules.demand import meet_demand
from neopolis.games.new_angeles.rules.events import event_frame
from neopolis.games.new_angeles.rules.machine import MACHINE
from neopolis.games.new_angeles.rules.rounds import production_frame
from neopolis.games.new_angeles.rules.state import BY_DEMAND, BY_THREAT, NewAngeles
from neopolis.games.new_angeles.rules.winning import winners

GAME: Final = "new-angeles"
ASKS: Final = ("place", "move", "exploit", "production", "event", "investment", "demand", "ending")
NEVER_MOVE: Final = (ANDROID, DEVELOPMENT, PRISEC)
LARGEST_NUMBER: Final = 2**53 - 1  # capital has no limit, but some JSON readers round larger numbers
COMMON: Final = ("game", "ask", "position")


def answer(question: Part, pack: Pack) -> Answer:
    """The answer to a question; for a bad question, an answer that describes the error."""
    try:
        return judge(question, pack)
    except BadQuestion as bad:
        return bad.answer()


def judge(question: Part, pack: Pack) -> Answer:
    """The answer to a question about New Angeles; raises `BadQuestion` if it makes no sense."""
    question.field("game").choice((GAME,), "unknown-game")
    ask = ASKS[question.field("ask").choice(ASKS, "unknown-ask")]
    if ask == "place":
        return _place(question, pack)
    if ask == "move":
        return _move(question, pack)
    if ask == "exploit":
        return _exploit(question, pack)
    if ask == "production":
        return _production(question, pack)
    if ask == "event":
        return _event(question, pack)
    if ask == "investment":
        return _investment(question, pack)
    return _demand(question, pack) if ask == "demand" else _ending(question, pack)


def _place(question: Part, pack: Pack) -> Answer:
    """NA 40: a component is placed, with all consequences."""
    parts = question.fields((*COMMON, "component", "district"))
    s = read_position(parts["position"], pack)
    before = s.threat
    component = _component(parts["component"])
    path = place(s, component, parts["district"].number(1, DISTRICTS))
    driven = len([event for event in s.events if event.kind == "moves"]) if component == PRISEC else 0
    rules = ["NA 40.0", *["NA 42.2", "R-51"][:driven]]  # R-51 applies if two units are driven out
    return _changed(s, before, {"path": _path(path)}, rules)


def _move(question: Part, pack: Pack) -> Answer:
    """NA 35: a unit or token leaves its district."""
    parts = question.fields((*COMMON, "component", "district"))
    s = read_position(parts["position"], pack)
    before = s.threat
    component = _component(parts["component"])
    district = parts["district"].number(1, DISTRICTS)
    name = COMPONENT_NAMES[component]
    if component in NEVER_MOVE:
        raise parts["component"].bad("cannot-move", name=name)
    if not is_at(s, component, district):
        raise parts["district"].bad("not-there", name=name, district=district)
    return _changed(s, before, {"path": _path(move(s, component, district))}, [])


def _exploit(question: Part, pack: Pack) -> Answer:
    """NA 27: one district is exploited, whether or not it has an android."""
    parts = question.fields((*COMMON, "district"))
    s = read_position(parts["position"], pack)
    before = s.threat
    produced = exploit(s, parts["district"].number(1, DISTRICTS))
    return _changed(s, before, {"produced": _resources(produced)}, [])


def _production(question: Part, pack: Pack) -> Answer:
    """NA 44: the whole Production Phase."""
    s = read_position(question.fields(COMMON)["position"], pack)
    before = s.threat
    _run(s, production_frame(s))
    exploited = [event.things[2:] for event in s.events if event.kind == "exploited"]
    produced = [sum([amounts[resource] for amounts in exploited]) for resource in range(RESOURCES)]
    return _changed(s, before, {"produced": _resources(produced)}, ["NA 44.0", "NA 27.7"])


def _run(s: NewAngeles, frame: Frame) -> None:
    """Run a phase of a round, with the same script as in a game."""
    s.stack = [frame]
    MACHINE.settle(s)


def _event(question: Part, pack: Pack) -> Answer:
    """NA 24: what an event card does, and the number of turns on it."""
    parts = question.fields((*COMMON, "event"))
    s = read_position(parts["position"], pack)
    before = s.threat
    s.event = event = _card(parts["event"], pack, EVENTS, "unknown-event")
    _run(s, event_frame(s))
    rules = event_rules(s, event, s.events[0].kind == "threat")
    return _changed(s, before, {"turns": pack.tables.event_turns[event]}, rules)


def _investment(question: Part, pack: Pack) -> Answer:
    """NA 18.1, 73: what an investment card pays now."""
    parts = question.fields((*COMMON, "card"))
    s = read_position(parts["position"], pack)
    card = _card(parts["card"], pack, INVESTMENTS, "unknown-investment")
    rules = ["NA 18.1", INVESTMENTS.cards[card].rule]
    if pack.tables.investment_kind[card] == SECTOR:
        _need_demand(s, parts["position"])
        rules += ["R-60"]
    return {"capital": investment_capital(s, card), "rules": rules}


def _demand(question: Part, pack: Pack) -> Answer:
    """NA 18.2: whether the demand is met, and the threat if it is not."""
    position_part = question.fields(COMMON)["position"]
    s = read_position(position_part, pack)
    _need_demand(s, position_part)
    before = s.threat
    lacking = meet_demand(s)
    met = not any(lacking)
    rules = ["NA 18.2", DEMANDS.cards[s.demand].rule, *([] if met else ["NA 63.4", *happened_rules(s)])]
    return {"met": met, "threat_added": s.threat - before, "missing": _resources(lacking), "rules": rules}


def _need_demand(s: NewAngeles, part: Part) -> None:
    if not s.demand:
        raise BadQuestion("no-demand", f"{part.at}.demand")


def _ending(question: Part, pack: Pack) -> Answer:
    """NA 69: who has won, when threat is at 25 or the third demand has been settled."""
    parts = question.fields((*COMMON, "capital", "rivals"))
    s = read_position(parts["position"], pack, may_be_over=True)
    capital = _capital(parts["capital"], s.setting.seats)
    corporations = tuple(sorted(capital))
    rivals = _rivals(parts["rivals"], corporations)
    ended = BY_THREAT if s.threat == LAST_THREAT else BY_DEMAND
    amounts = [capital[corporation] for corporation in corporations]
    won = winners(corporations, amounts, rivals, ended)
    rules = _threat_rules(rivals, won) if ended == BY_THREAT else _demand_rules(corporations, rivals, won)
    return {
        "winners": sorted([CORPORATION_NAMES[corporations[seat]] for seat in won]),
        "reason": "threat" if ended == BY_THREAT else "demand",
        "rules": rules,
    }


def _capital(part: Part, players: int) -> dict[int, int]:
    """The capital of each corporation in play."""
    found: dict[int, int] = {}
    for name, amount in part.members().items():
        found[_corporation(amount, name)] = amount.number(0, LARGEST_NUMBER)
    if len(found) != players:
        raise part.bad("wrong-players", count=len(found), players=players)
    return found


def _rivals(part: Part, corporations: tuple[int, ...]) -> tuple[int, ...]:
    """NA 0.10: the rival card of each corporation: a corporation in play or the Federalist, none of them twice."""
    names = [CORPORATION_NAMES[corporation] for corporation in corporations]
    known = (*names, FEDERALIST_NAME)
    for name, member in part.members().items():
        if _corporation(member, name) not in corporations:
            raise member.bad("no-capital", name=name)
    rivals: list[int] = []
    for name in names:
        member = part.field(name)
        card = member.choice(known, "unknown-rival")
        rival = FEDERALIST if card == len(names) else CORPORATION + corporations[card]
        if rival in rivals:
            raise member.bad("rival-twice", name=known[card])
        rivals.append(rival)
    return tuple(rivals)


def _threat_rules(rivals: tuple[int, ...], won: list[int]) -> list[str]:
    """The paragraphs for an end by threat, depending on whether there is a Federalist, and whether they win."""
    return ["NA 69.3", "NA 28.3" if FEDERALIST not in rivals else "NA 28.0" if won else "NA 28.1"]


def _demand_rules(corporations: tuple[int, ...], rivals: tuple[int, ...], won: list[int]) -> list[str]:
    """The paragraphs for an end after the third demand, plus a ruling if nobody or several players won."""
    own = [rival == CORPORATION + corporation for corporation, rival in zip(corporations, rivals, strict=True)]
    others = [seat for seat, rival in enumerate(rivals) if rival != FEDERALIST and not own[seat]]
    rules = ["NA 69.0", *(["NA 69.1"] if others else []), *(["NA 69.2"] if any(own) else [])]
    return rules if len(won) == 1 else [*rules, "R-120"]


def _corporation(part: Part, name: str) -> int:
    """The number of the corporation with this name."""
    if name not in CORPORATION_NAMES:
        raise part.bad("unknown-corporation", name=shown(name), known=", ".join(CORPORATION_NAMES))
    return CORPORATION_NAMES.index(name)


def _card(part: Part, pack: Pack, block: CardBlock, code: str) -> int:
    """The number of a card by its name."""
    numbers = [number for number in block.numbers if pack.names[block.start + number]]
    return numbers[part.choice(tuple([pack.names[block.start + number] for number in numbers]), code)]


def _component(part: Part) -> int:
    return TOKENS[part.choice(TOKEN_NAMES, "unknown-component")]


def _changed(s: NewAngeles, before: int, more: Answer, rules: list[str]) -> Answer:
    """The answer about a changed city: its position, the threat added, and each rule once."""
    cited = list(dict.fromkeys(rules + happened_rules(s)))
    return {"position": position(s), **more, "threat_added": s.threat - before, "rules": cited}


def _path(path: list[int]) -> list[object]:
    return ["root" if district == ROOT else district for district in path]


def _resources(amounts: list[int]) -> dict[str, int]:
    """The amount of each resource by its name, without zeros."""
    return {RESOURCE_NAMES[resource]: amount for resource, amount in enumerate(amounts) if amount}
