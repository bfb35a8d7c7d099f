"""People: guests at once, accounts for who wants one, tokens for their programs."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from dracosaur.core.values import Value
from dracosaur.server.api.calls import Call, address_of
from dracosaur.server.api.errors import Declined
from dracosaur.server.api.identity import hash_token, new_token, now_ms
from dracosaur.server.api.routing import Route
from dracosaur.server.store import NameTaken, Person, Token, new_id
from dracosaur.text import LANGUAGES, can_be_seen, clean_name

LONGEST_NAME: Final = 30
MOST_TOKENS: Final = 20
MOST_PREFERENCES: Final = 8 * 1024  # bytes
Name = Annotated[str, Meta(min_length=1, max_length=200, description="at most 30 characters when cleaned")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Lang = Annotated[str, Meta(pattern=f"^({'|'.join(LANGUAGES)})$")]


class NewGuest(Value, frozen=True, forbid_unknown_fields=True):
    """A visitor who would like to play."""

    name: Name
    lang: Lang | None = None


class Me(Value, frozen=True):
    """Whom the server takes you for."""

    person: str
    name: str
    lang: str
    account: str | None  # the name to sign in with; None for a guest
    preferences: dict[str, Any]


class Changes(Value, frozen=True, forbid_unknown_fields=True):
    """What shall be different; what is left out stays. Preferences are replaced as a whole."""

    name: Name | None = None
    lang: Lang | None = None
    preferences: dict[str, Any] | None = None


class Credentials(Value, frozen=True, forbid_unknown_fields=True):
    """The name of an account and its password."""

    name: Name
    password: Password


class NewPassword(Value, frozen=True, forbid_unknown_fields=True):
    """The password as it was and as it shall be."""

    old: Annotated[str, Meta(max_length=200)]
    new: Password


class NewToken(Value, frozen=True, forbid_unknown_fields=True):
    """A token for a program; the label says which one."""

    label: Name


class TokenInfo(Value, frozen=True):
    """A token that a program may show; times are milliseconds since 1970."""

    id: str
    label: str
    created_at: int
    used_at: int | None = None


class TokenMade(TokenInfo, frozen=True, kw_only=True):
    """The token itself: it is shown this once, and sent as `Authorization: Bearer …`."""

    token: str


async def become_guest(call: Call, body: NewGuest) -> Me:
    """Come in with a name: sets the cookie that you are known by.

    Who is known already only changes the name.
    """
    name = clean_person_name(body.name)
    lang = body.lang or call.lang
    if call.person is not None:
        return await _change(call, call.person, Changes(name, lang))
    call.services.limits.entries.take(address_of(call.connection))
    person = Person(new_id(), name, lang, now_ms())
    await call.services.store.people.add(person)
    call.greeted = person
    return _me(person)


async def who_am_i(call: Call) -> Me:
    """Tell whom the server takes you for.

    A cookie that is a month old is made anew: who comes back is known for good.
    """
    person = call.known
    if not call.visitor.token and call.services.door.is_old(call.connection):
        call.greeted = person
    return _me(person)


async def change_me(call: Call, body: Changes) -> Me:
    """Change your name, language or preferences."""
    return await _change(call, call.known, body)


async def make_account(call: Call, body: Credentials) -> Me:
    """Make an account of a guest, with all games; without a cookie, a new one."""
    call.services.limits.entries.take(address_of(call.connection))
    people = call.services.store.people
    name = clean_person_name(body.name)
    if call.person is not None and call.person.account is not None:
        raise Declined("has_account")
    kept = await call.services.door.passwords.hash(body.password)
    try:
        if call.person is None:
            person = Person(new_id(), name, call.lang, now_ms(), name, kept)
            await people.add(person)
            call.greeted = person
            return _me(person)
        await people.make_account(call.person.id, name, kept)
    except NameTaken:
        raise Declined("name_taken", name=name) from None
    return _me(await _again(call, call.person))


async def sign_in(call: Call, body: Credentials) -> Me:
    """Sign in to an account; the games of the guest you were go with you."""
    limits = call.services.limits.entries
    limits.take(address_of(call.connection))
    name = clean_name(body.name)
    limits.take(f"account {name.casefold()}")
    people = call.services.store.people
    person = await people.by_account(name)
    kept = None if person is None else person.password_hash
    if not await call.services.door.passwords.fits(kept, body.password) or person is None:
        raise Declined("wrong_password")
    guest = call.person
    if guest is not None and guest.account is None:
        await call.host.take_over(call.who, person.id)
        await call.services.close_sockets_of(guest.id)
    call.greeted = person
    return _me(person)


async def sign_out(call: Call) -> None:
    """Sign out of this browser."""
    call.is_leaving = True


async def sign_out_everywhere(call: Call) -> None:
    """Sign out of every browser; tokens stay."""
    person = call.known
    await call.services.store.people.sign_out_everywhere(person.id)
    await call.services.close_sockets_of(person.id)
    call.is_leaving = True


async def change_password(call: Call, body: NewPassword) -> Me:
    """Change the password of your account; every other browser is signed out."""
    person = call.known
    call.services.limits.entries.take(person.id)
    passwords = call.services.door.passwords
    if not await passwords.fits(person.password_hash, body.old):
        raise Declined("wrong_password")
    await call.services.store.people.change_password(person.id, await passwords.hash(body.new))
    await call.services.close_sockets_of(person.id)
    call.greeted = await _again(call, person)
    return _me(call.greeted)


async def list_tokens(call: Call) -> tuple[TokenInfo, ...]:
    """List the tokens of your programs."""
    return tuple(_token(token) for token in await call.services.store.people.tokens(call.known.id))


async def make_token(call: Call, body: NewToken) -> TokenMade:
    """Make a token for a program that shall act in your name."""
    people = call.services.store.people
    if len(await people.tokens(call.known.id)) >= MOST_TOKENS:
        raise Declined("conflict", text=call.words.say("api-most_tokens", n=MOST_TOKENS))
    shown = new_token()
    label = clean_person_name(body.label)
    token = Token(new_id(), call.known.id, hash_token(shown), label, now_ms())
    await people.add_token(token)
    return TokenMade(token.id, token.label, token.created_at, token=shown)


async def revoke_token(call: Call, token: str) -> None:
    """Revoke a token: it opens nothing any more, and what it has opened is closed."""
    if not await call.services.store.people.revoke_token(call.known.id, token):
        raise Declined("not_found")
    await call.services.close_sockets_of(call.known.id, token)


def clean_person_name(name: str) -> str:
    """The name without what acts on a screen; declines one that cannot be seen or is too long."""
    cleaned = clean_name(name)
    if not can_be_seen(cleaned) or len(cleaned) > LONGEST_NAME:
        raise Declined("bad_name", most=LONGEST_NAME)
    return cleaned


async def _change(call: Call, person: Person, changes: Changes) -> Me:
    preferences = None if changes.preferences is None else msgspec.json.encode(changes.preferences)
    if preferences is not None and len(preferences) > MOST_PREFERENCES:
        raise Declined("too_large", most=MOST_PREFERENCES)
    await call.services.store.people.change(
        person.id,
        name=None if changes.name is None else clean_person_name(changes.name),
        language=changes.lang,
        preferences=preferences,
    )
    return _me(await _again(call, person))


async def _again(call: Call, person: Person) -> Person:
    """The person as she is kept now."""
    found = await call.services.store.people.get(person.id)
    if found is None:
        raise Declined("not_signed_in")
    return found


def _me(person: Person) -> Me:
    preferences = msgspec.json.decode(person.preferences, type=dict[str, Any])
    return Me(person.id, person.name, person.language, person.account, preferences)


def _token(token: Token) -> TokenInfo:
    return TokenInfo(token.id, token.label, token.created_at, token.used_at)


ROUTES: Final = (
    Route("POST", "/me", become_guest, "anybody"),
    Route("GET", "/me", who_am_i),
    Route("PATCH", "/me", change_me),
    Route("POST", "/me/account", make_account, "anybody"),
    Route("PUT", "/me/password", change_password),
    Route("GET", "/me/tokens", list_tokens),
    Route("POST", "/me/tokens", make_token, status=201),
    Route("DELETE", "/me/tokens/{token}", revoke_token, status=204),
    Route("POST", "/sessions", sign_in, "anybody"),
    Route("DELETE", "/sessions", sign_out_everywhere, status=204),
    Route("DELETE", "/sessions/current", sign_out, "anybody", status=204),
)
