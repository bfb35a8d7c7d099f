"""The score sheet as text: a line for each pen or category, a column for each player."""

from __future__ import annotations

from collections.abc import Callable

from textual.content import Content

from dracosaur.core.game import Line
from dracosaur.terminal.scene import Scene

Label = Callable[[Scene, str, int], str]  # of a line's key, in at most so many columns

LEAST_CUT = 4  # columns in which a cut name with its dots says more than its first letters


def clip(text: str, width: int) -> str:
    """The text in at most so many columns."""
    return text if len(text) <= width else text[: max(width - 1, 0)] + "…"


def name_in(scene: Scene, seat: int, width: int) -> str:
    """The longest name of the player that fits into so many columns, else as much of the shortest as does."""
    names = scene.all_names[seat]
    shortest = names[-1] if width < LEAST_CUT else clip(names[-1], width)
    return next((name for name in names if len(name) <= width), shortest[:width])


def score_grid(
    scene: Scene, label: Label, width: int, with_rules: bool = False, height: int | None = None
) -> Content:
    """The sheet in the given width; `with_rules` adds the number of the rule behind each line.

    Where it is higher than `height`, the total stands above the lines, so that it is seen without scrolling.
    """
    players = scene.sheet.players
    rules_width = 8 if with_rules else 0
    longest = max(len(scene.names[player.seat]) for player in players)
    column = max(3, min(12, longest + 2, (width - 14 - rules_width) // len(players)))
    name_width = max(width - rules_width - column * len(players), 6)
    rows = [_names(scene, name_width, column, rules_width)]
    for key, lines in _by_key(scene).items():
        text = Content(clip(label(scene, key, name_width - 1), name_width - 1).ljust(name_width))
        rule = next(line.rule for line in lines.values())
        cells = [
            _number(lines[player.seat].points if player.seat in lines else None, column) for player in players
        ]
        rows.append(
            Content.assemble(text, (rule.ljust(rules_width) if with_rules else "", "$ink-soft"), *cells)
        )
    total = scene.words.say("ui-total")
    is_low = height is not None and len(rows) >= height
    rows.insert(
        1 if is_low else len(rows),
        Content.assemble(
            (clip(total, name_width - 1).ljust(name_width + rules_width), "bold"),
            *(
                (
                    str(player.total).rjust(column),
                    "bold $accent" if player.seat in scene.sheet.winners else "bold",
                )
                for player in players
            ),
        ),
    )
    return Content("\n").join(rows)


def _names(scene: Scene, name_width: int, column: int, rules_width: int) -> Content:
    parts: list[str | tuple[str, str]] = [" " * (name_width + rules_width)]
    for player in scene.sheet.players:
        name = name_in(scene, player.seat, column - 1)
        parts += [
            " " * (column - len(name)),
            (name, "bold underline" if player.seat == scene.seat else "bold"),
        ]
    return Content.assemble(*parts)


def _by_key(scene: Scene) -> dict[str, dict[int, Line]]:
    """The lines of all players under their keys; a line may exist for some of them only."""
    found: dict[str, dict[int, Line]] = {}
    for player in scene.sheet.players:
        for line in player.lines:
            found.setdefault(line.key, {})[player.seat] = line
    return found


def _number(points: int | None, column: int) -> Content:
    text = "" if points is None else str(points)
    return Content.styled(text.rjust(column), "" if points else "$ink-soft")
