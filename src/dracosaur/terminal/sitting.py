"""A match as people sit at it with one keyboard: who looks, what the screen is given, where it is kept."""

from __future__ import annotations

from pathlib import Path

from dracosaur.bots.hints import Hint
from dracosaur.core.asking import Choice, Foresight, Spot
from dracosaur.core.game import CHANCE, Action, Event, Refusal, Seat
from dracosaur.core.starts import carry_over
from dracosaur.core.table import Table
from dracosaur.games import load
from dracosaur.play import Match, Seats, Voice
from dracosaur.play.naming import all_names
from dracosaur.play.plan import Plan
from dracosaur.terminal import saves
from dracosaur.terminal.scene import Scene
from dracosaur.text import Words


class Sitting:
    """One match at one keyboard; the viewer is the person who looks at the screen now."""

    def __init__(self, table: Table, seats: Seats, record_path: Path | None) -> None:
        self.match = Match(table, seats)
        self.record_path = record_path
        self.is_kept = False  # whether the file has all that was decided
        # One person alone needs no curtain; several see nothing before they say that they are here.
        self.viewer: Seat | None = seats.humans[0] if len(seats.humans) == 1 else None

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to decide."""
        return self.match.is_over

    @property
    def is_shared(self) -> bool:
        """Whether several people share the keyboard and must not see each other's secrets."""
        return len(self.match.seats.humans) > 1

    @classmethod
    def resumed(cls, path: Path) -> Sitting:
        """The match of a file goes on in it, or, after a correction of the rules, in a new file.

        Raises OSError, or ValueError where the file is no record that can go on.
        """
        record = saves.read(path)
        game = load(record.header.game)
        if record.header.rules_version != game.rules_version:
            record, path = carry_over(record, game), saves.unused(path)
        return cls(Table.resume(game, record), Seats.of(Plan.of(record.header).players), path)

    @property
    def plan(self) -> Plan:
        """The same match once more."""
        return Plan.of(self.match.record.header)

    def then(self, plan: Plan) -> Sitting:
        """Another match, kept in a new file beside that of this one, where this one has a file."""
        path = self.record_path
        if path is not None:
            is_same = plan.game_name == self.match.game.name
            path = saves.unused(path if is_same else path.with_name(f"{plan.game_name}{path.suffix}"))
        return Sitting(plan.open(), Seats.of(plan.players), path)

    # Looking

    def names(self, words: Words) -> tuple[str, ...]:
        """The players by seat; behind them the opponent of one player."""
        return tuple(names[0] for names in self.all_names(words))

    def all_names(self, words: Words) -> tuple[tuple[str, ...], ...]:
        """The same, each in full and in short."""
        seats = self.match.seats
        names = all_names(seats.count, self.match.record.header.names, seats.bot_names, words)
        rival = self.match.rival
        return (*names, *(() if rival is None else ((words.say(rival),),)))

    def voice(self, words: Words) -> Voice:
        """What says the messages of this match."""
        return Voice(self.match.game, words, self.names(words))

    def scene(self, words: Words) -> Scene:
        """The table as the viewer knows it, with the words to say it; after the end nothing is secret."""
        seat = self.viewer
        shown = self.match.scene(seat)
        voice = self.voice(words)
        return Scene(
            game=self.match.game,
            view=shown.view,
            seat=seat,
            names=voice.names,
            all_names=self.all_names(words),
            question=shown.question,
            sheet=shown.sheet,
            log=tuple(self.match.told(seat)),
            latest=tuple(self._latest(seat)),
            can_undo=shown.can_undo,
            is_over=shown.is_over,
            words=words,
            voice=voice,
            why_not=self._why_not,
            ways=self._ways,
            foresee=self._foresee,
            hint=self._hint,
        )

    def _latest(self, seat: Seat | None) -> list[Event]:
        """What was told since the seat decided last, that decision included; before it, all but setup."""
        entries = self.match.record.entries
        own = [number for number, entry in enumerate(entries) if entry.seat == seat]
        decided = (number for number, entry in enumerate(entries) if entry.seat != CHANCE)
        since = own[-1] if own else next(decided, len(entries))
        return self.match.told(seat, since)

    def public_log(self) -> tuple[Event, ...]:
        """What everybody has seen, for the curtain between two people."""
        return tuple(self.match.told(None))

    def _asked(self) -> tuple[Seat, int]:
        assert self.viewer is not None  # only who looks is asked
        return self.viewer, self.match.task(self.viewer)[0]

    def _why_not(self, action: Action) -> Refusal | None:
        return self.match.why_not(*self._asked(), action)

    def _ways(self, spots: tuple[Spot, ...]) -> tuple[Choice, ...]:
        return self.match.ways(*self._asked(), spots)

    def _foresee(self, action: Action) -> Foresight:
        return self.match.foresee(*self._asked(), action)

    def _hint(self) -> Hint | None:
        return self.match.hint(self._asked()[0])

    # Deciding

    def person_to_act(self) -> Seat | None:
        """The person whose decision comes next."""
        return self.match.seats.next_person(self.match.to_act, self.viewer)

    def decide(self, action: Action) -> None:
        """The viewer's decision; raises Illegal and changes nothing where a rule forbids it."""
        self.match.answer(*self._asked(), action)

    @property
    def can_undo(self) -> bool:
        """Whether the viewer may take back the last decision."""
        return self.viewer is not None and self.match.can_undo(self.viewer)

    def undo(self) -> bool:
        """Take back the viewer's last decision where the rules of undo allow it; says whether they do."""
        return self.viewer is not None and self.match.undo(*self._asked())

    @property
    def can_take_back(self) -> bool:
        """Whether the viewer, alone among bots, may go back past their answers."""
        return self.viewer is not None and self.match.can_take_back(self.viewer)

    def take_back(self) -> bool:
        """Go back to the viewer's last decision past the answers of bots; says whether it was allowed."""
        return self.viewer is not None and self.match.take_back(*self._asked())

    # Keeping

    def save(self, path: Path | None = None) -> Path:
        """Write the record to this file, else to its own, else to a new one in the user's data folder.

        The file is its own from then on. Raises OSError, and then the record is not kept.
        """
        self.is_kept = False
        path = path or self.record_path or saves.default_path(self.match.game.name)
        path.parent.mkdir(parents=True, exist_ok=True)
        self.match.record.save(path)
        self.record_path, self.is_kept = path, True
        return path
