"""A game in the position of a question to the judge, to show it as a puzzle."""

from __future__ import annotations

from neopolis.engine.json_input import Part
from neopolis.games.new_angeles.content.pack import default_pack
from neopolis.games.new_angeles.game import NewAngelesGame, start
from neopolis.games.new_angeles.ids import CORPORATION_NAMES, LAST_THREAT
from neopolis.games.new_angeles.judge.position import read_position


def judged_game(question: Part) -> NewAngelesGame:
    """A game whose city, supply, demand, threat and capital are those of a question. Everything else is dealt."""
    fields = question.members()
    given = read_position(fields["position"], default_pack(), may_be_over=True)
    capital = fields["capital"].members() if "capital" in fields else {}
    seats = given.setting.seats
    named = tuple([name for name in CORPORATION_NAMES if name in capital]) or CORPORATION_NAMES[:seats]
    game = start(seats, 0, corporations=named)
    while game.prompt(game.deciders[0]) != "main-offer":
        seat = game.deciders[0]
        game.play(seat, game.decision(seat).default)
    s = game.s
    s.tokens, s.supply, s.threat = given.tokens, given.supply, min(given.threat, LAST_THREAT)
    s.demand = given.demand or s.demand
    if capital:
        s.capital = [capital[name].integer() for name in named]
    return game
