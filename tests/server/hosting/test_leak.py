"""The leak test in its short form, and proof that it would notice a leak."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from dracosaur.server.hosting import live, playing
from dracosaur.server.hosting.showing import show_scene
from tests.server import leak


async def test_nothing_hidden_changes_what_is_sent() -> None:
    report = await leak.run(120, "short", every=9)
    assert report.triples >= 120
    assert report.scrambled > 50
    assert report.steps > 20
    assert report.requests > 0


async def test_a_frame_that_knows_the_state_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def telling(fold: Any, *more: Any) -> Any:
        frame = show_scene(fold, *more)
        return msgspec.structs.replace(frame, told=frame.told + sum(fold.table.state.bag[:3]))

    monkeypatch.setattr(live, "show_scene", telling)
    with pytest.raises(leak.Leak, match="what she is shown"):
        await leak.run(40, "planted")


async def test_a_frame_that_counts_steps_in_secret_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """W4.7: how many of the first choices somebody has made is nobody's business."""

    def counting(fold: Any, *more: Any) -> Any:
        return msgspec.structs.replace(show_scene(fold, *more), told=fold.table.revision)

    monkeypatch.setattr(leak, "WEIGHTS", ("wyrmspan",))
    monkeypatch.setattr(live, "show_scene", counting)
    monkeypatch.setattr(playing, "show_scene", counting)
    with pytest.raises(leak.Leak, match="step that nobody sees"):
        await leak.run(60, "planted", every=1)
