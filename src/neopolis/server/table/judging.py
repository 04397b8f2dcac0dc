"""Rules questions about a position, whichever game they are about."""

from __future__ import annotations

from typing import Final

from neopolis.engine.question import Answer, BadQuestion, read_question
from neopolis.neom import judge as neom_judge
from neopolis.neom.pack import Pack as NeomPack
from neopolis.new_angeles import judge as new_angeles_judge
from neopolis.new_angeles.pack import Pack as NewAngelesPack

GAMES: Final = ("neom", "new-angeles")


def answer(line: bytes, neom: NeomPack, new_angeles: NewAngelesPack, games: tuple[str, ...] = GAMES) -> Answer:
    """The answer to a question about one of the games, or the error in its place."""
    try:
        question = read_question(line)
        game = games[question.field("game").choice(games, "unknown-game")]
        if game == "neom":
            return neom_judge.judge(question, neom)
        return new_angeles_judge.judge(question, new_angeles)
    except BadQuestion as bad:
        return bad.answer()
