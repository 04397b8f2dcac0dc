"""The rows of a content pack's file, as texts by column."""

from __future__ import annotations

import csv
import io
from typing import Final

from neopolis.engine.content import Faults

WHOLE: Final = 1  # the line given for faults of the whole file


class ContentFile:
    """A file of a pack. `rows` holds the rows with the right number of columns, by line; empty lines are skipped.

    `broken` holds rows with too few or too many columns, by line. `complete` is False if the file was not read to the
    end.
    """

    def __init__(self, name: str, columns: tuple[str, ...], faults: Faults) -> None:
        self.name = name
        self.columns = columns
        self.faults = faults
        self.rows: dict[int, dict[str, str]] = {}
        self.broken: dict[int, list[str]] = {}
        self.complete = False

    def read(self, files: dict[str, str], unreadable: dict[str, str]) -> None:
        """Read the file from the texts of a folder, and add what is wrong to the faults."""
        if self.name in unreadable:
            self.faults.add_sentence(self.name, unreadable[self.name])
        elif self.name not in files:
            self.faults.add(self.name, WHOLE, "fault-missing-file", {})
        else:
            self._read_text(files[self.name])

    def _read_text(self, text: str) -> None:
        columns = self.columns
        reader = csv.reader(io.StringIO(text), strict=True)
        try:
            if tuple([name.strip() for name in next(reader, [])]) != columns:
                self.faults.add(self.name, WHOLE, "fault-head", {"columns": ",".join(columns)})
                return
            for fields in reader:
                line = reader.line_num
                if len(fields) == len(columns):
                    self.rows[line] = dict(zip(columns, [field.strip() for field in fields], strict=True))
                elif fields:
                    self.faults.add(self.name, line, "fault-columns", {"needed": len(columns), "count": len(fields)})
                    self.broken[line] = fields
            self.complete = True
        except csv.Error as error:
            self.faults.add(self.name, reader.line_num, "fault-not-csv", {"reason": str(error)})
