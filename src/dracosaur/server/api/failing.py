"""Whatever goes wrong becomes a problem of the closed list; what should not happen is logged by its place."""

from __future__ import annotations

import msgspec
from starlette.requests import ClientDisconnect

from dracosaur.server.api.errors import Declined, Problem
from dracosaur.server.api.logs import log_failure
from dracosaur.server.api.metrics import Metrics
from dracosaur.server.hosting import Refused
from dracosaur.server.store import Unavailable
from dracosaur.text import Words, clean


def problem_of(error: Exception, lang: str, metrics: Metrics, where: str) -> Problem:
    """The problem to tell. Anything unforeseen is `internal`, without a word of what is inside."""
    problem = _problem(error, lang)
    if problem.code == "internal":
        log_failure("failed", error, where=where)
    metrics.declined.labels(problem.code).inc()
    return problem


def _problem(error: Exception, lang: str) -> Problem:
    match error:
        case Declined():
            return error.problem(lang)
        case Refused():
            said = error.message
            return Problem(error.code, Words(lang).refusal(said), said.key, said.values, said.rule)
        case msgspec.ValidationError():
            return Declined("bad_request", reason=clean(str(error))).problem(lang)
        # Who hangs up in the middle of a request hears nothing; it is no failure of ours.
        case msgspec.DecodeError() | RecursionError() | UnicodeDecodeError() | ClientDisconnect():
            return Declined("bad_json").problem(lang)
        case Unavailable():
            return Declined("unavailable").problem(lang)
    return Declined("internal").problem(lang)
