"""What a seat may see. Views are built from an allow-list: they contain only what is put there on purpose."""

from __future__ import annotations

import msgspec

from neopolis.games.neom.ids import DISASTER_NAMES, GENERATIONS, GOOD_NAMES, KEPT, cell_name, is_tile, members
from neopolis.games.neom.rules.buying import active_routes
from neopolis.games.neom.rules.disasters import payment, removals
from neopolis.games.neom.rules.scoring import CATEGORIES, VARIABLE, income, lines, sums_of
from neopolis.games.neom.rules.state import Neom
from neopolis.games.neom.rules.turns import threat


class PlayerView(msgspec.Struct, frozen=True):
    """A player and their city. `hand` and `cornerstones` are None if the viewer cannot know them; `varying` has the
    current points, by cell, of the tiles whose points vary."""

    seat: int
    money: int
    locked: int
    center: str
    tiles: dict[str, int]
    goods: list[str]
    modular_factory: str | None
    routes: list[str]
    cornerstones: list[int] | None
    cornerstone_count: int
    selected: int
    hand: list[int] | None
    hand_size: int
    income: int
    final_income: int
    score: dict[str, int]
    varying: dict[str, int]


class DisasterView(msgspec.Struct, frozen=True):
    """The Disaster that strikes at the end of this turn, and its price for each seat now.

    NEOM 17.5: a solo player can prevent it by selecting it, if it is face up on turns 1 to 3.
    """

    name: str
    immune: int
    payment: list[int]
    remove: list[int]


class View(msgspec.Struct, frozen=True):
    """All that a seat (None: a spectator) may know.

    `picks` are the seat's own picks in the open step; `passed` are the Cornerstones that it passed on, hand by hand;
    `unseen` are the tiles of this generation that are still hidden from it. R-36: if `memory_aid` is "off", screens
    leave out `passed`, `unseen` and the hands of others, but they are here all the same.
    """

    game: str
    seat: int | None
    seats: int
    variant: str
    tiles: str
    seller_money: str
    memory_aid: str
    content: str
    house_roads: bool
    generation: int
    turn: int
    first: int
    awaited: list[int]
    players: list[PlayerView]
    picks: list[int]
    face_up: list[int]
    packs: list[int]
    discards: list[int]
    passed: list[list[int]]
    unseen: list[int]
    routes_used: list[str]
    disaster: DisasterView | None
    over: bool


def knows_hand(s: Neom, viewer: int, seat: int) -> bool:
    """Whether a viewer knows a seat's hand: the viewer held that pack before, or held all other packs.

    Every tile taken from a pack is revealed, so a pack once held stays known. The last pack is what remains of the
    deck, if no tiles were put away. In the Preliminary Round choices are hidden, so a viewer knows only its own hand.
    """
    seats = s.setting.seats
    if seat == viewer:
        return True
    if s.generation == 0:
        return False
    return (seat - viewer) % seats <= s.turn - 1 or (s.turn >= seats - 1 and not s.put_away)


def passed_packs(s: Neom, viewer: int) -> list[list[int]]:
    """The rest of each pack of Cornerstones that the viewer has passed on, in order.

    The pack that a seat held in round k went to the left, and each following seat took one tile from it.
    """
    if s.generation or s.setting.seats < 3 or s.setting.beginner:
        return []
    rounds = len(s.kept[viewer])
    if rounds == KEPT:
        return []
    seats = s.setting.seats
    found: list[list[int]] = []
    for held in range(rounds):
        taken = [s.kept[(viewer + step) % seats][held + step] for step in range(1, rounds - held)]
        found.append(sorted([*s.hands[(viewer + rounds - held) % seats], *taken]))
    return found


def unseen_tiles(s: Neom, viewer: int | None) -> list[int]:
    """The tiles of this generation that a viewer cannot locate: in unknown hands, in face-down packs, or put away."""
    if s.generation == 0:
        return []
    hidden = [s.hands[seat] for seat in range(s.setting.seats) if viewer is None or not knows_hand(s, viewer, seat)]
    return sorted([tile for row in (*hidden, *s.packs, s.put_away) for tile in row])


def _player(s: Neom, viewer: int | None, seat: int) -> PlayerView:
    pack = s.setting.pack
    city = s.cities[seat]
    money = s.money[seat] + s.locked[seat]
    reasons = lines(pack, city, money, s.final_income[seat])
    sums = sums_of(reasons)
    drafting = s.generation == 0 and s.setting.seats > 2 and not s.setting.beginner
    shown = not drafting or seat == viewer
    known = viewer is not None and knows_hand(s, viewer, seat)
    routes = active_routes(s, seat)
    return PlayerView(
        seat=seat,
        money=s.money[seat],
        locked=s.locked[seat],
        center=GOOD_NAMES[city.center],
        tiles={cell_name(cell): tile for cell, tile in enumerate(city.tiles) if is_tile(tile)},
        goods=[GOOD_NAMES[good] for good in members(city.goods)],
        modular_factory=GOOD_NAMES[city.modular_good] if city.modular_good >= 0 else None,
        routes=route_names(routes),
        cornerstones=list(s.kept[seat]) if shown else None,
        cornerstone_count=len(s.kept[seat]),
        selected=s.selected[seat],
        hand=list(s.hands[seat]) if known else None,
        hand_size=len(s.hands[seat]),
        income=income(city, s.generation or 1),
        final_income=s.final_income[seat],
        score={**dict(zip(CATEGORIES, sums, strict=True)), "total": sum(sums)},
        varying={cell_name(line.about[1]): line.points for line in reasons if line.category == VARIABLE},
    )


def route_names(routes: int) -> list[str]:
    """The names of the Trade Routes in a bit set."""
    return [name for bit, name in ((1, "left"), (2, "right")) if routes & bit]


def shown_hand(view: View, seat: int) -> list[int] | None:
    """R-36: the hand of a seat as screens show it: without the memory aid, only the viewer's own."""
    return view.players[seat].hand if view.memory_aid == "on" or seat == view.seat else None


def _disaster(s: Neom) -> DisasterView | None:
    """R-36: on a solo player's seventh turn, a Disaster that has not turned up is shown, too."""
    disaster = threat(s)
    if not disaster:
        return None
    return DisasterView(
        name=DISASTER_NAMES[disaster],
        immune=s.immune,
        payment=[payment(city, disaster) for city in s.cities],
        remove=[removals(city, disaster) for city in s.cities],
    )


def view_of(s: Neom, viewer: int | None, picks: list[int]) -> View:
    """The view of a seat; `picks` are the seat's own picks in the open step."""
    setting = s.setting
    seats = setting.seats
    return View(
        game="neom",
        seat=viewer,
        seats=seats,
        variant="beginner" if setting.beginner else "standard",
        tiles=f"{setting.tile_set}+",
        seller_money="after-disaster" if setting.late_money else "before-disaster",
        memory_aid="on" if setting.memory_aid else "off",
        content=setting.pack.hash,
        house_roads=setting.pack.house_roads,
        generation=s.generation,
        turn=s.turn,
        first=s.first,
        awaited=members(s.asked),
        players=[_player(s, viewer, seat) for seat in range(seats)],
        picks=picks,
        face_up=list(s.face_up),
        packs=[len(tiles) for tiles in s.packs],
        discards=list(s.discards),
        passed=passed_packs(s, viewer) if viewer is not None else [],
        unseen=unseen_tiles(s, viewer),
        routes_used=route_names(s.routes_used),
        disaster=_disaster(s),
        over=s.asked == 0 and s.generation == GENERATIONS,
    )
