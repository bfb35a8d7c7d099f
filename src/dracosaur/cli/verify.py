"""`dracosaur verify`: whether a recorded game is consistent and legal."""

from __future__ import annotations

import click

from dracosaur.cli.reading import read_record, reason_of
from dracosaur.cli.shell import json_option, language_option, print_json, say
from dracosaur.core.game import Illegal, Value
from dracosaur.core.records import BadRecord, check_fair, final_state
from dracosaur.text import Words, clean


class Verdict(Value, frozen=True):
    """What `dracosaur verify --json` prints."""

    valid: bool
    game: str | None = None
    entries: int | None = None
    finished: bool | None = None
    fair: bool | None = None  # whether chance follows from the key; None where the record reveals none
    line: int | None = None  # of the mistake
    rule: str | None = None  # that it breaks
    message: str | None = None


@click.command()
@click.argument("record", type=click.Path(allow_dash=True))
@click.option("--fair", is_flag=True, help="Refuse a record that does not reveal the key of its chance.")
@json_option
@language_option
@click.pass_context
def verify(context: click.Context, record: str, fair: bool, as_json: bool, lang: str) -> None:
    """Check that a recorded game is consistent and legal; RECORD is - for standard input.

    Where the record reveals the key of its chance, every roll, deal and draw is computed again. The exit
    status is 0 for a legal record and 1 for any other; the answer names the line and the rule.

    \b
    Examples:
      dracosaur verify game.jsonl
      dracosaur verify game.jsonl --fair
      dracosaur verify game.jsonl --json
    """
    words = Words(lang)
    try:
        game, played = read_record(words, record)
        words = Words(lang, game.name)
        has_key = bool(played.header.key)
        state = check_fair(played, game) if fair or has_key else final_state(played, game)
        is_over = not game.to_act(state)
        verdict = Verdict(True, game.name, len(played.entries), is_over, has_key or None)
    except BadRecord as error:
        verdict = _refused(words, error)
    if as_json:
        print_json(verdict)
    elif verdict.valid:
        ended = words.say("cli-verified-over" if verdict.finished else "cli-verified-running")
        chance = words.say("cli-verified-fair" if verdict.fair else "cli-verified-no_key")
        say(f"{words.say('cli-verified', entries=verdict.entries or 0)} {ended} {chance}")
    else:
        text = words.say("cli-not_verified", line=str(verdict.line), reason=verdict.message or "")
        click.echo(clean(text), err=True)
    context.exit(0 if verdict.valid else 1)


def _refused(words: Words, error: BadRecord) -> Verdict:
    """The verdict on a broken record."""
    illegal = error.__cause__
    rule = (illegal.rule or None) if isinstance(illegal, Illegal) else None
    return Verdict(False, words.game_name, line=error.line, rule=rule, message=reason_of(words, error))
