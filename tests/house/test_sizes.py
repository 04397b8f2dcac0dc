"""Files and functions stay small enough to be read in one go."""

import ast
from pathlib import Path

from tests.house.syntax import syntax_nodes

ROOT = Path(__file__).parents[2]
FILES = sorted((ROOT / "src").rglob("*.py"))
PAGE = [path for path in sorted((ROOT / "web" / "src").rglob("*.*")) if not path.name.endswith(".gen.ts")]
FILE_LINES = 600
ONE_SUBJECT = {"cards/assets.py": 750}  # lines; all cards of a kind belong in one file
FUNCTION_LINES = 40


def test_files_are_short() -> None:
    sizes = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in [*FILES, *PAGE]}
    most = {path: ONE_SUBJECT.get("/".join(path.parts[-2:]), FILE_LINES) for path in sizes}
    long = [f"{path}: {size} lines" for path, size in sizes.items() if size > most[path]]

    assert not long, "\n".join(long)


def test_functions_are_short() -> None:
    long = []
    for path in FILES:
        for node in syntax_nodes(path):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                size = (node.end_lineno or 0) - node.lineno + 1
                if size > FUNCTION_LINES:
                    long.append(f"{path}:{node.lineno} {node.name}: {size} lines")

    assert not long, "\n".join(long)
