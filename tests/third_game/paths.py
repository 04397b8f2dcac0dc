"""How a process finds the third game: through the entry point in `site`."""

import os
from pathlib import Path

ROOT = Path(__file__).parents[2]
SITE = Path(__file__).parent / "site"


def python_path() -> str:
    """PYTHONPATH for a process that should find the game."""
    return os.pathsep.join([str(SITE), str(ROOT), os.environ.get("PYTHONPATH", "")])
