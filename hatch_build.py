"""Puts the page and the compiled modules into the wheel. In a checkout, `make page` and `make compiled` build them."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = Path("src/neopolis/server/http/page")
COMPILER = ("mypy", "setuptools")  # packages of mypyc; it also needs those that Neopolis imports, for their types


def can_compile() -> bool:
    """Whether there is a C compiler with Python's headers. NEOPOLIS_COMPILED=0 does without."""
    if os.environ.get("NEOPOLIS_COMPILED") == "0":
        return False
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    command = [*compiler, "-E", "-I", sysconfig.get_path("include"), "-"]
    try:
        return not subprocess.run(command, input=b"#include <Python.h>", capture_output=True).returncode
    except FileNotFoundError:
        return False


class WheelHook(BuildHookInterface):  # type: ignore[type-arg]
    """Builds the page with npm, unless it is there already, and compiles with mypyc if there is a C compiler."""

    def dependencies(self) -> list[str]:
        """What mypyc needs, in the versions of the lock file."""
        if not can_compile():
            return []
        root = Path(self.root)
        lock = tomllib.loads((root / "uv.lock").read_text(encoding="utf-8"))
        versions = {package["name"]: package.get("version", "") for package in lock["package"]}
        project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
        imported = [re.split(r"[\[<>=]", name)[0].replace("_", "-") for name in project["dependencies"]]
        return [f"{name}=={versions[name]}" for name in (*COMPILER, *imported)]

    def initialize(self, version: str, build_data: dict[str, object]) -> None:
        if version == "editable" or self.target_name != "wheel":
            return
        root = Path(self.root)
        if not (root / PAGE / "index.html").exists():
            npm = ["npm", "--prefix", "web"]
            subprocess.run([*npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund"], cwd=root, check=True)
            subprocess.run([*npm, "run", "build"], cwd=root, check=True)
        if can_compile():
            self.add_compiled(build_data)
        else:
            self.app.display_warning(
                "No C compiler was found, so this wheel is not compiled. It plays the same, but slowly."
            )

    def add_compiled(self, build_data: dict[str, object]) -> None:
        sys.path.insert(0, self.root)
        from tools import compile as compiling

        compiling.build()
        files = compiling.libraries().values()
        build_data["force_include"] = {str(compiling.COMPILED / file): file for file in files}
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
