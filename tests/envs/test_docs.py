"""docs/environments.md tells what the code does."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from dracosaur.envs.layouts.__main__ import tables

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "environments.md").read_text(encoding="utf-8")


def test_the_tables_are_those_of_the_code() -> None:
    made = PAGE.split("<!-- printed by python -m dracosaur.envs.layouts -->\n")[1].split("<!-- end -->")[0]
    assert made.strip() == "\n".join(tables()).strip()


def blocks(page: str) -> list[str]:
    return re.findall(r"```python\n(.*?)```", page, flags=re.DOTALL)


@pytest.mark.fast
@pytest.mark.parametrize("number", range(len(blocks(PAGE))))
def test_the_examples_run(number: int) -> None:
    subprocess.run([sys.executable, "-c", blocks(PAGE)[number]], check=True, capture_output=True, timeout=250)
