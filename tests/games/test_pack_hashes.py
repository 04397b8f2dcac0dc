"""The hash of a content pack covers the values that the rules use, and nothing else."""

import csv
import io
from collections.abc import Callable
from pathlib import Path

import pytest

from neopolis.engine.content import file_hash
from neopolis.engine.record import Record, write_record
from neopolis.engine.refused import Refused
from neopolis.games import registry
from neopolis.games.definition import ContentPack
from neopolis.games.neom.content.pack import FORMER as FORMER_NEOM
from neopolis.games.neom.tile_data import TileTables
from neopolis.games.new_angeles.card_data import Tables
from neopolis.games.new_angeles.content.pack import FORMER as FORMER_NEW_ANGELES
from neopolis.games.registry import AnyGame
from tests.sizes import Size

GAMES = [registry.definition(name) for name in ("neom", "new-angeles")]
FORMER = {"neom": FORMER_NEOM, "new-angeles": FORMER_NEW_ANGELES}
Rows = list[dict[str, str]]
each_game = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])


def rows_of(text: str) -> Rows:
    return list(csv.DictReader(io.StringIO(text)))


def as_csv(rows: Rows, columns: list[str], line_end: str = "\n") -> str:
    stream = io.StringIO()
    writer = csv.DictWriter(stream, columns, lineterminator=line_end)
    writer.writeheader()
    writer.writerows(rows)
    return stream.getvalue()


def public(rows: Rows) -> Rows:
    """The same rows with a different source for each value."""
    return [{column: "public" if is_source(column) and cell else cell for column, cell in row.items()} for row in rows]


def is_source(column: str) -> bool:
    return column == "source" or column.endswith("_source")


def renamed(record: str, old: str, new: str) -> str:
    """A record that names its pack differently."""
    read = Record(record)
    assert read.head.content == old
    read.head.content = new
    return write_record(read.head, read.acts, read.result)


def pack_with(game: AnyGame, folder: Path, change: Callable[[str, Rows], str]) -> ContentPack:
    """The default pack, with each file written again from its rows."""
    folder.mkdir(exist_ok=True)
    for name, text in game.default_pack().files.items():
        (folder / name).write_text(change(name, rows_of(text)), encoding="utf-8", newline="")
    return game.load_pack(folder)


@each_game
def test_sources_are_not_part_of_the_hash(game: AnyGame, tmp_path: Path) -> None:
    pack = pack_with(game, tmp_path, lambda _, rows: as_csv(public(rows), list(rows[0])))

    assert pack.hash == game.default_pack().hash
    assert pack.house == 0 < game.default_pack().house  # the pack is not mistaken for the default one


@each_game
def test_the_form_of_the_files_is_not_part_of_the_hash(game: AnyGame, tmp_path: Path) -> None:
    """Columns and rows may be in another order, lines may end in CRLF, and empty lines are skipped.

    Only the order of the setup cards matters: it gives them their numbers.
    """

    def change(name: str, rows: Rows) -> str:
        rows = rows if name == "setups.csv" else rows[::-1]
        return as_csv(rows, list(rows[0])[::-1], "\r\n") + "\r\n\r\n"

    assert pack_with(game, tmp_path, change).hash == game.default_pack().hash


def test_names_of_tiles_are_not_part_of_the_hash(tmp_path: Path) -> None:
    def change(name: str, rows: Rows) -> str:
        for row in rows:
            if row.get("name") == "Park":
                row["name"] = "Garden"
        return as_csv(rows, list(rows[0]))

    pack = pack_with(GAMES[0], tmp_path, change)

    assert "Garden" in pack.files["tiles.csv"]
    assert pack.hash == GAMES[0].default_pack().hash


# Another value for each kind of cell. Packs are checked as a whole, so not every change makes a legal pack.
def other_values(text: str) -> list[str]:
    if text.isdigit():
        return [str(int(text) + 1), str(int(text) - 1)]
    if "/" in text or "|" in text or " " in text:
        return [text.replace("1", "2", 1), text.replace("2", "3", 1), text.replace("3", "4", 1)]
    return []


@each_game
def test_every_value_of_the_rules_is_part_of_the_hash(game: AnyGame, size: Size) -> None:
    """A different value in any column that is neither a key, a name nor a source gives a different hash."""
    default = game.default_pack()
    reached: set[tuple[str, str]] = set()
    for name, text in default.files.items():
        rows = rows_of(text)
        for column in rows[0]:
            if is_source(column) or column in ("name", "number"):
                continue
            for row in rows[:: size(quick=9, normal=1)]:
                for other in [*other_values(row[column]), *{one[column] for one in rows}]:
                    if other == row[column] or (name, column) in reached:
                        continue
                    changed = [{**one, column: other} if one is row else one for one in rows]
                    files = {**default.files, name: as_csv(changed, list(rows[0]))}
                    try:
                        pack = game.pack_of(tuple(files.items()))
                    except Refused:
                        continue
                    assert pack.hash != default.hash, f"{name}: {column} {row[column]} -> {other}"
                    reached.add((name, column))

    assert len(reached) >= size(quick=7, normal=EXPECTED[game.name]), sorted(reached)


EXPECTED = {"neom": 9, "new-angeles": 25}  # columns in which one cell can change without making the pack illegal


@each_game
def test_the_shipped_pack_is_known_by_its_former_hash(game: AnyGame) -> None:
    """Records, saved games and tables of older versions name the pack by the hash of its files."""
    [(former, now)] = FORMER[game.name].items()
    older = renamed(game.start(game.usual_seats, 7, {}).record(), now, former)

    assert now == game.default_pack().hash
    assert game.replay(older).record() == older


@each_game
def test_a_pack_of_ones_own_is_known_by_the_hash_of_its_files(game: AnyGame, tmp_path: Path) -> None:
    """A record of an older version, played with somebody's own pack, replays with that pack."""

    pack = pack_with(game, tmp_path, lambda _, rows: as_csv(public(rows), list(rows[0])))
    former = file_hash(pack.files, game.content_files)
    record = renamed(game.start(game.usual_seats, 7, {}, pack).record(), pack.hash, former)

    assert game.replay(record, pack).record() == record


@each_game
@pytest.mark.parametrize("name", ["../../../../../etc", "0123456789abcdef", "", "a/b", "x" * 500])
def test_a_record_with_an_unknown_pack_is_refused(game: AnyGame, name: str) -> None:
    record = renamed(game.start(game.usual_seats, 7, {}).record(), game.content, name)

    with pytest.raises(Refused) as refused:
        game.replay(record)

    assert refused.value.code == "record-content"


@pytest.mark.parametrize("tables", [TileTables(), Tables()], ids=["neom", "new-angeles"])
def test_no_table_of_values_is_left_out(tables: TileTables | Tables) -> None:
    """Every table that a pack fills is part of the hash."""
    names = [name for name in dir(tables) if not name.startswith("_") and name != "columns"]

    assert sorted(tables.columns()) == names
