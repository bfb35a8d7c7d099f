"""What waits to be sent to one reader: bounded, so that a slow one is dropped and can come back."""

from __future__ import annotations

import asyncio
from collections import deque


class Outbox:
    """Frames for one socket or stream, in order. It is the watcher of all its tables."""

    __slots__ = ("_frames", "_most", "_wake", "is_full")

    def __init__(self, most: int) -> None:
        self._frames: deque[bytes] = deque()
        self._most = most
        self._wake = asyncio.Event()
        self.is_full = False  # the reader fell behind: what follows is lost, and the connection ends

    def deliver(self, frame: bytes) -> None:
        """Take one frame without waiting."""
        if len(self._frames) >= self._most:
            self.is_full = True
        else:
            self._frames.append(frame)
        self._wake.set()

    def wake(self) -> None:
        """Let the sender look around even where there is nothing to send."""
        self._wake.set()

    async def take(self, seconds: float | None = None) -> list[bytes]:
        """All frames that wait; waits for the first one, at most so long, and then there may be none."""
        if not self._frames and not self.is_full:
            self._wake.clear()
            try:
                await asyncio.wait_for(self._wake.wait(), seconds) if seconds else await self._wake.wait()
            except TimeoutError:
                return []
        frames = list(self._frames)
        self._frames.clear()
        return frames
