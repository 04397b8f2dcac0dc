"""The replies of the bots of New Angeles reveal hardly more about their rivals than their play does."""

from __future__ import annotations

import pytest

from neopolis.games import new_angeles
from neopolis.games.new_angeles.ids import CORPORATION
from tests.games.new_angeles.bots.exploiters.observer import Observer, candidates, watch_all, with_rival
from tests.games.new_angeles.bots.test_trading import CORPORATIONS, rivals
from tests.games.new_angeles.deals import CARD
from tests.reporting import Reporting
from tests.server.soak.figures import Sizes
from tests.sizes import Size
from tools.reliability import REFUSALS

VICTIMS = ("plain",)
MOST_BITS = 0.2  # what replies may reveal in a round beyond what play reveals
FIRST_DEAL = 8_000


@pytest.mark.soak
@pytest.mark.parametrize("victims", VICTIMS)
def test_replies_reveal_little(victims: str, size: Size, reporting: Reporting) -> None:
    deals = range(FIRST_DEAL, FIRST_DEAL + Sizes(size).count("OBSERVED_DEALS", 60, 2, 1))
    with reporting(REFUSALS, victims) as run:
        found = watch_all(victims, 4, deals, size(quick=2, normal=3, soak=6))
        run.counts.update(
            {
                "rounds": found.rounds,
                "rounds_that_told": found.rounds_that_told,
                "bits_a_round_by_play": round(found.by_play / found.rounds, 3),
                "bits_a_round_more_by_replies": round(found.beyond_play / found.rounds, 3),
            }
        )
        assert found.by_play > 0
        assert found.beyond_play / found.rounds < MOST_BITS, found


# The measure itself.


def test_an_observer_tries_every_rival_but_its_own() -> None:
    """Seat 1 watches seat 0, whose rival is seat 3. Whoever has the card gets that of seat 0 in exchange."""
    game = rivals().game
    own = game.s.rivals[1]
    found = candidates(game.s, 1)

    assert len(found) == 4 and own not in found
    for rival in found:
        other = with_rival(game, 0, rival)
        assert other.s.rivals[0] == rival
        assert sorted([*other.s.rivals, other.s.rival_aside]) == sorted([*game.s.rivals, game.s.rival_aside])
        assert other.s.hands == game.s.hands
    assert game.s.rivals[0] == CORPORATION + game.s.setting.corporations[3]


def test_a_bot_that_shuns_its_rival_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """A victim that declines whatever its rival proposes, and accepts it from others, tells whether it is you."""
    game = rivals().game
    seat = game.s.setting.corporations

    class Shy(Observer):
        def reply(self, game: new_angeles.NewAngelesGame, row: tuple[int, ...]) -> tuple[int, ...] | None:
            return (int(game.s.rivals[self.victim] == CORPORATION + seat[self.observer]),)

    shy = Shy("plain", 4, 0)
    left = {*candidates(game.s, shy.observer)}

    assert shy.told(rivals().offer(0, CARD).game, left) == left - {CORPORATION + seat[1]}
    assert len(CORPORATIONS) == 4
