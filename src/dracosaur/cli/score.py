"""`dracosaur score`: what a physical table is worth."""

from __future__ import annotations

import sys
from typing import Any

import click

from dracosaur.cli.interview import Interview, choose_game, form_of, offer_to_save
from dracosaur.cli.parameters import GameName
from dracosaur.cli.reading import game_named, read_json, shown_name
from dracosaur.cli.sheets import print_sheet, with_rival
from dracosaur.cli.shell import BadInput, bad, json_option, language_option, print_json, say
from dracosaur.core.game import AnyGame
from dracosaur.core.positions import BadPosition, Node, Position, answer
from dracosaur.games import GAMES
from dracosaur.text import Words, with_clean_names


@click.command()
@click.argument("file", type=click.Path(allow_dash=True), required=False)
@click.option("--template", type=GameName(), metavar="GAME", help="Print an empty document to fill in.")
@json_option
@language_option
def score(file: str | None, template: str | None, as_json: bool, lang: str) -> None:
    """Score a position document; FILE is - for standard input. Without FILE, be asked step by step.

    The document names its game and says what stands where; a mistake is answered with its place in the
    document and the number of the rule.

    \b
    Example of a document, table.json:
      {"game": "draftosaurus", "options": {"board": "summer"},
       "players": [{"name": "Ann", "pens": {"forest_of_sameness": ["tyrannosaurus", "tyrannosaurus"],
                                            "river": ["diplodocus"]}},
                   {"name": "Ben", "pens": {"king_of_the_jungle": ["diplodocus"]}}]}

    \b
    Examples:
      dracosaur score table.json
      dracosaur score table.json --lang cs
      cat table.json | dracosaur score - --json
      dracosaur score --template wyrmspan > table.json
      dracosaur score
    """
    words = Words(lang)
    if template is not None:
        if file is not None:
            raise click.UsageError("--template prints a document and reads none: leave out FILE")
        print_json(form_of(template).template())
    elif file is not None:
        _score_file(words, file, as_json)
    elif sys.stdin.isatty() and sys.stderr.isatty():
        _ask(words, as_json)
    else:
        raise click.UsageError("Missing argument 'FILE': name a document, or - for standard input")


def _score_file(words: Words, file: str, as_json: bool) -> None:
    """Score the document of a file."""
    document = read_json(words, file)
    if not isinstance(document, dict):
        raise BadInput(words, words.complaint(Node(document).wrong("error-object")))
    name = document.get("game")
    if not isinstance(name, str):
        raise bad(words, "cli-error-no_game", file=shown_name(words, file), known=", ".join(GAMES))
    game = game_named(words, name)
    words = Words(words.lang, name)
    try:
        position = game.read_position(with_clean_names(document))
    except BadPosition as error:
        raise BadInput(words, words.complaint(error)) from None
    _print(words, game, position, as_json)


def _ask(words: Words, as_json: bool) -> None:
    """Score what is told step by step, and offer to keep it."""
    while True:
        game = choose_game(words)
        interview = Interview(Words(words.lang, game.name), game)
        while (told := interview.ask()) is not None:
            document, position = told
            _print(interview.words, game, position, as_json)
            if offer_to_save(interview.words, document):
                return
            interview.go_back()


def _print(words: Words, game: AnyGame, position: Position[Any], as_json: bool) -> None:
    """The score sheet, and what was assumed."""
    everybody = with_rival(words, position.names, game.rival(position.state))
    position = Position(position.state, everybody, position.assumed)
    result = answer(game.name, position, game.score_sheet(position.state))
    if as_json:
        print_json(result)
        return
    print_sheet(words, result, is_over=not game.to_act(position.state))
    for event in position.assumed:
        say(words.say("cli-assumed", event=words.tell(event, position.names)))
