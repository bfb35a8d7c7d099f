"""How much one socket, one person and one address may ask for."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from typing import Final

from dracosaur.server.api.errors import Declined
from dracosaur.server.api.settings import Settings

MOST_KEYS: Final = 50_000  # people and addresses that are remembered at once
BURST_SECONDS: Final = 5.0  # of its rate that a bucket holds
STRANGERS: Final = 8  # who watch from one address, as a class or a club does, and are nobody in particular
ADDRESS: Final = "address "  # begins the key of who is known by nothing else
ENTRY_BURST_SECONDS: Final = 60.0
CHAT_BURST_SECONDS: Final = 10.0


class Bucket:
    """A token bucket: `rate` a second on the average, up to `burst` at once."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate = rate
        self.burst = max(burst, 1.0)
        self.left = self.burst
        self.at = now

    def take(self, now: float) -> float:
        """Take one; 0 where there was one, else the seconds until there will be."""
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left >= 1.0:
            self.left -= 1.0
            return 0.0
        return (1.0 - self.left) / self.rate


class Buckets:
    """A bucket for each key; the keys that asked least recently are forgotten first."""

    def __init__(
        self, rate: float, seconds: float = BURST_SECONDS, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.rate = rate
        self.burst = rate * seconds
        self.clock = clock
        self._kept: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> None:
        """Take one of the key's; declines where it has none left."""
        now = self.clock()
        bucket = self._kept.get(key)
        if bucket is None:
            bucket = self._kept[key] = Bucket(self.rate, self.burst, now)
            if len(self._kept) > MOST_KEYS:
                self._kept.popitem(last=False)
        else:
            self._kept.move_to_end(key)
        wait = bucket.take(now)
        if wait:
            raise Declined("too_many", retry_after=wait)


class Limits:
    """The limits of one process."""

    def __init__(self, settings: Settings) -> None:
        self.people = Buckets(settings.person_rate)
        self.addresses = Buckets(settings.address_rate)
        self.entries = Buckets(settings.entry_rate, ENTRY_BURST_SECONDS)
        self.chat = Buckets(settings.chat_rate, CHAT_BURST_SECONDS)
        self._most_sockets = settings.sockets_a_person
        self._sockets: Counter[str] = Counter()

    def open_socket(self, owner: str) -> None:
        """One more socket or stream of a person, or of an address of strangers; declines too many."""
        most = self._most_sockets * (STRANGERS if owner.startswith(ADDRESS) else 1)
        if self._sockets[owner] >= most:
            raise Declined("too_many", retry_after=1.0)
        self._sockets[owner] += 1

    def close_socket(self, owner: str) -> None:
        """One socket less."""
        self._sockets[owner] -= 1
        if not self._sockets[owner]:
            del self._sockets[owner]
