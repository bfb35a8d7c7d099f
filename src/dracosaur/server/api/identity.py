"""Who somebody is: a signed cookie for people, a token for programs, a password for accounts."""

from __future__ import annotations

import asyncio
import secrets
import time
from hashlib import sha256
from typing import Final
from urllib.parse import urlsplit

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadSignature, SignatureExpired, URLSafeTimedSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from dracosaur.core.values import Value
from dracosaur.server.api.errors import Declined
from dracosaur.server.api.settings import Settings
from dracosaur.server.store import Person, Store

COOKIE: Final = "dracosaur"
COOKIE_SECONDS: Final = 400 * 86_400  # as long as browsers keep one
TOKEN_PREFIX: Final = "drac_"
RENEWED_SECONDS: Final = 30 * 86_400  # after which who comes back gets a new one
SECRET_NAME: Final = "cookies"
SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
SAME_SITE: Final = ("same-origin", "none")
USED_STEP: Final = 60_000  # milliseconds: when a token was used is kept as exactly as this
_BEARER: Final = "bearer "


def now_ms() -> int:
    """The time as the store writes it."""
    return int(time.time() * 1000)


def new_token() -> str:
    """What a program shows; only its hash is kept."""
    return TOKEN_PREFIX + secrets.token_urlsafe(32)


def hash_token(token: str) -> str:
    """As it is kept: a token has enough chance in it, so that no slow hash is needed."""
    return sha256(token.encode("utf-8", "replace")).hexdigest()


class Visitor(Value, frozen=True):
    """Who asks: nobody known, a person with a cookie, or a program with her token."""

    person: Person | None = None
    token: str = ""  # the id of the token


class Passwords:
    """argon2id, in threads, few at a time: each one takes 64 MiB for a moment."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._at_once = asyncio.Semaphore(2)
        self._nobody = self._hasher.hash(secrets.token_hex(8))

    async def hash(self, password: str) -> str:
        """As it is kept."""
        async with self._at_once:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def fits(self, kept: str | None, password: str) -> bool:
        """Whether the password is the kept one; takes as long where there is none to compare with."""
        async with self._at_once:
            return await asyncio.to_thread(self._fits, kept or self._nobody, password) and kept is not None

    def _fits(self, kept: str, password: str) -> bool:
        try:
            return self._hasher.verify(kept, password)
        except (VerificationError, InvalidHashError):
            return False


class Doorkeeper:
    """Knows people by what their requests carry."""

    def __init__(self, store: Store, secret: str, settings: Settings) -> None:
        self._people = store.people
        self._signer = URLSafeTimedSerializer(secret, salt="dracosaur.cookie")
        self._settings = settings
        self.passwords = Passwords()

    async def visitor_of(self, connection: HTTPConnection) -> Visitor:
        """Whom a token or a cookie names; a wrong token is declined.

        Other words of the header are for others: a club may let a proxy ask for a password of its own.
        """
        shown = connection.headers.get("authorization", "")
        if shown.lower().startswith(_BEARER):
            return await self._of_token(shown[len(_BEARER) :].strip())
        return Visitor(await self._of_cookie(connection.cookies.get(COOKIE)))

    async def _of_token(self, shown: str) -> Visitor:
        found = await self._people.by_token(hash_token(shown))
        if found is None:
            raise Declined("not_signed_in")
        person, token = found
        now = now_ms()
        if token.used_at is None or now - token.used_at > USED_STEP:
            await self._people.use_token(token.id, now)
        return Visitor(person, token.id)

    async def _of_cookie(self, cookie: str | None) -> Person | None:
        if not cookie:
            return None
        try:
            person_id, epoch = self._signer.loads(cookie, max_age=COOKIE_SECONDS)
        except (BadSignature, ValueError, TypeError):
            return None
        person = await self._people.get(str(person_id))
        return person if person is not None and person.epoch == epoch else None

    def is_old(self, connection: HTTPConnection) -> bool:
        """Whether the cookie that somebody is known by should be made anew."""
        try:
            self._signer.loads(connection.cookies.get(COOKIE, ""), max_age=RENEWED_SECONDS)
        except SignatureExpired:
            return True
        except BadSignature:
            pass
        return False

    def greet(self, response: Response, person: Person, *, is_secure: bool) -> None:
        """The browser will be known as this person."""
        response.set_cookie(
            COOKIE,
            self._signer.dumps((person.id, person.epoch)),
            max_age=COOKIE_SECONDS,
            path=self._settings.prefix or "/",
            secure=is_secure or self._settings.secure_cookies,
            httponly=True,
            samesite="lax",
        )

    def forget(self, response: Response) -> None:
        """The browser is a stranger again."""
        response.delete_cookie(COOKIE, path=self._settings.prefix or "/")

    def check_origin(self, connection: HTTPConnection, *, always: bool = False) -> None:
        """Decline what another site's page asks for in the name of its visitor.

        A program shows no origin; a browser does, with every socket and every request that changes something.
        """
        if not always and (
            connection.scope.get("method") in SAFE_METHODS or COOKIE not in connection.cookies
        ):
            return
        origin = connection.headers.get("origin")
        if origin is None:
            is_fine = connection.headers.get("sec-fetch-site", "none") in SAME_SITE
        else:
            is_own = _host_of(origin) == connection.headers.get("host", "")
            is_fine = is_own or origin in self._settings.origins
        if not is_fine:
            raise Declined("wrong_origin")


def _host_of(origin: str) -> str | None:
    """The host and port of an origin; None where it names none."""
    try:
        return urlsplit(origin).netloc or None
    except ValueError:  # "http://["
        return None
