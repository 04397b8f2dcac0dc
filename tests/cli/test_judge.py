"""`neopolis judge` as a command: lines in, lines out."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from neopolis.engine.json_input import LONGEST
from neopolis.games.neom.content.pack import default_pack
from neopolis.games.new_angeles.content.pack import default_pack as new_angeles_pack
from tests.cli.lab_command import Ran, neopolis

COMMAND = [sys.executable, "-c", "from neopolis.cli.main import run; run()", "judge"]
SCORE = {"game": "neom", "ask": "score", "city": {"center": "Coal", "tiles": {}}}
LINE = json.dumps(SCORE).encode()
EXPLOIT = {"game": "new-angeles", "ask": "exploit", "position": {}, "district": 9}
EXPLOIT_LINE = json.dumps(EXPLOIT).encode()


def run(*args: str, questions: bytes = b"") -> Ran:
    return neopolis("judge", *args, piped=questions)


def answers(done: Ran) -> list[Any]:
    return [json.loads(line) for line in done.out.splitlines()]


def codes(done: Ran) -> list[str]:
    """The error code of each answer, "" for an answer without an error."""
    return [answer["error"]["code"] if "error" in answer else "" for answer in answers(done)]


def test_each_line_is_answered_in_order() -> None:
    """A bad line does not stop later lines from being answered; empty lines are skipped; the exit code is 0."""
    questions = [b"", LINE, b"nonsense", b"   ", b"[]", b"\xff", b"[" * 100_000, LINE + b"\r"]
    done = run(questions=b"\n".join(questions))

    bad = ["question-not-json", "wrong-type", "question-not-utf-8", "question-too-deep"]
    assert (done.code, done.err, codes(done)) == (0, "", ["", *bad, ""])


def test_the_answer_has_the_sums() -> None:
    """A city without tiles scores 1 point for Coal, -10 as a ghost town, and -5 without Power."""
    done = run(questions=LINE)

    answer = answers(done)[0]
    assert (answer["goods"], answer["ghost_town"], answer["power"], answer["total"]) == (1, -10, -5, -14)


def test_each_question_names_its_game() -> None:
    """Questions about both games are answered in one run. A question about chess, or about no game, is refused."""
    done = run(questions=b"\n".join([LINE, EXPLOIT_LINE, b'{"game": "chess"}', b'{"ask": "score"}', LINE]))

    assert codes(done) == ["", "", "unknown-game", "missing-field", ""]
    assert (answers(done)[1]["produced"], answers(done)[4]["total"]) == ({"credits": 3}, -14)


def test_a_game_has_its_own_questions() -> None:
    """New Angeles does not answer questions about scores, nor NEOM questions about exploiting."""
    questions = [{**EXPLOIT, "ask": "score"}, {**SCORE, "ask": "exploit"}]
    done = run(questions="\n".join(map(json.dumps, questions)).encode())

    assert codes(done) == ["unknown-ask", "unknown-ask"]


def test_a_line_that_is_too_long_is_one_error() -> None:
    """A line that is too long, by one character or many, is one error. A line of the allowed length is answered."""
    longest = LINE + b" " * (LONGEST - len(LINE))
    done = run(questions=b"[" * (3 * LONGEST) + b"\n" + longest + b"\n" + longest + b" \n" + LINE)

    assert codes(done) == ["question-too-long", "", "question-too-long", ""]


def test_a_very_long_blank_line_is_skipped() -> None:
    """A line of spaces is skipped, however long; with another character after the spaces, it is a question."""
    blank = b" " * (2 * LONGEST)
    done = run(questions=blank + b"\n" + LINE + b"\n" + blank + b"x\n")

    assert codes(done) == ["", "question-too-long"]


def test_unusual_characters_are_printed() -> None:
    """Even half a surrogate pair can be printed."""
    done = run(questions=rb'{"game": "\ud800"}')

    assert answers(done)[0]["error"]["message"].startswith('There is no game called "\ud800"')


def test_answers_are_flushed_line_by_line() -> None:
    """Each answer is printed before the next question is read."""
    with subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None and process.stdout is not None
        totals = []
        for _ in range(2):
            process.stdin.write(LINE + b"\n")
            process.stdin.flush()
            totals.append(json.loads(process.stdout.readline())["total"])
        process.stdin.close()
        code = process.wait()

    assert (totals, code) == ([-14, -14], 0)


def test_files_are_read_in_order(tmp_path: Path) -> None:
    """Files named on the command line are read instead of standard input."""
    (tmp_path / "one").write_bytes(b"[]\n")
    (tmp_path / "two").write_bytes(b"\xef\xbb\xbf" + LINE)
    done = run(str(tmp_path / "one"), str(tmp_path / "two"), questions=b"nonsense")

    assert codes(done) == ["wrong-type", ""]


@pytest.mark.parametrize("name", ["", "missing", "not\udcffutf"])
def test_a_file_that_cannot_be_read_is_one_sentence(tmp_path: Path, name: str) -> None:
    """A file that is a folder, is missing, or has a name that is not text gives one sentence and exit code 2."""
    done = subprocess.run([*COMMAND, str(tmp_path / name)], input=b"", capture_output=True, check=False)

    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.startswith(b"neopolis: Cannot read the questions in ") and done.stderr.count(b"\n") == 1


def test_the_reason_is_polish_in_polish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NEOPOLIS_LANGUAGE", "pl")
    done = run(str(tmp_path / "none"))

    end = "nie ma takiego pliku ani folderu"
    assert done.err == f"neopolis: Nie można odczytać pytań z „{tmp_path / 'none'}”: {end}.\n"


def test_values_come_from_the_pack_in_use(tmp_path: Path) -> None:
    """With a pack in which Tenements are worth 7 points, they score 7 points."""
    for name, text in default_pack().files.items():
        (tmp_path / name).write_text(text.replace("Residential,0,0,1,1", "Residential,0,0,7,1"), encoding="utf-8")
    question = {**SCORE, "city": {"center": "Coal", "tiles": {"b3": 1}}}
    done = run("--content", str(tmp_path), questions=json.dumps(question).encode())

    assert answers(done)[0]["printed"] == 7


def write_new_angeles(folder: Path) -> None:
    """Write a pack in which Rutherford produces 5 credits."""
    for name, text in new_angeles_pack().files.items():
        (folder / name).write_text(text.replace("credits,3,", "credits,5,"), encoding="utf-8")


def test_the_files_show_which_game_a_pack_belongs_to(tmp_path: Path) -> None:
    """A pack of New Angeles changes nothing in NEOM."""
    write_new_angeles(tmp_path)
    done = run("--content", str(tmp_path), questions=EXPLOIT_LINE + b"\n" + LINE)

    assert (answers(done)[0]["produced"], answers(done)[1]["total"]) == ({"credits": 5}, -14)


def test_each_game_may_have_a_pack(tmp_path: Path) -> None:
    """`--content` may be given once for each game."""
    for game, files in (("neom", default_pack().files), ("other", {})):
        (tmp_path / game).mkdir()
        for name, text in files.items():
            changed = text.replace("Residential,0,0,1,1", "Residential,0,0,7,1")
            (tmp_path / game / name).write_text(changed, encoding="utf-8")
    write_new_angeles(tmp_path / "other")
    city = json.dumps({**SCORE, "city": {"center": "Coal", "tiles": {"b3": 1}}}).encode()
    folders = ("--content", str(tmp_path / "neom"), "--content", str(tmp_path / "other"))
    done = run(*folders, questions=city + b"\n" + EXPLOIT_LINE)

    assert (answers(done)[0]["printed"], answers(done)[1]["produced"]) == (7, {"credits": 5})


def test_a_faulty_pack_is_one_sentence(tmp_path: Path) -> None:
    """A faulty pack is refused with its first faults, and no question is answered."""
    write_new_angeles(tmp_path)
    (tmp_path / "tracks.csv").unlink()
    done = run("--content", str(tmp_path), questions=EXPLOIT_LINE)

    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
    assert "tracks.csv, line 1: the file is missing" in done.err


def test_a_folder_without_a_pack_is_one_sentence(tmp_path: Path) -> None:
    """A folder without the files of either game is refused in one sentence."""
    done = run("--content", str(tmp_path), questions=LINE)

    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
    assert "has no content pack" in done.err


def test_a_pack_that_is_not_there_is_one_sentence(tmp_path: Path) -> None:
    """If the pack does not exist, no question is answered."""
    done = run("--content", str(tmp_path / "missing"), questions=LINE)

    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)


def test_a_full_disk_is_one_sentence() -> None:
    """Answers that cannot be written end the command with exit code 2."""
    with open("/dev/full", "wb") as full:
        done = subprocess.run(COMMAND, input=LINE, stdout=full, stderr=subprocess.PIPE, check=False)

    assert (done.returncode, done.stderr.count(b"\n")) == (2, 1)


def test_a_closed_pipe_ends_quietly() -> None:
    """If the reader of the answers stops reading, the command ends with the exit code of a broken pipe."""
    with subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.close()
        process.stdout = None
        _, errors = process.communicate(LINE)

    assert (errors, process.returncode) == (b"", 141)
