"""Addresses of tables, as people paste them."""

import pytest

from neopolis import Refused
from neopolis.client import Address


def test_a_link_is_read_and_written_again() -> None:
    link = "http://host:8420/t/table/key"

    assert Address.read(link) == Address("http://host:8420", "table", "key")
    assert Address.read(link).link == link


def test_a_server_alone() -> None:
    assert Address.read("https://games.example.org/") == Address("https://games.example.org")


def test_without_a_scheme_it_is_http() -> None:
    assert Address.read("host:8420/t/a/b") == Address("http://host:8420", "a", "b")


def test_a_link_for_another_device() -> None:
    """The one-time key in the link is kept apart from the address, so that it is not passed on."""
    address = Address.read("http://host:8420/t/table#device=abc")

    assert address == Address("http://host:8420", "table", "", "abc")
    assert address.link == "http://host:8420/t/table"
    assert Address.read("http://host:8420/t/table/key#top").device == ""


def test_a_server_below_a_path() -> None:
    """The path belongs to the server, but not to its origin."""
    address = Address.read("https://example.org/games/t/a/b")

    assert address == Address("https://example.org/games", "a", "b")
    assert address.origin == "https://example.org"
    assert address.socket(world=True) == "wss://example.org/games/api/tables/a/socket?key=b&world=1"


@pytest.mark.parametrize("text", ["", "ftp://host/t/a/b", "http://", "http://host:99999999/t/a", "http://host/t/a/b/c"])
def test_no_address(text: str) -> None:
    with pytest.raises(Refused) as refused:
        Address.read(text)

    assert refused.value.code == "bad-address"
