"""Games between bots by several processes."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterable
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from pathlib import Path

import pytest

from dracosaur.arena import simulate, tables
from dracosaur.arena.pool import Pool
from dracosaur.arena.tally import Tally
from dracosaur.games import load
from dracosaur.games.draftosaurus import Draftosaurus
from tests.cli.running import COMMAND, environment

GAME = load("draftosaurus")
BOTS = ["greedy", "random", "greedy"]


@pytest.fixture
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are shared out from the first one on."""
    monkeypatch.setattr(tables, "ALONE_SECONDS", 0.0)


def children(pid: int) -> list[int]:
    """The processes that this one has started."""
    found = []
    for file in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it has ended in the meantime
            parent = int(file.read_text().rpartition(")")[2].split()[1])
            if parent == pid:
                found.append(int(file.parent.name))
    return found


def wait_for(what: Callable[[], bool], seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < end, "it took too long"
        time.sleep(0.05)


@pytest.mark.usefixtures("_at_once")
def test_several_processes_play_the_same_games_as_one() -> None:
    told: list[int] = []
    alone = simulate(GAME, 3, 7, bots=BOTS, seed="x", jobs=1)
    shared = simulate(GAME, 3, 7, bots=BOTS, seed="x", jobs=2, progress=told.append)
    assert (alone.jobs, shared.jobs, sum(told)) == (1, 2, 7)
    for name in ("mean_scores", "score_sd", "wins", "decisions_per_game", "entries_per_game", "statistics"):
        assert getattr(shared, name) == getattr(alone, name)


def test_few_games_are_played_here() -> None:
    assert simulate(GAME, 3, 2, bots=BOTS, jobs=2).jobs == 1


class Variant(Draftosaurus):
    """A game of the same name that no other process knows."""


@pytest.mark.usefixtures("_at_once")
def test_a_game_that_is_not_in_the_list_is_played_here() -> None:
    assert simulate(Variant(), 3, 3, bots=BOTS, jobs=2).jobs == 1


def die(job: tables.Job, numbers: Iterable[int]) -> Tally:
    """Stands for playing, in a process that is killed from outside."""
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError("nobody comes here")


@pytest.mark.usefixtures("_at_once")
def test_a_process_that_dies_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "play_some", die)
    with pytest.raises(BrokenProcessPool, match="terminated abruptly"):
        simulate(GAME, 3, 50, bots=BOTS, jobs=2)


def sleep_or_fail(seconds: float) -> float:
    if seconds == 0:
        raise ValueError("this one fails")
    time.sleep(seconds)
    return seconds


def test_leaving_the_pool_ends_what_is_still_played() -> None:
    """A mistake is told while another process would be at it for ten minutes."""
    with pytest.raises(ValueError, match="this one fails"), Pool(2) as pool:  # noqa: PT012
        pool.submit(sleep_or_fail, 600)
        pool.submit(sleep_or_fail, 0).result()


@pytest.mark.skipif(not hasattr(os, "nice"), reason="processes have no politeness here")
def test_a_nice_pool_gives_way_to_its_first_process() -> None:
    with Pool(1, nice=5) as pool:
        assert pool.submit(os.nice, 0).result() == os.nice(0) + 5


class SlowToShut(Pool):
    """A pool on a machine that does much else: its end takes a while to get about."""

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        time.sleep(0.5)
        super().shutdown(wait, cancel_futures=cancel_futures)


def test_a_pool_that_is_let_go_says_nothing_of_work_that_was_cancelled(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As a server that stops cancels the bots which still wait for their turn."""
    failed: list[object] = []
    monkeypatch.setattr(threading, "excepthook", failed.append)
    pool = SlowToShut(1)
    work = [pool.submit(sleep_or_fail, 600) for _ in range(8)]
    while not work[1].running():  # in the queue of the process; the others wait here
        time.sleep(0.01)
    assert [one.cancel() for one in work][-1]
    pool.let_go()
    with pytest.raises(BrokenProcessPool):
        work[0].result()
    time.sleep(0.1)
    assert failed == []


def test_a_script_without_a_guard_is_not_run_again(tmp_path: Path) -> None:
    """Processes of a pool usually run the script of the first one; ours need nothing of it."""
    script = tmp_path / "script.py"
    script.write_text(SCRIPT, "utf-8")
    done = subprocess.run(
        [sys.executable, str(script)], env=environment(), capture_output=True, text=True, check=False
    )
    assert (done.stdout, done.stderr) == ("2\n", "")


SCRIPT = """
from dracosaur.arena import simulate, tables
from dracosaur.games import load
tables.ALONE_SECONDS = 0
print(simulate(load("draftosaurus"), 2, 2, bots=["greedy", "random"], jobs=2).jobs)
"""


@pytest.mark.skipif(not Path("/proc").exists(), reason="asks Linux about processes")
@pytest.mark.parametrize(("sent", "status"), [(signal.SIGINT, 130), (signal.SIGKILL, -9)])
def test_the_end_of_the_first_process_ends_the_others(sent: signal.Signals, status: int) -> None:
    asked = "simulate gods_love_dinosaurs --bot greedy --games 5000 --jobs 2"
    command = [*COMMAND, *asked.split()]
    with subprocess.Popen(
        command, env=environment(), stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
    ) as running:
        try:
            wait_for(lambda: len(children(running.pid)) == 3)  # the third one keeps book of what they share
            helpers = children(running.pid)
            os.killpg(running.pid, sent)  # as a terminal does for Ctrl-C
            out, err = running.communicate(timeout=60)
        finally:
            running.kill()
    assert running.returncode == status
    assert out == b""
    assert b"Traceback" not in err
    wait_for(lambda: not any(os.path.exists(f"/proc/{pid}") for pid in helpers))
