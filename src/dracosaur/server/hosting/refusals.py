"""What the host refuses: a closed list of codes for programs, a message for people."""

from __future__ import annotations

from typing import Literal

from dracosaur.core.values import Refusal

Code = Literal[
    "bad_option",  # options, seats or bots that the game does not have
    "bad_position",  # a document that is no position
    "bad_request",
    "conflict",  # not in this phase of the table: it is full, has begun, is over
    "not_allowed",  # somebody else's seat, table or private game
    "not_found",
    "too_many",
    "unavailable",  # the store cannot write: nothing was done, and the same command may be sent again
]


class Refused(Exception):
    """The wish cannot be met, and nothing has changed. It never tells what its reader may not know."""

    def __init__(self, code: Code, key: str, /, rule: str = "", **values: str | int) -> None:
        super().__init__(f"{code}: {key}")
        self.code: Code = code
        self.message = Refusal(key, dict(values), rule)  # `Words(lang).refusal(message)` says it
