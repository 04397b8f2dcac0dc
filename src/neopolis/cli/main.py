"""The `neopolis` command: each subcommand has a module of its own."""

from __future__ import annotations

import importlib
import importlib.metadata
import io
import os
import sys
from typing import Annotated, Final, NoReturn

import typer
from typer.core import TyperCommand, TyperGroup
from typer.main import get_command, get_group

from neopolis.cli.shell import open_missing_streams
from neopolis.compiled import running_code
from neopolis.engine.refused import Refused
from neopolis.text.messages import ENGLISH, languages, message, one_of, use_language
from neopolis.text.system_errors import system_error_at

NOBODY_READS: Final = 141  # the exit code if the program that reads our output, such as `head`, has ended


COMMANDS: Final = {
    "judge": "judge", "content": "content", "simulate": "simulate", "tournament": "tournament", "tune": "tune",
    "replay": "replay", "advise": "advise", "review": "review", "lesson": "lesson", "verify": "verify", "play": "play",
    "backup": "backup", "restore": "backup", "preflight": "preflight", "serve": "serve", "join": "join",
}  # fmt: skip


class Commands(TyperGroup):
    """The subcommands. Each module is loaded only when its command is called, so that a command starts fast."""

    def list_commands(self, ctx: object) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: object, cmd_name: str) -> TyperCommand | TyperGroup | None:
        if cmd_name not in COMMANDS:
            return None
        module = importlib.import_module(f"neopolis.cli.{COMMANDS[cmd_name]}")
        several = getattr(module, "app", None)
        if isinstance(several, typer.Typer):
            return get_group(several)
        alone = typer.Typer(add_completion=False)
        settings: dict[str, bool] | None = getattr(module, "SETTINGS", None)
        alone.command(cmd_name, help=message(f"help-{cmd_name}", {}), context_settings=settings)(
            getattr(module, cmd_name)
        )
        found = get_command(alone)
        assert isinstance(found, TyperCommand)
        return found


app = typer.Typer(cls=Commands, no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)


def _show_version(asked: bool) -> None:
    if asked:
        print(message("version", {"version": importlib.metadata.version("neopolis"), "code": running_code()}))
        raise typer.Exit


@app.callback()
def neopolis(
    version: Annotated[
        bool, typer.Option("--version", help=message("help.version", {}), callback=_show_version, is_eager=True)
    ] = False,
) -> None:
    """Neopolis: board games by their complete rulebooks. Unofficial."""


def run() -> None:
    """Run a command in the reader's language. Bad input ends in one clear sentence and exit code 2."""
    open_missing_streams()
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # escapes what the terminal cannot print
    language = os.environ.get("NEOPOLIS_LANGUAGE", "") or ENGLISH
    if language not in languages():
        _end(message("help-unknown-language", {"language": language[:40], "known": one_of(*languages())}))
    with use_language(language):
        app.info.help = message("help", {})
        _run()


def _run() -> None:
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
        _end(message("bad-usage", {"problem": problem}) if problem else "")  # "": the help is printed already
    except (BrokenPipeError, SystemExit):  # typer turns a BrokenPipeError into a SystemExit
        _drop_output()
        sys.exit(NOBODY_READS)
    except OSError as error:  # for example, standard output goes to a full disk
        _drop_output()
        _end(message("system-refused", {"reason": system_error_at(error)}))
    sys.exit(code if isinstance(code, int) else 0)


def _drop_output() -> None:
    """Discard output that cannot be written, or Python would try again when it exits."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _end(sentence: str) -> NoReturn:
    if sentence:
        print(f"neopolis: {sentence}", file=sys.stderr)
    sys.exit(2)
