"""Builds the page into the wheel. A checkout is served from its own folder, where `make page` builds it."""

from __future__ import annotations

import subprocess
from pathlib import Path

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = Path("src/neopolis/server/http/page")


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    """Runs npm if a wheel is built and the page is not there yet."""

    def initialize(self, version: str, build_data: dict[str, object]) -> None:
        root = Path(self.root)
        if version == "editable" or (root / PAGE / "index.html").exists() or not (root / "web").exists():
            return
        npm = ["npm", "--prefix", "web"]
        subprocess.run([*npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund"], cwd=root, check=True)
        subprocess.run([*npm, "run", "build"], cwd=root, check=True)
