"""The exact solver of one activation on one board: what all tigers, all eagles or all dinosaurs should do.

It searches by depth over the figures that wait, in every order and with every outcome, and finds the best
final board for a given value of eggs, survivors and prey. Four things keep the search small:

- figures that can never meet, because no cell is within reach of both, are solved apart from each other;
- boards that were seen before, with the same figures still waiting, are not searched again;
- the outcomes that promise most are tried first, and the rest is cut off as soon as even its promise is not
  better;
- what a figure promises is counted generously, with all that is in its reach and nothing in its way, so that
  nothing is cut off wrongly.
"""

from __future__ import annotations

from collections.abc import Iterator

from dracosaur.core.game import Value
from dracosaur.games.gods_love_dinosaurs.actions import (
    Choose,
    GodsLoveDinosaursAction,
    Hatch,
    coordinates,
    decode,
    directions,
)
from dracosaur.games.gods_love_dinosaurs.rules import State, constants
from dracosaur.games.gods_love_dinosaurs.rules.course import active_kind, can_hatch
from dracosaur.games.gods_love_dinosaurs.rules.figures import figure_on, put, remove, role_on, stand
from dracosaur.games.gods_love_dinosaurs.rules.geometry import hex_of, neighbour, nest, terrain_of
from dracosaur.games.gods_love_dinosaurs.rules.hunting import hunt, legal_hunts
from dracosaur.games.gods_love_dinosaurs.rules.roaming import legal_roams, roam

Cells = tuple[int, ...]
Region = frozenset[int]
Outcome = tuple[int, int, int]  # its code, and how much prey and how many predators are eaten


class Worth(Value, frozen=True):
    """What things on a board are worth to a player; whole numbers from 0 on."""

    egg: int = 12
    dinosaur: int = 10
    predator: int = 5
    prey: int = 2


class Step(Value, frozen=True):
    """One figure's part of a plan: where it stands, and whether it hunts, roams or starves."""

    q: int
    r: int
    action: GodsLoveDinosaursAction


class Plan(Value, frozen=True):
    """The best play of an activation: what the board is worth after it, and the steps in a possible order."""

    worth: int
    steps: tuple[Step, ...]
    hatch: bool | None = None  # whether to hatch first, where that is the question


def board_worth(state: State, seat: int, worth: Worth) -> int:
    """What the eggs and figures of the seat are worth."""
    figures = state.figures[seat]
    prey = figures[constants.FROG] + figures[constants.RAT] + figures[constants.RABBIT]
    predators = figures[constants.TIGER] + figures[constants.EAGLE]
    return (
        worth.egg * state.eggs[seat]
        + worth.dinosaur * figures[constants.DINOSAUR]
        + worth.predator * predators
        + worth.prey * prey
    )


def solve(state: State, seat: int, worth: Worth) -> Plan:
    """The best play for a seat that is asked to hatch, choose or hunt; a figure chosen already goes first."""
    if state.task[seat] == constants.HATCH:
        plans = [solve_hatching(state, seat, worth, hatches) for hatches in (False, True)]
        return max(plans, key=lambda plan: plan.worth)  # if both are equal the egg is kept
    if state.task[seat] not in (constants.CHOOSE, constants.HUNT, constants.ROAM):
        raise ValueError("the solver answers only hatching, choosing and hunting")
    return Search(state, seat, active_kind(state), worth).plan(state.chosen[seat] - 1)


def solve_hatching(state: State, seat: int, worth: Worth, hatches: bool) -> Plan:
    """The best dinosaur activation after hatching or not hatching."""
    trial = state.copy()
    if hatches:
        trial.eggs[seat] -= 1
        put(trial, seat, nest(trial, seat), constants.DINOSAUR, constants.IDLE)
    plan = Search(trial, seat, constants.DINOSAUR, worth).plan()
    return Plan(plan.worth, plan.steps, hatches)


def foresee(state: State, seat: int, kind: int, worth: Worth) -> Plan:
    """The best play if this kind were activated now, dinosaurs with the hatching that may go before."""
    if kind == constants.DINOSAUR and can_hatch(state, seat):
        plans = [solve_hatching(state, seat, worth, hatches) for hatches in (False, True)]
        return max(plans, key=lambda plan: plan.worth)
    return Search(state, seat, kind, worth).plan()


class Search:
    """The search on the board of one seat; it is changed and put back, so that nothing large is copied."""

    def __init__(self, state: State, seat: int, kind: int, worth: Worth) -> None:
        self.state = state.copy()
        self.seat = seat
        self.kind = kind
        self.worth = worth
        self.own_worth = worth.dinosaur if kind == constants.DINOSAUR else worth.predator
        self.buffer = [0] * constants.MOST_LEGAL
        self.beside = [
            [neighbour(state, seat, cell, k) for k in range(constants.DIRECTIONS)]
            for cell in range(state.cells[seat])
        ]
        self.seen: dict[tuple[object, ...], tuple[int, tuple[tuple[int, int], ...]]] = {}
        self.known: dict[tuple[int, ...], list[Outcome]] = {}
        self.regions: dict[int, Region] = {}
        self.appetites: dict[int, int] = {}
        self.grounds: dict[Cells, Cells] = {}

    def plan(self, first: int = -1) -> Plan:
        """The best play of all figures that wait; `first` is the cell of one chosen already, or -1."""
        figures = self.figures()
        roles = [role_on(self.state, self.seat, cell) for cell in range(self.state.cells[self.seat])]
        # A stage that has begun says who waits; before it begins all figures of the kind will.
        has_begun = constants.WAITING in roles
        waiting = [
            i
            for i in range(self.state.cells[self.seat])
            if figures[i] == self.kind and (not has_begun or roles[i] == constants.WAITING)
        ]
        self.regions = {here: self.region(here) for here in waiting}
        if self.kind == constants.DINOSAUR:
            self.appetites = {here: self.appetite(here) for here in waiting}
        steps: list[tuple[int, int]] = []
        total = board_worth(self.state, self.seat, self.worth)
        for group in self.groups(waiting):
            gain, moves = self.best(group, first if first in group else -1)
            total += gain
            # The chosen figure has to go first, whatever group it belongs to.
            steps = [*moves, *steps] if first in group else [*steps, *moves]
        return Plan(total, tuple(self.step(here, code) for here, code in steps))

    def step(self, here: int, code: int) -> Step:
        """A step of the plan as a value."""
        return Step(*coordinates(hex_of(self.state, self.seat, here)), decode(self.state, self.seat, code))

    def region(self, here: int) -> Region:
        """All cells that the figure could ever enter, whatever stands there, and its own."""
        if self.kind == constants.EAGLE:
            return frozenset(cell for line in self.lines(here) for cell in line) | {here}
        reach = 2 if self.kind == constants.TIGER else constants.REACH
        climb = self.climb() if self.kind == constants.DINOSAUR else dict.fromkeys(range(len(self.beside)), 0)
        found = {here}
        rim = [here]
        for depth in range(1, reach + 1):
            rim = [
                cell
                for cell in {near for at in rim for near in self.neighbours(at)}
                if cell not in found and depth + climb.get(cell, reach) <= reach
            ]
            found.update(rim)
        return frozenset(found)

    def climb(self) -> dict[int, int]:
        """How many steps each cell is away from the nearest mountain, whatever stands between."""
        rim = [
            cell
            for cell in range(self.state.cells[self.seat])
            if terrain_of(self.state, self.seat, cell) == constants.MOUNTAIN
        ]
        found: dict[int, int] = {}
        for distance in range(constants.REACH):
            found.update(dict.fromkeys(rim, distance))
            rim = [near for cell in rim for near in self.neighbours(cell) if near not in found]
        return found

    def figures(self) -> list[int]:
        """What stands on each cell now."""
        return [figure_on(self.state, self.seat, cell) for cell in range(self.state.cells[self.seat])]

    def appetite(self, here: int) -> int:
        """How many predators lie on one way of the dinosaur if all others that wait were out of its way."""
        standing = self.state.standing[self.seat]
        self.state.standing[self.seat] = standing[:]
        for other in self.regions:
            if other != here:
                stand(self.state, self.seat, other, constants.NONE, constants.IDLE)
        n = legal_roams(self.state, self.seat, here, self.buffer)
        most = max((self.eaten(here, code)[1] for code in self.buffer[: n - 1]), default=0)
        self.state.standing[self.seat] = standing
        return most

    def ground(self, waiting: Cells) -> Cells:
        """All cells within reach of these figures."""
        if waiting not in self.grounds:
            self.grounds[waiting] = tuple(
                sorted(frozenset().union(*(self.regions[here] for here in waiting)))
            )
        return self.grounds[waiting]

    def neighbours(self, here: int) -> Iterator[int]:
        return (cell for cell in self.beside[here] if cell >= 0)

    def lines(self, here: int) -> Iterator[list[int]]:
        """The six lines of an eagle as far as cells lie on them."""
        for k in range(constants.DIRECTIONS):
            line = []
            cell = here
            for _ in range(3):
                cell = self.beside[cell][k]
                if cell < 0:
                    break
                line.append(cell)
            yield line

    def groups(self, waiting: list[int]) -> list[Cells]:
        """The figures in groups that can meet; with a limited stock the young of all come from one place."""
        if self.state.limited:
            return [tuple(waiting)] if waiting else []
        groups: list[tuple[set[int], Region]] = []
        for here in waiting:
            members, region = {here}, self.regions[here]
            apart = []
            for other, ground in groups:
                if region & ground:
                    members |= other
                    region |= ground
                else:
                    apart.append((other, ground))
            groups = [*apart, (members, region)]
        return [tuple(sorted(members)) for members, _ in groups]

    def promise(self, here: int, figures: list[int]) -> int:
        """No less than the figure can ever add to the board: all in its reach eaten, nothing in its way."""
        if self.kind == constants.DINOSAUR:
            meals = [
                figures[cell]
                for cell in self.regions[here]
                if constants.NONE < figures[cell] < constants.DINOSAUR
            ]
            predators = sum(figure >= constants.TIGER for figure in meals)
            laid = min(predators, self.appetites[here]) * max(0, self.worth.egg - self.worth.predator)
            needed = self.worth.prey if predators == 0 else 0
            return max(0, self.worth.dinosaur + laid - needed) if meals else 0
        if self.kind == constants.EAGLE:
            most = max(sum(_is_prey(figures[cell]) for cell in line) for line in self.lines(here))
        else:
            most = min(2, sum(_is_prey(figures[cell]) for cell in self.regions[here]))
        return most * max(0, self.worth.predator - self.worth.prey)

    def hope(self, waiting: Cells) -> int:
        """No less than the figures that wait can add together; without a promise they would starve."""
        figures = self.figures()
        return sum(self.promise(here, figures) for here in waiting) - self.own_worth * len(waiting)

    def weigh(self, outcome: Outcome, others: int) -> tuple[int, int]:
        """What an outcome adds to the board, and a bound for what the others can add after it."""
        figures = self.state.figures[self.seat]
        code, prey, predators = outcome
        if self.kind == constants.DINOSAUR:
            gain = predators * (self.worth.egg - self.worth.predator) - prey * self.worth.prey
            left = figures[constants.TIGER] + figures[constants.EAGLE] - predators
            most = left * max(0, self.worth.egg - self.worth.predator)
        else:
            young = min(prey - 1, self.state.stock[self.kind]) if self.state.limited else prey - 1
            gain = young * self.worth.predator - prey * self.worth.prey
            left = figures[constants.FROG] + figures[constants.RAT] + figures[constants.RABBIT] - prey
            # At worst they starve; each cell on which one of them eats holds a predator instead of prey.
            most = left * max(0, self.worth.predator - self.worth.prey) - self.own_worth * others
        return (-self.own_worth if code == constants.ACT_STARVE else gain), most

    def eaten(self, here: int, code: int) -> tuple[int, int]:
        """How much prey and how many predators the figure eats on this way."""
        cell, prey, predators = here, 0, 0
        entered = {here}
        for k in directions(code):
            cell = self.beside[cell][k]
            if cell not in entered:
                entered.add(cell)
                figure = figure_on(self.state, self.seat, cell)
                predators += figure >= constants.TIGER
                prey += _is_prey(figure)
        return prey, predators

    def outcomes(self, here: int, figures: list[int]) -> list[Outcome]:
        """The figure's hunts, and starving; what it can do depends only on the cells within its reach."""
        key = (here, self.state.stock[self.kind], *[figures[cell] for cell in self.regions[here]])
        if key not in self.known:
            legal = legal_roams if self.kind == constants.DINOSAUR else legal_hunts
            codes = self.buffer[: legal(self.state, self.seat, here, self.buffer)]
            self.known[key] = [
                (code, 0, 0) if code == constants.ACT_STARVE else (code, *self.eaten(here, code))
                for code in codes
            ]
        return self.known[key]

    def carry_out(self, here: int, code: int) -> None:
        if code == constants.ACT_STARVE:
            remove(self.state, self.seat, here)
        elif self.kind == constants.DINOSAUR:
            roam(self.state, self.seat, here, code - constants.ACT_ROAM)
        else:
            hunt(self.state, self.seat, here, code - constants.ACT_HUNT)

    def best(self, waiting: Cells, first: int = -1) -> tuple[int, tuple[tuple[int, int], ...]]:
        """What the figures that wait add to the worth of the board if they do their best, and how."""
        state, seat = self.state, self.seat
        standing, counts, stock, eggs = (
            state.standing[seat],
            state.figures[seat],
            state.stock,
            state.eggs[seat],
        )
        figures = self.figures()
        # What they can add depends only on the cells within their reach.
        key = (waiting, first, *[figures[cell] for cell in self.ground(waiting)], stock[self.kind])
        if key in self.seen:
            return self.seen[key]
        start = board_worth(state, seat, self.worth)
        promises = {here: self.promise(here, figures) for here in waiting}
        hopes = sum(promises.values()) - self.own_worth * len(waiting)
        options: list[tuple[int, int, int]] = []
        has_hunt = False
        for here in waiting if first < 0 else (first,):
            # The others promise what they promised before: boards only lose animals and reach stays reach.
            others = hopes - promises[here] + self.own_worth
            for outcome in self.outcomes(here, figures):
                has_hunt = has_hunt or outcome[0] != constants.ACT_STARVE
                gain, most = self.weigh(outcome, len(waiting) - 1)
                options.append((gain + min(others, most), here, outcome[0]))
        if first < 0 and not has_hunt:  # G9.8, G10.10: nobody is asked
            self.seen[key] = (-self.own_worth * len(waiting), ())
            return self.seen[key]
        options.sort(key=lambda option: -option[0])
        best: int | None = None
        steps: tuple[tuple[int, int], ...] = ()
        for hope, here, code in options:
            if best is not None and hope <= best:
                break
            state.standing[seat], state.figures[seat], state.stock = standing[:], counts[:], stock[:]
            self.carry_out(here, code)
            rest = tuple(other for other in waiting if other != here)
            gain = board_worth(state, seat, self.worth) - start
            if best is None or gain + self.hope(rest) > best:  # they promise less now than they did before
                more, moves = self.best(rest) if rest else (0, ())
                if best is None or gain + more > best:
                    best, steps = gain + more, ((here, code), *moves)
            state.standing[seat], state.figures[seat], state.stock = standing, counts, stock
            state.eggs[seat] = eggs
        assert best is not None  # starving is always an outcome
        self.seen[key] = (best, steps)
        return self.seen[key]


def _is_prey(figure: int) -> bool:
    return constants.FROG <= figure <= constants.RABBIT


def next_answer(state: State, seat: int, plan: Plan) -> GodsLoveDinosaursAction:
    """The answer of a plan, made for this activation, to what the seat is asked now."""
    if state.task[seat] == constants.HATCH:
        return Hatch("yes" if plan.hatch else "no")
    if state.task[seat] == constants.CHOOSE:
        waiting = {
            coordinates(hex_of(state, seat, i))
            for i in range(state.cells[seat])
            if role_on(state, seat, i) == constants.WAITING
        }
        step = next(step for step in plan.steps if (step.q, step.r) in waiting)
        return Choose(step.q, step.r)
    chosen = coordinates(hex_of(state, seat, state.chosen[seat] - 1))
    return next(step.action for step in plan.steps if (step.q, step.r) == chosen)
