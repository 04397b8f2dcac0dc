"""No seat knows more than it may, and none can tell an imagined game from the real one."""

from collections.abc import Iterator

import msgspec
import pytest

from neopolis.games.neom import NeomGame
from neopolis.games.neom.rules.state import Neom
from tests.games.neom.observation import SPECTATOR, Observation, tiles_in
from tests.games.neom.random_games import Chance, positions, start
from tests.sizes import Size

SEATS = [1, 2, 3, 4, 5]
PAIRS_A_GAME = 10


def shown(game: NeomGame, seat: int | None) -> bytes:
    return msgspec.json.encode(game.view(seat))


def asked(game: NeomGame, seat: int) -> bytes:
    """Everything about the seat's decision, as bytes."""
    if seat not in game.deciders:
        return b""
    decision = game.decision(seat)
    texts = [game.text(seat, option) for option in decision.options]
    return msgspec.json.encode(
        [decision.prompt, decision.options, decision.rules, decision.default, decision.barrier, texts]
    )


def pairs(seats: int, games: int) -> Iterator[tuple[Observation, NeomGame, int, Chance]]:
    """Random positions, each with a random seat and the observation of who has seen what."""
    for number in range(games):
        chance = Chance(1_000 * seats + number)
        length = sum([1 for _ in positions(seats, number)])
        wanted = {chance.below(length) for _ in range(2 * PAIRS_A_GAME)}
        chosen = sorted(wanted)[:: max(1, len(wanted) // PAIRS_A_GAME)][:PAIRS_A_GAME]
        walk = positions(seats, number)
        observation = Observation(next(walk))
        for at, game in enumerate(walk, start=1):
            observation.look()
            if at in chosen:
                yield observation, game, chance.below(seats), chance


@pytest.mark.soak
@pytest.mark.parametrize("seats", SEATS)
def test_imagined_games_look_the_same(seats: int, size: Size) -> None:
    """The seat's view, decision and options are the same in an imagined game, byte for byte."""
    tried = 0
    for _, game, seat, chance in pairs(seats, size(quick=3, normal=11, soak=210)):
        world = game.imagine(seat, chance.below(1 << 30))
        tried += 1

        assert shown(world, seat) == shown(game, seat)
        assert asked(world, seat) == asked(game, seat)
    assert tried >= size(quick=25, normal=100, soak=2_000)


@pytest.mark.soak
@pytest.mark.parametrize("seats", SEATS)
def test_imagining_depends_only_on_what_is_known(seats: int, size: Size) -> None:
    """Imagining from an imagined game gives the same as from the real one, so nothing hidden is used.

    The state of the random generator is not used either. Run backwards, it would reveal what was dealt.
    """
    for _, game, seat, chance in pairs(seats, size(quick=3, normal=11, soak=210)):
        seed = chance.below(1 << 30)
        world = game.imagine(seat, seed + 1)

        assert world.imagine(seat, seed).encode() == game.imagine(seat, seed).encode()


@pytest.mark.parametrize("seats", SEATS)
def test_imagined_games_are_whole(seats: int) -> None:
    """After the Preliminary Round an imagined game contains the same tiles as the real game, each once."""
    for _, game, seat, chance in pairs(seats, 5):
        world = game.imagine(seat, chance.below(1 << 30))
        if game.s.generation:
            assert sorted(tiles_present(world.s)) == sorted(tiles_present(game.s))
        assert len(set(tiles_present(world.s))) == len(tiles_present(world.s))


def tiles_present(s: Neom) -> list[int]:
    rows = [*s.hands, *s.kept, *s.packs, s.face_up, s.discards, s.put_away, tuple(s.selected)]
    found = [tile for row in rows for tile in row if tile]
    return found + [tile for city in s.cities for tile in city.tiles if 0 < tile <= 150]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_imagined_drafts_keep_the_hands_that_were_held(seats: int) -> None:
    """In the Preliminary Round, each hand that the seat has held is the same in an imagined game."""
    for number in (0, 1, 2, 3, 5):
        for game in positions(seats, number):
            if game.s.generation:
                break
            for seat in range(seats):
                world = game.imagine(seat, number)

                assert hands_held(world.s, seat) == hands_held(game.s, seat)


def hands_held(s: Neom, seat: int) -> list[set[int]]:
    """The hands that a seat has held so far, each as it was then: tiles still in it, and tiles taken from it since."""
    seats, rounds = len(s.kept), len(s.kept[0])
    found = []
    for held in range(rounds + 1):
        taken = {s.kept[(seat + step) % seats][held + step] for step in range(rounds - held)}
        found.append(taken | set(s.hands[(seat + rounds - held) % seats]))
    return found


@pytest.mark.soak
@pytest.mark.parametrize("seats", SEATS)
def test_views_contain_only_what_was_seen(seats: int, size: Size) -> None:
    """A seat's view, or a spectator's, contains no tile that the viewer may not have seen."""
    for observation, game, seat, _ in pairs(seats, size(quick=3, normal=11, soak=210)):
        assert tiles_in(game.view(seat)) <= observation.allowed(seat)
        assert tiles_in(game.view(None)) <= observation.seen[SPECTATOR]


@pytest.mark.soak
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_views_show_hands_that_were_held(seats: int, size: Size) -> None:
    """A view shows a hand exactly when the seat knows it: its own, one it held, or the only one it never held."""
    for observation, game, seat, _ in pairs(seats, size(quick=3, normal=11, soak=210)):
        if game.s.generation == 0:
            continue
        known = observation.allowed(seat)
        for other, player in enumerate(game.view(seat).players):
            hand = game.s.hands[other]

            assert player.hand == (list(hand) if known.issuperset(hand) else None)


@pytest.mark.rule("NEOM 3.2", "NEOM 3.5")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_preliminary_round_is_secret(seats: int) -> None:
    """A seat sees its own hand and choices, and the hands as it passed them on, but no other hands and choices."""
    for number in (0, 1, 2, 3):
        walk = positions(seats, number)
        observation = Observation(next(walk))
        for game in walk:
            observation.look()
            if game.s.generation:
                break
            for seat in range(seats):
                view = game.view(seat)

                assert view.passed == observation.passed[seat]
                assert [player.hand is not None for player in view.players] == [one == seat for one in range(seats)]
                assert [player.cornerstones is not None for player in view.players] == [
                    one == seat for one in range(seats)
                ]


@pytest.mark.rule("NEOM 3.2")
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("rounds", [0, 1, 2])
def test_preliminary_round_can_be_imagined(seats: int, rounds: int) -> None:
    """What a seat cannot know is different in imagined games: hands it has not held, and choices of the others.

    It knows which Cornerstones it passed on, but not which of them the next seats chose.
    """
    game = start(seats, 0)
    for _ in range(rounds * seats):
        game.play(game.deciders[0], game.options(game.deciders[0])[0])
    worlds = [game.imagine(0, seed) for seed in range(60)]
    for world in worlds:
        dealt = [tile for row in (*world.s.hands, *world.s.kept) for tile in row]

        assert shown(world, 0) == shown(game, 0) and len(set(dealt)) == 4 * seats
    for seat in range(1, seats):
        is_known = seat == 1 and rounds > 0  # seat 0 has just passed this hand on, and nobody has chosen from it
        assert len({world.s.hands[seat] for world in worlds}) > 1 or is_known
        assert all(len({world.s.kept[seat][at] for world in worlds}) > 1 for at in range(rounds))


@pytest.mark.soak
@pytest.mark.parametrize("seats", SEATS)
def test_events_reveal_only_what_was_seen(seats: int, size: Size) -> None:
    """No seat gets an event about a tile that it may not know yet."""
    for number in range(size(quick=3, normal=10, soak=200)):
        walk = positions(seats, number)
        observation = Observation(next(walk))
        for _ in walk:
            observation.look()

            assert not observation.early()


@pytest.mark.soak
@pytest.mark.parametrize("seats", SEATS)
def test_hidden_things_do_not_show(seats: int, size: Size) -> None:
    """Changing secrets, others' sealed answers and coming random numbers does not change a seat's view and decision."""
    changed = 0
    for observation, game, seat, chance in pairs(seats, size(quick=3, normal=11, soak=210)):
        other = game.copy()
        changed += disturb(other, observation, seat, chance)

        assert shown(other, seat) == shown(game, seat)
        assert asked(other, seat) == asked(game, seat)
        assert seats == 1 or shown(other, None) == shown(game, None)
    assert changed


def disturb(game: NeomGame, observation: Observation, viewer: int, chance: Chance) -> bool:
    """Changes everything in the state that the viewer cannot know. Returns whether there was anything to change."""
    s = game.s
    before = (s.hands, s.packs, s.put_away)
    s.rng = 1 + chance.below(1 << 30)
    if s.generation or not any(s.kept):
        known = observation.allowed(viewer)
        strange = [seat for seat in range(observation.seats) if not known.issuperset(s.hands[seat])]
        if len(strange) > 1:
            hands = list(s.hands)
            rows = mixed([hands[seat] for seat in strange], chance)
            for seat, row in zip(strange, rows, strict=True):
                hands[seat] = row
            s.hands = tuple(hands)
    *packs, put_away = mixed([*s.packs, s.put_away], chance)
    s.packs, s.put_away = tuple(packs), put_away
    return other_answers(game, viewer, chance) or before != (s.hands, s.packs, s.put_away)


def mixed(rows: list[tuple[int, ...]], chance: Chance) -> list[tuple[int, ...]]:
    """The rows with their items shuffled among them; each row keeps its length."""
    pool = [member for row in rows for member in row]
    found = []
    for row in rows:
        found.append(tuple(sorted([pool.pop(chance.below(len(pool))) for _ in row])))
    return found


def other_answers(game: NeomGame, viewer: int, chance: Chance) -> bool:
    """Replaces the other seats' pending actions in the open step with random ones."""
    s = game.s
    found = False
    for seat in range(game.seats):
        if seat != viewer and s.all_asked >> seat & 1:
            pending = s.pending[seat].copy()
            pending.tile, pending.cell, pending.spent = 1 + chance.below(150), chance.below(25), chance.below(9)
            s.pending[seat] = pending
            found = True
    return found


@pytest.mark.parametrize("seats", SEATS)
def test_views_and_events_contain_no_seed(seats: int) -> None:
    """Neither the seed nor a state of the random generator is in a view or an event."""
    for number in range(2_001, 2_004):
        game = start(seats, number)
        secrets = {str(1_000 * number + seats), str(game.s.rng)}
        while not game.over:
            seat = game.deciders[0]
            game.play(seat, game.options(seat)[-1])
            secrets.add(str(game.s.rng))
        for viewer in (*range(seats), None):
            told = shown(game, viewer).decode() + repr([event.plain() for event in game.history(viewer)])

            assert not [secret for secret in secrets if secret in told]


@pytest.mark.rule("R-36")
@pytest.mark.parametrize("seats", [1, 3])
def test_tiles_put_away_unseen_stay_unseen(seats: int) -> None:
    """Only players who held the last tiles of a hand get events about them; nobody learns a solo game's eighth pack."""
    for number in range(6):
        walk = positions(seats, number)
        observation = Observation(next(walk))
        away: set[int] = set()
        for game in walk:
            observation.look()
            away.update(
                game.s.put_away if seats == 1 else [t for hand in game.s.hands for t in hand if game.s.turn == 7]
            )

        strange = away - observation.seen[SPECTATOR]
        told = {tile for event in game.history(None) for tile in event.things if event.kind not in NUMBERS}
        assert strange
        assert not strange & told


NUMBERS = ("board", "generation", "income", "disaster", "spared", "paid-disaster", "bought", "gained", "paid", "placed")
