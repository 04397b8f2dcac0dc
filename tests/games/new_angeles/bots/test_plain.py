"""The plain bot of New Angeles: it uses no secrets, and plays sensibly."""

import inspect
import re
from pathlib import Path

import pytest

from neopolis.bots import Observation, bot_seed, talk
from neopolis.engine.refused import Refused
from neopolis.games import new_angeles
from neopolis.games.new_angeles.bots import BOTS as NEW_ANGELES_BOTS
from neopolis.games.new_angeles.bots import make_bot as make_new_angeles_bot
from neopolis.games.new_angeles.bots import plain
from neopolis.games.new_angeles.bots.plain_answers import ANSWERS
from neopolis.games.new_angeles.content.pack import default_pack
from neopolis.games.new_angeles.game import NewAngelesGame
from neopolis.games.new_angeles.ids import DISTRICT
from tests.sizes import Size

BOT_FILES = sorted(Path(inspect.getsourcefile(plain) or "").parent.glob("*.py"))


def played(seats: int, seed: int, *names: str) -> NewAngelesGame:
    """A whole game between bots."""
    game = new_angeles.start(seats, seed)
    bots = [make_new_angeles_bot(names[seat % len(names)], bot_seed(seed, seat)) for seat in range(seats)]
    while not game.over:
        talk(game, bots)
        if not game.over:
            seat = game.deciders[0]
            game.play(seat, bots[seat].choose(Observation(game, seat)))
    return game


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_whole_games(seats: int, size: Size) -> None:
    """Bots answer every question until the game is over, and the record replays."""
    game = played(seats, seats, "plain", size(quick="random", normal="plain"))

    assert new_angeles.replay(game.record()).result is not None


def test_the_same_seed_gives_the_same_game() -> None:
    assert played(4, 9, "plain", "random").record() == played(4, 9, "plain", "random").record()


def test_it_sees_no_secrets(size: Size) -> None:
    """A bot answers and trades the same in a game that its seat cannot tell from the real one."""
    game = new_angeles.start(4, 2)
    bots = [make_new_angeles_bot("plain", bot_seed(2, seat)) for seat in range(4)]
    twins = [make_new_angeles_bot("plain", bot_seed(2, seat)) for seat in range(4)]
    seen = said = 0
    for step in range(size(quick=80, normal=150)):
        for speaker in range(4):
            row = bots[speaker].side_action(Observation(game, speaker))
            assert twins[speaker].side_action(Observation(game.imagine(speaker, step), speaker)) == row
            said += row is not None
            if row is not None:
                game.side_action(speaker, row)
        seat = game.deciders[0]
        chosen = bots[seat].choose(Observation(game, seat))
        seen += game.imagine(seat, step).s.hands != game.s.hands
        assert bots[seat].choose(Observation(game.imagine(seat, step), seat)) == chosen
        game.play(seat, chosen)

    assert seen > size(quick=30, normal=100)
    assert said > size(quick=0, normal=5)


def test_bots_by_name() -> None:
    assert {name: make_new_angeles_bot(name, 1).name for name in NEW_ANGELES_BOTS} == {
        "random": "random",
        "negotiator": "negotiator",
        "plain": "plain",
        "strategist": "strategist",
    }


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        make_new_angeles_bot("greedy", 1)

    assert (
        refused.value.message == "There is no bot called “greedy”. The bots are: random, negotiator, plain, strategist."
    )


def test_its_answers_depend_on_the_position_alone(size: Size) -> None:
    """A bot that has played from the start, with its memory, answers like one that has just taken over."""
    game = new_angeles.start(4, 3)
    bots = [make_new_angeles_bot("plain", bot_seed(3, seat)) for seat in range(4)]
    for _ in range(size(quick=80, normal=250)):
        talk(game, bots)
        seat = game.deciders[0]
        chosen = bots[seat].choose(Observation(game, seat))
        assert make_new_angeles_bot("plain", bot_seed(3, seat)).choose(Observation(game, seat)) == chosen
        game.play(seat, chosen)


def test_every_special_answer_is_used() -> None:
    """Every question that the plain bot answers with a special rule comes up in some random game."""
    prompts: set[str] = set()
    for seed in range(1, 60):
        game = new_angeles.start(4, seed, stops="always" if seed == 1 else "never")
        bots = [make_new_angeles_bot("random", seat) for seat in range(4)]
        while not game.over:
            seat = game.deciders[0]
            prompts.add(game.prompt(seat))
            game.play(seat, bots[seat].choose(Observation(game, seat)))

    assert ANSWERS.keys() <= prompts


def spellings(card: str) -> set[str]:
    """A card's name in three spellings: as text, as slug and as constant."""
    words = re.findall(r"\w+", card.lower())
    return {card.lower(), "-".join(words), "_".join(words)}


def test_no_card_is_named() -> None:
    """The bots' code names no card, so a new card needs no change there."""
    cards = [name for name in default_pack().names[1:DISTRICT] if name]
    texts = {path.name: path.read_text(encoding="utf-8").lower() for path in BOT_FILES}
    named = [
        f"{file}: {card}"
        for card in cards
        for spelling in spellings(card)
        for file, text in texts.items()
        if re.search(rf"\b{re.escape(spelling)}\b", text)
    ]

    assert len(BOT_FILES) > 5 and len(cards) > 80
    assert not named, "\n".join(named)
