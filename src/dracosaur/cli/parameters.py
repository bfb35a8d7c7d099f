"""The parameters that several commands take: games, bots, options, seeds, lists of names."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

import click
import msgspec
from click.shell_completion import CompletionItem

from dracosaur.bots import BOTS
from dracosaur.cli.shell import bad, called
from dracosaur.core.game import AnyGame, BadOption
from dracosaur.core.options import option_help
from dracosaur.core.values import ShortOption
from dracosaur.games import GAMES, load
from dracosaur.text import Words, clean_name

LONGEST_NUMBER: Final = 1000  # digits
GAME_NAMED: Final = "dracosaur.game"  # where a command keeps which game it is about
SHORT_GIVEN: Final = "dracosaur.short"  # and which short options were written

F = TypeVar("F", bound=Callable[..., Any])  # a command, whatever it takes


class GameCommand(click.Command):
    """A command about one game, with the short options that the game declares; its help shows all of them."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Find the game first: its options are known only then, and the other games need not be loaded."""
        ctx.meta[GAME_NAMED] = next((arg for arg in args if arg in GAMES), None)
        return super().parse_args(ctx, args)

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        """The parameters of the command, and those of the game."""
        named = ctx.meta.get(GAME_NAMED)
        shorts = [
            short for game in ([named] if named else GAMES) for short in load(game).short_options.items()
        ]
        return [*super().get_params(ctx), *(_short_parameter(name, short) for name, short in shorts)]


def _short_parameter(name: str, short: ShortOption) -> click.Option:
    def keep(ctx: click.Context, parameter: click.Parameter, value: str | None) -> None:
        if value is not None:
            ctx.meta.setdefault(SHORT_GIVEN, {})[name] = value

    kind = click.Choice(list(short.values))
    return click.Option([f"--{name}"], type=kind, help=short.help, expose_value=False, callback=keep)


class ShortGiven:
    """The short options that somebody wrote on the command line."""

    def __init__(self, game: AnyGame) -> None:
        given: dict[str, str] = click.get_current_context().meta.get(SHORT_GIVEN, {})
        self.given = {name: (game.short_options[name], value) for name, value in given.items()}

    @property
    def flags(self) -> list[str]:
        """As they were written."""
        return [f"--{name}" for name in self.given]

    @property
    def seats(self) -> int | None:
        """The size of the table that they are for; None where they are for any."""
        return next((short.seats for short, _ in self.given.values() if short.seats is not None), None)

    def options(self, words: Words, seats: int) -> tuple[str, ...]:
        """Written out; refused at a table where one has no effect."""
        for name, (short, _) in self.given.items():
            if short.seats not in (None, seats):
                raise bad(words, "cli-error-short_seats", option=f"--{name}", only=short.seats or 0, n=seats)
        return tuple(f"{short.option}={short.values[value]}" for short, value in self.given.values())


class GameName(click.ParamType[str]):
    """The name of a game that can be played."""

    name = "game"

    def convert(self, value: Any, param: click.Parameter | None, context: click.Context | None) -> str:
        """The name itself; any other is refused with the list of those there are."""
        if value in GAMES:
            return str(value)
        self.fail(f"the game {str(value)!r} is unknown; the games are {', '.join(GAMES)}", param, context)

    def shell_complete(
        self, context: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        """The games that begin so."""
        return [CompletionItem(name) for name in GAMES if name.startswith(incomplete)]


class BotNames(click.ParamType[tuple[str, ...]]):
    """Names of bots, separated by commas."""

    name = "bots"

    def convert(
        self, value: Any, param: click.Parameter | None, context: click.Context | None
    ) -> tuple[str, ...]:
        """The names one by one; an unknown one is refused with the list of those there are."""
        if isinstance(value, tuple):
            return value
        names = tuple(name.strip() for name in str(value).split(","))
        for name in names:
            if name not in BOTS:
                self.fail(f"unknown bot {name!r}; the bots are {', '.join(BOTS)}", param, context)
        return names

    def shell_complete(
        self, context: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        """The bots that fit behind the last comma."""
        done, comma, begun = incomplete.rpartition(",")
        return [CompletionItem(f"{done}{comma}{name}") for name in BOTS if name.startswith(begun)]


class Names(click.ParamType[tuple[str, ...]]):
    """Names of players, separated by commas."""

    name = "names"

    def convert(
        self, value: Any, param: click.Parameter | None, context: click.Context | None
    ) -> tuple[str, ...]:
        """The names one by one."""
        if isinstance(value, tuple):
            return value
        names = tuple(clean_name(name) for name in str(value).split(","))
        if not all(names):
            self.fail("a name is empty; write for instance --names Ann,Ben", param, context)
        return names


def game_argument(command: F) -> F:
    """`GAME`, one of those that can be played."""
    return click.argument("name", metavar="GAME", type=GameName())(command)


def option_option(command: F) -> F:
    """`--option NAME=VALUE`, as often as wanted."""
    return click.option(
        "--option",
        "given",
        multiple=True,
        metavar="NAME=VALUE",
        help="Option of the game, for instance board=winter or prairie_capacity=null; see `dracosaur games`.",
    )(command)


def seed_option(default: str | None) -> Callable[[F], F]:
    """`--seed`, a number or any text."""
    return click.option(
        "--seed", metavar="SEED", default=default, help="Number or text; the same seed gives the same games."
    )


def seed_of(text: str) -> int | str:
    """A seed as a number where it is one; thousands of digits are only a text to Python."""
    return int(text) if text.isdecimal() and len(text) <= LONGEST_NUMBER else text


def read_given(words: Words, game: AnyGame, given: Sequence[str], seats: int) -> dict[str, object]:
    """The options of the command line; checked, so that nothing is begun with a wrong one."""
    options: dict[str, object] = {}
    for text in given:
        key, equals, value = text.partition("=")
        if not equals:
            known = ", ".join(option_help(game.option_type))
            raise bad(words, "cli-error-option_form", given=text, known=known)
        options[key.strip()] = _value(value.strip())
    try:
        game.options(options, seats)
    except BadOption as error:
        raise bad(words, "cli-error-option", reason=words.option(error), command=called("games")) from None
    return options


def _value(text: str) -> object:
    """`6`, `true` and `null` as JSON reads them, everything else as a word."""
    try:
        value: object = msgspec.json.decode(text)
    except msgspec.DecodeError:
        return text
    return value if value is None or isinstance(value, int | str) else text


def check_seats(words: Words, game: AnyGame, seats: int) -> None:
    """Refuse a number of players that the game is not for."""
    least, most = game.seat_counts[0], game.seat_counts[-1]
    if not least <= seats <= most:
        raise bad(words, "cli-error-seats", game=words.say("game-title"), least=least, most=most, n=seats)
