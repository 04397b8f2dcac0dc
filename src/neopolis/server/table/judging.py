"""Rules questions about a position, whichever game they are about."""

from __future__ import annotations

from typing import Final

from neopolis.engine.json_input import Answer, BadQuestion, read_question
from neopolis.games.neom.content.pack import Pack as NeomPack
from neopolis.games.neom.judge import judge as neom_judge
from neopolis.games.new_angeles.content.pack import Pack as NewAngelesPack
from neopolis.games.new_angeles.judge import judge as new_angeles_judge

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
