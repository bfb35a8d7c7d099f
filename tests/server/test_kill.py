"""The short form of `make kill`: nothing acknowledged is lost, nothing is carried out twice."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.postgres import MISSING, is_ci, programs


@pytest.mark.parametrize(("store", "kills"), [("sqlite", 2), ("postgres", 1)])
def test_a_killed_server_has_kept_what_it_acknowledged(store: str, kills: int) -> None:
    if store == "postgres" and programs() is None:
        pytest.fail(MISSING) if is_ci() else pytest.skip(MISSING)
    how = f"--kills {kills} --commands 40 --tables 3 --resend 5 --cut".split()
    command = [sys.executable, "-m", "tests.server.kill", "--store", store, *how]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"{kills} kills" in done.stdout
    assert "\n0 faults" in done.stdout
