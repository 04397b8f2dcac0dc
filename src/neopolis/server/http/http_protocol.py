"""The protocol of an HTTP connection: uvicorn's, with a deadline for everything that a client has to do."""

from __future__ import annotations

from asyncio import AbstractEventLoop, Transport
from typing import Final

from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol

from neopolis.server.http.connection_limits import ATTRIBUTE, LimitedServerState
from neopolis.server.http.stalls import SlowReaderDetector

QUIET: Final = "quiet"  # no byte of the next request has arrived
HEADER: Final = "header"
BODY: Final = "body"
WORKING: Final = "working"  # the request is complete: we have to answer
SECONDS: Final = {QUIET: 10.0, HEADER: 10.0, BODY: 60.0}  # how long a client may take


class TimedHttpProtocol(H11Protocol):
    """An HTTP connection that is aborted if its client is too slow, or if the server has too many connections."""

    def __init__(
        self,
        config: Config,
        server_state: LimitedServerState,
        app_state: dict[str, object],
        _loop: AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._limits = server_state.limits
        self.app_state = {**app_state, ATTRIBUTE: self._attribute}
        self._readers = SlowReaderDetector()
        self.phase = QUIET
        self._is_retiring = False
        self._since = self.loop.time()  # when the phase began

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]  # as in uvicorn
        super().connection_made(transport)
        if not self._limits.add(transport, self.client[0] if self.client else ""):
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._limits.remove(self.transport)
        super().connection_lost(exc)

    def _attribute(self, address: str, is_socket: bool) -> str:
        """Count the connection for the client of its request. See `Attribute`."""
        return self._limits.attribute(self.transport, address, is_socket)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._is_retiring:
            self.retire()
        self._update()

    def on_response_complete(self) -> None:
        self._limits.release(self.transport)
        self.phase = WORKING  # so that `_update` starts a new phase, even if the next request has arrived already
        super().on_response_complete()
        self._update()

    def retire(self) -> None:
        """Close after the current response, because the server stops. A first request may be on its way: answer it."""
        self._is_retiring = True
        if self.cycle is not None:
            self.shutdown()

    def _update(self) -> None:
        """Update the phase and when it began, and tell the limits whether the connection is idle."""
        if self.transport.get_protocol() is not self:  # it is a socket now
            self._limits.set_busy(self.transport)
            return
        phase = self._current_phase()
        if phase != self.phase:
            self.phase, self._since = phase, self.loop.time()
        if phase in SECONDS:  # a BODY counts as idle, too: one that never ends must not keep others out
            self._limits.set_idle(self.transport)
        else:
            self._limits.set_busy(self.transport)

    def _current_phase(self) -> str:
        if self.cycle is None or self.cycle.response_complete:
            return HEADER if self.conn.trailing_data[0] else QUIET
        return BODY if self.cycle.more_body else WORKING

    def check(self, now: float) -> None:
        """Abort the connection if its client is too slow. The server calls this every second."""
        is_late = self.phase in SECONDS and now - self._since > SECONDS[self.phase]
        is_sending = self.transport.get_write_buffer_size() > 0  # the rest of the last response, which has no deadline
        if self._readers.is_too_slow(self.transport, now) or (is_late and not is_sending):
            self.transport.abort()
