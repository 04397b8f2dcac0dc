"""A load balancer for tests: passes each connection to one of several servers, as nginx or Caddy would."""

import asyncio
import contextlib


class Balancer:
    """Passes connections to the servers' ports in turn. If a server refuses one, the next server gets it."""

    def __init__(self, *ports: int) -> None:
        self.ports = list(ports)
        self.port = 0
        self._turn = 0
        self._server: asyncio.Server | None = None

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def close(self) -> None:
        if self._server is not None:
            self._server.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there, back = await self._connect()
        except ConnectionError:
            writer.transport.abort()
            return
        with contextlib.suppress(ConnectionError):
            await asyncio.gather(self._pass(reader, back), self._pass(there, writer))
        for end in (writer, back):
            end.close()

    async def _connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        for _ in self.ports:
            self._turn += 1
            with contextlib.suppress(ConnectionError):
                return await asyncio.open_connection("127.0.0.1", self.ports[self._turn % len(self.ports)])
        raise ConnectionRefusedError

    async def _pass(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        while data := await source.read(65536):
            target.write(data)
            await target.drain()
        target.close()  # the other side has ended the connection
