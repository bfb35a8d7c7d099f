"""`dracosaur play`: a game in the terminal."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

import click
import msgspec

from dracosaur.bots import BOTS
from dracosaur.cli.parameters import (
    SHORT_GIVEN,
    BotNames,
    GameCommand,
    GameName,
    Names,
    ShortGiven,
    check_seats,
    option_option,
    read_given,
    seed_option,
)
from dracosaur.cli.reading import read_record, unusable
from dracosaur.cli.shell import bad, called, language_option
from dracosaur.core.game import AnyGame, Seat
from dracosaur.core.records import PERSON, BadRecord, Record
from dracosaur.core.starts import carry_over
from dracosaur.core.table import Table
from dracosaur.games import GAMES, load
from dracosaur.play import Seats
from dracosaur.play.plan import USUAL_BOT, USUAL_SEATS
from dracosaur.text import Words


@click.command(cls=GameCommand)
@click.argument("name", metavar="[GAME]", type=GameName(), required=False)
@click.option("--players", type=int, metavar="N", help="People and bots together.")
@click.option("--bots", type=BotNames(), metavar="A,B,…", help="Bots on the last seats; default: apprentice.")
@click.option("--humans", type=click.IntRange(min=0), metavar="N", help="People at this keyboard.")
@click.option(
    "--names", type=Names(), metavar="A,B,…", help="Names of the players, by seat; the rest are numbered."
)
@option_option
@seed_option(None)
@click.option("--resume", type=click.Path(), metavar="FILE", help="Go on with a recorded game.")
@click.option("--record", type=click.Path(), metavar="FILE", help="Where to keep the record of the game.")
@click.option("--overwrite", is_flag=True, help="Replace the file of --record where it exists.")
@language_option
def play(
    name: str | None,
    players: int | None,
    bots: tuple[str, ...] | None,
    humans: int | None,
    names: tuple[str, ...] | None,
    given: tuple[str, ...],
    seed: str | None,
    resume: str | None,
    record: str | None,
    overwrite: bool,
    lang: str,
) -> None:
    """Play in the terminal, against bots or with friends at one keyboard.

    Without a game a start screen asks for everything, and offers the saved games.

    \b
    Examples:
      dracosaur play
      dracosaur play draftosaurus
      dracosaur play draftosaurus --bots greedy,random --option board=winter
      dracosaur play draftosaurus --humans 2 --names Ann,Ben --lang uk
      dracosaur play draftosaurus --record evening.jsonl
      dracosaur play draftosaurus --resume evening.jsonl
      dracosaur play wyrmspan --automa 2
    """
    if name is None and resume is None:
        chosen = {
            "--players": players,
            "--bots": bots,
            "--humans": humans,
            "--names": names,
            "--option": given or None,
            "--seed": seed,
            "--record": record,
        }
        _begin(Words(lang), [key for key, value in chosen.items() if value is not None])
        return
    if name is None:
        name = _game_of(Words(lang), resume or "")
    words = Words(lang, name)
    game = load(name)
    path = None
    short = ShortGiven(game)
    if resume is None:
        seats = seat_count(game, players, bots, humans, short.seats or USUAL_SEATS)
        check_seats(words, game, seats)
        _check_names(words, names, seats)
        options = read_given(words, game, (*given, *short.options(words, seats)), seats)
        people, machines = share_seats(words, seats, bots, humans)
        told = (*names, *[""] * (seats - len(names))) if names else ()
        table = Table.open(game, seats, options, seed, told, _seated(seats, machines))
        for note in game.notes(table.game.options(options, seats), seats):
            click.echo(words.tell(note, names or ()), err=True)
    else:
        fixed = {
            "--players": players,
            "--names": names,
            "--option": given or None,
            "--seed": seed,
        }
        given_too = [key for key, value in fixed.items() if value is not None]
        table, path = _resumed(words, game, resume, [*given_too, *short.flags])
        people, machines = seats_of_record(words, table.record, bots, humans)
    if record is not None:
        path = Path(record)
        if path.is_file() and not (overwrite or record == resume):
            command = called(f"play {name} --resume {shlex.quote(str(path))}")
            raise bad(words, "cli-error-record_exists", file=str(path), command=command)
    if path is not None:
        _check_writable(words, path)
    _check_terminal(words, name)

    from dracosaur import terminal

    terminal.run(game, table, people, machines, lang, path)


def _begin(words: Words, given: list[str]) -> None:
    """The start screen; what was given belongs to a game, and none was named."""
    given += [f"--{name}" for name in click.get_current_context().meta.get(SHORT_GIVEN, {})]
    if given:
        raise bad(words, "cli-error-play_game", given=", ".join(given), known=", ".join(GAMES))
    _check_terminal(words, next(iter(GAMES)))

    from dracosaur import terminal

    terminal.start(words.lang)


def _check_terminal(words: Words, name: str) -> None:
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise bad(words, "cli-error-no_terminal", command=called(f"simulate {name}"))


def _game_of(words: Words, file: str) -> str:
    """The game that a record is of."""
    try:
        return read_record(words, file)[0].name
    except BadRecord as error:
        raise unusable(words, file, error) from None


def seat_count(
    game: AnyGame,
    players: int | None,
    bots: tuple[str, ...] | None,
    humans: int | None,
    usual: int = USUAL_SEATS,
) -> int:
    """How many play: as said, or as many as the people and bots that were named, or as usual."""
    if players is not None:
        return players
    if humans is None and bots is None:
        return min(usual, game.seat_counts[-1])
    if bots is None:
        return max(humans or 0, game.seat_counts[0])
    return len(bots) + (1 if humans is None else humans)


def share_seats(
    words: Words, seats: int, bots: tuple[str, ...] | None, humans: int | None
) -> tuple[tuple[Seat, ...], dict[Seat, str]]:
    """The seats of people, who sit first, and of bots."""
    if bots is None:
        bots = (USUAL_BOT,) * (seats - (1 if humans is None else min(humans, seats)))
    people = seats - len(bots)
    if people < 0 or (humans is not None and humans != people):
        raise bad(words, "cli-error-bots_count", n=len(bots), seats=seats)
    machines = {Seat(people + i): bot for i, bot in enumerate(bots)}
    return tuple(Seat(seat) for seat in range(people)), machines


def _seated(seats: int, machines: dict[Seat, str]) -> tuple[str, ...]:
    """Who sits where, as the header keeps it."""
    return tuple(machines.get(Seat(seat), PERSON) for seat in range(seats))


def seats_of_record(
    words: Words, record: Record, bots: tuple[str, ...] | None, humans: int | None
) -> tuple[tuple[Seat, ...], dict[Seat, str]]:
    """The seats of people and bots as the header keeps them; whoever is named now takes their place."""
    header = record.header
    if bots is not None or humans is not None or not header.players:
        people, machines = share_seats(words, header.seats, bots, humans)
        record.header = msgspec.structs.replace(header, players=_seated(header.seats, machines))
        return people, machines
    for bot in header.players:
        if bot != PERSON and bot not in BOTS:
            raise bad(words, "cli-error-resume_bot", bot=bot, known=", ".join(BOTS))
    seats = Seats.of(header.players)
    return seats.humans, seats.bot_names


def _check_names(words: Words, names: tuple[str, ...] | None, seats: int) -> None:
    if names is None:
        return
    if len(names) > seats:
        raise bad(words, "cli-error-names_count", n=len(names), seats=seats)
    for i, name in enumerate(names):
        if name in names[:i]:
            raise bad(words, "cli-error-same_name", name=name)


def _resumed(words: Words, game: AnyGame, file: str, fixed: list[str]) -> tuple[Table, Path]:
    """The table of a record, where it stopped, and its file: a new one where the record is closed."""
    if fixed:
        raise bad(words, "cli-error-resume_fixed", given=", ".join(fixed))
    try:
        other, record = read_record(words, file)
        if other is not game:
            command = called(f"play {other.name} --resume {shlex.quote(file)}")
            raise bad(
                words, "cli-error-resumed", file=file, other=other.name, game=game.name, command=command
            )
        if record.header.rules_version == game.rules_version:
            return Table.resume(game, record), Path(file)
        table = Table.resume(game, carry_over(record, game))
    except BadRecord as error:
        raise unusable(words, file, error) from None

    from dracosaur.terminal.saves import unused

    path = unused(Path(file))
    versions = {"found": record.header.rules_version, "known": game.rules_version}
    click.echo(words.say("cli-carried_over", file=str(path), **versions), err=True)
    return table, path


def _check_writable(words: Words, path: Path) -> None:
    """Find out before the game, not after it, whether its record can be kept."""
    if path.is_dir():
        raise bad(words, "cli-error-directory", file=str(path))
    is_new = not path.exists()
    try:
        with path.open("a"):
            pass
        if is_new:
            path.unlink()  # no empty record is left behind where no game follows
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise bad(words, "cli-error-unwritable", file=str(path), reason=reason) from None
