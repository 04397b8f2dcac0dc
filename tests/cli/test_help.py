"""The output of `--help`: all its sentences are messages, translated into each language."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from neopolis.text.messages import languages

SOURCES = Path(__file__).parents[2] / "src/neopolis"
LITERAL = re.compile(r"""\b(?:help|show_default)=f?["'(]""")
OTHERS = ("help-unknown-language",)  # messages that `--help` does not show
HELP = """
import json, sys
from typer.core import TyperGroup
from typer.main import get_command
from neopolis.cli.main import app
from neopolis.text.messages import message, use_language

def texts(command):
    found = [command.help]
    for one in command.params:
        found += [one.help, one.show_default]
    if isinstance(command, TyperGroup):
        for name in command.list_commands(None):
            found += texts(command.get_command(None, name))
    return [text for text in found if isinstance(text, str)]

with use_language(sys.argv[1]):
    app.info.help = message("help", {})
    print(json.dumps(texts(get_command(app))))
"""


def sentences(language: str) -> dict[str, str]:
    """The messages of a language about commands and their options, by id."""
    text = (SOURCES / f"text/locales/{language}/cli-help.ftl").read_text(encoding="utf-8")
    entries = [entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)]
    found: dict[str, ast.Pattern | None] = {entry.id.name: entry.value for entry in entries}
    for entry in entries:
        found |= {f"{entry.id.name}.{one.id.name}": one.value for one in entry.attributes}
    return {
        code: "".join([part.value for part in pattern.elements if isinstance(part, ast.TextElement)])
        for code, pattern in found.items()
        if pattern is not None and code not in OTHERS
    }


@pytest.mark.parametrize("language", languages())
def test_every_sentence_is_shown(language: str) -> None:
    """Every message is shown in the reader's language, and none is unused."""
    shown = subprocess.run([sys.executable, "-c", HELP, language], capture_output=True, text=True, check=True).stdout

    assert set(sentences(language).values()) <= set(json.loads(shown))


def test_every_language_has_all_sentences() -> None:
    assert {language for language in languages() if sentences(language).keys() != sentences("en").keys()} == set()


def test_no_sentence_is_in_the_code() -> None:
    files = sorted((SOURCES / "cli").rglob("*.py"))
    found = [f"{path}: {line}" for path in files for line in path.read_text().splitlines() if LITERAL.search(line)]

    assert files
    assert [line for line in found if 'show_default="1"' not in line and "one_of(" not in line] == []


def neopolis(language: str, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", "from neopolis.cli.main import run; run()", *words],
        env={**os.environ, "NEOPOLIS_LANGUAGE": language},
        capture_output=True,
        text=True,
    )


def test_the_environment_chooses_the_language() -> None:
    shown = neopolis("pl", "--help").stdout

    assert sentences("pl")["help"] in shown
    assert sentences("pl")["help-play"] in shown


def test_an_unknown_language() -> None:
    done = neopolis("xx", "--help")

    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "neopolis: NEOPOLIS_LANGUAGE is “xx”, but it must be en or pl.\n"
