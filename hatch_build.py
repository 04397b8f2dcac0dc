"""Builds the page into the wheel. In a checkout, `make page` builds it instead."""

from __future__ import annotations

import subprocess
from pathlib import Path

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = Path("src/neopolis/server/http/page")


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    """Builds the page with npm when a wheel is built, unless the page is there already."""

    def initialize(self, version: str, build_data: dict[str, object]) -> None:
        root = Path(self.root)
        if version == "editable" or (root / PAGE / "index.html").exists() or not (root / "web").exists():
            return
        npm = ["npm", "--prefix", "web"]
        subprocess.run([*npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund"], cwd=root, check=True)
        subprocess.run([*npm, "run", "build"], cwd=root, check=True)
