"""`dracosaur replay`: a recorded game in words."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import click
import msgspec

from dracosaur.cli.reading import read_record, unusable
from dracosaur.cli.sheets import print_sheet, with_rival
from dracosaur.cli.shell import bad, json_option, language_option, print_json, say
from dracosaur.core.game import AnyGame, Event
from dracosaur.core.positions import Answer, Position, answer
from dracosaur.core.records import BadRecord, Record
from dracosaur.core.records import replay as states_of
from dracosaur.play.naming import names_of_record
from dracosaur.text import Words


@click.command()
@click.argument("record", type=click.Path(allow_dash=True))
@click.option("--step", type=int, metavar="N", help="Stop after entry N; 0 is the beginning.")
@click.option("--notation", is_flag=True, help="Print the entries in notation, one line each.")
@json_option
@language_option
def replay(record: str, step: int | None, notation: bool, as_json: bool, lang: str) -> None:
    """Tell a recorded game in words and score it; RECORD is - for standard input.

    \b
    Examples:
      dracosaur replay game.jsonl
      dracosaur replay game.jsonl --step 40 --lang pl
      dracosaur replay game.jsonl --notation
      dracosaur replay game.jsonl --json
    """
    words = Words(lang)
    try:
        game, played = read_record(words, record)
        words = Words(lang, game.name)
        shown = _prefix(words, played, step)
        states = list(states_of(shown, game))
    except BadRecord as error:
        raise unusable(words, record, error) from None
    names = names_of_record(played.header, words)
    everybody = with_rival(words, names, game.rival(states[-1]))
    result = answer(game.name, Position(states[-1], everybody), game.score_sheet(states[-1]))
    steps = _steps(game, shown, states)
    is_over = not game.to_act(states[-1])
    if as_json:
        print_json(_document(words, game, shown, steps, result, names, everybody, is_over=is_over))
    elif notation:
        click.echo(shown.notation(game), nl=False)
    else:
        say(f"{words.say('game-title')}: {', '.join(names)}\n")
        for events in steps:
            for event in events:
                if event.is_for(None):
                    say(words.tell(game.spoken(event, lang), everybody))
        if step is not None:
            after = words.say("cli-after_step", step=len(shown.entries), steps=len(played.entries))
            say(f"\n{after}")
        if not is_over:
            say(f"\n{words.say('cli-unfinished')}")
        print_sheet(words, result, is_over=is_over)


def _prefix(words: Words, record: Record, step: int | None) -> Record:
    """The record up to an entry."""
    steps = len(record.entries)
    if step is None:
        return record
    if not 0 <= step <= steps:
        raise bad(words, "cli-error-step", step=str(step), steps=str(steps))
    return Record(record.header, tuple(record.entries[:step]))


def _steps(game: AnyGame, record: Record, states: list[Any]) -> list[tuple[Event, ...]]:
    """What happened with each entry."""
    return [
        game.events(before, entry.seat, entry.action, after)
        for (before, after), entry in zip(pairwise(states), record.entries, strict=True)
    ]


def _document(
    words: Words,
    game: AnyGame,
    record: Record,
    steps: list[tuple[Event, ...]],
    result: Answer,
    names: tuple[str, ...],
    everybody: tuple[str, ...],
    *,
    is_over: bool,
) -> dict[str, object]:
    entries = [
        {
            "seat": entry.seat,
            "action": msgspec.to_builtins(entry.action),
            "notation": game.format_action(entry.seat, entry.action),
            "events": [
                {**msgspec.to_builtins(event), "text": words.tell(game.spoken(event, words.lang), everybody)}
                for event in events
            ],
        }
        for entry, events in zip(record.entries, steps, strict=True)
    ]
    header = msgspec.to_builtins(record.header)
    return {"header": header, "names": names, "entries": entries, "finished": is_over, "score": result}
