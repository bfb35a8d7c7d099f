"""`dracosaur games`: what can be played, and how."""

from __future__ import annotations

import click
import msgspec

from dracosaur.bots import BOTS
from dracosaur.cli.shell import json_option, language_option, print_json, say
from dracosaur.core.game import AnyGame
from dracosaur.core.options import option_help
from dracosaur.games import GAMES, load, presets
from dracosaur.text import Words


@click.command()
@json_option
@language_option
def games(as_json: bool, lang: str) -> None:
    """List the games with their players, options and bots.

    \b
    Examples:
      dracosaur games
      dracosaur games --json
    """
    if as_json:
        print_json({"games": [_document(name, lang) for name in GAMES]})
        return
    for name in GAMES:
        words = Words(lang, name)
        say(f"{words.say('game-title')} ({name})")
        _describe(words, load(name))
        say("")


def _document(name: str, lang: str) -> dict[str, object]:
    words = Words(lang, name)
    game = load(name)
    return {
        "name": name,
        "title": words.say("game-title"),
        "rules": game.rules_version,
        "players": list(game.seat_counts),
        "options": {
            key: {"allowed": allowed, "default": default, "help": words.say(f"option-{key}-help")}
            for key, (allowed, default) in option_help(game.option_type).items()
        },
        "editions": presets(name),
        "bots": list(BOTS),
    }


def _describe(words: Words, game: AnyGame) -> None:
    say(words.say("cli-players", least=game.seat_counts[0], most=game.seat_counts[-1]))
    say(words.say("cli-bots", bots=", ".join(_bot(words, key) for key in BOTS)))
    say(f"{words.say('cli-options')}:")
    for key, (allowed, default) in option_help(game.option_type).items():
        shown = msgspec.json.encode(default).decode()
        say(f"  {key}: {words.say('cli-allowed', values=allowed, default=shown)}")
        say(f"      {words.say(f'option-{key}-help')}")
    if presets(game.name):
        say(words.say("cli-editions", editions=", ".join(presets(game.name))))


def _bot(words: Words, key: str) -> str:
    """The word for the command line, and the name in the language where that is another."""
    name = words.name_of("bot", key)
    return key if name == key else f"{key} ({name})"
