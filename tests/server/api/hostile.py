"""Hostile requests made from the OpenAPI document, by schemathesis."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from dracosaur.games import GAMES
from dracosaur.server.api.openapi import document
from dracosaur.text import LANGUAGES

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
]
STREAM = "stream_table"  # an answer without an end


def operations() -> Iterator[Any]:  # as schemathesis has them
    """Every operation of the document but the stream."""
    schema = schemathesis.openapi.from_dict(document())
    for found in schema.get_all_operations():
        operation: Any = found.ok()  # type: ignore[union-attr]  # our own document is valid
        if operation.definition.raw["operationId"] != STREAM:
            yield operation


def is_lost(value: object) -> bool:
    """Whether a wrong value looks right in an address, or is not there at all: nobody could refuse it."""
    return isinstance(value, dict) or (isinstance(value, list) and len(value) < 2)


class Attacker:
    """A program that is up to no good, in the name of a guest who has tables of her own."""

    def __init__(self, url: str) -> None:
        self.url = url
        with httpx.Client(base_url=f"{url}/api/v1", timeout=60) as client:

            def ask(path: str, body: object) -> Any:  # JSON
                return client.post(path, json=body).raise_for_status().json()

            me = ask("/me", {"name": "Hostile"})
            self.headers = {"Authorization": f"Bearer {ask('/me/tokens', {'label': 'hostile'})['token']}"}
            running = ask("/play", {"wish": {"game": "draftosaurus", "bots": {"1": "random"}}})["table"]
            waiting = ask("/tables", {"wish": {"game": "wyrmspan", "open": True}})["table"]
            daily = client.get("/challenges").raise_for_status().json()[0]["challenge"]
            riddles = client.get("/riddles").raise_for_status().json()["riddles"]
        # What a random word would never hit, by the name of the parameter.
        self.real = {
            "table": (running, waiting),
            "game": tuple(GAMES),
            "lang": LANGUAGES,
            "person": (me["person"],),
            "challenge": (daily,),
            "riddle": tuple(one["riddle"] for one in riddles),
            "number": ("D6.2", "5"),
            "kind": ("dragon", "cave"),
        }
        self.sent = 0

    def attack(self, operation: Any, examples: int) -> None:
        """Send valid and invalid requests; fails on an answer that the document does not describe."""
        for mode in schemathesis.GenerationMode:
            trial: Any = given(operation.as_strategy(generation_mode=mode))(self._check)  # type: ignore[no-untyped-call]
            settings(
                max_examples=examples,
                deadline=None,
                database=None,
                derandomize=True,
                phases=(Phase.generate,),
                suppress_health_check=list(HealthCheck),
            )(trial)()

    def _check(self, case: Any) -> None:
        if any(is_lost(value) for value in (case.query or {}).values()):
            return
        self.sent += 1
        if case.meta.generation.mode == schemathesis.GenerationMode.POSITIVE:
            for name in case.path_parameters:
                if name in self.real:
                    case.path_parameters[name] = self.real[name][self.sent % len(self.real[name])]
        case.call_and_validate(base_url=self.url, headers=self.headers, checks=CHECKS, timeout=60)
