"""The application: every request is known, limited, carried out, counted and logged in one place."""

from __future__ import annotations

import math
import time
from collections.abc import Awaitable, Callable
from functools import cache
from http import HTTPStatus
from typing import Final

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, WebSocketRoute
from starlette.routing import Route as Path
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from dracosaur.server.api.calls import Call, Services, address_of, language_of
from dracosaur.server.api.doors import ROUTES
from dracosaur.server.api.errors import STATUS, Code, Declined
from dracosaur.server.api.failing import problem_of
from dracosaur.server.api.logs import log
from dracosaur.server.api.routing import JSON, NUL, VERSION, Route
from dracosaur.server.api.sockets import serve_socket
from dracosaur.server.api.web import Page, page_folder, plain_page
from dracosaur.server.store import Person, Unavailable
from dracosaur.text import clean

SECURITY: Final = (
    (
        b"content-security-policy",
        b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        b"connect-src 'self'; media-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'self'; "
        b"form-action 'self'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
)
NO_STORE: Final = {"cache-control": "no-store"}
Answering = Callable[[Request], Awaitable[Response]]


def make_app(services: Services) -> ASGIApp:
    """The application of one process, with everything it works with."""
    by_path: dict[str, dict[str, Route]] = {}
    for route in ROUTES:
        by_path.setdefault(VERSION + route.path, {})[route.method] = route
    folder = page_folder(services.settings)
    routes: list[BaseRoute] = [
        *(Path(path, _door(services, path, found), methods=_METHODS) for path, found in by_path.items()),
        WebSocketRoute(f"{VERSION}/socket", _socket(services)),
        *(Path(path, answer) for path, answer in _house(services).items()),
    ]
    routes.append(Path("/api/{rest:path}", _nowhere, methods=_METHODS))
    if folder is None:
        routes.append(Path("/", _plain(services)))
    else:
        routes.append(Mount("/", GZipMiddleware(Page(folder, services.settings.prefix), minimum_size=1024)))
    app = Starlette(routes=routes, exception_handlers={HTTPException: _lost(services)})
    return _Guarded(app, services.settings.prefix)


_METHODS: Final = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")


class _Guarded:
    """The application below its prefix, with the headers that keep a browser on our side."""

    def __init__(self, app: ASGIApp, prefix: str) -> None:
        self.app = app
        self.prefix = prefix

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self.prefix and scope["path"].startswith(f"{self.prefix}/"):
            scope = {**scope, "root_path": self.prefix}  # a proxy that strips the prefix is as welcome
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *SECURITY]
            await send(message)

        await self.app(scope, receive, sending)


def _door(services: Services, path: str, routes: dict[str, Route]) -> Answering:
    """What answers the requests to one path."""
    allowed = ", ".join([*routes, *(["HEAD"] if "GET" in routes else [])])
    template = path.removeprefix(VERSION)

    async def answer(request: Request) -> Response:
        began = time.perf_counter()
        method = "GET" if request.method == "HEAD" else request.method
        route = routes.get(method)
        if route is None:
            response = _problem(services, Declined("wrong_method"), "en", template)
            response.headers["allow"] = allowed
        else:
            response = await _carry_out(services, route, request)
        seconds = time.perf_counter() - began
        metrics = services.metrics
        metrics.requests.labels(method if route else "other", template, response.status_code).inc()
        metrics.seconds.labels(template).observe(seconds)
        log(
            "request",
            method=method if route else "other",
            route=template,
            status=response.status_code,
            ms=round(seconds * 1000, 1),
        )
        return response

    return answer


async def _carry_out(services: Services, route: Route, request: Request) -> Response:
    """The answer to one request, whatever happens."""
    lang = language_of(request, None)
    try:
        services.limits.addresses.take(address_of(request))
        services.door.check_origin(request)
        visitor = await services.door.visitor_of(request)
        lang = language_of(request, visitor.person)
        _admit(services, route, visitor.person)
        call = Call(services, request, visitor, lang, request.path_params)
        body = await _body(request, services.settings.body_bytes) if route.read_body else b""
        response = await route.carry_out(call, body, _query(request))
    except Exception as error:
        return _problem(services, error, lang, route.path)
    if call.greeted is not None:
        services.door.greet(response, call.greeted, is_secure=request.url.scheme == "https")
    elif call.is_leaving:
        services.door.forget(response)
    response.headers.setdefault("cache-control", "no-store")
    return response


def _admit(services: Services, route: Route, person: Person | None) -> None:
    if person is not None:
        services.limits.people.take(person.id)
    elif route.who == "known":
        raise Declined("not_signed_in")


def _query(request: Request) -> dict[str, str]:
    """The query by name; declines nonsense, and a name twice: nobody knows which one is meant."""
    found: dict[str, str] = {}
    for name, value in request.query_params.multi_items():
        if NUL in value:
            raise Declined("bad_request", reason=clean(f"{name!r} is {value!r}"))
        if name in found:
            raise Declined("bad_request", reason=clean(f"{name!r} is given more than once"))
        found[name] = value
    found.pop("lang", None)  # is for every request
    return found


async def _body(request: Request, most: int) -> bytes:
    """The body of the request; declines one that is too long before all of it is read."""
    media = request.headers.get("content-type", JSON).partition(";")[0].strip().lower()
    if media != JSON:
        raise Declined("wrong_media")
    parts, size = [], 0
    async for part in request.stream():
        parts.append(part)
        size += len(part)
        if size > most:
            raise Declined("too_large", most=most)
    return b"".join(parts)


def _problem(services: Services, error: Exception, lang: str, where: str) -> Response:
    problem = problem_of(error, lang, services.metrics, where)
    headers = dict(NO_STORE)
    if isinstance(error, Declined) and error.retry_after is not None:
        headers["retry-after"] = str(math.ceil(error.retry_after))
    return Response(msgspec.json.encode(problem), STATUS[problem.code], headers, JSON)


def _socket(services: Services) -> Callable[[WebSocket], Awaitable[None]]:
    async def serve(websocket: WebSocket) -> None:
        await serve_socket(services, websocket)

    return serve


def _lost(services: Services) -> Callable[[Request, Exception], Awaitable[Response]]:
    """What the framework itself refuses: addresses and methods that there are not."""

    async def answer(request: Request, error: Exception) -> Response:
        status = error.status_code if isinstance(error, HTTPException) else 404
        code: Code = "wrong_method" if status == HTTPStatus.METHOD_NOT_ALLOWED else "not_found"
        response = _problem(services, Declined(code), language_of(request, None), "unknown")
        if isinstance(error, HTTPException) and error.headers:
            response.headers.update(error.headers)
        return response

    return answer


async def _nowhere(request: Request) -> Response:
    """An address of the API that there is not, also where the page answers everything else."""
    raise HTTPException(HTTPStatus.NOT_FOUND)


def _house(services: Services) -> dict[str, Answering]:
    """The doors beside the API: health, figures, documentation."""

    async def healthz(request: Request) -> Response:
        return Response("ok\n", media_type="text/plain", headers=NO_STORE)

    async def readyz(request: Request) -> Response:
        try:
            if services.stopping.is_set():
                raise Declined("stopping")
            await services.store.ping()
        except (Declined, Unavailable) as error:
            return _problem(services, error, "en", "readyz")
        return Response("ready\n", media_type="text/plain", headers=NO_STORE)

    async def metrics(request: Request) -> Response:
        return services.metrics.page()

    async def openapi(request: Request) -> Response:
        return Response(_document(), media_type=JSON)

    async def docs(request: Request) -> Response:
        from dracosaur.server.api.docs import page

        return HTMLResponse(page())

    async def style(request: Request) -> Response:
        from dracosaur.server.api.docs import STYLE

        return Response(STYLE, media_type="text/css")

    return {
        "/healthz": healthz,
        "/readyz": readyz,
        "/metrics": metrics,
        f"{VERSION}/openapi.json": openapi,
        f"{VERSION}/docs": docs,
        f"{VERSION}/docs.css": style,
    }


@cache
def _document() -> bytes:
    from dracosaur.server.api.openapi import document  # loads all games, for who asks

    return msgspec.json.encode(document())


def _plain(services: Services) -> Answering:
    async def answer(request: Request) -> Response:
        return plain_page(request, language_of(request, None), services.settings.prefix)

    return answer
