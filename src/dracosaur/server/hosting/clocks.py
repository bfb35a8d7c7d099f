"""The clocks of a table, in milliseconds of the time that the server has served."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from dracosaur.core.values import Value
from dracosaur.server.hosting.wishes import ClockRule


class Clocks(Value, frozen=True, array_like=True):
    """What every seat has left at the moment `since`, and whom the table waits for from there on."""

    left: tuple[int, ...]
    running: tuple[int, ...] = ()
    since: int = 0

    @classmethod
    def of(cls, rule: ClockRule, seats: int) -> Clocks:
        """The clocks before the first move."""
        return cls((rule.seconds * 1000,) * seats)

    @classmethod
    def decode(cls, kept: bytes) -> Clocks:
        """The clocks of a row."""
        return msgspec.json.decode(kept, type=cls)

    def encode(self) -> bytes:
        """The clocks as a row keeps them."""
        return msgspec.json.encode(self)

    def at(self, now: int) -> tuple[int, ...]:
        """What every seat has left now; never less than nothing."""
        gone = max(0, now - self.since)
        return tuple(max(0, n - gone) if seat in self.running else n for seat, n in enumerate(self.left))

    def flagged(self, now: int) -> tuple[int, ...]:
        """The seats whose time is up."""
        left = self.at(now)
        return tuple(seat for seat in self.running if left[seat] == 0)

    def due(self) -> int | None:
        """When the next clock runs out, if none is stopped before."""
        return min((self.since + self.left[seat] for seat in self.running), default=None)

    def go_on(self, rule: ClockRule, now: int, running: Collection[int], moved: Collection[int]) -> Clocks:
        """The clocks of those who owe a decision run, and who has moved gets what the rule gives.

        A seat whose time per move was up begins its next move with a full clock.
        """
        left = list(self.at(now))
        for seat in range(len(left)):
            is_new = seat in running and seat not in self.running
            if rule.kind == "total" and seat in moved:
                left[seat] += rule.increment * 1000
            elif rule.kind in ("move", "days") and (seat in moved or is_new):
                left[seat] = rule.seconds * 1000
        return Clocks(tuple(left), tuple(sorted(running)), now)
