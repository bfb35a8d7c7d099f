"""What a collector may count: requests, sockets, frames, commands. No name, no table, no secret."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from starlette.responses import Response

_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Metrics:
    """The figures of one process."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.requests = Counter(
            "dracosaur_requests", "Requests answered", ("method", "route", "status"), registry=registry
        )
        self.seconds = Histogram(
            "dracosaur_request_seconds", "Time to answer", ("route",), buckets=_SECONDS, registry=registry
        )
        self.sockets = Gauge("dracosaur_sockets", "Open sockets", registry=registry)
        self.streams = Gauge("dracosaur_streams", "Open streams", registry=registry)
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
        return Response(generate_latest(self.registry), media_type=CONTENT_TYPE_LATEST)
