"""The table of routes: one line for each, from which the requests are served and the document is made.

A handler says in its types what it takes and gives (`body`, `query`, the return type) and in the first line
of its docstring what it does; nothing is written a second time.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final, Literal, get_type_hints

import msgspec
from starlette.responses import Response

from dracosaur.server.api.errors import Declined

if TYPE_CHECKING:
    from dracosaur.server.api.calls import Call

VERSION: Final = "/api/v1"
JSON: Final = "application/json"
NUL: Final = "\0"  # is in no name of ours, and PostgreSQL cannot even look for it
Handler = Callable[..., Awaitable[Any]]  # Any: what the handler's own types say
Who = Literal["anybody", "known"]  # a request without a cookie or token, or only one of somebody known
_PARAMETER: Final = re.compile(r"\{(\w+)\}")


@dataclass(frozen=True)
class Route:
    """One door of the API; `path` stands below the version."""

    method: str
    path: str
    handler: Handler
    who: Who = "known"
    status: int = 200
    media: str = JSON  # of the answer

    @property
    def name(self) -> str:
        """The name of the operation."""
        return self.handler.__name__

    @property
    def area(self) -> str:
        """The room it belongs to."""
        return self.handler.__module__.rpartition(".")[2]

    @property
    def summary(self) -> str:
        """What it does, in a sentence."""
        return (self.handler.__doc__ or "").strip().splitlines()[0].rstrip(".")

    @property
    def description(self) -> str:
        """The whole docstring."""
        lines = (self.handler.__doc__ or "").strip().splitlines()
        return "\n".join(line.strip() for line in lines[1:]).strip()

    @cached_property
    def types(self) -> dict[str, Any]:  # Any: types, as Python knows them
        """What the handler takes and gives."""
        return get_type_hints(self.handler, include_extras=True)

    @property
    def parameters(self) -> tuple[str, ...]:
        """The names in the path."""
        return tuple(_PARAMETER.findall(self.path))

    @cached_property
    def read_body(self) -> Callable[[bytes], Any] | None:  # Any: the struct of the handler
        """Decodes the body; None where the route takes none."""
        return msgspec.json.Decoder(self.types["body"]).decode if "body" in self.types else None

    def read_query(self, given: dict[str, str]) -> Any:  # the struct of the handler
        """The query as the handler wants it; numbers may be written as words."""
        return msgspec.convert(given, self.types["query"], strict=False)

    def _read_part(self, name: str, text: str) -> Any:  # a word or a number
        if NUL in text:
            raise Declined("not_found")
        try:
            return msgspec.convert(text, self.types[name], strict=False)
        except msgspec.ValidationError:
            raise Declined("not_found") from None

    async def carry_out(self, call: Call, body: bytes, query: dict[str, str]) -> Response:
        """The answer of the handler as a response."""
        given = {name: self._read_part(name, call.path[name]) for name in self.parameters}
        if self.read_body is not None:
            given["body"] = self.read_body(body)
        if "query" in self.types:
            given["query"] = self.read_query(query)
        answer = await self.handler(call, **given)
        if isinstance(answer, Response):
            return answer
        if answer is None:
            return Response(status_code=204)
        return Response(msgspec.json.encode(answer), self.status, media_type=JSON)
