"""What a collector may count: requests, sockets, frames, commands. No name, no table, no secret.

Processes that share a socket share a folder, too, in which each keeps its figures: whichever of them is asked
tells those of all. prometheus-client looks for the folder in the environment when it is loaded.
"""

from __future__ import annotations

import os
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead
from starlette.responses import Response

FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"  # the variable of the environment
_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Metrics:
    """The figures of one process, and of all that share its folder."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.requests = Counter(
            "dracosaur_requests", "Requests answered", ("method", "route", "status"), registry=registry
        )
        self.seconds = Histogram(
            "dracosaur_request_seconds", "Time to answer", ("route",), buckets=_SECONDS, registry=registry
        )
        self.sockets = Gauge(
            "dracosaur_sockets", "Open sockets", registry=registry, multiprocess_mode="livesum"
        )
        self.streams = Gauge(
            "dracosaur_streams", "Open streams", registry=registry, multiprocess_mode="livesum"
        )
        self.messages = Counter(
            "dracosaur_messages", "Messages received on sockets", ("type",), registry=registry
        )
        self.commands = Counter(
            "dracosaur_commands", "Commands to tables", ("command", "answer"), registry=registry
        )
        self.command_seconds = Histogram(
            "dracosaur_command_seconds", "Time until a command is kept", buckets=_SECONDS, registry=registry
        )
        self.frames = Counter("dracosaur_frames", "Frames sent to sockets and streams", registry=registry)
        self.dropped = Counter(
            "dracosaur_slow_readers", "Readers dropped because they fell behind", registry=registry
        )
        self.declined = Counter("dracosaur_declined", "Requests declined", ("code",), registry=registry)

    def page(self) -> Response:
        """All figures in the form that collectors read."""
        registry = self.registry
        if FOLDER in os.environ:
            registry = CollectorRegistry()
            MultiProcessCollector(registry)  # type: ignore[no-untyped-call]  # theirs
        return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST)


def forget_process(pid: int | None) -> None:
    """A process has ended: its sockets are no longer open. What it has counted stays."""
    if FOLDER in os.environ and pid is not None:
        mark_process_dead(pid)  # type: ignore[no-untyped-call]  # theirs
