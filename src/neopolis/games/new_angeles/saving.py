"""Saving a state of New Angeles as ints, and reading it back."""

from __future__ import annotations

from typing import Final

from neopolis.engine.codec import Reader, Writer, bad_bytes
from neopolis.engine.refused import Refused
from neopolis.engine.script import Frame
from neopolis.games.new_angeles.cards.registry import ASSETS
from neopolis.games.new_angeles.content.pack import Pack, default_pack, has_name, known_pack
from neopolis.games.new_angeles.older_versions import READABLE, VERSION, has_stops, rules_of, translate_state
from neopolis.games.new_angeles.rules.state import NOBODY, Deal, NewAngeles, Resolution, Row, Setting, fresh
from neopolis.games.new_angeles.rules.stops import NEVER
from neopolis.games.new_angeles.trading.ledger_codec import read_ledger, write_ledger

GAME: Final = "new-angeles"
# Saved games in which a player has more capital are refused. No game brings that much, and a player who may spend it
# would get an option for each amount.
READABLE_CAPITAL: Final = 99_999


def write_state(s: NewAngeles, writer: Writer) -> None:
    """Write a whole state."""
    setting = s.setting
    for word in (GAME, VERSION, setting.pack.hash):
        writer.word(word)
    writer.row(setting.corporations)
    for number in (
        *(setting.rules, setting.setup, setting.stops, s.rng, s.asked, s.all_asked, s.step_number),
        *(s.threat, s.threat_rose, s.ended),
        *(s.round, s.active, s.demand, s.rival_aside, s.emergency_face_up, s.exhausted, s.free_hand, s.event),
    ):
        writer.number(number)
    writer.rows([frame.row() for frame in s.stack])
    for row in (tuple(s.tokens), tuple(s.supply), tuple(s.capital), _owners(s), tuple(s.picks)):
        writer.row(row)
    for row in (s.track, s.discards, s.asset_deck, s.event_deck, s.demand_deck, s.investment_deck):
        writer.row(row)
    for row in (s.rivals, s.investments, s.emergency_holders):
        writer.row(row)
    for rows in (s.decks, s.hands, s.drawn, s.known, s.may_hold, s.deck_holds):
        writer.rows(list(rows))
    for row in (s.discards_seen, s.events_seen, s.rivals_seen):
        writer.row(row)
    for number in (s.assets_seen, s.demands_seen, int(s.investments_shown)):
        writer.number(number)
    writer.number(s.deals)
    writer.row(s.stops)
    write_ledger(s, writer)
    _write_deal(s.deal, writer)
    _write_resolution(s.resolution, writer)


def _owners(s: NewAngeles) -> Row:
    """The owner of each asset, up to the last one with an owner. So a new asset in the game changes no saved bytes."""
    last = len(s.owners)
    while last and s.owners[last - 1] == NOBODY:
        last -= 1
    return tuple(s.owners[:last])


def _write_deal(deal: Deal, writer: Writer) -> None:
    for number in (deal.revealed, deal.main, deal.main_supporters, deal.counter_supporters):
        writer.number(number)
    for number in (deal.cannot_support, deal.cannot_trade, int(deal.counters_closed), deal.won, deal.winner):
        writer.number(number)
    writer.number(deal.number)
    writer.number(deal.agreed_cards)
    for row in (deal.counters, deal.counterers, deal.main_support, deal.counter_support, deal.bets):
        writer.row(row)
    for row in (deal.main_declared, deal.counter_declared, deal.main_laid_by, deal.counter_laid_by):
        writer.row(row)
    writer.number(deal.counter_declarer)


def _write_resolution(resolution: Resolution, writer: Writer) -> None:
    for number in (int(resolution.open), int(resolution.spared), resolution.involved, int(resolution.met_illness)):
        writer.number(number)
    writer.number(int(resolution.moved_android))
    writer.row(resolution.bound)


def read_version(reader: Reader) -> str:
    """The rules version of the state that follows; Refused if it cannot be read."""
    if reader.word() != GAME:
        raise bad_bytes("bytes-game")
    version = reader.word()
    if version not in READABLE:
        raise Refused("record-version", recorded=version, here=VERSION)
    return version


def read_state(reader: Reader, content: Pack | None, version: str) -> NewAngeles:
    """The state that was written, translated if an older version wrote it."""
    wanted = reader.word()
    pack = content if content is not None and has_name(content, wanted) else known_pack(wanted)
    if pack is None:
        here = default_pack().hash if content is None else content.hash
        raise Refused("record-content", recorded=wanted, here=here)
    number = reader.number
    corporations = reader.row()
    rules = number() if has_stops(version) else rules_of(version)
    setup = number()
    stops = number() if has_stops(version) else NEVER
    s = fresh(Setting(pack, corporations, setup, stops, rules))
    s.rng, s.asked, s.all_asked, s.step_number = number(), number(), number(), number()
    s.threat, s.threat_rose, s.ended = number(), number(), number()
    s.round, s.active, s.demand, s.rival_aside = number(), number(), number(), number()
    s.emergency_face_up, s.exhausted, s.free_hand = number(), number(), number()
    s.event = number()
    s.stack = [Frame(row[0], row[1], row[2], row[3], row[4], row[5]) for row in reader.rows()]
    row = reader.row
    s.tokens, s.supply, s.capital, s.owners, s.picks = list(row()), list(row()), list(row()), list(row()), list(row())
    s.owners += [NOBODY] * (ASSETS.last + 1 - len(s.owners))  # `_owners` omits all assets after the last owned one
    if max(s.capital, default=0) > READABLE_CAPITAL:
        raise bad_bytes("bytes-capital")
    s.track, s.discards, s.asset_deck, s.event_deck = row(), row(), row(), row()
    s.demand_deck, s.investment_deck = row(), row()
    s.rivals, s.investments, s.emergency_holders = row(), row(), row()
    s.decks, s.hands = tuple(reader.rows()), tuple(reader.rows())
    s.drawn, s.known = tuple(reader.rows()), tuple(reader.rows())
    s.may_hold, s.deck_holds = tuple(reader.rows()), tuple(reader.rows())
    s.discards_seen, s.events_seen, s.rivals_seen = row(), row(), row()
    s.assets_seen, s.demands_seen, s.investments_shown = number(), number(), number() == 1
    s.deals = number()
    s.stops = row() if has_stops(version) else ()
    s.ledger = read_ledger(s, reader)
    s.deal, s.resolution = _read_deal(reader), _read_resolution(reader)
    translate_state(version, s)
    return s


def _read_deal(reader: Reader) -> Deal:
    deal = Deal()
    number = reader.number
    deal.revealed, deal.main, deal.main_supporters, deal.counter_supporters = number(), number(), number(), number()
    deal.cannot_support, deal.cannot_trade = number(), number()
    deal.counters_closed, deal.won, deal.winner = number() == 1, number(), number()
    deal.number, deal.agreed_cards = number(), number()
    deal.counters, deal.counterers, deal.main_support, deal.counter_support, deal.bets = (
        *(reader.row(), reader.row(), reader.row()),
        *(reader.row(), reader.row()),
    )
    deal.main_declared, deal.counter_declared = reader.row(), reader.row()
    deal.main_laid_by, deal.counter_laid_by = reader.row(), reader.row()
    deal.counter_declarer = number()
    return deal


def _read_resolution(reader: Reader) -> Resolution:
    resolution = Resolution()
    number = reader.number
    resolution.open, resolution.spared, resolution.involved = number() == 1, number() == 1, number()
    resolution.met_illness, resolution.moved_android = number() == 1, number() == 1
    resolution.bound = reader.row()
    return resolution
