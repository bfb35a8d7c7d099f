"""The OpenAPI document: made from the table of routes and from the structs themselves."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

import msgspec

from dracosaur import __version__
from dracosaur.games import GAMES, load
from dracosaur.server.api.doors import AREAS, ROUTES
from dracosaur.server.api.errors import Problem
from dracosaur.server.api.identity import COOKIE
from dracosaur.server.api.routing import JSON, VERSION, Route
from dracosaur.server.api.sockets import AnyMessage, Sent
from dracosaur.server.hosting.frames import AnyFrame

TEMPLATE: Final = "#/components/schemas/{name}"
Document = dict[str, Any]  # JSON


@cache
def document() -> Document:
    """The whole API in one document."""
    types = [Problem, AnyMessage, Sent, AnyFrame]
    for route in ROUTES:
        types += [hint for hint in route.types.values() if _is_told(hint)]
    for name in GAMES:
        game = load(name)
        types += [game.action_type, game.view_type, game.option_type]
    schemas, components = msgspec.json.schema_components(types, ref_template=TEMPLATE)
    known = {_key(kind): schema for kind, schema in zip(types, schemas, strict=True)}
    paths: Document = {}
    for route in ROUTES:
        paths.setdefault(VERSION + route.path, {})[route.method.lower()] = _operation(route, known)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Dracosaur",
            "version": __version__,
            "description": "Tables of three games of dinosaurs and dragons, for people and programs.",
        },
        "servers": [{"url": "."}],
        "tags": [{"name": name, "description": text} for name, text in AREAS.items()],
        "paths": paths,
        "components": {
            "schemas": components
            | {"Message_from_client": known[_key(AnyMessage)], "Frame_from_server": known[_key(Sent)]}
            | _of_games(known),
            "securitySchemes": {
                "token": {"type": "http", "scheme": "bearer"},
                "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE},
            },
        },
        "x-websocket": {
            "path": f"{VERSION}/socket",
            "description": "One socket for any number of tables; every message and frame is one JSON text.",
            "from-client": {"$ref": TEMPLATE.format(name="Message_from_client")},
            "from-server": {"$ref": TEMPLATE.format(name="Frame_from_server")},
        },
    }


def _is_told(hint: Any) -> bool:  # a type
    """Whether the type is one that JSON carries."""
    return hint not in (type(None), Any) and getattr(hint, "__module__", "") not in (
        "starlette.responses",
        "dracosaur.server.api.calls",
    )


def _key(kind: Any) -> str:  # a type
    return repr(kind)


def _of_games(known: dict[str, Document]) -> Document:
    """What differs from game to game, by the name of the game."""
    found: Document = {}
    for name in GAMES:
        game = load(name)
        found |= {
            f"{name}.Action": known[_key(game.action_type)],
            f"{name}.View": known[_key(game.view_type)],
            f"{name}.Options": known[_key(game.option_type)],
        }
    return found


def _operation(route: Route, known: dict[str, Document]) -> Document:
    operation: Document = {
        "operationId": route.name,
        "summary": route.summary,
        "tags": [route.area],
        "parameters": [*_path_parameters(route, known), *_query_parameters(route)],
        "responses": {
            str(route.status): _answer(route, known),
            "4XX": _problem("What was wrong, for people and programs"),
            "503": _problem("Not now: nothing was done, and the same may be sent again"),
        },
        "security": [{"token": []}, {"cookie": []}, *([{}] if route.who == "anybody" else [])],
    }
    if route.description:
        operation["description"] = route.description
    if "body" in route.types:
        content = {JSON: {"schema": known[_key(route.types["body"])]}}
        operation["requestBody"] = {"required": True, "content": content}
    return operation


def _answer(route: Route, known: dict[str, Document]) -> Document:
    kind = route.types["return"]
    if route.status == 204:
        return {"description": "Done"}
    schema = known.get(_key(kind), {}) if route.media == JSON else {"type": "string"}
    return {"description": route.summary, "content": {route.media.partition(";")[0]: {"schema": schema}}}


def _problem(text: str) -> Document:
    return {"description": text, "content": {JSON: {"schema": {"$ref": TEMPLATE.format(name="Problem")}}}}


def _path_parameters(route: Route, known: dict[str, Document]) -> Sequence[Document]:
    return [
        {"name": name, "in": "path", "required": True, "schema": known[_key(route.types[name])]}
        for name in route.parameters
    ]


def _query_parameters(route: Route) -> list[Document]:
    found: list[Document] = []
    if "query" in route.types:
        struct = msgspec.json.schema(route.types["query"])
        (own,) = struct["$defs"].values()
        found += [
            {"name": name, "in": "query", "required": False, "schema": schema}
            for name, schema in own["properties"].items()
        ]
    lang = {"type": "string", "description": "en, uk, cs, pl or ru; else yours, else that of the browser"}
    return [*found, {"name": "lang", "in": "query", "required": False, "schema": lang}]
