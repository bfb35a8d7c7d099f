"""A score sheet as a table for people."""

from __future__ import annotations

from rich import box
from rich.table import Table
from rich.text import Text

from dracosaur.cli.shell import console, say
from dracosaur.core.positions import Answer
from dracosaur.text import Words, clean


def with_rival(words: Words, names: tuple[str, ...], rival: str | None) -> tuple[str, ...]:
    """The names by seat, and behind them that of the opponent without a seat where there is one."""
    return names if rival is None else (*names, words.say(rival))


def print_sheet(words: Words, answer: Answer, *, is_over: bool) -> None:
    """Every line of every player with its rule, the totals, and who wins or is in the lead."""
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column("")
    for player in answer.players:
        table.add_column(Text(clean(player.name)), justify="right")
    table.add_column(words.say("cli-rule"))
    points = [{line.key: line.points for line in player.lines} for player in answer.players]
    rules: dict[str, str] = {}
    for player in answer.players:
        for line in player.lines:
            rules.setdefault(line.key, line.rule)  # the Automa's objectives are counted like yours
    for key, rule in rules.items():
        cells = [Text(str(own.get(key, ""))) for own in points]
        table.add_row(Text(words.name_of("line", key)), *cells, Text(rule))
    table.add_section()
    totals = [Text(str(player.total), style="bold") for player in answer.players]
    table.add_row(Text(words.say("cli-total"), style="bold"), *totals, "")
    console().print(table)
    winners = ", ".join(answer.winners)
    if not is_over:
        say(words.say("cli-leaders", players=winners))
        return
    say(words.say("cli-winner" if len(answer.winners) == 1 else "cli-winners", players=winners))
    if answer.tie_break is not None:
        _print_tie(words, answer)


def _print_tie(words: Words, answer: Answer) -> None:
    tie = answer.tie_break or {}
    how = f"{words.say(tie['key'])}, {tie['rule']}"
    compared = ", ".join(f"{name} {n}" for name, n in tie["compared"].items())
    say(words.say("cli-tie", how=how, compared=compared) if compared else words.say("cli-tie-plain", how=how))
