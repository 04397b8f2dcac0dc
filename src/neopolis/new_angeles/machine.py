"""The machine that runs New Angeles. Its scripts are filled in by `flow.py`, when all of them are known."""

from __future__ import annotations

from typing import Final

from neopolis.engine.script import Machine, Step
from neopolis.new_angeles.scripts import SCRIPTS
from neopolis.new_angeles.state import NewAngeles

_SCRIPTS: Final[list[list[Step[NewAngeles]]]] = [[] for _ in range(SCRIPTS)]

MACHINE: Final[Machine[NewAngeles]] = Machine(_SCRIPTS)
