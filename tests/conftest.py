"""What all tests share."""

from __future__ import annotations

import pytest

from dracosaur.core.twin import is_available


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests with the mark `fast` are skipped where the extra of that name is not installed."""
    if not is_available():
        for item in items:
            if item.get_closest_marker("fast") is not None:
                item.add_marker(pytest.mark.skip(reason="the extra `fast` is not installed"))
