"""The names under which a server may be addressed.

Another site can make its own name point to this machine (DNS rebinding). The browser then takes our answers for that
site's, and lets its page read them. So the server answers only to names that such a site cannot have.
"""

from __future__ import annotations

import ipaddress
import re
import socket
from typing import Final
from urllib.parse import urlsplit

from neopolis.server.settings import ANY_HOST, Settings

# Nobody can register names that end like this, nor names without a dot.
PRIVATE_ENDINGS: Final = (".localhost", ".local", ".lan", ".internal", ".home.arpa", ".home", ".localdomain")
HOST_HEADER: Final = re.compile(r"(\[(?P<address>[0-9A-Fa-f:.]+)\]|(?P<name>[A-Za-z0-9_-][A-Za-z0-9._-]*))(:[0-9]*)?")


class AllowedHosts:
    """Decides which Host headers the server accepts."""

    def __init__(self, settings: Settings) -> None:
        own = [urlsplit(address).hostname or "" for address in (settings.public_url, settings.address)]
        self._names = {_plain(name) for name in (*own, *settings.hosts, socket.gethostname())}
        # A proxy serves only names that its owner has chosen. Without a public URL we do not know them.
        self._any = ANY_HOST in settings.hosts or (bool(settings.proxies) and not settings.public_url)

    def accepts(self, header: str | None) -> bool:
        """Whether a request with this Host header is answered. Browsers always send one."""
        if header is None or self._any:
            return True
        found = HOST_HEADER.fullmatch(header)
        if found is None:
            return False
        name = _plain(found["address"] or found["name"])
        return name in self._names or "." not in name or name.endswith(PRIVATE_ENDINGS) or _is_address(name)


def _plain(name: str) -> str:
    return name.lower().rstrip(".")


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
