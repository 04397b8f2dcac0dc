"""The `neopolis` command: each subcommand has a module of its own."""

from __future__ import annotations

import importlib.metadata
import io
import os
import sys
from typing import Annotated, Final, NoReturn

import typer

from neopolis.cli import content, judge
from neopolis.cli.backup import backup, restore
from neopolis.cli.join import join
from neopolis.cli.play import play
from neopolis.cli.replay import replay
from neopolis.cli.serve import serve
from neopolis.cli.shell import open_missing_streams
from neopolis.cli.simulate import simulate
from neopolis.engine.refused import Refused
from neopolis.engine.sentences import add_sentences, say

NOBODY_READS: Final = 141  # the exit code of a command that `head`, say, has heard enough of

add_sentences(
    {
        "system-refused": "The system refuses: {reason}.",
        "bad-usage": "{problem}; with --help the command tells what it takes.",
        "version": "neopolis {version}",
    }
)

app = typer.Typer(no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)
app.command("judge")(judge.judge)
app.add_typer(content.app, name="content")
app.command()(simulate)
app.command()(replay)
app.command()(play)
app.command()(backup)
app.command()(restore)
app.command()(serve)
app.command()(join)


def _show_version(asked: bool) -> None:
    if asked:
        print(say("version", {"version": importlib.metadata.version("neopolis")}))
        raise typer.Exit


@app.callback()
def neopolis(
    version: Annotated[
        bool, typer.Option("--version", help="Show the version and exit.", callback=_show_version, is_eager=True)
    ] = False,
) -> None:
    """Neopolis: New Angeles and NEOM with all of their rules. Unofficial."""


def run() -> None:
    """Run a command. Bad input ends in one clear sentence and exit code 2."""
    open_missing_streams()
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # a terminal may lack a letter, a path may be no text
    try:
        try:
            code: object = app(prog_name="neopolis", standalone_mode=False)
        finally:
            sys.stdout.flush()
    except Refused as refused:
        cited = f" ({', '.join(refused.rules)})" if refused.rules else ""
        _end(f"{refused.message}{cited}")
    except typer.TyperException as error:
        problem = error.format_message().rstrip(".")
        _end(say("bad-usage", {"problem": problem}) if problem else "")  # nothing: help was shown instead
    except (BrokenPipeError, SystemExit):  # typer makes the one into the other
        _drop_output()
        sys.exit(NOBODY_READS)
    except OSError as error:  # a full disk under standard output, say
        _drop_output()
        _end(say("system-refused", {"reason": str(error)}))
    sys.exit(code if isinstance(code, int) else 0)


def _drop_output() -> None:
    """What cannot be written any more is given up, or Python would try once more at its end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _end(sentence: str) -> NoReturn:
    if sentence:
        print(f"neopolis: {sentence}", file=sys.stderr)
    sys.exit(2)
