"""What all tests share."""

from __future__ import annotations

import signal

import pytest

from dracosaur.core.twin import is_available


def pytest_configure() -> None:
    """A job in the background of a script ignores Ctrl-C, and so would all programs that tests start."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests with the mark `fast` are skipped where the extra of that name is not installed."""
    if not is_available():
        for item in items:
            if item.get_closest_marker("fast") is not None:
                item.add_marker(pytest.mark.skip(reason="the extra `fast` is not installed"))
