"""Compiles the engine, the games and the bots' evaluation with mypyc into `build/compiled`.

`neopolis.compiled` imports them from there, and `hatch_build.py` puts them into the wheel. If no source has changed
since the last time, nothing is compiled again.
"""

import fcntl
import hashlib
import json
import re
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))  # where a wheel is built, only the packages are installed that Neopolis needs

from neopolis.compiled import LIST, fingerprint  # noqa: E402

SUFFIX = EXTENSION_SUFFIXES[0]
SOURCES = ROOT / "src"
COMPILED = ROOT / "build" / "compiled"

PACKAGES = ("text", "engine", "bots", "games")
SLOW_ENOUGH = ("terminal", "summary")  # folders of a game that need not be fast, so they are not compiled
INTERPRETED = {  # files that are not compiled, with the reasons
    # Only pages and terminals read these, once for each language.
    "neopolis/text/catalog.py",
    "neopolis/text/rulebook.py",
    "neopolis/text/sources.py",
    "neopolis/games/neom/text/rules.py",
    "neopolis/games/neom/text/page_content.py",
    "neopolis/games/neom/text/tile_texts.py",
    "neopolis/games/new_angeles/text/card_content.py",
    "neopolis/games/new_angeles/text/card_texts.py",
    "neopolis/games/new_angeles/text/page_content.py",
    "neopolis/games/new_angeles/text/places.py",
    "neopolis/games/new_angeles/text/rules.py",
    # These connect a game to the rest of the program; they call the rules, but no rule calls them.
    "neopolis/games/definition.py",
    "neopolis/games/challenges.py",
    "neopolis/games/judging.py",
    "neopolis/games/lesson_check.py",
    "neopolis/games/lessons.py",
    "neopolis/games/puzzles.py",
    "neopolis/games/page_data.py",
    "neopolis/games/plain_content.py",
    "neopolis/games/plain_summary.py",
    "neopolis/games/registry.py",
    "neopolis/games/verification.py",
    "neopolis/games/spread.py",
    "neopolis/games/wire.py",
    "neopolis/games/neom/definition.py",
    "neopolis/games/neom/tuning.py",
    "neopolis/games/neom/wire.py",
    "neopolis/games/new_angeles/definition.py",
    "neopolis/games/new_angeles/tuning.py",
    "neopolis/games/new_angeles/wire.py",
    # mypyc drops `frozen=True` of a msgspec Struct, and compares its objects by identity, not by value.
    # The structs in these files must be compared by value.
    "neopolis/games/new_angeles/trading/terms.py",
    "neopolis/games/new_angeles/trading/ledger_view.py",
    "neopolis/games/neom/knowledge/derived.py",
    "neopolis/games/neom/bots/weights.py",
    "neopolis/games/new_angeles/bots/weights.py",
    "neopolis/games/new_angeles/knowledge/derived.py",
    # Interpreted classes inherit from `Refused`, which is possible only if it is interpreted, too.
    "neopolis/engine/refused.py",
    # Anybody may write a bot in interpreted code, so `Bot` is interpreted, too. So are modules that define a bot:
    # `is_bot` finds them.
    "neopolis/bots/bot.py",
    "neopolis/bots/discovery.py",
    "neopolis/bots/talk.py",
}
BOT = re.compile(r"^class \w+\(\w*Bot\b", re.MULTILINE)


def sources() -> dict[str, Path]:
    """The files to compile, by their path in `build/compiled`."""
    files = [path for package in PACKAGES for path in (SOURCES / "neopolis" / package).rglob("*.py")]
    found = {path.relative_to(SOURCES).as_posix(): path for path in sorted(files)}
    return {path: file for path, file in found.items() if not is_interpreted(path, file)}


def is_interpreted(path: str, file: Path) -> bool:
    """Whether a file stays interpreted."""
    return path in INTERPRETED or file.name == "__init__.py" or is_slow_enough(path) or is_bot(path, file)


def is_bot(path: str, file: Path) -> bool:
    """Whether a file defines a bot."""
    return "/bots/" in path and BOT.search(file.read_text(encoding="utf-8")) is not None


def is_slow_enough(path: str) -> bool:
    return any(f"/{folder}/" in path for folder in SLOW_ENOUGH)


def modules() -> list[str]:
    """The files to compile, as the names of their modules."""
    return [path.removesuffix(".py").replace("/", ".") for path in sources()]


def digest() -> str:
    """A hash of everything that the compiled modules depend on."""
    total = hashlib.sha256(sys.version.encode())
    for path in [*sources().values(), ROOT / "pyproject.toml", ROOT / "uv.lock", Path(__file__)]:
        total.update(f"{path}\0".encode())
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def run_mypyc() -> None:
    command = [sys.executable, str(ROOT / "tools" / "mypyc_build.py"), f"--config-file={ROOT}/pyproject.toml"]
    command += sources()
    done = subprocess.run(command, cwd=COMPILED, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{done.stdout}{done.stderr}mypyc could not compile the sources in {SOURCES}.")


def libraries() -> dict[str, str]:
    """What mypyc has built, by the name under which it is imported: a file for each module, and one with their code."""
    found = [path for path in COMPILED.rglob(f"*{SUFFIX}") if not path.is_relative_to(COMPILED / "build")]
    files = [path.relative_to(COMPILED).as_posix() for path in sorted(found)]
    return {file.removesuffix(SUFFIX).replace("/", "."): file for file in files}


def build() -> bool:
    """Compile what has changed; returns whether there was anything to do. One process at a time does this."""
    COMPILED.parent.mkdir(exist_ok=True)
    with open(COMPILED.parent / "compiled.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        return build_alone()


def build_alone() -> bool:
    stamp, now = COMPILED / "digest", digest()
    is_fresh = stamp.exists() and stamp.read_text() == now
    if not is_fresh:
        shutil.rmtree(COMPILED, ignore_errors=True)
        shutil.copytree(SOURCES, COMPILED, ignore=shutil.ignore_patterns("__pycache__", "page"))
        run_mypyc()
        stamp.write_text(now)
    own = [path.relative_to(ROOT).as_posix() for path in sources().values()]
    listed = {"python": sys.version, "files": libraries(), "sources": own, "fingerprint": fingerprint(own)}
    draft = LIST.with_suffix(".draft")
    draft.write_text(json.dumps(listed), encoding="utf-8")
    draft.replace(LIST)  # at once: other processes may be starting
    return not is_fresh


def main() -> None:
    print(f"build/compiled: {len(sources())} modules, {'compiled' if build() else 'unchanged'}")


if __name__ == "__main__":
    main()
