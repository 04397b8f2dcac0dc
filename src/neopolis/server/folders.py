"""Where data is stored by default. The commands' --help shows it, so this module must load quickly."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

HOME: Final = "~/.local/share/neopolis"


def home_folder(environ: Mapping[str, str]) -> Path:
    """The folder of all data. It may start with "~" (the user's home), which `expanduser` replaces."""
    return Path(environ.get("NEOPOLIS_HOME", "") or HOME)


def server_folder(environ: Mapping[str, str]) -> Path:
    """The folder of a server's data. It may start with "~", as in `home_folder`."""
    chosen = environ.get("NEOPOLIS_DATA", "")
    return Path(chosen) if chosen else home_folder(environ) / "server"
