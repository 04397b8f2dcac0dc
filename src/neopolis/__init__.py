"""Neopolis: New Angeles and NEOM with all of their rules. Unofficial."""

from neopolis.compiled import use_compiled

use_compiled()  # before any other module of ours is imported

from neopolis.engine.refused import Refused  # noqa: E402

__all__ = ["Refused"]
