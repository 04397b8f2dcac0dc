"""The three sizes of tests: `--quick` in `make check`, the normal one in `make test`, and `--soak` in `make soak`."""

import re
from pathlib import Path

from tests.sizes import Size

MAKEFILE = Path(__file__).parents[2] / "Makefile"


def test_each_size_has_its_number() -> None:
    sizes = [Size("quick"), Size("normal"), Size("soak")]

    assert [size(quick=1, normal=2, soak=3) for size in sizes] == [1, 2, 3]
    assert [size(quick=1, normal=2) for size in sizes] == [1, 2, 2]


def test_which_target_runs_which_size() -> None:
    """Only `make check` runs the short forms, and only `make soak` the long ones."""
    targets = re.findall(r"^([\w-]+):.*\n((?:\t.*\n)*)", MAKEFILE.read_text(encoding="utf-8"), re.MULTILINE)

    assert [name for name, commands in targets if "--quick" in commands] == ["check-tests"]
    assert [name for name, commands in targets if "--soak" in commands] == ["soak"]
