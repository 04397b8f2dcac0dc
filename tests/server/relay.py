"""A relay to a server. It listens on its own port and forwards everything, until it is cut or held."""

import asyncio
import contextlib


class Relay:
    """Forwards bytes between its port and another. It does not forward the response to a request that has `lose` in it.

    The connection of that request is cut instead.
    """

    def __init__(self, host: str, port: int) -> None:
        self.target = (host, port)
        self.port = 0
        self.lose = b""
        self._server: asyncio.Server | None = None
        self._open = asyncio.Event()
        self._lines: set[asyncio.StreamWriter] = set()

    async def heal(self) -> None:
        """Let connections through, the first time on any free port, later on the same one."""
        self._open.set()
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", self.port)
        self.port = self._server.sockets[0].getsockname()[1]

    async def cut(self) -> None:
        """End all connections, and refuse new ones."""
        if self._server is not None:
            self._server.close()
        self._open.set()
        for line in self._lines:
            line.transport.abort()
        self._server = None
        await asyncio.sleep(0)

    def hold(self) -> None:
        """Keep all connections, but forward nothing."""
        self._open.clear()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection(*self.target)
        self._lines |= {writer, back}
        lost = asyncio.Event()
        with contextlib.suppress(ConnectionError):
            await asyncio.gather(self._pass(reader, back, lost, True), self._pass(there, writer, lost, False))
        for line in (writer, back):
            line.transport.abort()
        self._lines -= {writer, back}

    async def _pass(
        self, source: asyncio.StreamReader, target: asyncio.StreamWriter, lost: asyncio.Event, there: bool
    ) -> None:
        while data := await source.read(65536):
            if there and self.lose and self.lose in data:
                lost.set()
                self.lose = b""
            elif lost.is_set():
                raise ConnectionAbortedError  # the server has carried out the request, but the client never learns it
            await self._open.wait()
            target.write(data)
        target.transport.abort()
