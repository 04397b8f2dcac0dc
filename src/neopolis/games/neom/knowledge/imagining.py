"""Makes a game that looks the same to a seat as the real one: everything hidden from the seat is dealt again.

Tiles are sorted before they are shuffled. Otherwise somebody could run the random generator backwards and find out
where the tiles really are.
"""

from __future__ import annotations

from neopolis.engine.rng import Dice
from neopolis.games.neom.knowledge.view import knows_hand
from neopolis.games.neom.rules.state import Neom


def redeal(s: Neom, viewer: int, dice: Dice) -> None:
    """Deal everything again that the viewer does not know. The state must be at the start of a step."""
    if s.setting.seats <= 2:
        _redeal_packs(s, dice)
    elif s.generation == 0 and not s.setting.beginner:
        _redeal_cornerstones(s, viewer, dice)
    else:
        _redeal_hands(s, viewer, dice)


def _redeal_hands(s: Neom, viewer: int, dice: Dice) -> None:
    """Mix the hands that the viewer never held, and the tiles that were put away (R-38)."""
    unknown = [seat for seat in range(s.setting.seats) if not knows_hand(s, viewer, seat)]
    pool = dice.shuffled(sorted([*s.put_away, *[tile for seat in unknown for tile in s.hands[seat]]]))
    hands = list(s.hands)
    for seat in unknown:
        size = len(hands[seat])
        hands[seat] = tuple(sorted(pool[:size]))
        pool = pool[size:]
    s.hands = tuple(hands)
    s.put_away = tuple(sorted(pool))


def _redeal_packs(s: Neom, dice: Dice) -> None:
    """Mix the face-down packs and the tiles put away; in the Preliminary Round also the tiles in the box."""
    pool = [tile for tiles in s.packs for tile in tiles] + list(s.put_away)
    if s.generation == 0:
        seen = {*s.face_up, *s.discards, *pool} | {tile for row in s.kept for tile in row}
        pool += [tile for tile in s.setting.pack.cornerstones() if tile not in seen]
    pool = dice.shuffled(sorted(pool))
    packs: list[tuple[int, ...]] = []
    for tiles in s.packs:
        packs.append(tuple(sorted(pool[: len(tiles)])))
        pool = pool[len(tiles) :]
    s.packs = tuple(packs)
    s.put_away = tuple(sorted(pool[: len(s.put_away)]))


def _redeal_cornerstones(s: Neom, viewer: int, dice: Dice) -> None:
    """NEOM 3.2: draft again for all other seats; the viewer's hands and picks stay as they were.

    A pack that the viewer has held keeps the tiles that the viewer saw in it; all other tiles are unknown.
    """
    seats = s.setting.seats
    rounds = len(s.kept[viewer])
    packs = _packs_so_far(s, rounds)
    seen = [_first_seen(viewer, pack, seats, rounds) for pack in range(seats)]
    known = {tile for pack in range(seats) for tile in packs[pack][seen[pack] :]}
    pool = dice.shuffled(sorted([tile for tile in s.setting.pack.cornerstones() if tile not in known]))
    for pack in range(seats):
        for at in range(seen[pack]):
            packs[pack][at] = pool.pop()
    for pack in range(seats):
        if seen[pack] < rounds:  # the viewer does not know what was picked from it after passing it on
            _mix(packs[pack], seen[pack] + 1, len(packs[pack]), dice)
    s.kept = tuple([tuple([packs[(seat - at) % seats][at] for at in range(rounds)]) for seat in range(seats)])
    s.hands = tuple([tuple(sorted(packs[(seat - rounds) % seats][rounds:])) for seat in range(seats)])


def _packs_so_far(s: Neom, rounds: int) -> list[list[int]]:
    """Each dealt pack as a list: the tiles taken from it, in order, then the rest."""
    seats = s.setting.seats
    packs: list[list[int]] = []
    for pack in range(seats):
        taken = [s.kept[(pack + at) % seats][at] for at in range(rounds)]
        packs.append([*taken, *s.hands[(pack + rounds) % seats]])
    return packs


def _first_seen(viewer: int, pack: int, seats: int, rounds: int) -> int:
    """How many tiles were taken from a pack before the viewer held it; 4, a whole pack, if the viewer never held it."""
    at = (viewer - pack) % seats
    return at if at <= rounds else 4


def _mix(row: list[int], begin: int, end: int, dice: Dice) -> None:
    row[begin:end] = dice.shuffled(sorted(row[begin:end]))
