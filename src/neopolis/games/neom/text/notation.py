"""Texts for options, events and score lines."""

from __future__ import annotations

from typing import Final

from neopolis.engine.event import Event
from neopolis.games.neom.content.pack import Pack
from neopolis.games.neom.ids import (
    CELL,
    CRIME_SPREE,
    DISASTER_NAMES,
    DONE,
    GOOD,
    GOOD_NAMES,
    HAND,
    IMPORT,
    LEFT_FROM,
    PAY,
    POSTAL,
    RIGHT_FROM,
    SACRIFICE,
    SELL,
    SUPPLY,
    cell_name,
    is_tile,
    seller_of,
    tile_rule,
)
from neopolis.games.neom.rules.action import purchases
from neopolis.games.neom.rules.buying import Way
from neopolis.games.neom.rules.city import City
from neopolis.games.neom.rules.disasters import PROTECTION, charged, exposed, next_type, payment, removals
from neopolis.games.neom.rules.preliminary import CORNERSTONE_HAND
from neopolis.games.neom.rules.scoring import (
    CATEGORIES,
    GHOST_TOWN,
    GOODS_SCORE,
    MONEY,
    NEIGHBORHOODS,
    NO_POWER,
    VARIABLE,
    Line,
)
from neopolis.games.neom.rules.state import ALTERNATIVE, SELLER, Neom
from neopolis.games.neom.text.tile_texts import GOOD_SLUGS, TYPE_SLUGS, effect_text
from neopolis.games.neom.tile_data import INSURANCE_OFFICE
from neopolis.text.messages import Word, all_of, message, name_of

QUIET: Final = ("picked-up", "put-away", "board")  # events that every screen shows in another way

# The paragraph behind each kind of event; `rule_of` handles the kinds whose paragraph depends on more than the kind.
RULES: Final[dict[str, str]] = {
    "board": "NEOM 2.2", "put-away": "NEOM 4.5", "generation": "NEOM 4.1",
    "prevented": "NEOM 17.5", "sold": "NEOM 12.1", "set-aside": "NEOM 11.1", "paid": "NEOM 5.2", "placed": "NEOM 5.6",
    "kept": "NEOM 3.5", "swapped": "NEOM 19.31", "spared": "R-29", "removed": "NEOM 13.8", "income": "NEOM 14.1",
}  # fmt: skip
# Paragraphs behind kinds of events in games with one player, two players, and more.
CHOSE: Final = ("NEOM 17.1", "NEOM 16.2", "NEOM 3.2")
TURN: Final = ("NEOM 17.4", "NEOM 16.4", "NEOM 4.6")
BOUGHT: Final = ("NEOM 17.6", "NEOM 16.6", "NEOM 6.1")
STRUCK: Final = ("", "NEOM 13.4", "NEOM 13.5", "NEOM 13.6")  # the paragraph behind each Disaster


def tile_text(pack: Pack, tile: int) -> str:
    """The name and number of a tile, or the name of the City Center."""
    if not is_tile(tile):
        return message("city-center", {})
    return message("text-tile", {"tile": name_of(pack.tile(tile).name), "number": tile})


def option_text(s: Neom, seat: int, option: int) -> str:
    """An option in a few words. A purchase includes its price."""
    if option == DONE:
        return message("text-done", {})
    if is_tile(option):
        return tile_text(s.setting.pack, option)
    if option < GOOD:
        return cell_name(option - CELL)
    if option < SELL:
        return name_of(GOOD_NAMES[option - GOOD])
    if option == SELL:
        return message("text-sell", {})
    if option == SACRIFICE:
        return message("text-sacrifice", {})
    if option == PAY:
        pending = s.pending[seat]
        due = payment(s.cities[seat], s.disaster) if s.disaster and not pending.tile else 0
        instead = s.setting.tables.instead[pending.tile]
        return message("text-pay", {"money": instead if pending.stage == ALTERNATIVE else due})
    return way_text("text", option, dict(_offers(s, seat)).get(option, 0))


def choice_text(s: Neom, seat: int, option: int) -> str:
    """An option as a button label: what happens when it is chosen."""
    if option < SELL and option != DONE:
        return option_text(s, seat, option)
    if option in (DONE, SELL):
        return message("choice-done" if option == DONE else "choice-sell", {})
    if option == SACRIFICE:
        return message("disaster-remove", {"count": removals(s.cities[seat], s.disaster)})
    if option == PAY:
        tile = s.pending[seat].tile
        if tile:
            return message("choice-pay", {"money": s.setting.tables.instead[tile]})
        return payment_text(s.setting.pack, s.cities[seat], s.disaster)
    return way_text("choice", option, dict(_offers(s, seat)).get(option, 0))


def payment_text(pack: Pack, city: City, disaster: int) -> str:
    """NEOM 13.4 to 13.6: what a city pays for a Disaster, and why."""
    count, each = charged(city, disaster).bit_count(), 2 if disaster == CRIME_SPREE else 1
    saved = exposed(city, disaster).bit_count() - count
    words: dict[str, Word] = {"amount": payment(city, disaster), "count": count, "each": each, "full": count * each}
    if not count:
        return message("disaster-pay.nothing", {})
    if city.marks & INSURANCE_OFFICE:
        return message("disaster-pay.insured", words)
    if not saved:
        return message("disaster-pay", words)
    marked = [tile for tile in city.tiles if tile and city.tables.marks[tile] & PROTECTION[disaster]]
    names = all_of(*dict.fromkeys([name_of(pack.tile(tile).name) for tile in marked]))
    return message("disaster-pay.protected", {**words, "saved": saved * each, "protector": names})


def _offers(s: Neom, seat: int) -> list[Way]:
    pending = s.pending[seat]
    return purchases(s, seat, pending) if pending.stage == SELLER else []


def way_text(words: str, option: int, price: int) -> str:
    """A way to get a Good, with its price. `words` begins the message's id: "text", or "choice" for a button label."""
    if option in (POSTAL, IMPORT):
        return message(f"{words}-postal" if option == POSTAL else f"{words}-import", {})
    if option >= SUPPLY:
        return message(f"{words}-supply-{option - SUPPLY}", {"money": price})
    if option >= RIGHT_FROM:
        return message(f"{words}-right-from", {"player": option - RIGHT_FROM, "money": price})
    return message(f"{words}-left-from", {"player": option - LEFT_FROM, "money": price})


def source_text(way: int) -> str:
    """Where a Good comes from; the seller is named elsewhere."""
    if way in (POSTAL, IMPORT):
        return name_of("Postal Service" if way == POSTAL else "Import Office")
    if way >= SUPPLY:
        return message(f"from-supply-{way - SUPPLY}", {})
    return message("from-right" if way >= RIGHT_FROM else "from-left", {})


def question(s: Neom, seat: int, prompt: str, options: list[int]) -> str:
    """The question of a prompt as a sentence."""
    pending, city = s.pending[seat], s.cities[seat]
    good = (pending.missing & -pending.missing).bit_length() - 1
    if prompt == "draft-cornerstone" and len(s.hands[seat]) == 2:
        return message("draft-last", {})
    if prompt == "select":
        return message(_selecting(s, seat), {})
    if prompt == "action" and options == [SELL]:
        return message("action.sell", {})
    if prompt == "disaster":
        due = payment(city, s.disaster)
        return message(f"disaster-{s.disaster}", {"due": due, "count": removals(city, s.disaster)})
    if prompt == "sacrifice":
        code, kind = prompt, ""
        if s.disaster == CRIME_SPREE:
            code, kind = "sacrifice-struck", TYPE_SLUGS[next_type(city, pending.cells)]
        return message(code, {"disaster": name_of(DISASTER_NAMES[s.disaster]), "kind": kind})
    tile = name_of(s.setting.pack.tile(pending.tile).name) if pending.tile else ""
    return message(prompt, {"tile": tile, "good": GOOD_SLUGS[good] if good >= 0 else ""})


def _selecting(s: Neom, seat: int) -> str:
    """NEOM 4.3, 16.4, 17.4: which question about selecting fits the number of players and the turn."""
    if s.setting.seats <= 2:
        return "select.solo" if s.setting.seats == 1 else "select.two"
    return "select.last" if len(s.hands[seat]) == 2 else "select.passing"


def event_text(pack: Pack, event: Event, names: list[str]) -> str:
    """An event as a sentence, with the players' names."""
    kind = event.kind
    who = names[event.seat] if event.seat >= 0 else ""
    things = event.things
    if kind in ("board", "generation", "income", "disaster", "spared", "paid-disaster", "gained", "paid"):
        return _number_text(pack, kind, who, things)
    if kind == "bought":
        return _bought_text(who, things, names)
    if kind == "placed":
        return _placed_text(pack, who, things)
    if kind == "removed":
        return message("event-removed", {"who": who, "tiles": tile_text(pack, things[0]), "cell": cell_name(things[1])})
    if kind == "swapped":
        given = row_text(pack, things[1 : things[0] + 1])
        return message("event-swapped", {"who": who, "tiles": given, "taken": row_text(pack, things[things[0] + 1 :])})
    return message(f"event-{kind}", {"who": who, "tiles": row_text(pack, things)})


def named_tiles(event: Event) -> list[int]:
    """The tiles that the sentence of an event names."""
    kind, things = event.kind, event.things
    if kind in ("board", "generation", "income", "disaster", "spared", "paid-disaster", "bought"):
        return []
    if kind in ("gained", "paid"):
        things = things[1:2]
    elif kind == "placed":
        things = (things[0], things[2])
    elif kind == "removed":
        things = things[:1]
    elif kind == "swapped":
        things = things[1:]
    return [tile for tile in things if is_tile(tile)]


def rule_of(pack: Pack, event: Event, seats: int) -> str:
    """The paragraph behind an event in a game with this number of players."""
    kind, things, few = event.kind, event.things, min(seats, 3) - 1
    if kind in ("disaster", "paid-disaster"):
        return STRUCK[things[-1]]
    if kind == "gained":
        return tile_rule(things[1])
    if kind == "bought":
        return {POSTAL: "NEOM 19.59", IMPORT: "NEOM 19.111"}.get(things[1], BOUGHT[few])
    if kind in ("chose", "discarded", "face-up", "selected"):
        return _dealt_rule(pack, event, few)
    if kind == "picked-up":
        return _hand_rule(pack, things)
    if kind == "kept" and len(things) == 1:
        return "NEOM 3.7"
    if kind == "placed" and things[2]:
        return "NEOM 7.3"
    return RULES[kind]


def _dealt_rule(pack: Pack, event: Event, few: int) -> str:
    """The paragraph behind dealt tiles. Cornerstones, which are dealt before the first generation, have another one."""
    if not event.things or pack.tables.generation[event.things[0]]:
        return TURN[few]
    return "NEOM 3.4" if event.kind == "discarded" and few == 2 else CHOSE[few]


def _hand_rule(pack: Pack, tiles: tuple[int, ...]) -> str:
    """The paragraph behind a new hand. A whole hand was dealt, a smaller one was passed on."""
    if pack.tables.generation[tiles[0]]:
        return "NEOM 4.2" if len(tiles) == HAND else "NEOM 4.10"
    return "NEOM 3.1" if len(tiles) == CORNERSTONE_HAND else "NEOM 3.3"


def _bought_text(who: str, things: tuple[int, ...], names: list[str]) -> str:
    good, way, price = things
    words: dict[str, Word] = {"who": who, "good": GOOD_SLUGS[good], "money": price}
    if way in (POSTAL, IMPORT):
        words["way"] = name_of("Postal Service" if way == POSTAL else "Import Office")
        return message("event-covered", words)
    seller = seller_of(way)
    if seller < 0:
        return message("event-bought", words)
    return message("event-bought-from", {**words, "seller": names[seller]})


def row_text(pack: Pack, tiles: tuple[int, ...]) -> str:
    """Several tiles, each by name and number."""
    return ", ".join([tile_text(pack, tile) for tile in tiles]) or message("nothing", {})


def _number_text(pack: Pack, kind: str, who: str, things: tuple[int, ...]) -> str:
    return message(
        f"event-{kind}",
        {
            "who": who,
            "number": things[0],
            "money": things[0],
            "good": GOOD_SLUGS[things[0]] if kind == "board" else "",
            "disaster": name_of(DISASTER_NAMES[things[0]]) if kind in ("disaster", "spared") else "",
            "tiles": tile_text(pack, things[1]) if kind in ("gained", "paid") else "",
        },
    )


def _placed_text(pack: Pack, who: str, things: tuple[int, ...]) -> str:
    tile, cell, standing, good = things
    code = "event-placed-factory" if good >= 0 else "event-placed"
    return message(
        f"{code}-over" if standing else code,
        {
            "who": who,
            "tiles": tile_text(pack, tile),
            "cell": cell_name(cell),
            "standing": tile_text(pack, standing) if standing else "",
            "good": GOOD_SLUGS[good] if good >= 0 else "",
        },
    )


def line_text(pack: Pack, line: Line) -> str:
    """A score line's reason."""
    code = f"line-{CATEGORIES[line.category]}"
    about = line.about
    if line.category == NEIGHBORHOODS:
        return message(code, {"count": len(about), "cells": " ".join([cell_name(cell) for cell in about])})
    if line.category == GOODS_SCORE:
        return message(code, {"good": GOOD_SLUGS[about[0]]})
    if line.category == MONEY:
        return message(code, {"money": about[0]})
    if line.category == GHOST_TOWN:
        return message(code, {"count": about[0]})
    if line.category == NO_POWER:
        return message(code, {})
    words: dict[str, Word] = {"tile": name_of(pack.tile(about[0]).name), "cell": cell_name(about[1])}
    return message(code, {**words, "rule": effect_text(pack, about[0])} if line.category == VARIABLE else words)
