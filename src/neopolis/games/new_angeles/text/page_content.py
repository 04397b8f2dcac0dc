"""All that a page needs to draw New Angeles and to explain it.

`key` is the English name that views use for a resource, component or corporation. `number` is the number that views
use for a card, counted within its kind; `thing` is its number in `ids.py`, unique among all cards.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from neopolis.games.new_angeles.cards.registry import DEMANDS
from neopolis.games.new_angeles.content.pack import Pack
from neopolis.games.new_angeles.ids import (
    ABSTAIN,
    COMPONENT,
    COMPONENT_NAMES,
    CONTINUE,
    CONTINUE_GAME,
    CONTINUE_ROUND,
    CORPORATION_NAMES,
    CORPORATIONS,
    COUNTER,
    DEMAND_ROUNDS,
    DISTRICT,
    DISTRICTS,
    DONE,
    DRAW_NAMES,
    EMERGENCY,
    FEDERALIST_CAPITAL,
    FIRST,
    HAND_SIZE,
    ILLNESS_THREAT,
    LAST_THREAT,
    MAIN,
    MOST_CAPITAL,
    NO,
    PASS,
    RESOURCE,
    RESOURCE_NAMES,
    ROOT_THREAT,
    SEAT,
    SECOND,
    SETUPS,
    SHEET_NAMES,
    STANDARD_ROUNDS,
    START_CAPITAL,
    TURN_SLOTS,
    TYPE,
    UNREST,
    YES,
    members,
)
from neopolis.games.new_angeles.rules.rounds import COURSE
from neopolis.games.new_angeles.rules.scripts import DEMAND_ROUND
from neopolis.games.new_angeles.rules.stops import STOP_NAMES
from neopolis.games.new_angeles.text.card_content import CardContent, all_cards
from neopolis.games.new_angeles.text.card_texts import SHORT_CORPORATIONS, SHORT_RESOURCES, component_name, demand_text
from neopolis.games.new_angeles.text.places import PLACES
from neopolis.games.new_angeles.text.rules import RULEBOOK
from neopolis.games.new_angeles.trading.terms import DEAL_ENDS, GIVE, KINDS, TRIGGERS, PromiseKind, Trigger
from neopolis.games.new_angeles.trading.terms_row import MOST_DEALS, MOST_PROMISES, is_about_player
from neopolis.text.messages import Word, language, message, name_of, slug
from neopolis.text.rulebook import paragraph_texts, polish_numbers
from neopolis.text.sources import About, Source, about_sources, source_of

PHASES: Final = ("setup", "action", "production", "event", "demand", "over")


class Named(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A key used in views, and its name for people."""

    key: str
    name: str


class ResourceContent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A resource, and the last space of its track."""

    key: str
    name: str
    short: str
    last: int
    source: Source


class ComponentContent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of units or tokens, and how many there are."""

    key: str
    name: str
    limit: int
    source: Source


class Production(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A resource (its key) and an amount of it."""

    resource: str
    amount: int


class DistrictContent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A district. `exits` are districts, 0 for The Root; `x` and `y` place it on our own map, 100 by 100."""

    number: int
    name: str
    tier: int
    exits: list[int]
    primary: Production
    secondary: Production | None
    x: int
    y: int
    name_source: Source
    exit_source: Source
    tier_source: Source
    resources_source: Source


class Root(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The Root, which is not a district, and where it is drawn."""

    name: str
    x: int
    y: int


class Draw(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of a corp sheet: a type (its key, or "general") and how many cards."""

    type: str
    count: int


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A side of a corp sheet: the numbers of players it is for, what to draw, and what the contract pays."""

    players: str
    draws: list[Draw]
    pays: int
    draws_source: Source
    contract_source: Source


class CorporationContent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A corporation. `emergency` is the number of its emergency action."""

    key: str
    name: str
    short: str
    contract: str
    sheets: list[Sheet]
    emergency: int
    text: str
    why: str
    rule: str


class DemandContent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A demand card: how much of each resource it asks for, and the threat if it fails. `why` is advice."""

    number: int
    key: str
    name: str
    targets: dict[str, int]
    threat: int
    text: str
    why: str
    rule: str
    source: Source


class SetupContent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A setup card: its turns, and the districts of each component. Unrest is split into `protest` and `strike`."""

    key: str
    name: str
    turns: int
    places: dict[str, list[int]]
    text: str
    rule: str
    name_source: Source
    turns_source: Source
    places_source: Source


class NewAngelesNumbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Numbers of the rulebook, and limits of trades: how many deals there can be, and how many promises in a trade."""

    start_capital: int
    most_capital: int
    hand_size: int
    root_threat: int
    illness_threat: int
    federalist_capital: int
    demand_rounds: int
    turn_slots: int
    most_deals: int
    most_promises: int


NUMBERS: Final = NewAngelesNumbers(
    start_capital=START_CAPITAL,
    most_capital=MOST_CAPITAL,
    hand_size=HAND_SIZE,
    root_threat=ROOT_THREAT,
    illness_threat=ILLNESS_THREAT,
    federalist_capital=FEDERALIST_CAPITAL,
    demand_rounds=DEMAND_ROUNDS,
    turn_slots=TURN_SLOTS,
    most_deals=MOST_DEALS,
    most_promises=MOST_PROMISES,
)


class PromiseContent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of promise, and whether it names a player."""

    kind: PromiseKind
    about_player: bool


class TriggerContent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When a promised gift is due, and whether that depends on a player."""

    key: Trigger
    about_player: bool


class RoundContent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A round of the game, and its number among those of its kind."""

    kind: Literal["standard", "demand"]
    number: int


class Ids(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options that are the same in every game. `district` to `resource` begin blocks: add a number to them."""

    district: int
    seat: int
    type: int
    component: int
    resource: int
    done: int
    pass_: int = msgspec.field(name="pass")
    abstain: int
    main: int
    counter: int
    yes: int
    no: int
    first: int
    second: int
    continue_: int = msgspec.field(name="continue")
    continue_round: int
    continue_game: int


IDS: Final = Ids(
    *(DISTRICT, SEAT, TYPE, COMPONENT, RESOURCE),
    *(DONE, PASS, ABSTAIN, MAIN, COUNTER, YES, NO, FIRST, SECOND),
    *(CONTINUE, CONTINUE_ROUND, CONTINUE_GAME),
)


class NewAngelesContent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that a page needs to show New Angeles. `citations`: each paragraph's number in the Polish edition."""

    game: Literal["new-angeles"]
    hash: str
    language: str
    house_values: bool
    districts: list[DistrictContent]
    root: Root
    resources: list[ResourceContent]
    types: list[Named]
    components: list[ComponentContent]
    unrest: list[Named]
    phases: list[Named]
    stops: list[Named]
    corporations: list[CorporationContent]
    cards: list[CardContent]
    demands: list[DemandContent]
    setups: list[SetupContent]
    threat_max: int
    rounds: int
    course: list[RoundContent]
    promises: list[PromiseContent]
    triggers: list[TriggerContent]
    ids: Ids
    numbers: NewAngelesNumbers
    citations: dict[str, str]
    about: About


def new_angeles_content(pack: Pack) -> NewAngelesContent:
    """The content of a pack, in the current language."""
    return NewAngelesContent(
        game="new-angeles",
        hash=pack.hash,
        language=language(),
        house_values=pack.house > 0,
        districts=[_district(pack, number) for number in range(1, DISTRICTS + 1)],
        root=Root(message("the-root", {}), *PLACES[0]),
        resources=_resources(pack),
        types=[Named(name, name_of(name)) for name in DRAW_NAMES],
        components=_components(pack),
        unrest=[Named(name, name_of(name)) for name in ("stable", "protest", "strike")],
        phases=[Named(name, message(f"phase-{name}", {})) for name in PHASES],
        stops=[Named(name, message(f"na-stop-{name}", {})) for name in STOP_NAMES],
        corporations=[_corporation(pack, number) for number in range(CORPORATIONS)],
        cards=all_cards(pack),
        demands=[_demand(pack, number) for number in pack.tables.demands],
        setups=[_setup(pack, number) for number in range(1, SETUPS + 1)],
        threat_max=LAST_THREAT,
        rounds=STANDARD_ROUNDS,
        course=_course(),
        promises=[PromiseContent(kind, is_about_player(kind, DEAL_ENDS)) for kind in KINDS],
        triggers=[TriggerContent(when, is_about_player(GIVE, when)) for when in TRIGGERS],
        ids=IDS,
        numbers=NUMBERS,
        citations=polish_numbers(RULEBOOK) if language() == "pl" else {},
        about=about_sources("about-new-angeles"),
    )


def _course() -> list[RoundContent]:
    """NA 51.1: all rounds of a game, in order."""
    kinds: list[Literal["standard", "demand"]] = ["demand" if one == DEMAND_ROUND else "standard" for one in COURSE]
    return [RoundContent(kind, kinds[: at + 1].count(kind)) for at, kind in enumerate(kinds)]


def _district(pack: Pack, number: int) -> DistrictContent:
    tables, fields = pack.tables, pack.rows["districts.csv"][number].fields
    second = tables.secondary[number]
    x, y = PLACES[number]
    return DistrictContent(
        number=number,
        name=name_of(pack.district_name(number)),
        tier=tables.tier[number],
        exits=[tables.exit[number]],
        primary=Production(RESOURCE_NAMES[tables.primary[number]], tables.primary_amount[number]),
        secondary=Production(RESOURCE_NAMES[second], tables.secondary_amount[number]) if second >= 0 else None,
        x=x, y=y,
        name_source=source_of(fields["name_source"]),
        exit_source=source_of(fields["exit_source"]),
        tier_source=source_of(fields["tier_source"]),
        resources_source=source_of(fields["resources_source"]),
    )  # fmt: skip


def _sources(pack: Pack, file: str, column: str) -> dict[str, Source]:
    """The source of each row of a file, by the row's value in a column."""
    return {row.fields[column]: source_of(row.fields["source"]) for row in pack.rows[file].values()}


def _resources(pack: Pack) -> list[ResourceContent]:
    sources, last = _sources(pack, "tracks.csv", "resource"), pack.tables.track_last
    return [
        ResourceContent(name, name_of(name), SHORT_RESOURCES[number], last[number], sources[name])
        for number, name in enumerate(RESOURCE_NAMES)
    ]


def _components(pack: Pack) -> list[ComponentContent]:
    sources = _sources(pack, "components.csv", "component")
    return [
        ComponentContent(name, component_name(name), pack.tables.limit[number], sources[name])
        for number, name in enumerate(COMPONENT_NAMES)
    ]


def _corporation(pack: Pack, number: int) -> CorporationContent:
    name, rule = CORPORATION_NAMES[number], f"NA 77.{number + 1}"
    words: dict[str, Word] = {"capital": pack.tables.contract[number]}
    return CorporationContent(
        key=name,
        name=name_of(name),
        short=name_of(SHORT_CORPORATIONS[number]),
        contract=message(f"{slug(name)}.short", words),
        sheets=[_sheet(pack, side, number) for side in range(len(SHEET_NAMES))],
        emergency=EMERGENCY + number,
        text=message(f"{slug(name)}.text", words),
        why=message(f"{slug(name)}.why", {}),
        rule=rule,
    )


def _sheet(pack: Pack, side: int, corporation: int) -> Sheet:
    tables, row = pack.tables, side * CORPORATIONS + corporation
    rows = [one.fields for one in pack.rows["corporations.csv"].values()]
    name, players = CORPORATION_NAMES[corporation], SHEET_NAMES[side]
    fields = next(one for one in rows if one["name"] == name and one["sheet"] == players)
    draws = zip(tables.draw_types[row], tables.draw_counts[row], strict=True)
    return Sheet(
        players,
        [Draw(DRAW_NAMES[kind], count) for kind, count in draws],
        tables.contract[row],
        source_of(fields["draws_source"]),
        source_of(fields["contract_source"]),
    )


def _demand(pack: Pack, number: int) -> DemandContent:
    tables, name, rule = pack.tables, pack.demand_names[number], DEMANDS.cards[number].rule
    return DemandContent(
        number=number,
        key=name,
        name=name_of(name),
        targets=dict(zip(RESOURCE_NAMES, tables.demand_targets[number], strict=True)),
        threat=tables.demand_threat[number],
        text=demand_text(pack, number),
        why=message(f"{DEMANDS.cards[number].slug}.why", {}),
        rule=rule,
        source=source_of(pack.rows["demands.csv"][number].fields["source"]),
    )


def _setup(pack: Pack, number: int) -> SetupContent:
    tables, name, rule = pack.tables, pack.setup_names[number], f"NA 76.{number}"
    fields = pack.rows["setups.csv"][number].fields
    places = {
        key: members(districts)
        for component, key in enumerate(COMPONENT_NAMES)
        if (districts := tables.setup_places[number][component]) and component != UNREST
    }
    strike = tables.setup_strike[number]
    unrest = {"protest": members(tables.setup_places[number][UNREST] & ~strike), "strike": members(strike)}
    return SetupContent(
        key=name,
        name=name_of(name),
        turns=tables.setup_turns[number],
        places={**places, **unrest},
        text=paragraph_texts(RULEBOOK, language()).get(rule, ""),
        rule=rule,
        name_source=source_of(fields["name_source"]),
        turns_source=source_of(fields["turns_source"]),
        places_source=source_of(fields["places_source"]),
    )
