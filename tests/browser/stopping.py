"""Tables of New Angeles at which the game stops so that players can trade (R-133)."""

from __future__ import annotations

from neopolis.games import new_angeles
from neopolis.games.new_angeles.game import NewAngelesGame
from tests.browser.person import Person

ADA, BEN = 0, 1
SEED = 7


def waiting(moment: str, mode: str = "called") -> NewAngelesGame:
    """A game of four with Ada at seat 0 that waits for her at a moment; seat 1 always wants to talk before the demand.

    Everybody gave careful answers until then.
    """
    game = new_angeles.start(4, SEED, stops=mode)
    if mode == "called":
        game.call_stop(ADA, moment, "standing")
        game.call_stop(BEN, "demand", "standing")
    while not is_waiting(game, moment):
        seat = game.deciders[0]
        game.play(seat, game.decision(seat).default)
    return game


def is_waiting(game: NewAngelesGame, moment: str) -> bool:
    """Whether Ada is asked to continue at this moment."""
    stops = game.view(None).stops
    return stops is not None and moment in stops.open and ADA in game.deciders


def at_stop(person: Person, moment: str = "production", mode: str = "called", name: str = "Ada") -> str:
    """Open a table whose game waits for this person. The others are bots. Returns the link for spectators."""
    person.sign_in(name)
    links = person.post("fork", {"record": waiting(moment, mode).record(), "seat": ADA})
    person.go(links["player"] + "?now=1")
    return links["spectator"]
