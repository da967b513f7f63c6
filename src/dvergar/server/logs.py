"""The log of a server: one line for each thing, for people or as JSON for machines. No names, tokens or seeds."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Literal

Form = Literal["text", "json"]


class JsonLines(logging.Formatter):
    """Formats each record as a JSON object: when, how grave, who says it, what; `table` where a table is meant."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        told: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "text": record.getMessage(),
        }
        table = getattr(record, "table", None)
        if table is not None:
            told["table"] = table
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


def begin(form: Form) -> None:
    """Write the log to standard error in that form."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("dvergar").setLevel(logging.INFO if form == "json" else logging.WARNING)
