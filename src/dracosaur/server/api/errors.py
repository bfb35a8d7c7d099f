"""The closed list of what can go wrong at the door, each with a status and a message in five languages."""

from __future__ import annotations

from typing import Final, Literal, get_args

from dracosaur.core.values import Value, Values
from dracosaur.text import Words

Code = Literal[
    "bad_json",
    "bad_request",
    "bad_name",
    "bad_option",
    "bad_position",
    "not_signed_in",
    "wrong_password",
    "not_allowed",
    "wrong_origin",
    "not_found",
    "wrong_method",
    "conflict",
    "name_taken",
    "has_account",
    "wrong_media",
    "too_large",
    "too_many",
    "unavailable",
    "stopping",
    "internal",
]

STATUS: Final[dict[str, int]] = {
    "bad_json": 400,
    "bad_request": 400,
    "bad_name": 400,
    "bad_option": 400,
    "bad_position": 400,
    "not_signed_in": 401,
    "wrong_password": 401,
    "not_allowed": 403,
    "wrong_origin": 403,
    "not_found": 404,
    "wrong_method": 405,
    "conflict": 409,
    "name_taken": 409,
    "has_account": 409,
    "wrong_media": 415,
    "too_large": 413,
    "too_many": 429,
    "unavailable": 503,
    "stopping": 503,
    "internal": 500,
}
assert set(STATUS) == set(get_args(Code))


class Problem(Value, frozen=True, tag="problem", tag_field="type", omit_defaults=True):
    """A request that could not be met: a code for programs, a sentence for people."""

    code: Code
    text: str  # in the language of whoever asks
    key: str  # the message behind the text
    values: Values = {}  # noqa: RUF012  # msgspec copies it
    rule: str = ""  # the number of the rule that forbids it, where one does


class Declined(Exception):
    """The request cannot be met; the values go into the message, `text` replaces it where one is given."""

    def __init__(
        self,
        code: Code,
        /,
        *,
        text: str = "",
        rule: str = "",
        retry_after: float | None = None,
        **values: str | int,
    ) -> None:
        super().__init__(code)
        self.code: Code = code
        self.text = text
        self.rule = rule
        self.retry_after = retry_after
        self.values = values

    def problem(self, lang: str) -> Problem:
        """What is sent."""
        key = f"api-{self.code}"
        text = self.text or Words(lang).say(key, **self.values)
        return Problem(self.code, text, key, dict(self.values), self.rule)
