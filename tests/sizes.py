"""How much a test tries: less in `make check`, more in `make test`, and most in `make soak`."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeVar

T = TypeVar("T")

Name = Literal["quick", "normal", "soak"]


class Size(NamedTuple):
    """The size of this run. `size(quick=20, normal=200, soak=2_000)` is the number for that size."""

    name: Name

    def __call__(self, *, quick: T, normal: T, soak: T | None = None) -> T:
        """The value for this run. A test that has no longer form leaves out `soak`."""
        if self.name == "soak" and soak is not None:
            return soak
        return quick if self.name == "quick" else normal
