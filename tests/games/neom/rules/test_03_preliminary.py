"""NEOM 3: the Preliminary Round."""

from __future__ import annotations

import pytest

from neopolis import Refused
from neopolis.games import neom
from neopolis.games.neom.game import NeomGame
from neopolis.games.neom.ids import DONE, SELL
from tests.games.neom.rules.plays import CORNERSTONES, first_turn, hand, hands, new_game, questions, quiet_turn, refused
from tests.games.neom.table import table


def after_rounds(seats: int, rounds: int) -> NeomGame:
    """Everybody has chosen this many Cornerstones."""
    game = new_game(seats)
    for _ in range(rounds):
        quiet_turn(game)
    return game


@pytest.mark.rule("NEOM 3.1")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_3_1_four_cornerstones_each(seats: int) -> None:
    """Each player is dealt four Cornerstones, all of them different."""
    dealt = hands(new_game(seats))

    assert [len(row) for row in dealt] == [4] * seats
    assert len({tile for row in dealt for tile in row} & CORNERSTONES) == 4 * seats


@pytest.mark.rule("NEOM 3.1")
def test_3_1_the_rest_goes_to_the_box() -> None:
    """Nobody has or discards a Cornerstone that was not dealt."""
    game = new_game(3)
    dealt = {tile for row in hands(game) for tile in row}
    for _ in range(3):
        quiet_turn(game)
    view = game.view(None)
    known = {*view.discards, *(tile for player in view.players for tile in player.cornerstones or [])}

    assert known == dealt


@pytest.mark.rule("NEOM 3.2")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_3_2_all_at_once(seats: int) -> None:
    """All players are asked at the same time."""
    assert new_game(seats).deciders == tuple(range(seats))


@pytest.mark.rule("NEOM 3.2")
def test_3_2_hidden() -> None:
    """What others see does not depend on which Cornerstone a player chose."""
    games = new_game(3), new_game(3)
    for game, at in zip(games, (0, 1), strict=True):
        game.play(0, hand(game, 0)[at])

    assert games[0].view(1) == games[1].view(1)
    assert games[0].view(None) == games[1].view(None)


@pytest.mark.rule("NEOM 3.2")
def test_3_2_still_hidden_when_the_next_is_chosen() -> None:
    """The first choices stay face down while the second are made."""
    game = after_rounds(3, 1)

    assert [player.cornerstones for player in game.view(None).players] == [None] * 3
    assert [player.cornerstones is None for player in game.view(1).players] == [True, False, True]


@pytest.mark.rule("NEOM 3.2")
@pytest.mark.parametrize("viewer", [1, None])
def test_3_2_others_get_no_events(viewer: int | None) -> None:
    """Before the reveal, a seat gets events only about its own choices and hand."""
    told = {event.seat for event in after_rounds(3, 2).history(viewer) if event.kind in ("chose", "picked-up")}

    assert told == ({viewer} if viewer is not None else set())


@pytest.mark.rule("NEOM 3.2")
def test_3_2_one_from_their_own_hand() -> None:
    """A Cornerstone from another hand cannot be chosen."""
    game = new_game(3)
    refusal = refused(game, 0, hand(game, 1)[0])

    assert refusal.code == "not-an-option" and "NEOM 3.2" in refusal.rules


@pytest.mark.rule("NEOM 3.2")
def test_3_2_not_two_at_a_time() -> None:
    """A player who has chosen cannot choose again until the others have chosen."""
    game = new_game(3)
    rest = hand(game, 0)
    game.play(0, rest.pop())

    assert refused(game, 0, rest[0]).code == "not-asked"


@pytest.mark.rule("NEOM 3.3")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_3_3_the_rest_goes_left(seats: int) -> None:
    """The left neighbor, who is the next seat, gets what was not chosen."""
    game = new_game(seats)
    before = hands(game)
    quiet_turn(game)
    passed = [[tile for tile in row if tile != row[0]] for row in before]  # quiet players choose their first tile

    assert [hand(game, (seat + 1) % seats) for seat in range(seats)] == passed


@pytest.mark.rule("NEOM 3.3")
def test_3_3_goes_left_again() -> None:
    """The second time, the rest goes to the left neighbor again."""
    game = after_rounds(4, 1)
    before = hands(game)
    quiet_turn(game)

    assert [hand(game, (seat + 1) % 4) for seat in range(4)] == [row[1:] for row in before]


@pytest.mark.rule("NEOM 3.3", "NEOM 3.4", "R-39")
@pytest.mark.parametrize("rounds", [1, 2, 3])
def test_3_3_no_choice_is_undone_once_the_hands_are_passed(rounds: int) -> None:
    """Players see their next hands, or all Cornerstones that were kept, so the last choice stands."""
    game = after_rounds(3, rounds)
    with pytest.raises(Refused) as refusal:
        game.take_back(0)

    assert refusal.value.code == "nothing-to-take-back"


@pytest.mark.rule("NEOM 3.4")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_3_4_three_are_kept(seats: int) -> None:
    """Each player ends up with three Cornerstones."""
    players = after_rounds(seats, 3).view(None).players

    assert [player.cornerstone_count for player in players] == [3] * seats


@pytest.mark.rule("NEOM 3.4")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_3_4_the_last_ones_are_discarded(seats: int) -> None:
    """The fourth Cornerstone of each hand goes to the common discard pile and not to the next player."""
    game = after_rounds(seats, 2)
    left = sorted(row[1] for row in hands(game))
    quiet_turn(game)

    assert game.view(None).discards == left


@pytest.mark.rule("NEOM 3.4")
def test_3_4_no_discards_before() -> None:
    """Nothing is discarded until the third choice is made."""
    assert after_rounds(3, 2).view(None).discards == []


@pytest.mark.rule("NEOM 3.5")
def test_3_5_the_chosen_are_shown() -> None:
    """After the third choice everybody sees what everybody chose."""
    game = new_game(3)
    chosen: list[list[int]] = [[], [], []]
    for _ in range(3):
        for seat in range(3):
            chosen[seat].append(hand(game, seat)[-1])
        for seat in range(3):
            game.play(seat, chosen[seat][-1])

    assert [player.cornerstones for player in game.view(None).players] == [sorted(row) for row in chosen]


@pytest.mark.rule("NEOM 3.6")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_3_6_not_in_the_city(seats: int) -> None:
    """After the Preliminary Round the cities are empty, and nobody has gained anything."""
    players = first_turn(seats).view(None).players

    assert [(player.tiles, player.money, len(player.goods)) for player in players] == [({}, 6, 1)] * seats


@pytest.mark.rule("NEOM 3.6")
def test_3_6_they_do_nothing_yet() -> None:
    """An Investment Firm that is not placed does not pay, and an unplaced Cornerstone scores nothing."""
    position = table().cornerstones(0, 141, 139, 140)
    before = position.player(0)
    position.select(0, 3)

    assert position.player(0).money == 6 and before.score["printed"] == before.score["variable"] == 0


@pytest.mark.rule("NEOM 3.6")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_3_6_no_actions(seats: int) -> None:
    """Only Cornerstones are chosen before the first generation, three by each player."""
    game = new_game(seats)
    asked = [prompt for _, prompt in questions(game) if game.s.generation == 0]

    assert len(asked) == 3 * seats
    assert set(asked) == {"draft-cornerstone" if seats > 2 else "choose-cornerstone"}


@pytest.mark.rule("NEOM 3.6")
@pytest.mark.parametrize("option", [SELL, DONE])
def test_3_6_nothing_is_sold(option: int) -> None:
    """A Cornerstone cannot be sold in this round, and choosing cannot be skipped."""
    assert refused(new_game(3), 0, option).code == "not-an-option"


@pytest.mark.rule("NEOM 3.7")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_3_7_beginners_get_one_cornerstone(seats: int) -> None:
    """Beginner's variant: each player gets one Cornerstone, no two the same, and everybody sees it."""
    kept = [player.cornerstones for player in new_game(seats, variant="beginner").view(None).players]
    tiles = [tile for row in kept for tile in row or []]

    assert len(tiles) == seats == len(set(tiles) & CORNERSTONES)


@pytest.mark.rule("NEOM 3.7")
def test_3_7_at_random() -> None:
    """Beginner's variant: a player can get any of the 30 Cornerstones."""
    dealt = {new_game(5, seed, "beginner").s.kept[seat][0] for seed in range(60) for seat in range(5)}

    assert dealt == CORNERSTONES


@pytest.mark.rule("NEOM 3.7")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_3_7_no_preliminary_round(seats: int) -> None:
    """Beginner's variant: the first question is which tile to select in the first generation."""
    game = new_game(seats, variant="beginner")

    assert (game.s.generation, game.decision(game.deciders[0]).prompt) == (1, "select")


@pytest.mark.rule("NEOM 3.7")
def test_3_7_contract_office_draws_another() -> None:
    """Beginner's variant: the Contract Office swaps the unplaced Cornerstone for one that nobody else has."""
    position = table(4, variant="beginner")
    before = [position.player(seat).cornerstones for seat in range(4)]
    own = before[0]
    assert own is not None
    position.place(0, 31, "c2", own[0])
    after = [position.player(seat).cornerstones for seat in range(4)]

    assert after[0] not in before and after[1:] == before[1:]


@pytest.mark.rule("NEOM 3.7")
def test_3_7_contract_office_may_be_declined() -> None:
    """Beginner's variant: a player with a Contract Office may keep the Cornerstone."""
    position = table(4, variant="beginner")
    before = position.player(0).cornerstones
    position.place(0, 31, "c2", "done")

    assert position.player(0).cornerstones == before


@pytest.mark.rule("NEOM 3.7")
def test_3_7_contract_office_without_a_cornerstone() -> None:
    """Beginner's variant: once the Cornerstone is placed, the Contract Office has nothing to swap and does not ask."""
    position = table(4, variant="beginner").cornerstones(0).city(0, c2=139).choose(0, 31).answer(0, "d3")

    assert 0 not in position.game.deciders


@pytest.mark.rule("NEOM 3.7")
def test_3_7_other_variants_are_unknown() -> None:
    """A variant other than standard and beginner is refused."""
    with pytest.raises(Refused) as refusal:
        neom.start(3, 1, variant="expert")

    assert refusal.value.code == "bad-option" and "NEOM 3.7" in refusal.value.rules
