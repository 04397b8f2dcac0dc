"""The page's types match what the server sends."""

from tools.page_types import FILES, SOURCES, typescript


def test_types_are_up_to_date() -> None:
    """`python tools/page_types.py` writes them."""
    written = {name: (SOURCES / f"{name}.gen.ts").read_text(encoding="utf-8") for name in FILES}

    assert written == typescript()
