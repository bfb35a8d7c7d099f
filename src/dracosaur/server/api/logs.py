"""Logs as lines of JSON: what was asked and how it went, never what was in it."""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime
from typing import Final

import msgspec

LOGGER: Final = logging.getLogger("dracosaur.server")
EXTRA: Final = "told"  # the attribute of a record that carries the fields of a line
# What uvicorn calls an error when a client hangs up, or we stop, before the handshake of a socket is done.
HUNG_UP: Final = "ASGI callable returned without completing handshake."


class JsonLines(logging.Formatter):
    """One JSON object for each record. A traceback is told by type and place, without any value."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        line |= getattr(record, EXTRA, {})
        if record.exc_info and record.exc_info[1] is not None:
            line["error"] = type(record.exc_info[1]).__name__
            line["trace"] = _trace(record.exc_info[1])
        return msgspec.json.encode(line).decode()


def _trace(error: BaseException) -> list[str]:
    """Where it happened, innermost last: files and lines; the text of an error may hold what is secret."""
    lines = []
    step = error.__traceback__
    while step is not None:
        code = step.tb_frame.f_code
        lines.append(f"{code.co_filename.rpartition('dracosaur/')[2]}:{step.tb_lineno} {code.co_name}")
        step = step.tb_next
    return lines


def is_trouble(record: logging.LogRecord) -> bool:
    """Whether a line of uvicorn is worth telling: clients may hang up whenever they like."""
    return record.getMessage() != HUNG_UP


def set_up_logs(level: str) -> None:
    """Everything that this process logs goes to standard error as lines of JSON."""
    logging.getLogger("uvicorn.error").addFilter(is_trouble)
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    LOGGER.setLevel(level.upper())


def log(event: str, /, level: int = logging.INFO, **fields: str | int | float) -> None:
    """One line; the fields are names and numbers, never what somebody sent."""
    if LOGGER.isEnabledFor(level):
        LOGGER.log(level, event, extra={EXTRA: fields})


def log_failure(event: str, error: BaseException, /, **fields: str | int | float) -> None:
    """A line about something that should not happen, with the place where it did."""
    LOGGER.error(event, exc_info=(type(error), error, error.__traceback__), extra={EXTRA: fields})
