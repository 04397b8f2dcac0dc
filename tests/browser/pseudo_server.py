"""A server that also has the pseudo language, which puts every message in brackets."""

from __future__ import annotations

import os
from pathlib import Path

from tests.browser import deals
from tests.text.pseudo import PSEUDO, add_pseudo

FOLDER = "NEOPOLIS_TEST_PSEUDO"  # environment variable with the folder for the messages of the pseudo language


def serve() -> None:
    """The main program of a server with the pseudo language."""
    folder = Path(os.environ[FOLDER])
    folder.mkdir()
    add_pseudo(folder, PSEUDO)
    deals.serve()


class PseudoServer(deals.Dealt):
    """A server with the pseudo language, in a process of its own."""

    main = "tests.browser.pseudo_server:serve"

    def __init__(self, data: Path) -> None:
        super().__init__(data, **{FOLDER: str(data / "messages")})
