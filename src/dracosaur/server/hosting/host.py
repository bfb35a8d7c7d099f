"""The host: tables are opened, joined, watched and played here, by people and by programs alike."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from dracosaur.server.hosting.commands import AnyAnswer, AnyCommand, AnyQuery
from dracosaur.server.hosting.frames import ChatLine, Phase, Value
from dracosaur.server.hosting.wishes import Who, Wish


class TableCard(Value, frozen=True, omit_defaults=True):
    """A table in a list."""

    table: str
    game: str
    title: str
    phase: Phase
    seats: int
    players: tuple[str, ...]  # by seat; empty where the seat is free
    your_seat: int | None = None
    waits_for_you: bool = False
    open: bool = False
    rated: bool = False
    clock: str = "none"
    opened: float = 0


class Watcher(Protocol):
    """Who gets the frames of a table; `deliver` must not wait."""

    def deliver(self, frame: bytes) -> None:
        """Take one frame: JSON of `frames.AnyFrame`, which names its table."""
        ...


class Host:
    """Everything that can be asked of a server of games. A refusal is raised as `refusals.Refused`."""

    async def open(self, who: Who, wish: Wish, command: str = "") -> str:
        """A new table with `who` on one of its seats; its id. The same command again gives the same table."""
        raise NotImplementedError

    async def play_now(self, who: Who, wish: Wish, command: str = "") -> str:
        """A table where everybody else is a bot, already begun; its id."""
        raise NotImplementedError

    async def find(self, code: str) -> str:
        """The id of the table with this short code."""
        raise NotImplementedError

    async def join(
        self, who: Who, table: str, seat: int | None = None, code: str = "", salt: str = ""
    ) -> int:
        """Sit down; the seat. Who sits already keeps her seat. The last one to come starts the match."""
        raise NotImplementedError

    async def leave(self, who: Who, table: str) -> None:
        """Stand up; in a running match a bot plays on."""
        raise NotImplementedError

    async def start(self, who: Who, table: str, bot: str = "greedy") -> None:
        """The owner begins without waiting for more people: bots take the free seats."""
        raise NotImplementedError

    async def close(self, who: Who, table: str) -> None:
        """The owner gives up a table that has not begun."""
        raise NotImplementedError

    async def rematch(self, who: Who, table: str) -> str:
        """The table where the people of a finished match play again; the first to ask opens it."""
        raise NotImplementedError

    async def publish(self, who: Who, table: str, public: bool) -> None:
        """The owner lets everybody watch and replay the table, or only those who sit at it."""
        raise NotImplementedError

    async def open_tables(self, game: str = "") -> Sequence[TableCard]:
        """The tables that anybody may join, the newest first."""
        raise NotImplementedError

    async def my_tables(self, who: Who, finished: bool = False) -> Sequence[TableCard]:
        """The tables of a person; those that wait for her first."""
        raise NotImplementedError

    async def waiting(self, who: Who) -> int:
        """How many tables wait for the person."""
        raise NotImplementedError

    # Playing

    async def watch(
        self, who: Who | None, table: str, watcher: Watcher, lang: str = "en", told: int | None = None
    ) -> None:
        """From now on the watcher gets the frames of the table, first those that show it as it is.

        `told` says how far she has listened before; None asks for everything.
        """
        raise NotImplementedError

    def unwatch(self, table: str, watcher: Watcher) -> None:
        """No more frames for the watcher."""
        raise NotImplementedError

    async def command(self, who: Who, table: str, command: AnyCommand) -> AnyAnswer:
        """Carry out a command; when this returns `Applied`, it is kept for good."""
        raise NotImplementedError

    async def query(self, who: Who, table: str, query: AnyQuery) -> Any:
        """`tuple[SaidChoice, ...]` of `Ways`, `SaidForesight`, `Verdict` or `Advice`; or `Stale`, `NotDone`."""
        raise NotImplementedError

    async def frames(self, who: Who | None, table: str, lang: str = "en", told: int = 0) -> Sequence[Any]:
        """The frames that show the table as it is, for a client that asks instead of listening."""
        raise NotImplementedError

    # Talking

    async def say(self, who: Who, table: str, text: str) -> ChatLine:
        """Say something to everybody at the table."""
        raise NotImplementedError

    async def mute(self, who: Who, person: str, muted: bool = True) -> None:
        """Hear no more of what a person says, or hear it again."""
        raise NotImplementedError

    # Running

    async def begin(self) -> None:
        """Serve: bots play, clocks run, news of other processes is heard."""
        raise NotImplementedError

    async def end(self) -> None:
        """Stop what the host does by itself; what is kept stays kept."""
        raise NotImplementedError
