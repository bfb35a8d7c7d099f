"""A browser, a built page and a real server for the tests of the page."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from playwright.async_api import Browser, async_playwright

from dracosaur.server.api.settings import load_settings
from dracosaur.server.api.web import page_folder

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with the built page and a store of its own."""
    if page_folder(load_settings({}, {})) is None:
        pytest.fail("the page is not built: run `make page`")
    store = tmp_path_factory.mktemp("site") / "site.db"
    command = [sys.executable, "-m", "dracosaur", "serve", "--port", "0", "--store", f"sqlite:///{store}"]
    environment = {**os.environ, "LC_ALL": "C.UTF-8", "DRACOSAUR_LOG_LEVEL": "error"}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None
        yield address_in(running.stdout)
        running.terminate()
        running.wait(30)


def address_in(output: Iterator[str]) -> str:
    """The address that the server prints when it is ready."""
    for said in output:
        found = re.search(r"http://[\d.:]+", said)
        if found is not None:
            return found.group()
    raise AssertionError("the server ended without a word")


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    """A real Chromium."""
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    if chromium is None or not Path(chromium).exists():
        if os.environ.get("CI"):
            pytest.fail("no Chromium: run `make tools`")
        pytest.skip("needs Chromium: run `make tools`")
    async with async_playwright() as playwright:
        opened = await playwright.chromium.launch(executable_path=chromium, args=[*FLAGS])
        yield opened
        await opened.close()
