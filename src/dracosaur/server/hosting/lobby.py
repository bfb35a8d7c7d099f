"""The lobby: tables are opened, joined, left and begun; lists of them."""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy.exc import IntegrityError

from dracosaur import bots
from dracosaur.core.fair import new_key
from dracosaur.core.game import AnyGame, BadOption, Seat
from dracosaur.core.options import option_values
from dracosaur.core.positions import BadPosition
from dracosaur.core.records import PERSON, Record
from dracosaur.core.table import Table
from dracosaur.core.values import Value
from dracosaur.games import GAMES, load
from dracosaur.play.plan import USUAL_BOT
from dracosaur.server.hosting import rows
from dracosaur.server.hosting.deciding import STAND_IN, Deed
from dracosaur.server.hosting.fold import Fold
from dracosaur.server.hosting.frames import Phase
from dracosaur.server.hosting.live import Tables
from dracosaur.server.hosting.refusals import Refused
from dracosaur.server.hosting.standing import STATUS, holders_of, standing_of
from dracosaur.server.hosting.wishes import DAY, ClockRule, Who, Wish
from dracosaur.server.store import Listing, News, NewsKind, Status, Unavailable, new_code, new_id
from dracosaur.text import clean, clean_name

USUAL_ABSENCE: Final = 3 * DAY  # where no clock runs: nobody blocks a table for longer
MOST_OPEN: Final = 30  # tables of one person that have not begun
MOST_TAKEN_OVER: Final = 1_000  # tables of a guest at which everybody hears of it at once
_PHASES: Final[dict[Status, Phase]] = {status: phase for phase, status in STATUS.items()}  # type: ignore[misc]


class TableCard(Value, frozen=True, omit_defaults=True):
    """A table in a list."""

    table: str
    game: str
    title: str
    phase: Phase
    seats: int
    players: tuple[str, ...]  # by seat, the key of a bot; empty where the seat is free
    your_seat: int | None = None
    waits_for_you: bool = False
    open: bool = False
    rated: bool = False
    clock: str = "none"
    opened: float = 0
    bots: tuple[int, ...] = ()  # the seats that bots hold
    to_act: tuple[int, ...] = ()  # the seats that the table waits for
    challenge: str = ""  # the id of the challenge that is played here
    changed: float = 0  # when something happened last


class Deal(Value, frozen=True):
    """What chance will give at a table: by a new key, or by the one of a challenge."""

    key: bytes
    salts: tuple[str, ...] = ()
    challenge: str = ""


class Lobby:
    """What happens before and between matches."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.store = tables.store

    # Opening

    async def open(self, who: Who, wish: Wish, command: str = "") -> str:
        """A new table with `who` on one of its seats; its id. The same command again gives the same table."""
        return await self._open(who, wish, command)

    async def play_now(self, who: Who, wish: Wish, command: str = "") -> str:
        """A table where everybody else is a bot, already begun; its id."""
        seat = wish.seat or 0
        everybody = range(wish.seats if wish.start is None else _game(wish).seat_counts[-1])
        others = {n: wish.bots.get(n, USUAL_BOT) for n in everybody if n != seat}
        alone = msgspec.structs.replace(wish, bots=others, seat=seat, open=False)
        return await self._open(who, alone, command)

    async def _open(self, who: Who, wish: Wish, command: str, deal: Deal | None = None) -> str:
        id = await self._secret_id(f"{who.person}:{command}") if command else new_id()
        if not command or await self.store.tables.get(id) is None:
            await self._create(id, who, wish, command, deal)
        return id

    async def _secret_id(self, of: str) -> str:
        """Always the same id for the same thing, which nobody else can guess."""
        secret = await self.store.secrets.get("tables")
        return hmac.digest(secret, of.encode(), "sha256").hex()[:16]

    async def _create(
        self, id: str, who: Who, wish: Wish, command: str = "", deal: Deal | None = None
    ) -> None:
        opened = read_wish(who, wish, deal or Deal(new_key()))
        deed = Deed(Fold(id), self.tables.now(), self.tables.served())
        deed.add(opened)
        seat = wish.seat if wish.seat is not None else free_seat(deed.fold)
        if seat not in range(opened.seats) or not deed.fold.chairs[seat].is_free:
            raise Refused("conflict", "host-seat_taken")
        deed.add(rows.Seated(seat, who.person, clean_name(who.name), clean(wish.salt)), seat, command or None)
        maybe_start(deed)
        if deed.fold.phase == "gathering":
            waiting = await self.store.tables.of_person(who.person, (Status.OPEN,), MOST_OPEN)
            if len(waiting) >= MOST_OPEN:
                raise Refused("too_many", "host-too_many_tables", most=MOST_OPEN)
        listing = Listing(
            id,
            new_code(),
            opened.game,
            opened.seats,
            who.person,
            opened.title,
            opened.is_open,
            opened.is_public,
            opened.is_rated,
            opened.clock.kind,
            msgspec.json.encode(opened.options),
            b"{}",
            deed.now,
            opened.challenge or None,
        )
        standing = standing_of(deed.fold, deed.served)
        try:
            await self.store.tables.create(listing, deed.rows, standing, holders_of(deed.fold))
        except IntegrityError:  # somebody was faster with the same id
            if await self.store.tables.get(id) is None:
                raise
        except Unavailable:
            raise Refused("unavailable", "host-unavailable") from None
        await self.wake(id)

    async def wake(self, id: str) -> None:
        """Something at the table may be for the server to do."""

    # Coming and going

    async def find(self, code: str) -> str:
        """The id of the table with this short code."""
        found = await self.store.tables.by_code(code)
        if found is None:
            raise Refused("not_found", "host-no_code")
        return found.id

    async def join(
        self, who: Who, table: str, seat: int | None = None, code: str = "", salt: str = ""
    ) -> int:
        """Sit down; the seat. Who sits already keeps her seat. The last one to come starts the match."""

        def plan(deed: Deed) -> int:
            fold = deed.fold
            sits = fold.seat_of(who.person)
            if sits is not None:
                return sits
            if fold.phase != "gathering":
                raise Refused("conflict", f"host-no_joining-{fold.phase}")
            if not fold.opened.is_open and code.strip().upper() != fold.code:
                raise Refused("not_allowed", "host-invited_only")
            wanted = free_seat(fold) if seat is None else seat
            if wanted not in range(len(fold.chairs)) or not fold.chairs[wanted].is_free:
                raise Refused("conflict", "host-seat_taken")
            deed.add(rows.Seated(wanted, who.person, clean_name(who.name), clean(salt)), wanted)
            maybe_start(deed)
            return wanted

        sits = await self.tables.change(self.tables.get(table), plan)
        await self.wake(table)
        return sits

    async def leave(self, who: Who, table: str) -> None:
        """Stand up; in a running match a bot plays on."""

        def plan(deed: Deed) -> None:
            fold = deed.fold
            seat = sitting(fold, who)
            if fold.phase == "gathering":
                deed.add(rows.Left(seat), seat)
                if not any(chair.person for chair in fold.chairs):
                    deed.add(rows.Closed())
            elif fold.phase == "running" and fold.chairs[seat].away != "left":
                deed.add(rows.Replaced(seat, fold.chairs[seat].bot or STAND_IN, "left"), seat)
                deed.maybe_take_back()

        await self.tables.change(self.tables.get(table), plan)
        await self.wake(table)

    async def take_over(self, guest: Who, account: str) -> None:
        """What the guest has played belongs to the account; where both sit, a bot plays on for the guest."""
        tables = await self.store.tables.of_person(guest.person, most=MOST_TAKEN_OVER)
        for table in tables:
            if any(holder.person_id == account for holder in table.holders):
                await self.leave(guest, table.id)
        await self.store.people.take_over(guest.person, account)
        for table in tables:
            await self.store.news.publish(News(NewsKind.TABLE, table.id))

    async def start(self, who: Who, table: str, bot: str = USUAL_BOT) -> None:
        """The owner begins without waiting for more people: bots take the free seats."""
        if bot not in bots.BOTS:
            raise Refused("bad_option", "host-no_bot", bot=bot, known=", ".join(bots.BOTS))

        def plan(deed: Deed) -> None:
            must_own(deed.fold, who)
            if deed.fold.phase != "gathering":
                raise Refused("conflict", f"host-no_joining-{deed.fold.phase}")
            start(deed, bot)

        await self.tables.change(self.tables.get(table), plan)
        await self.wake(table)

    async def close(self, who: Who, table: str) -> None:
        """The owner gives up a table that has not begun."""

        def plan(deed: Deed) -> None:
            must_own(deed.fold, who)
            if deed.fold.phase != "gathering":
                raise Refused("conflict", f"host-no_joining-{deed.fold.phase}")
            deed.add(rows.Closed())

        await self.tables.change(self.tables.get(table), plan)

    async def publish(self, who: Who, table: str, public: bool) -> None:
        """The owner lets everybody watch and replay the table, or only those who sit at it."""

        def plan(deed: Deed) -> None:
            must_own(deed.fold, who)
            if deed.fold.opened.challenge:
                raise Refused("not_allowed", "host-private_challenge")
            if deed.fold.is_public != public:
                deed.add(rows.Published(public))

        await self.tables.change(self.tables.get(table), plan)
        await self.store.tables.change(table, is_public=public)

    async def rematch(self, who: Who, table: str) -> str:
        """The table where the people of a finished match play again; the first to ask opens it."""
        live = self.tables.get(table)
        async with live.lock:
            fold = await self.tables.read(live)
            seat = sitting(fold, who)
            if fold.phase != "over" or fold.opened.challenge:
                raise Refused("conflict", "host-not_over")
            wish = again(fold, seat)
        # The same id for whoever asks, so that two who ask at once meet at one table.
        id = await self._secret_id(f"rematch:{table}")
        if await self.store.tables.get(id) is None:
            await self._create(id, who, wish)

        def plan(deed: Deed) -> None:
            if not deed.fold.rematch:
                deed.add(rows.Rematched(id))

        await self.tables.change(live, plan)
        found = await self.store.tables.get(id)
        await self.join(who, id, seat, "" if found is None else found.code)
        return id

    # Lists

    async def open_tables(self, game: str = "") -> Sequence[TableCard]:
        """The tables that anybody may join, the newest first."""
        return await self._cards(await self.store.tables.open_ones(game or None), "")

    async def my_tables(self, who: Who, finished: bool = False) -> Sequence[TableCard]:
        """The tables of a person; those that wait for her first."""
        wanted = (Status.OVER,) if finished else (Status.OPEN, Status.RUNNING)
        cards = await self._cards(await self.store.tables.of_person(who.person, wanted), who.person)
        return sorted(cards, key=lambda card: not card.waits_for_you)

    async def waiting(self, who: Who) -> int:
        """How many tables wait for the person."""
        return len(await self.store.tables.waiting_for(who.person))

    async def _cards(self, listings: Sequence[Listing], person: str) -> list[TableCard]:
        ids = {holder.person_id for one in listings for holder in one.holders if holder.person_id}
        people = await self.store.people.many(sorted(ids))
        names = {id: found.name for id, found in people.items()}
        return [_card(one, names, person) for one in listings]


def _card(listing: Listing, names: dict[str, str], person: str) -> TableCard:
    players = [""] * listing.seats
    your_seat = None
    for holder in listing.holders:
        players[holder.seat] = names.get(holder.person_id or "", holder.bot or "")
        if person and holder.person_id == person:
            your_seat = holder.seat
    return TableCard(
        listing.id,
        listing.game,
        listing.title,
        _PHASES[listing.status],
        listing.seats,
        tuple(players),
        your_seat,
        your_seat in listing.to_act,
        listing.is_listed,
        listing.is_rated,
        listing.pace,
        listing.created_at / 1000,
        tuple(holder.seat for holder in listing.holders if holder.bot and not holder.person_id),
        listing.to_act,
        listing.challenge_id or "",
        listing.changed_at / 1000,
    )


def _game(wish: Wish) -> AnyGame:
    if wish.game not in GAMES:
        raise Refused("bad_option", "host-no_game", game=wish.game, known=", ".join(GAMES))
    return load(wish.game)


def read_wish(who: Who, wish: Wish, deal: Deal) -> rows.Opened:
    """The wish as a table keeps it; refused where the game does not know such a table."""
    game = _game(wish)
    seats, given = wish.seats, wish.options
    try:
        if wish.start is not None:
            state = game.read_position(wish.start).state
            if not game.to_act(state):
                raise Refused("bad_position", "host-start_over")
            seats, given = game.seats_of(state), option_values(game.options_of(state))
        least, most = game.seat_counts[0], game.seat_counts[-1]
        if seats not in game.seat_counts:
            raise Refused("bad_option", "record-seats", least=least, most=most, n=seats)
        options = option_values(game.options(given, seats))
    except BadOption as bad:
        raise Refused("bad_option", bad.key, bad.rule, **bad.values) from None
    except BadPosition as bad:
        raise Refused("bad_position", bad.key, bad.rule, **bad.values) from None
    chosen = {seat: bot for seat, bot in wish.bots.items() if seat < seats}
    for bot in chosen.values():
        if bot not in bots.BOTS:
            raise Refused("bad_option", "host-no_bot", bot=bot, known=", ".join(bots.BOTS))
    if wish.clock.kind != "none" and wish.clock.seconds == 0:
        raise Refused("bad_option", "host-no_clock")
    if wish.rated and (chosen or seats < 2 or wish.start is not None):
        raise Refused("bad_option", "host-not_rated")
    absence = wish.absence
    if absence is None and wish.clock == ClockRule():
        absence = USUAL_ABSENCE
    return rows.Opened(
        game.name,
        seats,
        options,
        clean_name(wish.title),
        who.person,
        deal.key.hex(),
        wish.clock,
        wish.open,
        wish.public and not deal.challenge,
        wish.rated,
        absence,
        chosen,
        wish.start,
        deal.challenge,
        deal.salts,
    )


def again(fold: Fold, seat: int) -> Wish:
    """A wish for the same table once more."""
    opened = fold.opened
    return Wish(
        opened.game,
        opened.seats,
        opened.options,
        {n: chair.bot for n, chair in enumerate(fold.chairs) if not chair.person},
        opened.title,
        public=fold.is_public,
        rated=opened.is_rated,
        clock=opened.clock,
        absence=opened.absence,
        seat=seat,
    )


def free_seat(fold: Fold) -> int:
    """The first seat that nobody has; -1 where there is none."""
    return next((seat for seat, chair in enumerate(fold.chairs) if chair.is_free), -1)


def sitting(fold: Fold, who: Who) -> Seat:
    """The seat of the person; refused where she has none."""
    seat = fold.seat_of(who.person)
    if seat is None:
        raise Refused("not_allowed", "host-no_seat")
    return seat


def must_own(fold: Fold, who: Who) -> None:
    """Refused to everybody but the owner."""
    if fold.owner != who.person:
        raise Refused("not_allowed", "host-not_owner")


def maybe_start(deed: Deed) -> None:
    """The match begins when nobody is missing."""
    if free_seat(deed.fold) < 0:
        start(deed)


def start(deed: Deed, bot: str = "") -> None:
    """The match begins; where a seat is free, the bot has it."""
    fold = deed.fold
    fold_players = tuple(PERSON if chair.person else chair.bot or bot for chair in fold.chairs)
    names = tuple(chair.name for chair in fold.chairs)
    said = tuple(chair.salt for chair in fold.chairs if chair.salt)
    salts = fold.opened.salts if fold.opened.challenge else said
    begun = rows.Started(fold.game.rules_version, fold_players, names, salts, ())
    table = Table(fold.game, Record(fold.header(begun)))
    entries = tuple((entry.seat, entry.action) for entry in table.record.entries)
    deed.add(msgspec.structs.replace(begun, entries=entries))
