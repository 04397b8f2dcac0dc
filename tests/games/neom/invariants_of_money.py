"""Invariants of money: players, supply, purchases, gains and incomes."""

from __future__ import annotations

from collections import Counter

from neopolis.engine.event import Event
from tests.games.neom import referee
from tests.games.neom.invariant import SQUARES, invariant, then
from tests.games.neom.referee import PRICES, TILES, tier
from tests.games.neom.watch import GOODS, IMPORT, LEFT_FROM, POSTAL, RIGHT_FROM, ROWS, SUPPLY, Watch


@invariant
def money_never_negative(w: Watch) -> None:
    assert min(w.now.money) >= 0, f"{w.now.money}"
    assert min(w.now.locked) >= 0, f"{w.now.locked} locked"


@invariant
def money_explained(w: Watch) -> None:
    """Every change of a player's money has an event."""
    for seat, books in enumerate(w.books):
        held = w.now.money[seat] + w.now.locked[seat]
        assert held == books.money, f"seat {seat} has {held}, by the events {books.money}"


@invariant
def money_conserved(w: Watch) -> None:
    """NEOM 2.3, 6.5: all players together have what they started with plus what came from the supply."""
    assert sum(w.now.money) + sum(w.now.locked) == 6 * w.seats + w.bank, "players and supply do not add up"


@invariant
def locked_money(w: Watch) -> None:
    """NEOM 6.5, R-1: sellers' money is locked until all have acted, with `after-disaster` until after the Disaster."""
    acting = w.phase in ("TakeAction", "SelectFaceUp") or (w.late and w.phase == "FaceDisaster")
    wanted = [books.received if acting else 0 for books in w.books]
    assert list(w.now.locked) == wanted, f"{w.now.locked} instead of {wanted} in {w.phase}"


@invariant
def spent_from_own_money(w: Watch) -> None:
    """NEOM 5.10, 6.5: costs and purchases are paid from money that was not locked when the step began."""
    spent: Counter[int] = Counter()
    for event in w.events:
        if event.kind in ("paid", "paid-disaster", "bought"):
            spent[event.seat] += event.things[2 if event.kind == "bought" else 0]
    for seat, money in spent.items():
        assert money <= then(w).money[seat], f"seat {seat} spent {money} of {then(w).money[seat]}"


@invariant
def purchases(w: Watch) -> None:
    """NEOM 6.1, 6.2, 6.3, 6.4: only missing Goods are bought, from somebody who sells them, at the right price."""
    for event in w.told("bought"):
        good, way, price = GOODS[event.things[0]], event.things[1], event.things[2]
        own = w.old_boards[event.seat]
        assert good not in own.goods(), f"{good} was not missing"
        if way in (POSTAL, IMPORT):
            assert own.has("postal_service" if way == POSTAL else "import_office"), "no such tile stands"
            assert price == 0 and tier(good) <= (1 if way == POSTAL else 2), f"it cannot cover {good}"
        elif w.seats == 1:
            _check_solo_purchase(w, good, way - SUPPLY, price)
        else:
            seller = 99 if way >= SUPPLY else (way - LEFT_FROM) % 5
            routes = [["left"], ["right"]][way >= RIGHT_FROM] if w.seats > 2 else ["left", "right"]
            ways = _ways_from(w, event.seat, good, routes)
            assert (seller, price) in ways, f"{good} from {seller} for {price}, not {ways}"


def _ways_from(w: Watch, seat: int, good: str, sides: list[str]) -> list[tuple[int, int]]:
    """The sellers of a Good, each with the price on this side of the buyer. With two players, both sides are given."""
    makers = [other for other in range(w.seats) if other != seat and good in w.old_boards[other].goods()]
    active = len([side for side in sides if side in w.old_boards[seat].routes()])
    base = PRICES[tier(good)]
    if w.seats == 2:
        return [(makers[0] if makers else 99, max(1, base - active))]
    step = 1 if sides == ["left"] else -1
    return [(other, base + step * (other - seat) % w.seats - 1 - active) for other in makers]


def _check_solo_purchase(w: Watch, good: str, used: int, price: int) -> None:
    """NEOM 17.6, 17.7: the supply sells Goods by generation; each active route lowers one price in a generation."""
    active = sum([{"left": 1, "right": 2}[side] for side in w.old_boards[0].routes()])
    assert tier(good) <= w.now.generation, f"{good} is not for sale yet"
    assert used & ~active == 0 and used & then(w).routes_used == 0, "a route was not there to be used"
    assert price == max(1, PRICES[tier(good)] - used.bit_count()), f"{good} for {price}"


@invariant
def solo_routes(w: Watch) -> None:
    """NEOM 17.7: the routes marked as used are those of this generation's solo purchases; with more players none."""
    used = then(w).routes_used if w.now.generation == then(w).generation else 0
    if w.seats == 1 and w.now.generation == then(w).generation:
        for event in w.told("bought"):
            used |= max(0, event.things[1] - SUPPLY)
    assert w.now.routes_used == used, f"{w.now.routes_used} instead of {used}"


@invariant
def gains(w: Watch) -> None:
    """NEOM 5.10, 19.132, 19.141, 19.146, 19.150: tiles bring the printed money, at the right moment."""
    for seat in range(w.seats):
        told = Counter([event.things for event in w.told("gained") if event.seat == seat])
        wanted: Counter[tuple[int, ...]] = Counter()
        for event in w.events:
            if event.seat == seat and event.kind == "selected":
                firms = [tile for tile in w.old_boards[seat].grid.values() if tile.effect == "investment_firm"]
                wanted.update([(1, firm.number) for firm in firms])
            elif event.seat == seat and event.kind == "placed":
                wanted.update(_gains_of(w, event))
        assert told == wanted, f"seat {seat} gained {told} instead of {wanted}"


def _gains_of(w: Watch, event: Event) -> list[tuple[int, ...]]:
    tile, cell = TILES[event.things[0]], SQUARES[event.things[1]]
    board = w.boards[event.seat]
    found = [(int(ROWS[tile.number]["on_place"] or 0), tile.number)]
    if tile.effect == "trade_office":
        works = board.where("Industrial")
        pairs = [shop for shop in board.where("Commercial") for work in works if referee.walk(shop, work) == 1]
        found.append((2 * len(pairs), tile.number))
    for other, waiting in board.grid.items():
        if other != cell and waiting.effect == "merchant_union" and tile.is_any("Commercial"):
            found.append((1, waiting.number))
        elif other != cell and waiting.effect == "tourism_board":
            linked = [board.across(cell, road) for road in "NESW"]
            shops = [one for one in linked if one is not None and board.grid[one].is_any("Commercial")]
            found.append((2 * len(shops), waiting.number))
    return [gain for gain in found if gain[0]]


@invariant
def incomes(w: Watch) -> None:
    """NEOM 14.1: everybody gets income, once, when the seventh turn of a generation is over."""
    told = w.told("income")
    over = w.game.over or w.now.generation > then(w).generation > 0
    assert [event.seat for event in told] == (list(range(w.seats)) if over else []), f"{told}"
    for event in told:
        wanted = referee.income(w.books[event.seat].data(), then(w).generation)
        assert event.things == (wanted,), f"seat {event.seat} got {event.things} instead of {wanted}"


@invariant
def final_income(w: Watch) -> None:
    """NEOM 19.60, 19.149: the last income is known when the game is over, and 0 before."""
    wanted = [books.income if w.game.over else 0 for books in w.books]
    assert list(w.now.final_income) == wanted, f"{w.now.final_income} instead of {wanted}"
