"""Nothing that leaves the server tells a secret: `python -m tests.server.leak --triples 100000`.

A triple is a moment of a random game, an observer (a seat, a spectator, a stranger), and everything that is
hidden from her dealt anew. Whatever the server sends her must stay the same, byte by byte: frames, answers,
refusals, what requests return, log lines, and what metrics count. What is hidden comes from the rulebook, by
tests/games/*/secrets.py, which never looks at a view. Beside that, another seat decides in both worlds; where
the observer cannot tell the two from her view, neither may she from the frames.
"""

from __future__ import annotations

import argparse
import asyncio
import copy
import json
import logging
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec

from dracosaur.core.conformance import Contract, draw_options
from dracosaur.core.game import Seat
from dracosaur.core.records import Record
from dracosaur.core.rng import Rng
from dracosaur.core.values import Refusal
from dracosaur.play import Match, Seats
from dracosaur.server.api.app import make_app
from dracosaur.server.api.calls import Services
from dracosaur.server.api.identity import Doorkeeper
from dracosaur.server.api.limits import Limits
from dracosaur.server.api.logs import JsonLines
from dracosaur.server.api.metrics import Metrics
from dracosaur.server.api.settings import load_settings
from dracosaur.server.hosting import ClockRule, Host, Who, Wish
from dracosaur.server.hosting.commands import Act, Advise, AnswerTakeBack, Foresee, Undo, Ways, WhyNot
from dracosaur.server.hosting.deciding import Deed
from dracosaur.server.hosting.fold import Fold, TakeBack
from dracosaur.server.hosting.live import Live
from dracosaur.server.hosting.rows import Premoved
from dracosaur.server.hosting.telling import Telling
from dracosaur.server.store import Store
from dracosaur.text import LANGUAGES
from tests.games.draftosaurus.secrets import CONTRACT as DRAFTOSAURUS
from tests.games.gods_love_dinosaurs.secrets import CONTRACT as GODS_LOVE_DINOSAURS
from tests.games.wyrmspan.secrets import CONTRACT as WYRMSPAN
from tests.server.hosting.guests import Ears, HandClock, InlineThinkers

CONTRACTS = {one.game.name: one for one in (DRAFTOSAURUS, GODS_LOVE_DINOSAURS, WYRMSPAN)}
WEIGHTS = ("draftosaurus", "draftosaurus", "wyrmspan", "wyrmspan", "gods_love_dinosaurs")
ASKED_EVERY = 4  # triples in which the observer also asks and tries what is refused
REQUESTS_EVERY = 20  # triples that also go through the door, which is made of the same answers
DROPPED = Refusal("why-no_action", {"said": "mine"})  # why a premove was
MOST_ASKED = 4  # choices that the observer asks about


class Leak(AssertionError):
    """The observer can tell two worlds apart that differ only in what is hidden from her."""


@dataclass
class Report:
    """What was compared."""

    triples: int = 0
    scrambled: int = 0  # where something was hidden, and is different now
    steps: int = 0  # decisions of others that the observer could not tell apart
    undos: int = 0  # of steps that nobody sees
    requests: int = 0
    bytes: int = 0
    games: Counter[str] = field(default_factory=Counter)
    observers: Counter[str] = field(default_factory=Counter)


@dataclass
class Observer:
    """Somebody with a browser: on a seat, beside the table, or unknown to the server."""

    who: Who | None
    seat: Seat | None
    lang: str
    client: httpx.AsyncClient

    @property
    def kind(self) -> str:
        if self.who is None:
            return "stranger"
        return "spectator" if self.seat is None else "seat"


class Lines(logging.Handler):
    """The lines that the server logs, without the time that something took."""

    def __init__(self) -> None:
        super().__init__()
        self.setFormatter(JsonLines())
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        line = json.loads(self.format(record))
        self.lines.append(json.dumps({key: line[key] for key in line if key not in ("at", "ms")}))


class House:
    """A server with its people, in this process."""

    def __init__(self, services: Services, clock: HandClock) -> None:
        self.services = services
        self.host = services.host
        self.clock = clock
        self.app = make_app(services)
        self.lines = Lines()

    @classmethod
    @asynccontextmanager
    async def open(cls, folder: str) -> AsyncIterator[House]:
        settings = load_settings({"store": f"sqlite:///{folder}/leak.db", "entry_rate": 1e6}, {})
        clock = HandClock()
        async with await Store.open(settings.store_url) as store:
            host = Host(store, clock, InlineThinkers())
            door = Doorkeeper(store, "leak" * 8, settings)
            house = cls(Services(settings, store, host, door, Limits(settings), Metrics()), clock)
            logger = logging.getLogger("dracosaur.server")
            level = logger.level
            logger.addHandler(house.lines)
            logger.setLevel(logging.INFO)
            try:
                yield house
            finally:
                logger.removeHandler(house.lines)
                logger.setLevel(level)
                await host.end()

    def client(self) -> httpx.AsyncClient:
        transport = httpx.ASGITransport(self.app)
        return httpx.AsyncClient(transport=transport, base_url="http://leak/api/v1")

    async def guest(self, name: str) -> tuple[Who, httpx.AsyncClient]:
        client = self.client()
        answer = await client.post("/me", json={"name": name, "lang": "en"})
        answer.raise_for_status()
        return Who(answer.json()["person"], name), client

    def counted(self) -> dict[str, float]:
        """The metrics but for how long things took."""
        found = {}
        for metric in self.services.metrics.registry.collect():
            for sample in metric.samples:
                if "seconds" not in sample.name and not sample.name.endswith("_created"):
                    found[f"{sample.name}{sorted(sample.labels.items())}"] = sample.value
        return found


def fork(fold: Fold) -> Fold:
    """The same table, to be played on apart from the other."""
    other, table = copy.copy(fold), copy.copy(fold.table)
    assert table is not None
    table.record = Record(table.record.header, tuple(table.record.entries))
    table._events, table._before = list(table._events), list(table._before)
    table._numbers, table._undone = Counter(table._numbers), list(table._undone)
    other.table, other.record = table, table.record
    everybody = [Seat(seat) for seat in range(fold.opened.seats)]
    other.match = Match(table, Seats(len(everybody), everybody, {}))
    other.chairs = [copy.copy(chair) for chair in fold.chairs]
    other.premoves, other.log, other.dropped = dict(fold.premoves), list(fold.log), dict(fold.dropped)
    other._lines = dict(fold._lines)
    other.tellings = {seat: Telling(tuple(telling.undos)) for seat, telling in fold.tellings.items()}
    return other


def adorned(fold: Fold, seat: Seat | None, rng: Rng) -> Fold:
    """The table with what everybody may see beside the game, and what only the seat has laid ready."""
    other = fork(fold)
    assert other.table is not None
    if rng.below(2):
        other.take_back = TakeBack(1, Seat(rng.below(fold.opened.seats)), 1, set())
    if seat is not None and seat not in other.to_act and rng.below(2):
        other.premoves[seat] = Premoved(other.table.number(seat), {"type": "mine"})
    if seat is not None and rng.below(2):
        other.dropped[seat] = Premoved(other.table.number(seat), {"type": "mine"}), DROPPED
    return other


def resample(fold: Fold, contract: Contract, seat: Seat | None, rng: Rng) -> Fold:
    """Another table that the seat cannot tell from the given one."""
    other = fork(fold)
    assert other.table is not None
    other.table.state = contract.scramble(other.table.state, seat, rng)
    for one in range(fold.opened.seats):
        if one != seat:
            # How often somebody has decided in secret, and what she has laid ready, nobody else can know.
            other.table._numbers[Seat(one)] += rng.below(3)
            if rng.below(2) and Seat(one) not in other.to_act:
                other.premoves[Seat(one)] = Premoved(other.table.number(Seat(one)), {"type": "secret"})
            else:
                other.premoves.pop(Seat(one), None)
            if rng.below(2):
                other.dropped[Seat(one)] = (
                    Premoved(other.table.number(Seat(one)), {"type": "secret"}),
                    DROPPED,
                )
    other.seq += rng.below(5)
    return other


@dataclass
class Moment:
    """A table of a random game with everybody who looks at it."""

    house: House
    contract: Contract
    table: str
    observers: list[Observer]
    report: Report

    @property
    def live(self) -> Live:
        return self.house.host.tables.get(self.table)

    async def compare(self, observer: Observer, rng: Rng) -> None:
        """One triple: raises Leak where the observer sees a difference."""
        played = self.live.fold
        assert played is not None
        fold = adorned(played, observer.seat, rng)
        other = resample(fold, self.contract, observer.seat, rng)
        assert fold.table is not None
        assert other.table is not None
        report, seed = self.report, rng.below(1 << 30)
        report.triples += 1
        report.scrambled += other.table.state != fold.table.state
        report.games[fold.opened.game] += 1
        report.observers[observer.kind] += 1
        seen = []
        try:
            for world in (fold, other):
                self.live.fold = world
                seen.append(await self.everything(observer, Rng(seed)))
            self.judge(observer, seen, "what she is shown and answered")
            after = [await self.step(observer, fork(world), Rng(seed)) for world in (fold, other)]
        finally:
            self.live.fold = played
        views = [view for view, _ in after]
        if views[0] == views[1] is not None:
            report.steps += 1
            self.judge(observer, [frames for _, frames in after], "what she hears of a decision in secret")

    def judge(self, observer: Observer, seen: list[list[bytes]], what: str) -> None:
        one, two = seen
        self.report.bytes += sum(map(len, one))
        if one != two:
            differing = [f"{a!r}\n{b!r}" for a, b in zip(one, two, strict=False) if a != b]
            text = f"{what}: {self.contract.game.name}, {observer.kind} {observer.seat}"
            raise Leak("\n".join([f"{text}, {len(one)} and {len(two)} parts", *differing[:1]]))

    async def everything(self, observer: Observer, rng: Rng) -> list[bytes]:
        """All that the observer gets in this moment, whatever she asks."""
        host, who, lang = self.house.host, observer.who, observer.lang
        encode = msgspec.json.encode
        got = [encode(frame) for frame in await host.frames(who, self.table, lang)]
        ears = Ears()
        await host.watch(who, self.table, ears, lang)
        host.unwatch(self.table, ears)
        got += ears.raw
        got.append(encode(await host.my_tables(who)) if who is not None else b"")
        got.append((await host.record(who, self.table)).encode())
        if who is not None and self.report.triples % ASKED_EVERY == 0:
            got += [encode(answer) for answer in await self.asked(observer, who, rng)]
        if self.report.triples % REQUESTS_EVERY == 0:
            got += await self.requests(observer, rng)
        return got

    async def asked(self, observer: Observer, who: Who, rng: Rng) -> list[Any]:
        """Answers to queries and to commands that are refused; nothing changes."""
        host, fold = self.house.host, self.live.fold
        assert fold is not None
        assert fold.match is not None
        number = 0 if observer.seat is None else fold.match.task(observer.seat)[0]
        actions = self.actions(rng)
        answers: list[Any] = [
            await host.command(who, self.table, Act("stale", number + 7, actions[0])),
            await host.command(who, self.table, Undo("stale", number + 7)),
            await host.command(who, self.table, AnswerTakeBack("none", 99, True)),
            await host.query(who, self.table, Advise(number + 7)),
        ]
        for action in actions:
            verdict = await host.query(who, self.table, WhyNot(number, action))
            answers.append(verdict)
            if getattr(verdict, "refusal", None) is not None:
                answers.append(await host.command(who, self.table, Act("no", number, action)))
        question = None if observer.seat is None else fold.match.question(observer.seat)
        if question is not None:
            for choice in rng.shuffled(list(question.open))[:MOST_ASKED]:
                if choice.action is None:
                    answers.append(await host.query(who, self.table, Ways(number, choice.spots)))
                else:
                    answers.append(await host.query(who, self.table, Foresee(number, choice.action)))
            answers.append(await host.query(who, self.table, Advise(number)))
        return answers

    def actions(self, rng: Rng) -> list[Any]:
        """Actions that somebody might send: those of the first world's seats, and nonsense."""
        return [*rng.shuffled(self.pool)[:MOST_ASKED], {"type": "nonsense"}, None]

    pool: list[Any] = field(default_factory=list)  # what any seat might do in this moment

    async def requests(self, observer: Observer, rng: Rng) -> list[bytes]:
        """The same through the door, with what it logs and counts."""
        lines, before = self.house.lines.lines, self.house.counted()
        lines.clear()
        bodies = []
        path = f"/tables/{self.table}"
        action = rng.choice(self.pool) if self.pool else None
        for method, address, body in (
            ("GET", path, None),
            ("GET", "/tables", None),
            ("GET", "/me/tables", None),
            ("GET", "/me/waiting", None),
            ("POST", f"{path}/ask", {"type": "why_not", "number": 0, "action": action}),
            ("POST", f"{path}/commands", {"type": "act", "id": "x", "number": 999, "action": action}),
            ("POST", f"{path}/commands", {"type": "act", "id": "x", "number": 0}),
            ("PUT", f"{path}/public", {"public": 7}),
        ):
            answer = await observer.client.request(method, address, json=body)
            bodies.append(f"{answer.status_code} {sorted(answer.headers.items())}".encode() + answer.content)
        after = self.house.counted()
        changed = {key: after[key] - before.get(key, 0.0) for key in after}
        self.report.requests += len(bodies)
        return [*bodies, *(line.encode() for line in lines), repr(sorted(changed.items())).encode()]

    async def step(self, observer: Observer, world: Fold, rng: Rng) -> tuple[Any, list[bytes]]:
        """Another seat decides: what the observer may know afterwards, and the frames that she gets."""
        host, live, ears = self.house.host, self.live, Ears()
        assert world.table is not None
        others = [seat for seat in world.to_act if seat != observer.seat]
        if not others or world.phase != "running":
            return None, []
        live.fold = world
        await host.watch(observer.who, self.table, ears, observer.lang)
        ears.raw.clear()
        seat = rng.choice(others)
        world.premoves = {one: held for one, held in world.premoves.items() if one == observer.seat}
        before = self.known(observer, world)
        deed = Deed(world, host.tables.now(), host.tables.served())
        deed.answer(seat, world.table.number(seat), rng.choice(world.table.legal(seat)))
        host.tables.show(live)
        after = self.known(observer, world)
        if after == before and world.table.can_undo(seat):
            self.report.undos += 1
            deed.undo(seat, world.table.number(seat), None)
            host.tables.show(live)
        host.unwatch(self.table, ears)
        if after == before and ears.raw:
            who = f"{self.contract.game.name}, {observer.kind} {observer.seat}"
            raise Leak(f"what she hears of a step that nobody sees: {who}\n{ears.raw[0]!r}")
        return after, ears.raw

    def known(self, observer: Observer, world: Fold) -> Any:
        """What the observer may know by the rules: she cannot tell two worlds apart where it is equal."""
        assert world.table is not None
        return world.table.view(observer.seat), world.table.told(observer.seat), world.to_act


async def open_table(house: House, contract: Contract, rng: Rng, report: Report) -> Moment:
    """A table of a random kind that has begun, a spectator and a stranger."""
    game = contract.game
    seats = rng.choice([n for n in game.seat_counts if n > 1])
    options = msgspec.to_builtins(draw_options(contract, rng, seats))
    clock = rng.choice((ClockRule(), ClockRule("total", 1_000_000, 5), ClockRule("move", 1_000_000)))
    wish = Wish(game.name, seats, options, open=True, clock=clock)
    people = [await house.guest(name) for name in "ABCDE"[:seats]]
    table = await house.host.open(people[0][0], wish)
    for who, _ in people[1:]:
        await house.host.join(who, table)
    langs = [rng.choice(LANGUAGES) for _ in range(seats + 2)]
    observers = [
        Observer(msgspec.structs.replace(who, lang=langs[seat]), Seat(seat), langs[seat], client)
        for seat, (who, client) in enumerate(people)
    ]
    spectator, client = await house.guest("S")
    observers.append(Observer(msgspec.structs.replace(spectator, lang=langs[-2]), None, langs[-2], client))
    observers.append(Observer(None, None, langs[-1], house.client()))
    live = house.host.tables.get(table)
    async with live.lock:
        await house.host.tables.read(live)
    return Moment(house, contract, table, observers, report)


async def play(moment: Moment, rng: Rng, most: int, every: int) -> None:
    """A random game to its end, with triples at random moments of it."""
    house, report = moment.house, moment.report
    while report.triples < most:
        fold = moment.live.fold
        assert fold is not None
        assert fold.table is not None
        if fold.phase != "running":
            return
        if rng.below(every) == 0:
            moment.pool = [
                msgspec.to_builtins(action) for seat in fold.to_act for action in fold.table.legal(seat)
            ]
            for observer in moment.observers:
                await moment.compare(observer, rng)
        house.clock.time += rng.below(5)
        seat = rng.choice(fold.to_act)
        deed = Deed(fold, house.host.tables.now(), house.host.tables.served())
        deed.answer(seat, fold.table.number(seat), rng.choice(fold.table.legal(seat)))


async def run(triples: int, seed: str = "leak", every: int = 4) -> Report:
    """So many triples; raises Leak at the first difference."""
    report, rng, games = Report(), Rng(seed), 0
    with tempfile.TemporaryDirectory() as folder:
        async with House.open(folder) as house:
            while report.triples < triples:
                contract = CONTRACTS[WEIGHTS[games % len(WEIGHTS)]]
                games += 1
                moment = await open_table(house, contract, rng, report)
                await play(moment, rng, triples, every)
                for observer in moment.observers:
                    await observer.client.aclose()
                house.host.tables.live.pop(moment.table, None)
                print(f"{report.triples:,} triples in {games} games", file=sys.stderr, flush=True)
    return report


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--triples", type=int, default=2_000)
    parser.add_argument("--seed", default="leak")
    given = parser.parse_args()
    start = time.process_time()
    report = asyncio.run(run(given.triples, given.seed))
    print(
        f"{report.triples:,} triples, {report.scrambled:,} with something hidden that changed;"
        f" {report.steps:,} decisions of others, {report.undos:,} undone in secret,"
        f" {report.requests:,} requests,"
        f" {report.bytes / 1e6:,.0f} MB compared: no difference. {time.process_time() - start:,.0f} s of CPU"
    )
    print(f"games: {dict(report.games)}; observers: {dict(report.observers)}")


if __name__ == "__main__":
    main()
