"""Small plots as SVG, in the look of the page: ink on paper, by day and by night, readable without colour.

Every picture has a name for screen readers; the numbers stand beside it in a table.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final, NamedTuple

WIDTH: Final = 760
LABELS: Final = 190  # room for names on the left
EDGE: Final = 58  # and for numbers on the right
ROW: Final = 34
TOP: Final = 14
AXIS: Final = 30  # below the rows
SHOWN: Final = 24  # letters of a name


class Span(NamedTuple):
    """A row of a plot: a name, a value, its limits, and the number as it is written."""

    name: str
    value: float
    low: float
    high: float
    said: str


def spans(title: str, rows: Sequence[Span], unit: str = "", mark: float | None = None) -> str:
    """Points with whiskers on a common axis; `mark` is a dashed line to compare with."""
    ends = [end for row in rows for end in (row.low, row.high)] + ([] if mark is None else [mark])
    axis = _Axis(min(ends), max(ends))
    parts = [axis.draw(len(rows), unit)]
    if mark is not None:
        x = axis.at(mark)
        parts.append(f'<line class="mark" x1="{x}" y1="{TOP}" x2="{x}" y2="{TOP + ROW * len(rows)}"/>')
    for number, row in enumerate(rows):
        y = TOP + ROW * number + ROW // 2
        low, at, high = axis.at(row.low), axis.at(row.value), axis.at(row.high)
        parts.append(
            f"{_label(row.name, y)}"
            f'<path class="whisker" d="M{low} {y}H{high}M{low} {y - 6}v12M{high} {y - 6}v12"/>'
            f'<circle class="s{number % 5 + 1}" cx="{at}" cy="{y}" r="6"/>{_said(row.said, y)}'
        )
    return _picture(title, len(rows), parts)


def bars(title: str, rows: Sequence[Span], unit: str = "") -> str:
    """Bars from 0 to the value, and a stroke at the upper limit."""
    axis = _Axis(0.0, max(row.high for row in rows))
    parts = [axis.draw(len(rows), unit)]
    for number, row in enumerate(rows):
        y = TOP + ROW * number + ROW // 2
        width = round(axis.at(row.value) - axis.at(0.0), 1)
        parts.append(
            f"{_label(row.name, y)}"
            f'<rect class="s{number % 5 + 1}" x="{axis.at(0.0)}" y="{y - 9}" width="{width}" height="18"/>'
            f'<path class="whisker" d="M{axis.at(row.high)} {y - 9}v18"/>{_said(row.said, y)}'
        )
    return _picture(title, len(rows), parts)


def ridges(title: str, rows: Sequence[tuple[str, Sequence[int]]], unit: str = "") -> str:
    """How often each number comes, as a hill for each row over a common axis."""
    every = [value for _, values in rows for value in values]
    axis = _Axis(min(every), max(every))
    step = max(1, (max(every) - min(every)) // 30)
    parts = [axis.draw(len(rows), unit)]
    for number, (name, values) in enumerate(rows):
        ground = TOP + ROW * (number + 1) - 3
        counts = dict.fromkeys(range(min(every) // step - 1, max(every) // step + 2), 0)
        for value in values:
            counts[value // step] += 1
        most = max(1, *counts.values())
        hill = "".join(
            f"L{axis.at(min(max((bin_ + 0.5) * step, min(every)), max(every)))} "
            f"{round(ground - (ROW - 8) * n / most, 1)}"
            for bin_, n in counts.items()
        )
        mean = sum(values) / max(1, len(values))
        parts.append(
            f"{_label(name, ground - 10)}"
            f'<path class="hill s{number % 5 + 1}" d="M{axis.at(min(every))} {ground}{hill}'
            f'L{axis.at(max(every))} {ground}Z"/>'
            f'<path class="whisker" d="M{axis.at(mean)} {ground}v-{ROW - 8}"/>'
            f"{_said(f'{mean:.1f}', ground - 10)}"
        )
    return _picture(title, len(rows), parts)


class _Axis:
    """Numbers as places from left to right, with round numbers below."""

    def __init__(self, low: float, high: float) -> None:
        if high - low < 1e-9:
            low, high = low - 0.5, high + 0.5
        self.low, self.high = low, high

    def at(self, value: float) -> float:
        """Where the value stands."""
        share = (value - self.low) / (self.high - self.low)
        return round(LABELS + share * (WIDTH - LABELS - EDGE), 1)

    def draw(self, rows: int, unit: str) -> str:
        """Lines and numbers."""
        bottom = TOP + ROW * rows
        step = _round_step((self.high - self.low) / 6)
        first = int(self.low // step)
        ticks = [n * step for n in range(first, first + 12) if self.low <= n * step <= self.high]
        digits = max(0, -_exponent(step))
        return "".join(
            f'<path class="grid" d="M{self.at(tick)} {TOP}V{bottom}"/>'
            f'<text class="tick" x="{self.at(tick)}" y="{bottom + 20}">{tick:.{digits}f}{escape(unit)}</text>'
            for tick in ticks
        )


def _exponent(step: float) -> int:
    """Of the last digit that the step needs."""
    return int(f"{step:e}".partition("e")[2])


def _round_step(step: float) -> float:
    """1, 2 or 5 with as many zeros as it takes, not below the step."""
    power = 10.0 ** _exponent(step)
    return next(power * n for n in (1, 2, 5, 10) if power * n >= step * 0.999)


def _label(name: str, y: float) -> str:
    short = name if len(name) <= SHOWN else f"…{name[1 - SHOWN :]}"
    return f'<text class="name" x="{LABELS - 14}" y="{y + 5}">{escape(short)}</text>'


def _said(text: str, y: float) -> str:
    return f'<text class="said" x="{WIDTH - EDGE + 14}" y="{y + 5}">{escape(text)}</text>'


def _picture(title: str, rows: int, parts: Sequence[str]) -> str:
    height = TOP + ROW * rows + AXIS
    return (
        f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(title)}">{"".join(parts)}</svg>'
    )
