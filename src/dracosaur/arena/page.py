"""A tournament as one HTML file that needs nothing else: plots, tables, light and dark."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from dracosaur.arena.drawing import Span, bars, ridges, spans
from dracosaur.arena.standings import Scoreboard
from dracosaur.arena.telling import COLUMNS, called, cells_of, percent
from dracosaur.arena.tournament import Tournament
from dracosaur.text import Words, clean

# The colours and letters of the page; each colour is defined once for both themes.
STYLE: Final = """
:root{color-scheme:light dark;--paper:light-dark(#f4ecdc,#16171c);--card:light-dark(#fffaf0,#22242b);
--ink:light-dark(#2b2a33,#f3ecdf);--soft:light-dark(#5d5a66,#b9b2a4);--line:light-dark(#d8ccb4,#3b3d46);
--p1:light-dark(#1f6f78,#5fc0c8);--p2:light-dark(#8a3f73,#dd93c6);--p3:light-dark(#9a5b12,#e6a953);
--p4:light-dark(#3d5aa8,#94aef2);--p5:light-dark(#4f6b22,#a9c772);--bad:light-dark(#a8261e,#ff8a80);
--title:"Alegreya",Georgia,"Times New Roman",serif;
--text:"Alegreya Sans","Segoe UI","Noto Sans",system-ui,sans-serif}
html{background:var(--paper)}
body{font:400 1.0625rem/1.45 var(--text);font-variant-numeric:lining-nums;color:var(--ink);
max-width:62rem;margin:0 auto;padding:24px 16px 48px}
h1{font:800 2rem/1.12 var(--title);margin:0 0 4px}
h2{font:700 1.5rem/1.2 var(--title);margin:0 0 12px}
p{margin:0 0 12px}.soft{color:var(--soft)}
section{background:var(--card);border:2px solid var(--line);padding:16px 20px;margin:24px 0;
border-radius:14px 11px 15px 10px/11px 15px 10px 14px;overflow-x:auto}
table{border-collapse:collapse;width:100%;font-variant-numeric:lining-nums tabular-nums}
th,td{padding:6px 10px;text-align:right;border-bottom:1px solid var(--line);white-space:nowrap}
th:first-child,td:first-child{text-align:left}th{font-weight:700;color:var(--soft)}
.bad{color:var(--bad)}
svg{width:100%;height:auto;display:block;margin:0 0 8px}
svg text{font:500 14px var(--text);fill:var(--ink)}
svg .tick{text-anchor:middle;fill:var(--soft)}svg .name{text-anchor:end;font-weight:700}
.grid{stroke:var(--line)}.whisker{stroke:var(--ink);stroke-width:2;fill:none}
.mark{stroke:var(--soft);stroke-width:2;stroke-dasharray:5 5}
circle,rect,.hill{stroke:var(--ink);stroke-width:2}
.s1{fill:var(--p1)}.s2{fill:var(--p2)}.s3{fill:var(--p3)}.s4{fill:var(--p4)}.s5{fill:var(--p5)}
"""


def page(tournament: Tournament, board: Scoreboard, words: Words) -> str:
    """The whole file, in the language of the words."""
    contest = board.contest
    title = words.say("arena-title", game=words.say("game-title"))
    about = words.say("arena-about", games=board.games, players=contest.seats, seed=clean(str(contest.seed)))
    parts = [
        f"<h1>{escape(title)}</h1>",
        f'<p class="soft">{escape(about)}</p>',
        *(_section(words, key, body) for key, body in _bodies(tournament, board, words) if body),
    ]
    return (
        f'<!doctype html>\n<html lang="{words.lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n"
        + "\n".join(parts)
        + "\n</body>\n</html>\n"
    )


def _section(words: Words, key: str, body: str) -> str:
    about = escape(words.say(f"arena-{key}-about"))
    return f'<section><h2>{escape(words.say(f"arena-{key}"))}</h2><p class="soft">{about}</p>{body}</section>'


def _bodies(tournament: Tournament, board: Scoreboard, words: Words) -> list[tuple[str, str]]:
    """The sections, each by its key; an empty one is left out."""
    if not board.games:
        return []
    rows = [(called(words, standing.entrant), standing) for standing in board.standings]
    rates = [
        Span(name, 100 * s.win_rate.value, 100 * s.win_rate.low, 100 * s.win_rate.high, won)
        for name, s in rows
        if (won := f"{100 * s.win_rate.value:.1f}")
    ]
    ladder = [
        Span(name, s.rating.mu, s.rating.mu - 2 * s.rating.sigma, s.rating.mu + 2 * s.rating.sigma, mu)
        for name, s in rows
        if s.rating is not None and (mu := f"{s.rating.mu:.1f}")
    ]
    times = [
        Span(name, s.milliseconds, 0.0, s.slowest_milliseconds, f"{s.milliseconds:.2f}") for name, s in rows
    ]
    even = 100 / board.contest.seats if board.contest.seats > 1 else 50.0
    points = [
        (name, _points(tournament, board.contest.entrants.index(s.entrant))) for name, s in rows if s.games
    ]
    return [
        ("standings", _standings(words, board)),
        ("win_rates", spans(words.say("arena-win_rates"), rates, " %", even)),
        ("scores", ridges(words.say("arena-scores"), points)),
        ("ladder", spans(words.say("arena-ladder"), ladder) if ladder else ""),
        ("times", bars(words.say("arena-times"), times, " ms")),
        ("duels", _duels(words, board)),
        ("tests", _tests(words, board)),
    ]


def _points(tournament: Tournament, entrant: int) -> list[int]:
    return [
        points
        for result in tournament.results
        for who, points in zip(result.seating, result.points, strict=True)
        if who == entrant
    ]


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    cells = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
    lines = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows)
    return f"<table><thead><tr>{cells}</tr></thead><tbody>{lines}</tbody></table>"


def _standings(words: Words, board: Scoreboard) -> str:
    head = [words.say(f"arena-column-{key}") for key in COLUMNS]
    return _table(head, [cells_of(words, standing) for standing in board.standings])


def _duels(words: Words, board: Scoreboard) -> str:
    rows = [
        [
            f"{called(words, duel.entrant)} – {called(words, duel.other)}",
            str(duel.games),
            percent(duel.ahead),
        ]
        for duel in board.duels
    ]
    keys = ("duel", "games", "ahead")
    return _table([words.say(f"arena-column-{key}") for key in keys], rows) if rows else ""


def _tests(words: Words, board: Scoreboard) -> str:
    rows = [
        [
            ", ".join(called(words, name) for name in test.group),
            str(test.deals),
            f"{test.ratio:.2f}",
            words.say(f"arena-verdict-{test.verdict}"),
        ]
        for test in board.tests
    ]
    keys = ("group", "deals", "ratio", "verdict")
    return _table([words.say(f"arena-column-{key}") for key in keys], rows) if rows else ""
