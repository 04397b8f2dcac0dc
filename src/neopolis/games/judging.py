"""Rules questions about a position, for every game that has a judge."""

from __future__ import annotations

from collections.abc import Mapping

from neopolis.engine.json_input import Answer, BadQuestion, read_question
from neopolis.games.definition import ContentPack
from neopolis.games.registry import definition, definitions


def judged_games() -> tuple[str, ...]:
    """The games that have a judge, by name."""
    return tuple([game.name for game in definitions() if game.has_judge])


def answer(line: bytes, games: tuple[str, ...], packs: Mapping[str, ContentPack] | None = None) -> Answer:
    """The answer to a question about one of these games; for a bad question, an answer that describes the error.

    `packs` are content packs by game; a game without one is judged with its default content.
    """
    try:
        question = read_question(line)
        game = definition(games[question.field("game").choice(games, "unknown-game")])
        return game.judge(question, (packs or {}).get(game.name) or game.default_pack())
    except BadQuestion as bad:
        return bad.answer()
