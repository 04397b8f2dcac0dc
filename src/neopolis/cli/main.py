"""The `neopolis` command: each subcommand has a module of its own."""

from __future__ import annotations

import io
import os
import sys
from typing import NoReturn

import typer

from neopolis.cli import content, judge
from neopolis.cli.play import play
from neopolis.cli.replay import replay
from neopolis.cli.simulate import simulate
from neopolis.engine.refused import Refused
from neopolis.engine.sentences import add_sentences, say

add_sentences({"system-refused": "The system refuses: {reason}."})

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    help="Neopolis: New Angeles and NEOM with all of their rules. Unofficial.",
)
app.command("judge")(judge.judge)
app.add_typer(content.app, name="content")
app.command()(simulate)
app.command()(replay)
app.command()(play)


def run() -> None:
    """Run a command. Bad input ends in one clear sentence and exit code 2."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # a terminal may lack a letter, a path may be no text
    try:
        try:
            app()
        finally:
            sys.stdout.flush()
    except Refused as refused:
        cited = f" ({', '.join(refused.rules)})" if refused.rules else ""
        _end(f"{refused.message}{cited}")
    except OSError as error:  # a full disk under standard output, say
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # or Python would try once more at its end
        _end(say("system-refused", {"reason": str(error)}))


def _end(sentence: str) -> NoReturn:
    print(f"neopolis: {sentence}", file=sys.stderr)
    sys.exit(2)
