"""A real server with the built page, and a real Chromium to look at it with."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

from playwright.async_api import Browser, async_playwright

from tests.server.driving import NO_LIMITS

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--host-resolver-rules=MAP club.test 127.0.0.1",  # a host of a club, without a certificate
)


class Server:
    """A server with the built page and a store of its own; killed, it can be started again at its address."""

    def __init__(self, folder: Path, *options: str) -> None:
        self.site = ""
        self._folder = folder
        self._options = options
        self._running: subprocess.Popen[str] | None = None

    def __enter__(self) -> Server:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        assert self._running is not None
        self._running.terminate()
        self._end()

    def start(self) -> None:
        """Serve, from now on at the same address."""
        port = self.site.rpartition(":")[2] or "0"
        store = f"sqlite:///{self._folder / 'site.db'}"
        command = [
            sys.executable,
            "-m",
            "dracosaur",
            "serve",
            "--port",
            port,
            "--store",
            store,
            *self._options,
        ]
        environment = {**os.environ, **NO_LIMITS, "LC_ALL": "C.UTF-8", "DRACOSAUR_LOG_LEVEL": "error"}
        self._running = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
        assert self._running.stdout is not None
        self.site = address_in(self._running.stdout)

    def kill(self) -> None:
        """End it as a power cut would."""
        assert self._running is not None
        self._running.kill()
        self._end()

    def _end(self) -> None:
        assert self._running is not None
        assert self._running.stdout is not None
        self._running.wait(30)
        self._running.stdout.close()


def address_in(output: Iterator[str]) -> str:
    """The address that the server prints when it is ready."""
    for said in output:
        found = re.search(r"http://[\d.:]+", said)
        if found is not None:
            return found.group()
    raise AssertionError("the server ended without a word")


def chromium() -> str | None:
    """Where the browser of this machine is; None where there is none."""
    return shutil.which("chromium") or shutil.which("google-chrome")


@asynccontextmanager
async def open_browser(program: str) -> AsyncIterator[Browser]:
    """The browser; each visit is a person of her own in it."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=program, args=[*FLAGS])
        yield browser
        await browser.close()
