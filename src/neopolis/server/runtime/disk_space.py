"""The free space on the server's disk: below a floor, only answers are stored, so that running games can go on."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

from sqlalchemy.engine import make_url

from neopolis.engine.refused import Refused
from neopolis.server.logs import warn
from neopolis.server.settings import Settings
from neopolis.server.store.errors import Unavailable

MEGABYTE: Final = 1_048_576


class DiskSpace:
    """The disk with the SQLite file. A PostgreSQL server may be on another machine, so its disk is not watched."""

    def __init__(self, settings: Settings) -> None:
        url = make_url(settings.database)
        self._folder = Path(url.database or "").parent if url.get_backend_name() == "sqlite" else None
        self._floor = settings.free_megabytes * MEGABYTE

    @property
    def is_low(self) -> bool:
        """Whether there is less free space than the floor."""
        return self._folder is not None and self._floor > 0 and shutil.disk_usage(self._folder).free < self._floor

    def check(self) -> None:
        """Unavailable if there is too little space for new people, tables, tokens or devices."""
        if self.is_low:
            warn("disk-low")
            raise Unavailable("disk-low")

    def check_nonessential(self) -> None:
        """Refused if there is only enough space for answers in running games."""
        if self.is_low:
            warn("disk-low")
            raise Refused("disk-low-at-table")
