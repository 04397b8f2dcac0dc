"""Play on a server from Python: sign in, open a table, take a seat, see what the seat may see, and answer.

`Server` is the HTTP side; `Server.join` opens a `Seat`, which knows its table and reconnects by itself.
"""

from __future__ import annotations

from neopolis.client.address import Address
from neopolis.client.client_state import ClientState
from neopolis.client.seat import Seat
from neopolis.client.server import Links, Server
from neopolis.client.world import imagined

__all__ = ["Address", "ClientState", "Links", "Seat", "Server", "imagined"]
