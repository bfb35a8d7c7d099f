"""A table as one observer sees it, in frames. Nothing here looks at more than her view."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from dracosaur.core.game import Refusal, Seat
from dracosaur.server.hosting.fold import Fold, Observer
from dracosaur.server.hosting.frames import (
    ClocksFrame,
    Entry,
    LogFrame,
    PlayerFrame,
    PremoveFrame,
    PrivateFrame,
    SceneFrame,
    TableFrame,
    TakeBackFrame,
    ToldFrame,
)
from dracosaur.server.hosting.speaking import Speaker

PRIVATE: Final = "host-private"  # why somebody may not see a table


def show_table(
    fold: Fold, person: str, present: Collection[str], served: int, speaker: Speaker
) -> TableFrame:
    """The table itself; `present` are the people who look at it, `served` is the time of the clocks."""
    opened, seat = fold.opened, fold.seat_of(person)
    is_at_table = seat is not None or person == fold.owner
    record = fold.record
    has_clock = opened.clock.kind != "none"
    return TableFrame(
        fold.id,
        opened.game,
        opened.title,
        fold.phase,
        opened.seats,
        opened.options,
        tuple(_player(fold, n, present, speaker) for n in range(opened.seats)),
        opened.clock,
        fold.commitment,
        salts=() if record is None else record.header.salts,
        key=opened.key if fold.phase == "over" else "",
        you=seat,
        is_owner=person == fold.owner,
        code=fold.code if is_at_table else "",
        open=opened.is_open,
        public=fold.is_public,
        rated=opened.is_rated,
        absence=opened.absence,
        clocks=_clocks(fold, served) if has_clock and fold.phase == "running" else None,
        take_back=_take_back(fold),
        rematch=fold.rematch,
        challenge=opened.challenge,
    )


def _player(fold: Fold, seat: int, present: Collection[str], speaker: Speaker) -> PlayerFrame:
    chair = fold.chairs[seat]
    if chair.is_free:
        return PlayerFrame(seat, "free")
    return PlayerFrame(
        seat,
        "person" if chair.person else "bot",
        speaker.names[seat],
        chair.bot,
        chair.away,
        chair.person in present,
        seat in fold.to_act,
        speaker.short_names[seat],
    )


def _clocks(fold: Fold, served: int) -> ClocksFrame:
    left = tuple(n / 1000 for n in fold.clocks.at(served))
    return ClocksFrame(left, fold.clocks.running)


def _take_back(fold: Fold) -> TakeBackFrame | None:
    ask = fold.take_back
    return None if ask is None else TakeBackFrame(ask.ask, ask.seat, must_agree(fold))


def must_agree(fold: Fold) -> tuple[int, ...]:
    """The seats whose people have not yet agreed to the take-back that somebody asks for."""
    ask = fold.take_back
    people = [seat for seat, chair in enumerate(fold.chairs) if chair.person and not chair.bot]
    return tuple(seat for seat in people if ask is not None and seat != ask.seat and seat not in ask.agreed)


def show_scene(fold: Fold, observer: Observer, speaker: Speaker) -> SceneFrame:
    """The game as the observer knows it."""
    assert fold.match is not None and fold.table is not None, "the match has not begun"  # noqa: PT018
    scene = fold.match.scene(observer)
    held = None if observer is None else fold.premoves.get(observer)
    return SceneFrame(
        fold.id,
        observer,
        fold.told(observer),
        scene.view,
        scene.sheet,
        scene.to_act,
        scene.is_over,
        scene.can_undo,
        observer is not None and can_ask(fold, observer),
        None if scene.question is None else speaker.question(scene.question),
        None if held is None else held.action,
        0 if observer is None else fold.table.number(observer),
    )


def can_ask(fold: Fold, seat: Seat) -> bool:
    """Whether the seat may ask to take back: the match runs, nobody else asks, and there is a decision."""
    assert fold.table is not None, "the match has not begun"
    return fold.phase == "running" and fold.take_back is None and fold.table.number(seat) > 0


def show_told(fold: Fold, observer: Observer, since: int, speaker: Speaker) -> ToldFrame:
    """What happened in the game since the observer has listened last."""
    lines = fold.lines(observer)
    kept = fold.tellings[observer].kept(since, len(lines)) if fold.tellings else 0
    return ToldFrame(fold.id, kept, fold.told(observer), speaker.all(lines[kept:]))


def show_log(fold: Fold, since: int, speaker: Speaker) -> LogFrame:
    """The lines of the table's log from this number on."""
    noted = list(enumerate(fold.log))[since:]
    return LogFrame(fold.id, tuple(Entry(n, line.at / 1000, speaker.say(line.message)) for n, line in noted))


def show_dropped(fold: Fold, observer: Observer, speaker: Speaker) -> PremoveFrame | None:
    """The premove of the observer that was dropped since she has answered last."""
    if observer is None or observer not in fold.dropped:
        return None
    held, refusal = fold.dropped[observer]
    return PremoveFrame(fold.id, held.action, speaker.refuse(refusal))


def show_private(fold: Fold, speaker: Speaker) -> PrivateFrame:
    """The last word to who may no longer see the table."""
    return PrivateFrame(fold.id, speaker.refuse(Refusal(PRIVATE)))
