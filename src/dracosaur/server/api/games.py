"""The games: what can be played, what is printed, what a table at home scores."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final

from msgspec import Meta

from dracosaur.bots import BOTS
from dracosaur.core.game import AnyGame, BadOption
from dracosaur.core.options import option_choices, option_help, option_values
from dracosaur.core.positions import BadPosition, Position, ScoreLine, answer
from dracosaur.core.values import Value
from dracosaur.games import GAMES, load, presets
from dracosaur.play.naming import name_of_value
from dracosaur.server.api.calls import Call
from dracosaur.server.api.errors import Declined
from dracosaur.server.api.routing import Route
from dracosaur.server.hosting.frames import Said, SaidRefusal
from dracosaur.text import Words, with_clean_names

MOST_DOCUMENTS: Final = 40  # of one request
_AT_ONCE: Final = asyncio.Semaphore(2)  # documents that are scored at the same time, each in a thread


class Named(Value, frozen=True):
    """A thing by its key, and its name in the language of whoever asks."""

    key: str
    name: str


class OptionValue(Value, frozen=True):
    """One value of an option, and what it is called."""

    value: str | int | bool | None
    name: str


class OptionInfo(Value, frozen=True):
    """An option of a game."""

    key: str
    name: str
    help: str
    default: Any  # as JSON writes it
    allowed: str  # what may be written, for an option with endless values
    values: tuple[OptionValue, ...] = ()  # the usual one first; empty where there are too many to list


class Preset(Value, frozen=True):
    """Options of a printed edition; `{"edition": key}` among the options chooses it."""

    key: str
    name: str
    options: dict[str, Any]


class GameInfo(Value, frozen=True):
    """A game that can be played here."""

    name: str
    title: str
    tagline: str
    rules_version: int
    seats: tuple[int, ...]
    options: tuple[OptionInfo, ...]
    presets: tuple[Preset, ...]
    bots: tuple[Named, ...]


class OptionsAsked(Value, frozen=True, forbid_unknown_fields=True):
    """Options that somebody thinks about."""

    seats: Annotated[int, Meta(ge=1, le=5)] = 2
    options: dict[str, Any] = {}  # noqa: RUF012  # msgspec copies it


class OptionsRead(Value, frozen=True):
    """The options in full, what the players should know of them, and which change nothing at this table."""

    options: dict[str, Any]
    notes: tuple[Said, ...] = ()
    idle: tuple[str, ...] = ()


class ScoredLine(Value, frozen=True):
    """One line of a score sheet, with its name."""

    key: str
    name: str
    points: int
    count: int
    rule: str


class ScoredPlayer(Value, frozen=True):
    """The score of one player, line by line."""

    name: str
    total: int
    lines: tuple[ScoredLine, ...]


class Scored(Value, frozen=True):
    """The score sheet of a position document."""

    game: str
    players: tuple[ScoredPlayer, ...]
    winners: tuple[str, ...]
    is_over: bool
    tie_break: dict[str, Any] | None = None
    assumed: tuple[Said, ...] = ()  # where the document leaves something open


class Documents(Value, frozen=True, forbid_unknown_fields=True):
    """Position documents, for instance with the next piece in every place where it could stand."""

    documents: Annotated[tuple[dict[str, Any], ...], Meta(max_length=MOST_DOCUMENTS)]


class ScoreTry(Value, frozen=True, omit_defaults=True):
    """What came of one document: its score sheet, or why it is not a possible position."""

    scored: Scored | None = None
    refusal: SaidRefusal | None = None


class Unscored(Declined):
    """The document is not a possible position."""

    def __init__(self, error: BadPosition, words: Words) -> None:
        super().__init__("bad_position", text=words.complaint(error), rule=error.rule)
        self.reason = SaidRefusal(error.key, dict(error.values), words.mistake(error), error.rule)


async def list_games(call: Call) -> tuple[GameInfo, ...]:
    """List the games with their options, presets and bots."""
    return tuple([describe(await game_named(name), call.lang) for name in GAMES])


async def get_game(call: Call, game: str) -> GameInfo:
    """Describe one game with its options, presets and bots."""
    return describe(await game_named(game), call.lang)


async def check_options(call: Call, game: str, body: OptionsAsked) -> OptionsRead:
    """Check options before a table is opened with them; the answer has all of them."""
    found = await game_named(game)
    options = read_options(found, body, call.lang)
    words = Words(call.lang, game)
    notes = found.notes(options, body.seats)
    said = tuple(Said(note.key, note.values, words.tell(found.spoken(note, call.lang))) for note in notes)
    return OptionsRead(option_values(options), said, found.idle(options, body.seats))


async def get_printed(call: Call, game: str, body: OptionsAsked) -> Any:
    """Tell what is printed on boards, tiles and cards of a table with these options: drawn once by a page."""
    found = await game_named(game)
    return found.printed(read_options(found, body, call.lang))


async def score_position(call: Call, body: dict[str, Any]) -> Scored:
    """Score a position document of any of the three games: a table at home, or a position of a match."""
    name = body.get("game")
    if not isinstance(name, str) or name not in GAMES:
        raise Declined("bad_position", text=Words(call.lang).say("api-no_game", known=", ".join(GAMES)))
    game = await game_named(name)
    async with _AT_ONCE:
        return await asyncio.to_thread(score_of, game, body, call.lang)


async def score_each(call: Call, body: Documents) -> tuple[ScoreTry, ...]:
    """Score several position documents; those that cannot be are answered by the reason."""
    return tuple([await _try(call, document) for document in body.documents])


async def _try(call: Call, document: dict[str, Any]) -> ScoreTry:
    try:
        return ScoreTry(scored=await score_position(call, document))
    except Unscored as unscored:
        return ScoreTry(refusal=unscored.reason)


def score_of(game: AnyGame, document: dict[str, Any], lang: str) -> Scored:
    """The score sheet of a document, in words; raises Unscored where it cannot be."""
    words = Words(lang, game.name)
    try:
        position = game.read_position(with_clean_names(document))
    except BadPosition as error:
        raise Unscored(error, words) from None
    rival = game.rival(position.state)
    names = position.names if rival is None else (*position.names, words.say(rival))
    scored = answer(game.name, Position(position.state, names), game.score_sheet(position.state))
    return Scored(
        game.name,
        tuple(
            ScoredPlayer(player.name, player.total, tuple(_line(words, line) for line in player.lines))
            for player in scored.players
        ),
        scored.winners,
        not game.to_act(position.state),
        scored.tie_break,
        tuple(
            Said(event.key, event.values, words.tell(game.spoken(event, lang), position.names))
            for event in position.assumed
        ),
    )


def _line(words: Words, line: ScoreLine) -> ScoredLine:
    return ScoredLine(line.key, words.name_of("line", line.key), line.points, line.count, line.rule)


async def game_named(name: str) -> AnyGame:
    """The game; the first request for it loads it, in a thread. Declines a name that there is not."""
    if name not in GAMES:
        raise Declined("not_found")
    return await asyncio.to_thread(load, name)


def read_options(game: AnyGame, asked: OptionsAsked, lang: str) -> Any:  # the game's Options
    """The options, checked; declines wrong ones with what is allowed."""
    if asked.seats not in game.seat_counts:
        least, most = game.seat_counts[0], game.seat_counts[-1]
        said = Words(lang).say("record-seats", least=least, most=most, n=asked.seats)
        raise Declined("bad_option", text=said)
    try:
        return game.options(asked.options, asked.seats)
    except BadOption as error:
        text = Words(lang, game.name).option(error)
        raise Declined("bad_option", text=text, rule=error.rule) from None


def describe(game: AnyGame, lang: str) -> GameInfo:
    """The game in the words of a language."""
    words = Words(lang, game.name)
    choices = option_choices(game.option_type)
    return GameInfo(
        game.name,
        words.say("game-title"),
        words.say("game-tagline"),
        game.rules_version,
        tuple(game.seat_counts),
        tuple(
            OptionInfo(
                key,
                words.say(f"option-{key}"),
                words.say(f"option-{key}-help"),
                default,
                allowed,
                tuple(
                    OptionValue(value, name_of_value(words, key, value, choices[key]))
                    for value in choices.get(key, ())
                    if value is None or isinstance(value, str | int)
                ),
            )
            for key, (allowed, default) in option_help(game.option_type).items()
        ),
        tuple(
            Preset(key, words.name_of("edition", key), dict(options))
            for key, options in presets(game.name).items()
        ),
        tuple(Named(key, words.name_of("bot", key)) for key in BOTS),
    )


ROUTES: Final = (
    Route("GET", "/games", list_games, "anybody"),
    Route("GET", "/games/{game}", get_game, "anybody"),
    Route("POST", "/games/{game}/options", check_options, "anybody"),
    Route("POST", "/games/{game}/printed", get_printed, "anybody"),
    Route("POST", "/score", score_position, "anybody"),
    Route("POST", "/score/each", score_each, "anybody"),
)
