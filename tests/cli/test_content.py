"""`neopolis content`: writing a pack, and finding faults in one."""

import errno
import os
from pathlib import Path

import pytest

from neopolis.engine.content import BIGGEST
from neopolis.engine.refused import Refused
from neopolis.games.neom.content.pack import default_pack, load_pack, pack_faults
from neopolis.games.new_angeles.content import pack as new_angeles_pack
from neopolis.games.new_angeles.content.reader import FILES as NEW_ANGELES_FILES
from tests.cli.lab_command import Ran, neopolis
from tests.games.neom.box import BOX


def run(*args: str | Path) -> Ran:
    return neopolis("content", *args)


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A folder with a pack of the printed tiles only."""
    for name, text in BOX.files.items():
        (tmp_path / name).write_text(text, encoding="utf-8", newline="\n")
    return tmp_path


def edit(pack: Path, file: str, old: str, new: str) -> None:
    text = (pack / file).read_text(encoding="utf-8")
    assert text.count(old) == 1
    (pack / file).write_text(text.replace(old, new), encoding="utf-8", newline="\n")


# The command.


def test_export_writes_the_default_pack(tmp_path: Path) -> None:
    """The exported pack is the default one, with a README."""
    done = run("export", "neom", tmp_path / "new" / "pack")

    assert (done.code, done.err) == (0, "")
    assert load_pack(tmp_path / "new" / "pack").hash == default_pack().hash
    assert sorted(path.name for path in (tmp_path / "new" / "pack").iterdir()) == [
        *("README.txt", "boards.csv", "roads.csv", "tiles.csv")
    ]


@pytest.mark.rule("R-25")
def test_the_readme_says_what_is_ours(tmp_path: Path) -> None:
    """The README says that the roads are our own, and how to correct them."""
    run("export", "neom", tmp_path)

    text = (tmp_path / "README.txt").read_text(encoding="utf-8")
    assert "stand-ins" in text and "How to correct the roads" in text and f"{default_pack().house} rows" in text


def test_export_leaves_a_folder_in_use_alone(tmp_path: Path) -> None:
    """A folder that is not empty is refused in one sentence, and nothing is written."""
    (tmp_path / "mine").touch()
    done = run("export", "neom", tmp_path)

    assert (done.code, done.out) == (2, "")
    assert done.err.startswith("neopolis: ") and "is not empty" in done.err and done.err.count("\n") == 1
    assert [path.name for path in tmp_path.iterdir()] == ["mine"]


@pytest.mark.parametrize("folder", ["mine", "mine/pack"])
def test_export_to_or_below_a_file_is_refused(tmp_path: Path, folder: str) -> None:
    (tmp_path / "mine").touch()
    done = run("export", "neom", tmp_path / folder)

    assert (done.code, done.err.count("\n")) == (2, 1)


def test_export_to_a_full_disk_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If the disk is full, no file is written."""
    calls: list[int] = []

    def full(number: int) -> None:
        calls.append(number)
        if len(calls) > 2:
            raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    ran = neopolis("content", "export", "neom", tmp_path)

    assert ran == (2, "", f"neopolis: Cannot write the pack to “{tmp_path}”: no space left on the disk.\n")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("command", ["export", "check"])
def test_other_games_have_no_pack(tmp_path: Path, command: str) -> None:
    """A command for an unknown game is refused."""
    done = run(command, "chess", tmp_path)

    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
    assert "chess" in done.err


def test_export_writes_the_pack_of_new_angeles(tmp_path: Path) -> None:
    """All files of the pack are written, with a README."""
    done = run("export", "new-angeles", tmp_path)

    assert (done.code, done.err) == (0, "")
    assert new_angeles_pack.load_pack(tmp_path).hash == new_angeles_pack.default_pack().hash
    assert {path.name for path in tmp_path.iterdir()} == {"README.txt", *NEW_ANGELES_FILES}


@pytest.mark.rule("R-40")
def test_the_readme_of_new_angeles_says_what_is_ours(tmp_path: Path) -> None:
    """Every file is explained, with the number of rows that have our own values."""
    run("export", "new-angeles", tmp_path)

    text = (tmp_path / "README.txt").read_text(encoding="utf-8")
    assert f"{new_angeles_pack.default_pack().house} rows" in text
    assert not [name for name in NEW_ANGELES_FILES if name not in text]


def test_check_accepts_a_good_pack_of_new_angeles(tmp_path: Path) -> None:
    """The exported pack has no faults."""
    run("export", "new-angeles", tmp_path)
    done = run("check", "new-angeles", tmp_path)

    assert (done.code, done.err) == (0, "")
    assert new_angeles_pack.default_pack().hash in done.out


def test_check_names_each_fault_of_new_angeles(tmp_path: Path) -> None:
    """Every fault has its own line, and the exit code is 2."""
    run("export", "new-angeles", tmp_path)
    edit(tmp_path, "districts.csv", "9,Rutherford,10,3", "9,Rutherford,8,3")
    edit(tmp_path, "tracks.csv", "energy,4,house\n", "")
    done = run("check", "new-angeles", tmp_path)

    assert done.code == 2
    assert done.out.splitlines() == [
        "districts.csv, line 10: the exit of district 9 must be a higher-numbered district, not 8 (NA 36)",
        "tracks.csv, line 2: the row of 'energy' is missing",
    ]


def test_a_pack_of_the_other_game_is_faulty(pack: Path) -> None:
    """A pack of NEOM is faulty as a pack of New Angeles."""
    done = run("check", "new-angeles", pack)

    assert (done.code, len(done.out.splitlines())) == (2, len(NEW_ANGELES_FILES))


def test_check_accepts_a_good_pack(pack: Path) -> None:
    """The output has the pack's hash and the number of rows with our own values."""
    done = run("check", "neom", pack)

    assert (done.code, done.err) == (0, "")
    assert BOX.hash in done.out and f"our own values: {BOX.house}." in done.out


def test_check_names_each_fault(pack: Path) -> None:
    """Every fault has its own line, and the exit code is 2."""
    edit(pack, "roads.csv", "1,Tenements,ESW", "1,Tenements,NESWN")
    edit(pack, "boards.csv", "Oil,NESW,house\n", "")
    done = run("check", "neom", pack)

    assert done.code == 2
    assert done.out.splitlines() == [
        "roads.csv, line 2: roads must be some of N, E, S, W, each at most once, not 'NESWN'",
        "boards.csv, line 4: the board of Oil is missing",
    ]


def test_check_of_no_folder_is_one_sentence(tmp_path: Path) -> None:
    done = run("check", "neom", tmp_path / "missing")

    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)


# Faults.

TILE_1 = "1,Tenements,1,1,Residential,0,0,1,1,,,0,0,,,rulebook\n"
ROAD_1 = "1,Tenements,ESW,house\n"


def not_a_tile(line: int, text: str) -> list[str]:
    return [f"line {line}: number must be 1 to 150, or 301 to 399 for an added tile, not “{text}”"]


NAME = "line 2: name must have 1 to 40 characters: letters, digits, punctuation and spaces"
FAULTS: list[tuple[str, str, str, list[str]]] = [
    # file, old text, new text, faults
    ("tiles.csv", TILE_1, "", ["line 2: tile 1 is missing"]),
    ("tiles.csv", TILE_1, "\n" + TILE_1 + "\n", []),
    ("tiles.csv", TILE_1, TILE_1 + TILE_1, ["line 3: tile 1 is in the file twice"]),
    ("tiles.csv", TILE_1, "1,Tenements,1\n", ["line 2: there must be 16 columns, not 3"]),
    ("tiles.csv", TILE_1, TILE_1.replace(",rulebook", ",rulebook,x"), ["line 2: there must be 16 columns, not 17"]),
    (
        "tiles.csv",
        "number,name",
        "no,name",
        [
            "line 1: the first line must be number,name,generation,min_players,"
            "types,polluting,power,printed_vp,cost,goods,tiles_required,on_place,income,produces,effect,source"
        ],
    ),
    (
        "tiles.csv",
        "1,Tenements,1",
        "x,Tenements,1",
        [*not_a_tile(2, "x"), "line 3: tile 1 is missing"],
    ),
    (
        "tiles.csv",
        "150,Tourism Board,C",
        "151,Tourism Board,C",
        [
            *not_a_tile(151, "151"),
            "line 151: tile 150 is missing",
        ],
    ),
    ("tiles.csv", "1,Tenements,1", "1,,1", [NAME]),
    ("tiles.csv", "1,Tenements,1", "1,Tene\0ments,1", [NAME]),
    ("tiles.csv", "1,Tenements,1", "1,\x1b[31mTenements,1", [NAME]),
    ("tiles.csv", "1,Tenements,1", f"1,{'T' * 41},1", [NAME]),
    ("tiles.csv", "1,Tenements,1,1", "1,Tenements,4,1", ["line 2: generation must be one of C, 1, 2, 3, not '4'"]),
    ("tiles.csv", "1,Tenements,1,1", "1,Tenements,1,2", ["line 2: min_players must be one of 1, 4, 5, not '2'"]),
    ("tiles.csv", "121,Casino,C,", "121,Casino,C,1", ["line 122: min_players must be one of empty, not '1'"]),
    ("tiles.csv", "1,Tenements,1,1,Residential", "1,Tenements,1,1,Rural", ["line 2: types: there is no type 'Rural'"]),
    ("tiles.csv", "1,Tenements,1,1,Residential", "1,Tenements,1,1,", ["line 2: types: there is no type ''"]),
    (
        "tiles.csv",
        "1,Tenements,1,1,Residential",
        "1,Tenements,1,1,Public|Public",
        ["line 2: types: 'Public' is named twice"],
    ),
    (
        "tiles.csv",
        "1,Tenements,1,1,Residential",
        "1,Tenements,1,1,Public|Disaster",
        ["line 2: types: there is no type 'Disaster'"],
    ),
    (
        "tiles.csv",
        "1,Tenements,1,1,Residential,0,0",
        "1,Tenements,1,1,Residential,yes,2",
        ["line 2: polluting must be one of 0, 1, not 'yes'", "line 2: power must be one of 0, 1, not '2'"],
    ),
    (
        "tiles.csv",
        "11,Lumber Mill,1,1,Industrial,1",
        "11,Lumber Mill,1,1,Industrial,0",
        ["line 12: an Industrial tile is always Polluting (NEOM 9.3)"],
    ),
    (
        "tiles.csv",
        TILE_1,
        TILE_1.replace("0,0,1,1", "0,0,-1,1"),
        ["line 2: printed_vp must be a number from 0 to 999, not '-1'"],
    ),
    (
        "tiles.csv",
        TILE_1,
        TILE_1.replace("0,0,1,1", "0,0,?,1"),
        ["line 2: printed_vp must be ? if the effect gives points, and a number if it does not"],
    ),
    (
        "tiles.csv",
        "Public,0,0,?,0,Concrete",
        "Public,0,0,3,0,Concrete",
        ["line 104: printed_vp must be ? if the effect gives points, and a number if it does not"],
    ),
    (
        "tiles.csv",
        "24,Flood,1,1,Disaster,0,0,,",
        "24,Flood,1,1,Disaster,0,0,many,",
        ["line 25: printed_vp of a Disaster must be empty, not 'many'"],
    ),
    (
        "tiles.csv",
        TILE_1,
        TILE_1.replace("0,0,1,1", "0,0,1,1000"),
        ["line 2: cost must be a number from 0 to 999, not '1000'"],
    ),
    (
        "tiles.csv",
        TILE_1,
        TILE_1.replace("0,0,1,1", "0,0,1,٣"),
        ["line 2: cost must be a number from 0 to 999, not '٣'"],
    ),
    (
        "tiles.csv",
        TILE_1,
        TILE_1.replace("0,0,1,1", "0,0,1,²"),
        ["line 2: cost must be a number from 0 to 999, not '²'"],
    ),
    (
        "tiles.csv",
        TILE_1,
        TILE_1.replace("0,0,1,1", f"0,0,1,{'9' * 5000}"),
        [f"line 2: cost must be a number from 0 to 999, not '{'9' * 40}...'"],
    ),
    (
        "tiles.csv",
        "Lumber,,0,0,,,rulebook\n6,",
        "Timber,,0,0,,,rulebook\n6,",
        ["line 6: goods: there is no Good 'Timber'"],
    ),
    (
        "tiles.csv",
        "51,Steel Foundry,2,1,Industrial,1,0,0,0,Coal&Ore",
        "51,Steel Foundry,2,1,Industrial,1,0,0,0,Ore&Ore",
        ["line 52: goods: 'Ore' is named twice"],
    ),
    (
        "tiles.csv",
        "Coal|Oil",
        "Coal|Oil|",
        ["line 17: goods with a | may only list single Goods and at most one amount like £5, not 'Coal|Oil|'"],
    ),
    (
        "tiles.csv",
        "Coal|Oil",
        "Coal&Ore|Oil",
        ["line 17: goods with a | may only list single Goods and at most one amount like £5, not 'Coal&Ore|Oil'"],
    ),
    ("tiles.csv", "Coal|Oil", "Coal|Coal", ["line 17: goods: 'Coal' is named twice"]),
    (
        "tiles.csv",
        "Steel|£5",
        "£4|£5",
        ["line 61: goods with a | may only list single Goods and at most one amount like £5, not '£4|£5'"],
    ),
    ("tiles.csv", "Steel|£5", "Steel|£0", ["line 61: goods must be a number from 1 to 999, not '0'"]),
    ("tiles.csv", "Steel|£5", "£5", ["line 61: goods: there is no Good '£5'"]),
    (
        "tiles.csv",
        "Commercial>=3",
        "Commercial",
        ["line 95: tiles_required must be empty or like Residential>=3, not “Commercial”"],
    ),
    ("tiles.csv", "Commercial>=3", "Disaster>=1", ["line 95: tiles_required: there is no type 'Disaster'"]),
    (
        "tiles.csv",
        "Commercial>=3",
        "Commercial>=25",
        ["line 95: tiles_required must be a number from 1 to 24, not '25'"],
    ),
    (
        "tiles.csv",
        "1/2/3",
        "1/2",
        ["line 37: income must be a number, three numbers like 1/2/3, or 1* and a type, not '1/2'"],
    ),
    ("tiles.csv", "1/2/3", "1/x/3", ["line 37: income must be a number from 0 to 999, not 'x'"]),
    ("tiles.csv", "1*Resource", "1*Disaster", ["line 137: income: there is no type 'Disaster'"]),
    ("tiles.csv", "1*Resource", "1*Public|Resource", ["line 137: income: there is no type 'Public|Resource'"]),
    ("tiles.csv", "1*Resource", "", ["line 137: income must be a number from 0 to 999, not ''"]),
    (
        "tiles.csv",
        ",,city_hall,",
        ",,town_hall,",
        [
            "line 126: there is no effect 'town_hall'",
            "line 126: printed_vp must be ? if the effect gives points, and a number if it does not",
        ],
    ),
    (
        "tiles.csv",
        ",,contract_office,",
        ",,postal_service,",
        ["line 60: another tile already has the effect 'postal_service', which only one tile may have"],
    ),
    (
        "tiles.csv",
        "64,Fire,2,1,Disaster",
        "64,Fire,2,1,Public",
        ["line 65: a Disaster must have one of the effects flood, fire, crime_spree, and no other tile may have them"],
    ),
    ("tiles.csv", "64,Fire,2,1,Disaster", "64,Fire,C,,Disaster", ["line 65: a Cornerstone cannot be a Disaster"]),
    (
        "tiles.csv",
        TILE_1,
        TILE_1.replace("rulebook", "hearsay"),
        ["line 2: source must be one of rulebook, public, house, not 'hearsay'"],
    ),
    (
        "tiles.csv",
        "1,Tenements,1,1",
        "1,Tenements,1,4",
        [
            "line 1: generation 1 must have 24 '1+' tiles, not 23 (NEOM 2.6)",
            "line 1: generation 1 must have 8 '4+' tiles, not 9 (NEOM 2.6)",
        ],
    ),
    ("tiles.csv", "1,Tenements,1", '1,"Tenements,1', ["line 151: this cannot be read as CSV (unexpected end of data)"]),
    ("roads.csv", ROAD_1, "", ["line 2: the roads of tile 1 are missing"]),
    (
        "roads.csv",
        "150,Tourism Board",
        "0,Tourism Board",
        [
            *not_a_tile(151, "0"),
            "line 151: the roads of tile 150 are missing",
        ],
    ),
    ("roads.csv", ROAD_1, ROAD_1 + ROAD_1, ["line 3: tile 1 is in the file twice"]),
    (
        "roads.csv",
        ROAD_1,
        "1,Tenements,NESWN,house\n",
        ["line 2: roads must be some of N, E, S, W, each at most once, not 'NESWN'"],
    ),
    (
        "roads.csv",
        ROAD_1,
        "1,Tenements,NX,house\n",
        ["line 2: roads must be some of N, E, S, W, each at most once, not 'NX'"],
    ),
    (
        "roads.csv",
        ROAD_1,
        "1,Tenements,,house\n",
        ["line 2: a Disaster has no roads, and every other tile has one to four (NEOM 18.5)"],
    ),
    (
        "roads.csv",
        "24,Flood,,",
        "24,Flood,N,",
        ["line 25: a Disaster has no roads, and every other tile has one to four (NEOM 18.5)"],
    ),
    ("roads.csv", ROAD_1, "1,Slums,ESW,house\n", ["line 2: tile 1 is called 'Tenements' in tiles.csv, not 'Slums'"]),
    ("boards.csv", "Coal,NESW,house\n", "", ["line 2: the board of Coal is missing"]),
    (
        "boards.csv",
        "Coal,NESW,house\n",
        "Coal,NESW,house\nCoal,N,house\n",
        ["line 3: the board of Coal is in the file twice"],
    ),
    (
        "boards.csv",
        "Coal,NESW",
        "Steel,NESW",
        ["line 2: 'Steel' is not a Raw Good", "line 3: the board of Coal is missing"],
    ),
    ("boards.csv", "Coal,NESW", "Coal,", ["line 2: a City Center has one to four roads"]),
    ("boards.csv", "Coal,NESW", "Coal,NN", ["line 2: roads must be some of N, E, S, W, each at most once, not 'NN'"]),
    ("boards.csv", "Coal,NESW,house", "Coal,NESW", ["line 2: there must be 3 columns, not 2"]),
]


@pytest.mark.parametrize(("file", "old", "new", "faults"), FAULTS, ids=range(len(FAULTS)))
def test_a_fault_has_file_line_and_reason(pack: Path, file: str, old: str, new: str, faults: list[str]) -> None:
    """Each fault of the changed file is reported once, with its line, and nothing else is."""
    text = (pack / file).read_text(encoding="utf-8")
    (pack / file).write_text(text.replace(old, new, 1), encoding="utf-8", newline="\n")
    found = pack_faults(pack)

    assert old in text
    # A changed tile can also make its row in roads.csv wrong; faults in other files are not compared.
    assert [one for one in found if one.startswith(file)] == [f"{file}, {fault}" for fault in faults]


@pytest.mark.parametrize("file", ["tiles.csv", "roads.csv", "boards.csv"])
def test_a_missing_file_is_one_fault(pack: Path, file: str) -> None:
    """A missing file is reported as one fault, not as a fault for each of its rows."""
    (pack / file).unlink()
    found = pack_faults(pack)

    assert found == [f"{file}, line 1: the file is missing"]


def test_a_folder_in_place_of_a_file_is_a_missing_file(pack: Path) -> None:
    """A folder in place of a file is reported like a missing file."""
    (pack / "boards.csv").unlink()
    (pack / "boards.csv").mkdir()
    found = pack_faults(pack)

    assert found == ["boards.csv, line 1: the file is missing"]


def test_bytes_that_are_not_utf_8_have_a_line(pack: Path) -> None:
    """The fault is reported at the line of the first invalid byte."""
    (pack / "roads.csv").write_bytes(b"number,name,roads,source\n1,Tenements,ESW,house\n2,\xff,N,house\n")
    found = pack_faults(pack)

    assert found == ["roads.csv, line 3: this is not UTF-8 text"]


def test_an_empty_file_lacks_its_first_line(pack: Path) -> None:
    """The missing header is reported, and the missing rows are not."""
    (pack / "boards.csv").write_bytes(b"")
    found = pack_faults(pack)

    assert found == ["boards.csv, line 1: the first line must be good,roads,source"]


def test_a_file_that_is_too_large_is_not_read(pack: Path) -> None:
    """A file that is too large is a single fault."""
    with (pack / "roads.csv").open("ab") as stream:
        stream.write(b"\n" * BIGGEST)
    found = pack_faults(pack)

    assert found == [f"roads.csv, line 1: the file is larger than {BIGGEST} bytes"]


@pytest.mark.parametrize("end", ["\r\n", "\r"])
def test_line_ends_and_byte_order_marks_do_not_matter(pack: Path, end: str) -> None:
    """A pack saved on another system is the same pack."""
    for path in pack.iterdir():
        text = path.read_text(encoding="utf-8")
        path.write_text(text, encoding="utf-8-sig", newline=end)

    assert (pack / "tiles.csv").read_bytes().startswith(b"\xef\xbb\xbfnumber")
    assert load_pack(pack).hash == BOX.hash


def test_a_pack_with_faults_is_refused(pack: Path) -> None:
    """A faulty pack is refused with one sentence that names the first faults."""
    for name in ("1,Tenements,ESW", "2,Colonial Houses,NSW", "3,Slums,NESW", "4,Townhouses,NEW"):
        edit(pack, "roads.csv", f"\n{name},", f"\n{name}X,")
    with pytest.raises(Refused) as caught:
        load_pack(pack)

    assert caught.value.code == "bad-pack"
    assert "roads.csv, line 2: " in caught.value.message and caught.value.message.endswith("and 1 more")
