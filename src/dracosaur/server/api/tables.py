"""Tables: opened, joined, played at and talked at, one request at a time."""

from __future__ import annotations

from typing import Annotated, Any, Final

from msgspec import Meta

from dracosaur.core.values import Value
from dracosaur.play.plan import USUAL_BOT
from dracosaur.server.api.calls import Call
from dracosaur.server.api.routing import Route
from dracosaur.server.hosting import TableCard, Wish
from dracosaur.server.hosting.commands import AnyAnswer, AnyCommand, AnyQuery
from dracosaur.server.hosting.frames import AnyFrame, ChatLine
from dracosaur.server.hosting.talking import LONGEST_CHAT
from dracosaur.server.hosting.wishes import LONGEST_SALT, SeatNumber

Command = Annotated[str, Meta(max_length=40, pattern=r"^[\w.-]*$")]
Told = Annotated[int, Meta(ge=0, le=1_000_000)]


class Opening(Value, frozen=True, forbid_unknown_fields=True):
    """A wish for a table. The same `id` sent again leads to the same table."""

    wish: Wish
    id: Command = ""


class Learning(Value, frozen=True, forbid_unknown_fields=True):
    """A wish to learn. The same `id` sent again leads to the same table."""

    id: Command = ""


class TableId(Value, frozen=True):
    """Which table."""

    table: str


class Seated(Value, frozen=True):
    """Where you sit."""

    table: str
    seat: int


class Joining(Value, frozen=True, forbid_unknown_fields=True):
    """A wish for a seat: any free one, or this one. `salt` is mixed into the chance of the match."""

    seat: SeatNumber | None = None
    code: Annotated[str, Meta(max_length=10)] = ""
    salt: Annotated[str, Meta(max_length=LONGEST_SALT)] = ""


class Starting(Value, frozen=True, forbid_unknown_fields=True):
    """Which bot takes the seats that are free."""

    bot: Annotated[str, Meta(max_length=40)] = USUAL_BOT


class Publishing(Value, frozen=True, forbid_unknown_fields=True):
    """Whether everybody may watch and replay the table."""

    public: bool


class Saying(Value, frozen=True, forbid_unknown_fields=True):
    """Something to say to the table."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]


class TablesWanted(Value, frozen=True):
    """Which of the open tables; empty for all games."""

    game: Annotated[str, Meta(max_length=40)] = ""


class MineWanted(Value, frozen=True):
    """Which of your tables."""

    finished: bool = False


class ToldSoFar(Value, frozen=True):
    """How far you have listened; 0 asks for everything that was told."""

    told: Told = 0


class ChatSoFar(Value, frozen=True):
    """The last line that you have read; 0 for all of them."""

    since: Told = 0


class Muted(Value, frozen=True):
    """A person whom you do not hear."""

    person: str
    name: str


class Waiting(Value, frozen=True):
    """How many tables wait for you."""

    waiting: int


async def list_open_tables(call: Call, query: TablesWanted) -> tuple[TableCard, ...]:
    """List the tables that anybody may join, the newest first."""
    return tuple(await call.host.open_tables(query.game))


async def list_my_tables(call: Call, query: MineWanted) -> tuple[TableCard, ...]:
    """List your tables, those that wait for you first."""
    return tuple(await call.host.my_tables(call.who, query.finished))


async def count_waiting(call: Call) -> Waiting:
    """Count the tables that wait for you."""
    return Waiting(await call.host.waiting(call.who))


async def open_table(call: Call, body: Opening) -> TableId:
    """Open a table with you on one of its seats."""
    return TableId(await call.host.open(call.who, body.wish, body.id))


async def play_now(call: Call, body: Opening) -> TableId:
    """Play at once: a table where everybody else is a bot, already begun."""
    return TableId(await call.host.play_now(call.who, body.wish, body.id))


async def open_lesson(call: Call, game: str, body: Learning) -> TableId:
    """Begin a lesson: a first game against bots, with the same deal for everybody."""
    return TableId(await call.host.open_lesson(call.who, game, body.id))


async def find_table(call: Call, code: str) -> TableId:
    """Find a table by its short code."""
    return TableId(await call.host.find(code))


async def show_table(call: Call, table: str, query: ToldSoFar) -> tuple[AnyFrame, ...]:
    """Show a table as you may see it: the same frames that a socket would bring."""
    return tuple(await call.host.frames(call.maybe, table, call.lang, query.told))


async def join_table(call: Call, table: str, body: Joining) -> Seated:
    """Sit down at a table."""
    return Seated(table, await call.host.join(call.who, table, body.seat, body.code, body.salt))


async def leave_table(call: Call, table: str) -> None:
    """Stand up; in a running match a bot plays on."""
    await call.host.leave(call.who, table)


async def start_table(call: Call, table: str, body: Starting) -> None:
    """Begin without waiting for more people: bots take the free seats. Only the owner may."""
    await call.host.start(call.who, table, body.bot)


async def close_table(call: Call, table: str) -> None:
    """Give up a table that has not begun. Only the owner may."""
    await call.host.close(call.who, table)


async def publish_table(call: Call, table: str, body: Publishing) -> None:
    """Let everybody watch and replay a table, or only those who sit at it. Only the owner may."""
    await call.host.publish(call.who, table, body.public)


async def rematch(call: Call, table: str) -> TableId:
    """Play again with the same people: the table that the first of you to ask has opened."""
    return TableId(await call.host.rematch(call.who, table))


async def command_table(call: Call, table: str, body: AnyCommand) -> AnyAnswer:
    """Answer a question, take back, lay an answer ready.

    `applied` is kept for good. The same `id` again is not carried out again and gets the same answer. `stale`
    brings what you have missed; `illegal` and `refused` say why, and nothing has changed.
    """
    return await call.services.command(call.who, table, body)


async def ask_table(call: Call, table: str, body: AnyQuery) -> Any:
    """Ask what forbids an answer, what it would bring, which ways a choice has, or for a hint."""
    return await call.host.query(call.who, table, body)


async def read_chat(call: Call, table: str, query: ChatSoFar) -> tuple[ChatLine, ...]:
    """Read what was said at a table."""
    return tuple(await call.host.chat(call.maybe, table, query.since))


async def say_at_table(call: Call, table: str, body: Saying) -> ChatLine:
    """Say something to everybody at a table."""
    return await call.services.say(call.who, table, body.text)


async def list_muted(call: Call) -> tuple[Muted, ...]:
    """List the people whom you do not hear."""
    return tuple(Muted(one.id, one.name) for one in await call.host.muted(call.who))


async def mute_person(call: Call, person: str) -> None:
    """Hear no more of what a person says."""
    await call.host.mute(call.who, person, True)


async def unmute_person(call: Call, person: str) -> None:
    """Hear again what a person says."""
    await call.host.mute(call.who, person, False)


ROUTES: Final = (
    Route("GET", "/tables", list_open_tables, "anybody"),
    Route("POST", "/tables", open_table, status=201),
    Route("POST", "/play", play_now, status=201),
    Route("POST", "/games/{game}/lesson", open_lesson, status=201),
    Route("GET", "/codes/{code}", find_table, "anybody"),
    Route("GET", "/me/tables", list_my_tables),
    Route("GET", "/me/waiting", count_waiting),
    Route("GET", "/tables/{table}", show_table, "anybody"),
    Route("DELETE", "/tables/{table}", close_table, status=204),
    Route("POST", "/tables/{table}/seats", join_table),
    Route("DELETE", "/tables/{table}/seats", leave_table, status=204),
    Route("POST", "/tables/{table}/start", start_table, status=204),
    Route("PUT", "/tables/{table}/public", publish_table, status=204),
    Route("POST", "/tables/{table}/rematch", rematch),
    Route("POST", "/tables/{table}/commands", command_table),
    Route("POST", "/tables/{table}/ask", ask_table),
    Route("GET", "/tables/{table}/chat", read_chat, "anybody"),
    Route("POST", "/tables/{table}/chat", say_at_table),
    Route("GET", "/me/muted", list_muted),
    Route("PUT", "/me/muted/{person}", mute_person, status=204),
    Route("DELETE", "/me/muted/{person}", unmute_person, status=204),
)
