"""The syntax of our source files, parsed once for all tests that look at it."""

import ast
from functools import cache
from pathlib import Path


@cache
def syntax_nodes(path: Path) -> tuple[ast.AST, ...]:
    """Every node of a file's syntax tree."""
    return tuple(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
