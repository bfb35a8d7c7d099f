"""`dracosaur verify`: whether a recorded game is consistent and legal."""

from __future__ import annotations

import click

from dracosaur.cli.reading import read_record, reason_of
from dracosaur.cli.shell import clean, json_option, language_option, print_json, say
from dracosaur.core.game import Illegal, Value
from dracosaur.core.records import BadRecord, final_state
from dracosaur.text import Words


class Verdict(Value, frozen=True):
    """What `dracosaur verify --json` prints."""

    valid: bool
    game: str | None = None
    entries: int | None = None
    finished: bool | None = None
    line: int | None = None  # of the mistake
    rule: str | None = None  # that it breaks
    message: str | None = None


@click.command()
@click.argument("record", type=click.Path(allow_dash=True))
@json_option
@language_option
@click.pass_context
def verify(context: click.Context, record: str, as_json: bool, lang: str) -> None:
    """Check that a recorded game is consistent and legal; RECORD is - for standard input.

    The exit status is 0 for a legal record and 1 for any other; the answer names the line and the rule.

    \b
    Examples:
      dracosaur verify game.jsonl
      dracosaur verify game.jsonl --json
    """
    words = Words(lang)
    try:
        game, played = read_record(words, record)
        words = Words(lang, game.name)
        is_over = not game.to_act(final_state(played, game))
        verdict = Verdict(True, game.name, len(played.entries), is_over)
    except BadRecord as error:
        verdict = _refused(words, error)
    if as_json:
        print_json(verdict)
    elif verdict.valid:
        ended = words.say("cli-verified-over" if verdict.finished else "cli-verified-running")
        say(f"{words.say('cli-verified', entries=verdict.entries or 0)} {ended}")
    else:
        text = words.say("cli-not_verified", line=str(verdict.line), reason=verdict.message or "")
        click.echo(clean(text), err=True)
    context.exit(0 if verdict.valid else 1)


def _refused(words: Words, error: BadRecord) -> Verdict:
    """The verdict on a broken record."""
    illegal = error.__cause__
    rule = (illegal.rule or None) if isinstance(illegal, Illegal) else None
    return Verdict(False, words.game_name, line=error.line, rule=rule, message=reason_of(words, error))
