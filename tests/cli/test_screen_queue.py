"""People at one terminal call each other by name, as they would type it."""

import pytest

from neopolis.cli.local.screen_queue import folded


@pytest.mark.parametrize(
    ("name", "typed"), [("Łukasz", "lukasz"), ("Zoë", "zoe"), ("Søren", "soren"), ('J. "Jo" O\'Neil', "j jo oneil")]
)
def test_names_are_typed_without_accents_and_quotes(name: str, typed: str) -> None:
    assert folded(name) == typed
