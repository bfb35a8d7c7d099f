"""Who somebody is: guests, accounts, tokens, and what is refused at the door."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from itsdangerous import TimestampSigner, URLSafeTimedSerializer

from dracosaur.server.api.identity import SECRET_NAME
from tests.server.api.running import Served, served, settings_for


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Served]:
    async with served(settings_for(tmp_path)) as running:
        yield running


async def test_a_guest_is_known_by_a_cookie_that_no_script_can_read(server: Served) -> None:
    ann = server.stranger()
    response = await ann.http.post("/me", json={"name": "  Ann\u202e \n the first ", "lang": "cs"})
    cookie = response.headers["set-cookie"]
    assert response.json()["name"] == "Ann\ufffd the first"
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Max-Age=34560000" in cookie
    assert (await ann.ask("GET", "/me"))["lang"] == "cs"


@pytest.mark.parametrize(
    ("days", "is_renewed", "status"), [(29, False, 200), (399, True, 200), (401, False, 401)]
)
async def test_who_comes_back_is_known_for_good(
    server: Served, days: int, is_renewed: bool, status: int
) -> None:
    class Earlier(TimestampSigner):
        def get_timestamp(self) -> int:
            return super().get_timestamp() - days * 86_400

    ann = await server.guest()
    me = await ann.ask("GET", "/me")
    secret = (await server.services.store.secrets.get(SECRET_NAME)).hex()
    old = URLSafeTimedSerializer(secret, salt="dracosaur.cookie", signer=Earlier).dumps((me["person"], 0))
    late = server.stranger(cookie=f"dracosaur={old}")
    response = await late.http.get("/me")
    assert response.status_code == status
    assert ("set-cookie" in response.headers) == is_renewed
    if is_renewed:
        new = server.stranger(cookie=response.headers["set-cookie"].partition(";")[0])
        again = await new.http.get("/me")
        assert again.json() == me
        assert "set-cookie" not in again.headers


async def test_a_stranger_is_told_what_to_do_in_her_language(server: Served) -> None:
    stranger = server.stranger(**{"accept-language": "xx, uk-UA;q=0.8"})
    problem = await stranger.ask("GET", "/me", status=401)
    assert problem["code"] == "not_signed_in"
    assert problem["text"].startswith("Сервер не знає")


async def test_a_forged_cookie_is_nobody(server: Served) -> None:
    ann = await server.guest()
    value = ann.http.cookies["dracosaur"]
    ann.http.cookies.set("dracosaur", value[:-2] + ("AA" if value[-2:] != "AA" else "BB"))
    await ann.ask("GET", "/me", status=401)


async def test_a_password_of_the_proxy_is_none_of_ours(server: Served) -> None:
    """A club may ask for a password of its own before anybody gets here: browsers then send it with all."""
    ann = await server.guest()
    ann.http.headers["authorization"] = "Basic Y2x1YjpzZWNyZXQ="
    assert (await ann.ask("GET", "/me"))["name"] == "Ann"
    stranger = server.stranger(authorization="Basic Y2x1YjpzZWNyZXQ=")
    await stranger.ask("GET", "/me", status=401)
    await stranger.ask("POST", "/me", {"name": "Ben"})


async def test_an_account_keeps_the_guest_and_can_sign_in_elsewhere(server: Served) -> None:
    ann = await server.guest()
    me = await ann.ask("GET", "/me")
    made = await ann.ask("POST", "/me/account", {"name": "Ann", "password": "correct horse"})
    assert made["person"] == me["person"]
    assert made["account"] == "Ann"
    ben = await server.guest("Ben")
    wrong = await ben.ask("POST", "/sessions", {"name": "Ann", "password": "wrong horse"}, status=401)
    assert wrong["code"] == "wrong_password"
    nobody = await ben.ask("POST", "/sessions", {"name": "Zoe", "password": "wrong horse"}, status=401)
    assert nobody == wrong
    taken = await ben.ask("POST", "/me/account", {"name": "ANN", "password": "correct horse"}, status=409)
    assert taken["code"] == "name_taken"
    signed = await ben.ask("POST", "/sessions", {"name": "ann", "password": "correct horse"})
    assert signed["person"] == me["person"]
    assert (await ben.ask("GET", "/me"))["account"] == "Ann"


async def test_signing_out_everywhere_voids_every_cookie_and_closes_sockets(server: Served) -> None:
    ann, elsewhere = await server.guest(), server.stranger()
    elsewhere.http.cookies.set("dracosaur", ann.http.cookies["dracosaur"])
    await elsewhere.ask("GET", "/me")
    async with ann.socket() as socket:
        await socket.next("hello")
        await ann.ask("DELETE", "/sessions", status=204)
        await socket.opened.wait_closed()
        assert socket.opened.close_code == 4001
    await elsewhere.ask("GET", "/me", status=401)


async def test_a_new_password_replaces_the_old_one(server: Served) -> None:
    ann = await server.guest()
    await ann.ask("POST", "/me/account", {"name": "Ann", "password": "correct horse"})
    wrong = {"old": "no horse at all", "new": "battery staple"}
    assert (await ann.ask("PUT", "/me/password", wrong, status=401))["code"] == "wrong_password"
    await ann.ask("PUT", "/me/password", {"old": "correct horse", "new": "battery staple"})
    await ann.ask("GET", "/me")
    ben = server.stranger()
    await ben.ask("POST", "/sessions", {"name": "Ann", "password": "correct horse"}, status=401)
    await ben.ask("POST", "/sessions", {"name": "Ann", "password": "battery staple"})


async def test_a_token_is_shown_once_and_can_be_revoked(server: Served) -> None:
    ann = await server.guest()
    made = await ann.ask("POST", "/me/tokens", {"label": "my bot"}, status=201)
    program = server.stranger(authorization=f"Bearer {made['token']}")
    assert (await program.ask("GET", "/me"))["name"] == "Ann"
    (listed,) = await ann.ask("GET", "/me/tokens")
    assert "token" not in listed
    assert listed["used_at"] is not None
    await ann.ask("DELETE", f"/me/tokens/{made['id']}", status=204)
    await ann.ask("DELETE", f"/me/tokens/{made['id']}", status=404)
    await program.ask("GET", "/me", status=401)


async def test_what_a_revoked_token_has_opened_is_closed(server: Served) -> None:
    ann = await server.guest()
    table = (await ann.ask("POST", "/tables", {"wish": {"game": "draftosaurus"}}, status=201))["table"]
    made = [await ann.ask("POST", "/me/tokens", {"label": label}, status=201) for label in ("one", "two")]
    one, two = (server.stranger(authorization=f"Bearer {token['token']}") for token in made)
    async with ann.socket() as own, one.socket() as gone, two.socket() as kept:
        async with one.http.stream("GET", f"/tables/{table}/stream") as stream:
            await gone.next("hello")
            await ann.ask("DELETE", f"/me/tokens/{made[0]['id']}", status=204)
            await asyncio.wait_for(gone.opened.wait_closed(), 20)
            assert gone.opened.close_code == 4001
            async for _ in stream.aiter_lines():
                pass  # until it ends
        for socket in (own, kept):
            await socket.send(type="ping", ref="there")
            await socket.next("reply")


async def test_who_is_to_go_is_heard_no_more_also_where_she_reads_nothing(server: Served) -> None:
    """The word that ends her socket waits behind frames that she does not take; nothing more is done."""
    ann = await server.guest()
    table = (await ann.ask("POST", "/tables", {"wish": {"game": "draftosaurus"}}, status=201))["table"]
    async with ann.socket() as socket:
        await socket.next("hello")
        socket.opened.transport.pause_reading()
        (opened,) = server.services.sockets
        for _ in range(200):  # more than all buffers between her and the server hold
            opened.outbox.deliver(b'"%s"' % (b"x" * 100_000))  # type: ignore[attr-defined]
        await asyncio.sleep(0.5)
        await ann.ask("DELETE", "/sessions", status=204)
        await socket.send(type="say", table=table, text="still here")
        await asyncio.sleep(0.5)
        assert await server.stranger().ask("GET", f"/tables/{table}/chat") == []
        assert not server.services.sockets
        socket.opened.transport.abort()


async def test_signing_out_reaches_the_sockets_of_every_process(
    tmp_path: Path, postgres_store_url: str
) -> None:
    settings = settings_for(tmp_path, store=postgres_store_url)
    async with served(settings) as here, served(settings) as there:
        ann = await here.guest()
        elsewhere = there.stranger()
        elsewhere.http.cookies.set("dracosaur", ann.http.cookies["dracosaur"])
        async with elsewhere.socket() as socket:
            await socket.next("hello")
            await ann.ask("DELETE", "/sessions", status=204)
            await asyncio.wait_for(socket.opened.wait_closed(), 20)
            assert socket.opened.close_code == 4001


async def test_a_guest_who_signs_in_comes_back_with_her_account(server: Served) -> None:
    """Her sockets speak for a guest who is no more."""
    ann = await server.guest()
    await ann.ask("POST", "/me/account", {"name": "Ann", "password": "correct horse"})
    guest = await server.guest("Gus")
    async with guest.socket() as socket:
        await socket.next("hello")
        await guest.ask("POST", "/sessions", {"name": "Ann", "password": "correct horse"})
        await asyncio.wait_for(socket.opened.wait_closed(), 20)
    async with guest.socket() as socket:
        assert (await socket.next("hello"))["name"] == "Ann"


async def test_preferences_and_language_are_kept(server: Served) -> None:
    ann = await server.guest()
    await ann.ask("PATCH", "/me", {"lang": "pl", "preferences": {"theme": "dark"}})
    me = await ann.ask("GET", "/me")
    assert (me["lang"], me["preferences"]) == ("pl", {"theme": "dark"})
    too_much = {"preferences": {"x": "y" * 9000}}
    assert (await ann.ask("PATCH", "/me", too_much, status=413))["code"] == "too_large"
    unknown = await ann.ask("PATCH", "/me", {"colour": 1}, status=400)
    assert "colour" in unknown["text"]


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"origin": "https://elsewhere.example"}, 403),
        ({"origin": "null"}, 403),
        ({"origin": "http://["}, 403),
        ({"sec-fetch-site": "cross-site"}, 403),
        ({"sec-fetch-site": "same-origin"}, 200),
        ({}, 200),
    ],
)
async def test_another_sites_page_cannot_act_for_its_visitor(
    server: Served, headers: dict[str, str], status: int
) -> None:
    ann = await server.guest()
    response = await ann.http.patch("/me", json={"lang": "cs"}, headers=headers)
    assert response.status_code == status
    assert (await ann.ask("GET", "/me"))["lang"] == ("cs" if status == 200 else "en")


async def test_our_own_page_and_listed_ones_may(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, origins=("https://club.example",))
    async with served(settings) as server:
        ann = await server.guest()
        for origin in (server.url, "https://club.example"):
            response = await ann.http.patch("/me", json={"lang": "cs"}, headers={"origin": origin})
            assert response.status_code == 200


async def test_a_name_that_cannot_be_seen_is_refused(server: Served) -> None:
    stranger = server.stranger()
    for name in ("   ", "x" * 31, "\u200d", "\u202e\u0000", "\u3164", "\u2800\u0301"):
        problem = await stranger.ask("POST", "/me", {"name": name}, status=400)
        assert problem["code"] == "bad_name"
    await stranger.ask("POST", "/me", {"name": "👩‍🚀"})


async def test_new_people_of_one_address_are_counted(tmp_path: Path) -> None:
    async with served(settings_for(tmp_path, entry_rate=0.05)) as server:
        for _ in range(3):
            await server.guest()
        refused = await server.stranger().http.post("/me", json={"name": "Ann"})
        assert refused.status_code == 429
        assert int(refused.headers["retry-after"]) > 0


async def test_every_answer_carries_the_headers_that_protect_a_browser(server: Served) -> None:
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as client:
        for path in ("/", "/healthz", "/api/v1/me", "/nowhere", "/api/v1/docs"):
            headers = (await client.get(path)).headers
            assert "default-src 'none'" in headers["content-security-policy"]
            assert "unsafe" not in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"


async def test_whom_one_does_not_hear_is_listed_until_one_hears_again(server: Served) -> None:
    ann, ben = await server.guest("Ann"), await server.guest("Ben")
    person = (await ben.ask("GET", "/me"))["person"]
    assert await ann.ask("GET", "/me/muted") == []
    await ann.ask("PUT", f"/me/muted/{person}", status=204)
    assert await ann.ask("GET", "/me/muted") == [{"person": person, "name": "Ben"}]
    await ann.ask("DELETE", f"/me/muted/{person}", status=204)
    assert await ann.ask("GET", "/me/muted") == []
