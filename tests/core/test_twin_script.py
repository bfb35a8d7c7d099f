"""Rules as a script: what is translated, and what has no form."""

from __future__ import annotations

import pytest

from dracosaur.core.twin import Fields, Row, cell, lookup, row, rule
from dracosaur.core.twin.script import script, types_of_script

STEPS = lookup((1, 2))
MOST = 3


class State(Fields):
    """A state of two fields."""

    turn: int = cell()
    coins: Row = row(2)


@rule
def is_last(s: State) -> bool:
    """Whether nobody moves any more."""
    return not 0 <= s.turn < MOST


@rule
def advance(s: State, out: Row) -> int:
    """Every form that rules use."""
    n = 0
    for seat in range(len(out)):
        if s.coins[seat] % 2 == 1 and not is_last(s):
            n += s.coins[seat] // 2
            continue
        s.coins[seat] -= STEPS[seat]
    while n > MOST:
        n = abs(min(n - 1, -n)) if n & 1 else n >> 1
    return n


@rule
def divide(s: State) -> int:
    """No rule divides like this."""
    return int(s.turn / 2)


def test_a_script_holds_the_rules_and_all_they_need() -> None:
    assert script(State, [advance]) == EXPECTED


def test_its_types_are_those_of_the_rules() -> None:
    assert types_of_script(State, [is_last]) == (
        "export interface State {\n  turn: number;\n  coins: number[];\n}\n"
        "export function newState(): State;\nexport function is_last(s: State): boolean;\n"
    )


def test_what_has_no_form_is_refused_with_its_text() -> None:
    with pytest.raises(ValueError, match=r"no form for `s.turn / 2`"):
        script(State, [divide])


EXPECTED = """\
export const newState = () => ({"turn": 0, "coins": [0, 0]});

const quotient = (a, b) => Math.floor(a / b);
const rest = (a, b) => a - b * Math.floor(a / b);

const MOST = 3;
const STEPS = [1, 2];

export function is_last(s) {
  return !((0 <= s.turn) && (s.turn < MOST));
}

export function advance(s, out) {
  let n, seat;
  n = 0;
  for (let i_seat = 0; i_seat < out.length; i_seat += 1) { seat = i_seat;
    if (((rest(s.coins[seat], 2) === 1) && !is_last(s))) {
      n = (n + quotient(s.coins[seat], 2));
      continue;
    }
    s.coins[seat] = (s.coins[seat] - STEPS[seat]);
  }
  while ((n > MOST)) {
    n = ((n & 1) ? Math.abs(Math.min((n - 1), -n)) : (n >> 1));
  }
  return n;
}
"""
