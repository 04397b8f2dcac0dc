"""Checks that everything a build installs is pinned: exit code 0 if so, otherwise 1, with a line for each problem.

python tools/pins.py [FOLDER]

Packages need a version and a hash, so that nobody can replace what we have tested. Base images need a full version.
This needs no network; `tools/setup.sh audit` looks up known vulnerabilities.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

ROOT: Final = Path(__file__).parents[1]
PYPI: Final = "https://pypi.org/simple"
PYPI_FILES: Final = "https://files.pythonhosted.org/"
NPM_FILES: Final = "https://registry.npmjs.org/"
IMAGE: Final = re.compile(r"FROM [\w./-]+:\d+\.\d+\.\d+[\w.-]*(@sha256:[0-9a-f]{64})?( AS \w+)?")
REQUIREMENT: Final = re.compile(r"[a-z-]+==[0-9.]+( --hash=sha256:[0-9a-f]{64})+")


class File(msgspec.Struct):
    """A file of a package in uv.lock."""

    url: str = ""
    hash: str = ""


class Package(msgspec.Struct):
    """A package in uv.lock."""

    name: str
    version: str = ""
    source: dict[str, str] = {}
    sdist: File | None = None
    wheels: list[File] = []


class UvLock(msgspec.Struct):
    """The part of uv.lock that is checked."""

    package: list[Package]


class NpmPackage(msgspec.Struct):
    """A package in package-lock.json."""

    resolved: str = ""
    integrity: str = ""


class NpmLock(msgspec.Struct):
    """The part of package-lock.json that is checked."""

    packages: dict[str, NpmPackage]


def problems(root: Path) -> list[str]:
    """Everything in a checkout that is not pinned."""
    lock = msgspec.convert(tomllib.loads(_read(root / "uv.lock")), UvLock)
    npm = msgspec.json.decode(_read(root / "web" / "package-lock.json"), type=NpmLock)
    files = sorted((root / "tools").rglob("*.txt"))
    return [
        *_python_problems(lock),
        *_npm_problems(npm),
        *_image_problems(_read(root / "Containerfile")),
        *[f"{file.name}: needs NAME==VERSION and --hash" for file in files if not _is_pinned(_read(file))],
    ]


def _python_problems(lock: UvLock) -> Iterator[str]:
    for package in lock.package:
        if package.source.get("editable"):  # Neopolis itself
            continue
        files = [*package.wheels, *([package.sdist] if package.sdist else [])]
        if package.source != {"registry": PYPI} or not files:
            yield f"uv.lock: {package.name} does not come from PyPI"
        for file in files:
            if not file.url.startswith(PYPI_FILES) or not re.fullmatch("sha256:[0-9a-f]{64}", file.hash):
                yield f"uv.lock: {package.name} {package.version} has a file without a hash, or from elsewhere"


def _npm_problems(lock: NpmLock) -> Iterator[str]:
    for name, package in lock.packages.items():
        is_ours = not package.resolved or package.resolved.startswith(NPM_FILES)  # "": from the usual registry
        if name and not (is_ours and package.integrity.startswith("sha512-")):  # "" is the page itself
            yield f"package-lock.json: {name} has no hash, or comes from elsewhere"


def _image_problems(text: str) -> Iterator[str]:
    for line in text.splitlines():
        if line.startswith("FROM ") and not IMAGE.fullmatch(line):
            yield f"Containerfile: no full version in {line}"
        if "pip install" in line and "--require-hashes" not in line:
            yield f"Containerfile: no --require-hashes in {line}"


def _is_pinned(text: str) -> bool:
    lines = [line for line in text.replace("\\\n", " ").splitlines() if line and not line.startswith("#")]
    return bool(lines) and all([REQUIREMENT.fullmatch(" ".join(line.split())) for line in lines])


def _read(file: Path) -> str:
    return file.read_text(encoding="utf-8")


if __name__ == "__main__":
    found = problems(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT)
    print("\n".join(found) or "Everything is pinned.")
    sys.exit(bool(found))
