"""NEOM 4, 16, 17: dealing, selecting tiles and passing them on; packs for one and two players; income."""

from __future__ import annotations

from typing import Final

from neopolis.engine.event import NOBODY
from neopolis.engine.refused import Refused
from neopolis.games.neom.ids import CELLS, GENERATIONS, HAND, TURNS
from neopolis.games.neom.rules.picking import PickFaceUp, PickFromHand
from neopolis.games.neom.rules.placing import gain
from neopolis.games.neom.rules.preliminary import next_player
from neopolis.games.neom.rules.scoring import income
from neopolis.games.neom.rules.state import Neom, without
from neopolis.games.neom.tile_data import INVESTMENT_FIRM

TWO_PLAYER_PACKS: Final = (4, 4, 4, 3, 3, 3, 3)  # NEOM 16.3: tiles in each pack
SOLO_PACKS: Final = 8
SOLO_PACK_SIZE: Final = {1: 3, 4: 4, 5: 5}  # NEOM 17.3: tiles in a pack, by tile set
CALM_TURNS: Final = 3  # NEOM 17.5: in the first 3 turns of a generation, a solo player may select the Disaster


def deal_hands(s: Neom) -> None:
    """NEOM 4.2: deal each player a hand of 8 tiles of the generation."""
    begin_generation(s)
    deck = s.shuffled(s.setting.pack.deck(s.generation, s.setting.tile_set))
    s.hands = tuple([tuple(sorted(deck[HAND * seat : HAND * (seat + 1)])) for seat in range(s.setting.seats)])
    s.put_away = tuple(sorted(deck[HAND * s.setting.seats :]))  # tiles left over after dealing
    for seat in range(s.setting.seats):
        s.emit("picked-up", seat, s.hands[seat], 1 << seat)


def begin_generation(s: Neom) -> None:
    """NEOM 4.1, 17.5, 17.7: begin the next generation: its first turn, a new Disaster, and unused Trade Routes."""
    s.generation += 1
    s.turn = 1
    s.routes_used = 0
    s.disaster_met = False
    s.emit("generation", NOBODY, (s.generation,))


class SelectTile(PickFromHand):
    """NEOM 4.3, 4.9: all players select a tile from their hands, face down, at the same time."""

    def close(self, s: Neom) -> None:
        """NEOM 4.6: all selections are revealed before any action."""
        s.hands = tuple([without(s.hands[seat], s.pending[seat].tile) for seat in range(s.setting.seats)])
        for seat in range(s.setting.seats):
            reveal_selection(s, seat, s.pending[seat].tile)

    def prompt(self, s: Neom, seat: int) -> str:
        return "select"

    def cites(self, s: Neom, seat: int) -> tuple[str, ...]:
        return ("NEOM 4.3", "NEOM 4.9", "NEOM 4.8")


def reveal_selection(s: Neom, seat: int, tile: int) -> None:
    """NEOM 4.6, 4.8: show a selected tile. A Disaster will strike the other players, and its player takes no action."""
    s.emit("selected", seat, (tile,))
    invest(s, seat)  # NEOM 19.141
    disaster = s.setting.tables.disaster[tile]
    if disaster:
        s.disaster = disaster
        s.immune = seat
    else:
        s.selected[seat] = tile


def invest(s: Neom, seat: int) -> None:
    """NEOM 19.141, R-13: each Investment Firm brings 1 L-Coin whenever its owner selects a tile."""
    city = s.cities[seat]
    if city.marks & INVESTMENT_FIRM:
        for cell in range(CELLS):
            tile = city.tiles[cell]
            if s.setting.tables.marks[tile] & INVESTMENT_FIRM:
                gain(s, seat, 1, tile)


def release_money(s: Neom) -> None:
    """R-1: sellers may spend their money once all actions are done, or after a Disaster if the table chose that."""
    if not s.setting.late_money:
        unlock(s)


def unlock(s: Neom) -> None:
    """NEOM 6.5: money received this turn can be spent from now on."""
    for seat in range(s.setting.seats):
        if s.locked[seat]:
            s.money[seat] += s.locked[seat]
            s.locked[seat] = 0


def pass_tiles(s: Neom) -> None:
    """NEOM 4.4, 4.5, 4.10: pass the hands to the left; put the last tile of each hand into the box."""
    unlock(s)  # sellers who are paid late
    s.revealed = True
    if s.turn == TURNS:
        for seat in range(s.setting.seats):
            s.emit("put-away", seat, s.hands[seat], 1 << seat)
        s.hands = ((),) * s.setting.seats
        s.put_away = ()
        return
    s.turn += 1
    s.hands = s.hands[-1:] + s.hands[:-1]
    for seat in range(s.setting.seats):
        s.emit("picked-up", seat, s.hands[seat], 1 << seat)


def lay_packs(s: Neom) -> None:
    """NEOM 16.3, 17.3: lay out the generation's tiles in face-down packs."""
    begin_generation(s)
    deck = s.shuffled(s.setting.pack.deck(s.generation, s.setting.tile_set))
    if s.setting.seats == 2:
        packs: list[list[int]] = []
        for size in TWO_PLAYER_PACKS:
            packs.append(deck[:size])
            deck = deck[size:]
    else:
        size = SOLO_PACK_SIZE[s.setting.tile_set]
        packs = [deck[size * at : size * (at + 1)] for at in range(SOLO_PACKS)]
        deck = deck[size * SOLO_PACKS :]
        for taken, donor in ((0, 7), (0, 7), (1, 6), (2, 5)):
            packs[taken].append(packs[donor].pop())
        deck += packs.pop()
    s.put_away = tuple(sorted(deck))  # added tiles that are left over, and a solo player's eighth pack
    s.packs = tuple([tuple(sorted(tiles)) for tiles in packs])


def turn_up(s: Neom) -> None:
    """NEOM 16.4, 17.4: turn up the next pack. NEOM 17.5: in a solo game, a Disaster in it is due this turn."""
    s.face_up = s.packs[0]
    s.packs = s.packs[1:]
    s.revealed = True
    s.emit("face-up", NOBODY, s.face_up)
    if s.setting.seats == 1:
        for tile in s.face_up:
            if s.setting.tables.disaster[tile]:
                s.disaster = s.setting.tables.disaster[tile]
                s.disaster_met = True


class SelectFaceUp(PickFaceUp):
    """NEOM 16.4, 16.5, 17.4, 17.5: select one of the face-up tiles."""

    def options(self, s: Neom, seat: int) -> list[int]:
        if s.setting.seats == 1 and s.turn > CALM_TURNS:
            return [tile for tile in s.face_up if not s.setting.tables.disaster[tile]]
        return list(s.face_up)

    def close(self, s: Neom) -> None:
        seat = s.first ^ self.place
        tile = s.pending[seat].tile
        s.face_up = without(s.face_up, tile)
        reveal_selection(s, seat, tile)
        if s.setting.seats == 1 and s.setting.tables.disaster[tile]:
            s.disaster = 0  # NEOM 17.5: prevented
            s.immune = -1
            s.emit("prevented", seat, (tile,))

    def prompt(self, s: Neom, seat: int) -> str:
        return "select"

    def cites(self, s: Neom, seat: int) -> tuple[str, ...]:
        return ("NEOM 17.4", "NEOM 17.5") if s.setting.seats == 1 else ("NEOM 16.4", "NEOM 4.9")

    def refusal(self, s: Neom, seat: int, option: int) -> Refused:
        if option in s.face_up:
            return Refused("disaster-too-late", ("NEOM 17.5",))
        return Refused("not-an-option", self.cites(s, seat), option=option)


def threat(s: Neom) -> int:
    """The Disaster that strikes at the end of this turn, if any.

    NEOM 17.5: on a solo player's seventh turn, it is the generation's Disaster if that has not turned up before.
    """
    if s.setting.seats == 1 and s.turn == TURNS and not s.disaster_met:
        for tile in s.put_away:
            if s.setting.tables.disaster[tile]:
                return s.setting.tables.disaster[tile]
    return s.disaster


def threaten(s: Neom) -> None:
    """NEOM 17.5: a Disaster that never turned up strikes a solo player after the seventh turn."""
    s.disaster = threat(s)


def discard_rest(s: Neom) -> None:
    """NEOM 16.4, 17.4: discard the tiles that nobody selected."""
    unlock(s)  # sellers who are paid late
    s.emit("discarded", NOBODY, s.face_up)
    s.face_up = ()
    next_player(s)
    if s.turn < TURNS:
        s.turn += 1
    else:
        s.put_away = ()


def collect_income(s: Neom) -> None:
    """NEOM 14.1: all players collect income at the end of each generation, including the third."""
    collected: list[int] = []
    for seat in range(s.setting.seats):
        money = income(s.cities[seat], s.generation)
        s.money[seat] += money
        collected.append(money)
        s.emit("income", seat, (money,))
    if s.generation == GENERATIONS:
        s.final_income = tuple(collected)
