"""The command in its shell: closed streams, pasted commands, usage."""

import importlib.metadata
import subprocess
import sys
from pathlib import Path

import pytest

from neopolis.cli.shell import command, quoted
from tests.cli.lab_command import neopolis

COMMAND = f"{sys.executable} -c 'from neopolis.cli.main import run; run()'"
COMMANDS = ("judge", "play neom", "simulate neom --games 1", "replay {file}", "content check neom {file}", "--version")
# Commands, each with the standard streams that are closed.
CLOSED = [
    *[(words, "<&- >&-") for words in COMMANDS],
    *[(words, "<&-") for words in COMMANDS[:2]],
    *[(words, "</dev/null >&-") for words in COMMANDS[2:4]],
]


def shell(line: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(["bash", "-c", line], capture_output=True, text=True, check=False)


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A record of one game."""
    monkeypatch.setenv("NEOPOLIS_HOME", str(tmp_path))
    neopolis("simulate", "neom", "--games", 1, "--seats", 1, "--records", tmp_path)
    return tmp_path / "neom-0.jsonl"


@pytest.mark.parametrize(("words", "closed"), CLOSED)
def test_closed_streams(words: str, closed: str, file: Path) -> None:
    """With closed standard streams, a command still ends with its usual exit code and no traceback."""
    done = shell(f"{COMMAND} {words.format(file=file)} {closed}")

    assert "Traceback" not in done.stderr
    assert done.returncode == (2 if "content" in words else 0)


def test_no_stream_at_all(file: Path) -> None:
    """Even if a refusal cannot be printed, the exit code is right."""
    assert shell(f"{COMMAND} replay {file}.missing <&- >&- 2>&-").returncode == 2


@pytest.mark.parametrize("words", ["replay {file}", "replay {file} --states", "simulate neom --games 1"])
def test_the_reader_may_stop_reading(words: str, file: Path) -> None:
    """If the reader of the output stops reading, the command ends quietly, with the exit code of a broken pipe."""
    done = shell(f"{COMMAND} {words.format(file=file)} | true; echo ${{PIPESTATUS[0]}}")

    assert (done.stdout, done.stderr) == ("141\n", "")


def test_version() -> None:
    assert neopolis("--version") == (0, f"neopolis {importlib.metadata.version('neopolis')}, interpreted\n", "")


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (("foo",), "No such command 'foo'"),
        (("judge", "--foo"), "No such option: --foo"),
        (("simulate",), "Missing argument 'GAME'"),
        (("play", "neom", "--seats"), "Option '--seats' requires an argument"),
        (("replay", "x", "--seat", "x"), "Invalid value for '--seat': 'x' is not a valid int"),
        (("content", "check", "neom"), "Missing argument 'DIR'"),
    ],
)
def test_bad_usage(words: tuple[str, ...], problem: str) -> None:
    """Bad usage gives one sentence on standard error, without a box around it, and exit code 2."""
    assert neopolis(*words) == (2, "", f"neopolis: {problem}. Use --help to see what the command accepts.\n")


@pytest.mark.parametrize("word", ["plain", "two words", "it's", "市", "a\udcffb", "line\nend", "\\'\udc80"])
def test_a_quoted_word_comes_back(word: str) -> None:
    """The shell reads a quoted word as the original word, byte for byte."""
    done = subprocess.run(["bash", "-c", f"printf %s {quoted(word)}"], capture_output=True, check=True)

    assert done.stdout == word.encode(errors="surrogateescape")


@pytest.mark.parametrize(
    ("folder", "path", "said"),
    [
        (".", "/bin", "my venv/neopolis"),
        ("my venv", "/bin", "./neopolis"),
        ("elsewhere", "/bin", "{here}/my venv/neopolis"),
        (".", "{here}/my venv", "neopolis"),
    ],
)
def test_commands_can_be_pasted(
    folder: str, path: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A command to paste starts with the program's name if the shell finds it, otherwise with its quoted path."""
    program = tmp_path / "my venv" / "neopolis"
    program.parent.mkdir()
    program.touch(0o755)
    (tmp_path / "elsewhere").mkdir()
    monkeypatch.chdir(tmp_path / folder)
    monkeypatch.setenv("PATH", path.format(here=tmp_path))
    monkeypatch.delenv("UV", raising=False)
    monkeypatch.setattr(sys, "argv", [str(program)])

    assert command("play", "a b") == f"{quoted(said.format(here=tmp_path))} play 'a b'"


def test_under_uv_a_pasted_command_has_its_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Under `uv run`, only this process finds the program on PATH, so the command to paste has the program's path."""
    program = tmp_path / "neopolis"
    program.touch(0o755)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("UV", "/usr/bin/uv")
    monkeypatch.setattr(sys, "argv", [str(program)])

    assert command() == "./neopolis"
