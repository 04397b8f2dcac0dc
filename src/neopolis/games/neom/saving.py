"""Saving a state of NEOM as ints, and reading it back."""

from __future__ import annotations

from typing import Final

from neopolis.engine.codec import Reader, Writer, bad_bytes
from neopolis.engine.refused import Refused
from neopolis.engine.script import Frame
from neopolis.games.neom.content.pack import Pack, default_pack, has_name, known_pack
from neopolis.games.neom.ids import CELLS, CENTER, CENTER_TILE, CRIME_SPREE, GENERATIONS, RAW_GOODS
from neopolis.games.neom.rules.city import city_from_row
from neopolis.games.neom.rules.state import NOTHING_PICKED, Neom, Rows, Setting

GAME: Final = "neom"
VERSION: Final = "1"  # the version of the rules; saved games and records name the version that wrote them


# What a table can choose, as a bit set. In older games it is 0 or LATE_MONEY.
LATE_MONEY: Final = 1
NO_MEMORY_AID: Final = 2


def _table_choices(setting: Setting) -> int:
    return (LATE_MONEY if setting.late_money else 0) | (0 if setting.memory_aid else NO_MEMORY_AID)


def write_state(s: Neom, writer: Writer) -> None:
    """Write a state without its pending actions: a saved state is at the start of a step, where nothing is picked."""
    setting = s.setting
    writer.word(GAME)
    writer.word(VERSION)
    writer.word(setting.pack.hash)
    for number in (setting.seats, setting.tile_set, int(setting.beginner), _table_choices(setting)):
        writer.number(number)
    for number in (s.rng, s.asked, s.all_asked, s.step_number, s.generation, s.turn, s.first):
        writer.number(number)
    for number in (s.routes_used, s.disaster, s.immune, int(s.disaster_met)):
        writer.number(number)
    writer.rows([frame.row()[:4] for frame in s.stack])  # NEOM's frames hold no picks
    for row in (tuple(s.money), tuple(s.locked), s.final_income, tuple(s.selected)):
        writer.row(row)
    for row in (s.discards, s.face_up, s.put_away):
        writer.row(row)
    writer.rows([city.row() for city in s.cities])
    for rows in (s.hands, s.kept, s.packs):
        writer.rows(list(rows))


def read_state(reader: Reader, content: Pack | None) -> Neom:
    """The state that `write_state` wrote."""
    if reader.word() != GAME:
        raise bad_bytes("bytes-game")
    version = reader.word()
    if version != VERSION:
        raise Refused("record-version", recorded=version, here=VERSION)
    wanted = reader.word()
    pack = content if content is not None and has_name(content, wanted) else known_pack(wanted)
    if pack is None:
        raise Refused("record-content", recorded=wanted, here=default_pack().hash if content is None else content.hash)
    number = reader.number
    seats = number()
    tile_set, beginner, choices = number(), number() == 1, number()
    s = Neom(Setting(pack, seats, tile_set, beginner, bool(choices & LATE_MONEY), not choices & NO_MEMORY_AID))
    s.rng, s.asked, s.all_asked, s.step_number = number(), number(), number(), number()
    s.generation, s.turn, s.first = number(), number(), number()
    s.routes_used, s.disaster, s.immune, s.disaster_met = number(), number(), number(), number() == 1
    s.stack = [Frame(row[0], row[1], row[2], row[3]) for row in reader.rows()]
    s.money, s.locked = list(reader.row()), list(reader.row())
    s.final_income, s.selected = reader.row(), list(reader.row())
    s.discards, s.face_up, s.put_away = reader.row(), reader.row(), reader.row()
    s.cities = [city_from_row(pack.tables, row) for row in reader.rows()]
    s.hands, s.kept, s.packs = _rows(reader), _rows(reader), _rows(reader)
    s.pending = [NOTHING_PICKED] * seats
    _check_sound(s)
    return s


def _check_sound(s: Neom) -> None:
    """Refuse bytes that hold no legal position."""
    seats = s.setting.seats
    by_seat = (s.money, s.locked, s.final_income, s.selected, s.cities, s.hands, s.kept)
    tiles = [tile for rows in (s.hands, s.kept, s.packs) for row in rows for tile in row]
    tiles += [*s.selected, *s.discards, *s.face_up, *s.put_away]
    cells = [tile for city in s.cities for tile in city.tiles]
    centers = range(CENTER_TILE, CENTER_TILE + RAW_GOODS.bit_count())
    pack = s.setting.pack
    sound = (
        1 <= seats <= 5
        and s.setting.tile_set in (1, 4, 5)
        and all([len(rows) == seats for rows in by_seat])
        and all([tile == 0 or pack.has_tile(tile) for tile in tiles])
        and all([len(city.tiles) == CELLS and city.tiles[CENTER] for city in s.cities])
        and all([tile == 0 or tile in centers or pack.has_tile(tile) for tile in cells])
        and min(s.money) >= 0
        and 0 <= s.generation <= GENERATIONS
        and 0 <= s.asked < 1 << seats
        and s.asked & ~s.all_asked == 0
        and 0 <= s.disaster <= CRIME_SPREE
        and bool(s.stack) == bool(s.asked)
    )
    if not sound:
        raise bad_bytes("bytes-position")


def _rows(reader: Reader) -> Rows:
    return tuple(reader.rows())
