"""The address of a table: its server, its id, and the key that says what we may do there."""

from __future__ import annotations

from typing import NamedTuple
from urllib.parse import urlencode, urlsplit

from neopolis.engine.refused import Refused

SCHEMES = {"http": "ws", "https": "wss"}
DEVICE = "device="  # comes after the # in a link that signs us in on another device


class Address(NamedTuple):
    """A server and, if the link names one, a table on it."""

    server: str  # without a slash at the end
    table: str = ""
    key: str = ""
    device: str = ""  # a one-time key that signs us in on this device

    @classmethod
    def read(cls, text: str) -> Address:
        """The address in a link to a table, or of a server alone. Without a scheme it is http."""
        try:
            found = urlsplit(text if "://" in text else f"http://{text}")
            valid = found.scheme in SCHEMES and bool(found.hostname) and found.port != 0
        except ValueError:
            valid = False
        if not valid:
            raise Refused("bad-address", address=text[:80])
        parts = [part for part in found.path.split("/") if part]
        if "t" not in parts:
            return cls(f"{found.scheme}://{found.netloc}{found.path.rstrip('/')}")
        at = parts.index("t")
        before, names = parts[:at], parts[at + 1 :]
        if len(names) not in (1, 2):
            raise Refused("bad-address", address=text[:80])
        server = "/".join([f"{found.scheme}://{found.netloc}", *before])
        device = found.fragment.removeprefix(DEVICE) if found.fragment.startswith(DEVICE) else ""
        return cls(server, names[0], names[1] if len(names) == 2 else "", device)

    @property
    def origin(self) -> str:
        """The origin of the server, as a browser would send it."""
        return "/".join(self.server.split("/")[:3])

    @property
    def link(self) -> str:
        """The address as a link."""
        return "/".join([part for part in (self.server, "t", self.table, self.key) if part])

    def socket(self, world: bool) -> str:
        """The URL of the table's socket."""
        asked = urlencode({"key": self.key, "world": 1 if world else 0})
        scheme, rest = self.server.split("://", 1)
        return f"{SCHEMES[scheme]}://{rest}/api/tables/{self.table}/socket?{asked}"
