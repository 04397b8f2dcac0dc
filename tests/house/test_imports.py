"""Which packages may import which, and what the rules of a game may not use."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import resolve_name
from pathlib import Path

from tests.house.syntax import syntax_nodes

SOURCES = Path(__file__).parents[2] / "src"

# A module may import its own package and those of earlier layers. "neopolis" is the package's own `__init__`;
# `neopolis.neom` and `neopolis.new_angeles` are the games' public names. The client comes after the server because it
# sends and receives the messages of `server/table`.
LAYERS = (
    ("text",),
    ("engine",),
    ("bots", "terminal"),
    ("games",),
    ("neopolis", "neom", "new_angeles"),
    ("lab",),
    ("server",),
    ("client",),
    ("cli",),
    ("__main__",),
)
RANK = {package: rank for rank, layer in enumerate(LAYERS) for package in layer}
SERVER = {folder: rank for rank, folder in enumerate(("table", "store", "runtime", "http"))}
# Folders of a game that use no files, network, clock or other outside state.
RULES = ("rules", "cards", "trading", "knowledge", "judge", "content")

IMPURE = {
    *("asyncio", "datetime", "logging", "multiprocessing", "os", "random", "secrets", "shutil", "socket"),
    *("subprocess", "tempfile", "threading", "time", "urllib", "uuid"),
}
FILES = {"importlib.resources", "pathlib"}  # modules that only LOADERS may import
LOADERS = {"content", "pack"}


def module_name(path: Path) -> str:
    parts = path.relative_to(SOURCES).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported(path: Path) -> Iterator[str]:
    """Every name that a file imports, in full, wherever in the file it does so."""
    package = ".".join(path.relative_to(SOURCES).parent.parts)
    for node in syntax_nodes(path):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            origin = resolve_name("." * node.level + (node.module or ""), package)
            yield from (f"{origin}.{alias.name}" for alias in node.names)


def package_of(name: str) -> str:
    """Our package that a name like `neopolis.games.neom.rules.city` or `neopolis.Refused` comes from."""
    first, second, *_ = [*name.split("."), ""]
    return second if second in RANK else first


def is_within(name: str, modules: set[str]) -> bool:
    return any(f"{name}.".startswith(f"{module}.") for module in modules)


def is_pure(module: str) -> bool:
    """Whether a module belongs to the engine or to the rules of a game."""
    parts = module.split(".")
    return parts[1:2] == ["engine"] or (parts[1:2] == ["games"] and len(parts) > 3 and parts[3] in RULES)


def test_packages_are_known() -> None:
    folders = {path.relative_to(SOURCES / "neopolis").parts[0] for path in SOURCES.glob("neopolis/*/**/*.py")}

    assert folders <= set(RANK)


def test_packages_import_earlier_layers_only() -> None:
    """A package imports only from earlier layers: text, engine, terminal and bots, games, lab, server, client, cli."""
    wrong = []
    for path in sorted(SOURCES.rglob("*.py")):
        own = package_of(module_name(path))
        targets = {package_of(name) for name in imported(path) if name.split(".")[0] == "neopolis"} - {own}
        wrong += [f"{path}: {own} imports {target}" for target in targets if RANK[target] >= RANK[own]]

    assert not wrong, "\n".join(wrong)


def test_no_game_imports_another() -> None:
    wrong = []
    for path in sorted((SOURCES / "neopolis/games").glob("*/**/*.py")):
        own = path.relative_to(SOURCES / "neopolis/games").parts[0]
        for name in imported(path):
            parts = name.split(".")
            if parts[:2] == ["neopolis", "games"] and (SOURCES / "/".join(parts[:3])).is_dir() and parts[2] != own:
                wrong.append(f"{path}: {name}")

    assert not wrong, "\n".join(wrong)


def test_a_server_loads_no_terminal() -> None:
    """Games load their screens only where a terminal is used."""
    program = (
        "import sys; import neopolis.server.http.app; from neopolis.games import registry; registry.definitions(); "
        "print([name for name in sys.modules if name.startswith(('neopolis.terminal', 'prompt_toolkit'))])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)

    assert done.stdout == "[]\n"


def test_commands_load_no_server() -> None:
    """Loading the server takes a second, so commands load it only when they need it."""
    slow = ("sqlalchemy", "uvicorn", "starlette", "fastapi", "aiohttp", "neopolis.server.store", "neopolis.server.http")
    program = f"import sys, neopolis.cli.main; print([name for name in sys.modules if name.startswith({slow})])"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)

    assert done.stdout == "[]\n"


def test_server_folders_import_earlier_ones_only() -> None:
    """The server's table, store, runtime, http: each imports earlier ones only; table uses no clock or network."""
    wrong = []
    for folder, rank in SERVER.items():
        for path in sorted((SOURCES / "neopolis/server" / folder).rglob("*.py")):
            names = [name.split(".")[2] for name in imported(path) if name.startswith("neopolis.server.")]
            wrong += [f"{path} imports {name}" for name in names if SERVER.get(name, 0) > rank]
            if folder == "table":
                wrong += [f"{path}: {name}" for name in imported(path) if is_within(name, IMPURE)]

    assert not wrong, "\n".join(wrong)


def test_rules_are_pure() -> None:
    """Engine and rules use no clock, files, network or log, and no random numbers except the game's own."""
    wrong = []
    for path in sorted(SOURCES.rglob("*.py")):
        loads = LOADERS.intersection(module_name(path).split("."))
        if is_pure(module_name(path)):
            wrong += [f"{path}: {name}" for name in imported(path) if is_within(name, IMPURE)]
            wrong += [f"{path}: {name}" for name in imported(path) if is_within(name, FILES) and not loads]

    assert not wrong, "\n".join(wrong)
