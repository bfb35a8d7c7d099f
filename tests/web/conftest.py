"""A browser, a built page and a real server for the tests of the page."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser

from dracosaur.server.api.settings import load_settings
from dracosaur.server.api.web import page_folder
from tests.web.serving import Server, chromium, open_browser


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All tests of the page share one loop, so that they can share one browser."""
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with the built page."""
    if page_folder(load_settings({}, {})) is None:
        pytest.fail("the page is not built: run `make page`")
    with Server(tmp_path_factory.mktemp("site")) as server:
        yield server.site


@pytest_asyncio.fixture(loop_scope="session", scope="session")
async def browser() -> AsyncIterator[Browser]:
    """A real Chromium."""
    program = chromium()
    if program is None:
        if os.environ.get("CI"):
            pytest.fail("no Chromium: run `make tools`")
        pytest.skip("needs Chromium: run `make tools`")
    async with open_browser(program) as opened:
        yield opened
