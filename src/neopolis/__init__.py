"""Neopolis: New Angeles and NEOM with all of their rules. Unofficial."""

from neopolis.engine.refused import Refused

__all__ = ["Refused"]
