"""Compiles the engine and the games with mypyc into `build/compiled`, a copy of `src` that runs natively.

Put that folder first on PYTHONPATH, and the compiled modules are imported instead of the sources beside them.
What has not changed since the last time is not compiled again.
"""

import hashlib
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
COMPILED = ROOT / "build" / "compiled"

PACKAGES = ("engine", "neom", "new_angeles")
INTERPRETED = {  # files of theirs that mypyc cannot compile, each with its reason
    # mypyc drops `frozen=True` of a msgspec Struct and compares its objects by identity, but these are compared.
    "neopolis/new_angeles/terms.py",
    "neopolis/new_angeles/lane_view.py",
}


def paths() -> list[str]:
    """The files to compile, relative to `src`."""
    files = [path for package in PACKAGES for path in (SOURCES / "neopolis" / package).rglob("*.py")]
    return sorted({path.relative_to(SOURCES).as_posix() for path in files} - INTERPRETED)


def modules() -> list[str]:
    """The same, as names to import."""
    return [path.removesuffix(".py").removesuffix("/__init__").replace("/", ".") for path in paths()]


def digest() -> str:
    """A fingerprint of all that the compiled modules depend on."""
    total = hashlib.sha256(sys.version.encode())
    sources = [SOURCES / path for path in paths()]
    for path in [*sources, ROOT / "pyproject.toml", ROOT / "uv.lock", Path(__file__)]:
        total.update(f"{path}\0".encode())
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def run_mypyc() -> None:
    command = [sys.executable, "-m", "mypyc", f"--config-file={ROOT}/pyproject.toml", *paths()]
    done = subprocess.run(command, cwd=COMPILED, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{done.stdout}{done.stderr}mypyc could not compile the sources in {SOURCES}.")


def main() -> None:
    stamp, now = COMPILED / "digest", digest()
    is_fresh = stamp.exists() and stamp.read_text() == now
    if not is_fresh:
        shutil.rmtree(COMPILED, ignore_errors=True)
    shutil.copytree(SOURCES, COMPILED, ignore=shutil.ignore_patterns("__pycache__"), dirs_exist_ok=True)
    shutil.copytree(ROOT / "docs" / "rules", COMPILED / "neopolis" / "rules", dirs_exist_ok=True)  # as in the wheel
    shutil.copy(ROOT / "docs" / "rulings.md", COMPILED / "neopolis" / "rules")
    if not is_fresh:
        run_mypyc()
        stamp.write_text(now)
    print(f"build/compiled: {len(paths())} modules, {'unchanged' if is_fresh else 'compiled'}")


if __name__ == "__main__":
    main()
