"""The OpenAPI document tells the truth: hostile requests made from it get an answer that it describes."""

from __future__ import annotations

import json
import re
from collections.abc import AsyncIterator
from http import HTTPStatus
from pathlib import Path

import httpx
import pytest

from dracosaur.games import GAMES
from dracosaur.server.api.doors import AREAS, ROUTES
from dracosaur.server.api.errors import STATUS
from dracosaur.server.api.openapi import document
from dracosaur.text import LANGUAGES, Words
from tests.server.api.running import Served, served, settings_for


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Served]:
    async with served(settings_for(tmp_path)) as running:
        yield running


def test_every_reference_leads_somewhere() -> None:
    text = json.dumps(document())
    names = set(re.findall(r'"#/components/schemas/([^"]+)"', text))
    assert names - set(document()["components"]["schemas"]) == set()


def test_names_of_structs_are_valid_and_those_of_games_are_there() -> None:
    schemas = document()["components"]["schemas"]
    assert [name for name in schemas if not re.fullmatch(r"[A-Za-z0-9._-]+", name)] == []
    for game in GAMES:
        for kind in ("Action", "View", "Options", "Printed"):
            assert schemas[f"{game}.{kind}"], (game, kind)


def test_a_spot_is_described_as_the_array_that_it_is() -> None:
    assert document()["components"]["schemas"]["Spot"]["type"] == "array"


def test_every_operation_has_a_name_a_summary_and_a_room() -> None:
    names = [route.name for route in ROUTES]
    assert len(names) == len(set(names))
    assert [route.name for route in ROUTES if not route.summary or route.area not in AREAS] == []


def test_every_error_is_said_in_every_language() -> None:
    for code in STATUS:
        texts = {
            Words(lang, strict=True).say(f"api-{code}", reason="x", most=1, name="x") for lang in LANGUAGES
        }
        assert len(texts) == len(LANGUAGES), code


async def test_the_documentation_loads_nothing_from_elsewhere(server: Served) -> None:
    async with httpx.AsyncClient(base_url=f"{server.url}/api/v1/", timeout=60) as client:
        page = (await client.get("docs")).text
        assert re.findall(r"(?:src|href)=['\"]?(?:https?:)?//", page) == []
        assert "<script" not in page
        assert " style=" not in page
        assert (await client.get("docs.css")).headers["content-type"].startswith("text/css")
        assert (await client.get("openapi.json")).json() == json.loads(json.dumps(document()))
        for name in ("Problem", "Frame_from_server", "open_table"):
            assert f"id='{name}'" in page


async def test_a_wrong_method_names_the_right_ones(server: Served) -> None:
    async with httpx.AsyncClient(base_url=f"{server.url}/api/v1", timeout=60) as client:
        refused = await client.request("TRACE", "/me")
        assert refused.status_code == 405
        refused = await client.put("/me")
        assert refused.status_code == 405
        assert refused.headers["allow"] == "POST, GET, PATCH, HEAD"
        assert refused.json()["code"] == "wrong_method"
        assert (await client.get("/nowhere")).json()["code"] == "not_found"
        assert (await client.head("/games")).status_code == HTTPStatus.OK
