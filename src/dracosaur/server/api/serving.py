"""A server process: the socket is bound, the store opened, requests served until somebody says stop."""

from __future__ import annotations

import asyncio
import math
import multiprocessing
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.process import BaseProcess
from tempfile import TemporaryDirectory
from typing import Final

import uvicorn

from dracosaur.server.api.app import make_app
from dracosaur.server.api.calls import Services
from dracosaur.server.api.logs import log, set_up_logs
from dracosaur.server.api.metrics import FOLDER, forget_process
from dracosaur.server.api.settings import Settings
from dracosaur.server.store import Store

BACKLOG: Final = 4096
PING_SECONDS: Final = 20.0
PONG_SECONDS: Final = 60.0  # long enough that a server with much to do does not call its clients dead
KEEP_ALIVE: Final = 75  # seconds: longer than proxies keep a connection, so that they end it and not we
STUCK_SECONDS: Final = 60.0  # after which who takes nothing of what was sent is gone
STOPPING: Final = (signal.SIGINT, signal.SIGTERM)
LOOK_SECONDS: Final = 0.5  # between two looks whether a process has died
GRACE_SECONDS: Final = 5.0  # for a process to close its store after its last request


def bind(settings: Settings) -> socket.socket:
    """The socket that all processes share; raises OSError where the address is taken or not ours."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if sys.platform == "linux":  # each connection has it from the socket that it came by
        bound.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, int(STUCK_SECONDS * 1000))
    try:
        bound.bind((settings.host, settings.port))
    except OSError:
        bound.close()
        raise
    bound.listen(BACKLOG)  # who comes before the store is open waits, and is not refused
    bound.set_inheritable(True)
    return bound


def address_of_page(settings: Settings, bound: socket.socket) -> str:
    """What to open in a browser on this machine."""
    host, port = bound.getsockname()[:2]
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}{settings.prefix}/"


def serve(settings: Settings, bound: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until a signal says stop; raises what `Store.open` raises."""
    if settings.processes == 1:
        serve_here(settings, bound, ready)
    else:
        asyncio.run(_try_store(settings))
        ready()
        Flock(settings, bound).watch_over()


def serve_here(settings: Settings, bound: socket.socket, ready: Callable[[], None] | None = None) -> None:
    """Serve in this process."""
    set_up_logs(settings.log_level)
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(_serve(settings, bound, ready))


async def _try_store(settings: Settings) -> None:
    """Complain about a store that cannot be opened before several processes do."""
    await (await Store.open(settings.store_url)).close()


class Flock:
    """Several processes that serve on one socket; one that dies is replaced."""

    def __init__(self, settings: Settings, bound: socket.socket) -> None:
        self._settings = settings
        self._bound = bound
        self._spawning = multiprocessing.get_context("spawn")
        self._is_stopping = threading.Event()

    def watch_over(self) -> None:
        """Until a signal says stop; then all of them end gracefully."""
        for sig in STOPPING:
            signal.signal(sig, lambda *_: self._is_stopping.set())
        with TemporaryDirectory(prefix="dracosaur-metrics-") as folder:
            os.environ[FOLDER] = folder
            self._keep_alive()

    def _keep_alive(self) -> None:
        flock = [self._begin() for _ in range(self._settings.processes)]
        while not self._is_stopping.wait(LOOK_SECONDS):
            for i, process in enumerate(flock):
                if not process.is_alive():
                    forget_process(process.pid)
                    flock[i] = self._begin()
        for process in flock:
            process.terminate()
        for process in flock:
            process.join(self._settings.stop_seconds + GRACE_SECONDS)
            process.kill()

    def _begin(self) -> BaseProcess:
        process = self._spawning.Process(target=_serve_in_flock, args=(self._settings, self._bound))
        process.start()
        return process


def _serve_in_flock(settings: Settings, bound: socket.socket) -> None:
    """Serve in a child; it does not outlive its parent."""
    parent = multiprocessing.parent_process()

    def follow() -> None:
        if parent is not None:
            parent.join()
            os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=follow, daemon=True).start()
    serve_here(settings, bound)


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        import uvloop
    except ImportError:  # there is none for this system
        return None
    return uvloop.new_event_loop


async def _serve(settings: Settings, bound: socket.socket, ready: Callable[[], None] | None) -> None:
    services = await Services.open(settings)
    try:
        server = Server(services, ready)
        log("serving", processes=settings.processes)
        await server.serve([bound])
        log("stopped")
    finally:
        await services.close()


def _config(services: Services) -> uvicorn.Config:
    settings = services.settings
    return uvicorn.Config(
        make_app(services),
        loop="none",
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        ws="websockets-sansio",
        ws_max_size=settings.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PONG_SECONDS,
        timeout_graceful_shutdown=math.ceil(settings.stop_seconds),
        timeout_keep_alive=KEEP_ALIVE,
        backlog=BACKLOG,
    )


class Server(uvicorn.Server):
    """Says when it serves, and lets open sockets and streams end when it is told to stop."""

    def __init__(self, services: Services, ready: Callable[[], None] | None = None) -> None:
        super().__init__(_config(services))
        self._services = services
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen."""
        await super().startup(sockets)
        if self.started and self._ready is not None:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End what is open, then wait for what is being answered."""
        self._services.stop()
        await asyncio.sleep(0)
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """A signal ends the main loop, and does not end the process before the store is closed."""
        before = {sig: signal.signal(sig, self.handle_exit) for sig in STOPPING}
        try:
            yield
        finally:
            for sig, handler in before.items():
                signal.signal(sig, handler)
