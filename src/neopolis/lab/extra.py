"""The libraries that only the extra `lab` installs."""

from __future__ import annotations

from importlib.util import find_spec

from neopolis.engine.refused import Refused


def need(*libraries: str) -> None:
    """Refused if one of these libraries is not installed."""
    for library in libraries:
        if find_spec(library) is None:
            raise Refused("lab-extra-missing", library=library)
