"""When bots think and answer: they think while people do, and answer a moment after the last person."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from dracosaur.core.game import Action, Seat
from dracosaur.terminal.sitting import Sitting

SHARED_PACES = 3  # several people cannot take back past bots, so they get longer to do it before


class BotTurns:
    """The bots of one sitting; `answered` is called whenever they have decided something."""

    def __init__(self, sitting: Sitting, pace: float, hurry: bool, answered: Callable[[], None]) -> None:
        self.sitting = sitting
        self.pace = pace  # seconds before the bots answer, in which a person can still take back
        self.hurry = hurry  # whether their next answers follow at once
        self.answered = answered
        self.is_held = False  # a person thinks about taking back
        self.moved = asyncio.Event()
        self._ready: dict[tuple[Seat, int], Action] = {}  # what they will answer, by number of the decision
        self._taken_back = 0  # how often people took back: what was thought before does not fit any more

    def forget(self) -> None:
        """Somebody took back: the bots have to think again."""
        self._ready.clear()
        self._taken_back += 1

    def are_due(self) -> bool:
        """Whether bots owe a decision, and no person does or thinks about taking one back."""
        waiting = self.sitting.match.bots_to_act()
        return bool(waiting) and self.sitting.person_to_act() is None and not self.is_held

    async def play(self) -> None:
        """Answer until the match is over."""
        match = self.sitting.match
        pace = self.pace
        while not match.is_over:
            self.moved.clear()
            await self._think()
            if self.are_due():
                is_slow = self.sitting.is_shared and self.sitting.can_undo
                is_quiet = await self._pause(pace * SHARED_PACES if is_slow else pace)
                if is_quiet and self.are_due():
                    self._answer()
                    pace = 0 if self.hurry else self.pace
            else:
                await self.moved.wait()
                pace = self.pace

    async def _pause(self, seconds: float) -> bool:
        """Wait so long, or until somebody does something; says whether nobody did."""
        try:
            await asyncio.wait_for(self.moved.wait(), seconds)
        except TimeoutError:
            return True
        return False

    async def _think(self) -> None:
        """In a thread, so that the screen lives."""
        match, begun = self.sitting.match, self._taken_back
        for seat in match.bots_to_act():
            number, view, legal = match.task(seat)
            if (seat, number) not in self._ready:
                action = await asyncio.to_thread(match.think, seat, view, legal)
                if begun != self._taken_back:
                    return
                self._ready[seat, number] = action

    def _answer(self) -> None:
        match = self.sitting.match
        for (seat, number), action in self._ready.items():
            if seat in match.bots_to_act():
                match.answer(seat, number, action)
        self._ready.clear()
        self.answered()
