"""Old records: whatever changes in the code, games that were played once stay the same games."""

from pathlib import Path

import pytest

from neopolis.engine.record import Record, read_head
from neopolis.games import new_angeles
from neopolis.games.new_angeles import NewAngelesGame
from neopolis.games.new_angeles.definition import GAME
from neopolis.games.new_angeles.older_versions import translate
from tools.shelve import SHELF, content_folder, replayed

RECORDS = sorted(SHELF.rglob("*.jsonl"))


@pytest.mark.parametrize("file", RECORDS, ids=[file.stem for file in RECORDS])
def test_an_old_record_is_replayed(file: Path) -> None:
    """An old record replays act by act to its result. A record of this version is then written again unchanged."""
    text = file.read_bytes().decode()
    game = replayed(text)
    result, old, new = game.result, Record(text), Record(game.record())

    assert game.over and result is not None
    assert result.plain() == old.result
    if new.head.version == old.head.version:
        assert game.record() == text
    else:
        assert new.acts == [(seat, translate(old.head.version, done)) for seat, done in old.acts]
        assert (new.head.seed, new.head.options, new.result) == (old.head.seed, old.head.options, old.result)


def test_the_shelf_has_games_of_all_kinds() -> None:
    """The shelf has both games with every number of players, and New Angeles with trades and both ways to end."""
    heads = [read_head(file.read_text(encoding="utf-8")) for file in RECORDS]
    kinds = {(head.game, head.options["seats"]) for head in heads}
    trading = [file for file in RECORDS if file.read_text(encoding="utf-8").count('"aside"') > 20]
    results = {str(Record(file.read_text(encoding="utf-8")).result)[-12:] for file in trading}

    assert kinds >= {("neom", seats) for seats in range(1, 6)} | {("new-angeles", seats) for seats in range(4, 7)}
    assert len(trading) >= 3
    assert len(results) >= 2
    assert all(content_folder(head.game, head.content).is_dir() for head in heads)


@pytest.mark.parametrize(
    "file", [file for file in RECORDS if file.stem.startswith("rules-2-")], ids=lambda file: file.stem
)
def test_a_game_by_older_rules_stays_one(file: Path) -> None:
    """Saved and read again, or written as a record and replayed, the game is still played by the older rules."""
    game = replayed(file.read_bytes().decode())
    assert isinstance(game, NewAngelesGame)
    again = new_angeles.replay(game.record(), content=game.pack)
    read = new_angeles.decode(game.encode(), content=game.pack)

    assert read_head(game.record()).version == "3"
    assert [one.s.setting.rules for one in (game, again, read)] == [3, 3, 3]
    assert again.encode() == game.encode()


def test_a_table_that_an_older_version_started_keeps_its_rules() -> None:
    """A server that reads the log of such a table starts its game by the older rules."""
    versions = {version: GAME.begin_older(version, 4, 7, {}).s.setting.rules for version in GAME.readable_versions}

    assert versions == {"2": 3, "3": 3, "4": 4}
