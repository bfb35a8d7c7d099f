"""`dracosaur doctor` finds what is wrong with a server, and says what to do."""

from __future__ import annotations

import json
import socket
from pathlib import Path

import pytest

from dracosaur.text import LANGUAGES
from tests.cli.running import call


def looked_at(
    tmp_path: Path, status: int = 0, lang: str = "en", **given: object
) -> dict[str, tuple[str, str]]:
    """The verdict and the word about each thing, by settings in a file; the status must be this one."""
    usual = {"store": f"sqlite:///{tmp_path / 'server.db'}", "port": 0}
    file = tmp_path / "settings.toml"
    file.write_text(
        "".join(f"{name} = {json.dumps(value)}\n" for name, value in {**usual, **given}.items()), "utf-8"
    )
    result = call("doctor", "--settings", str(file), "--json", "--lang", lang)
    assert result.exit_code == status, result.output
    return {one["about"]: (one["verdict"], one["text"]) for one in json.loads(result.stdout)["findings"]}


def test_a_server_that_is_set_up_well_is_in_order(tmp_path: Path) -> None:
    found = looked_at(tmp_path)
    assert list(found) == ["settings", "store", "address", "page", "files", "games", "bots"]
    for about in ("settings", "store", "address", "games"):
        assert found[about][0] == "fine"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("store", "advice"),
    [
        ("sqlite:////proc/nowhere/server.db", "--store"),
        ("postgresql://club:secret@127.0.0.1:1/games", "createdb"),
        ("mysql://localhost/games", "sqlite:///PATH"),
    ],
)
def test_a_store_that_cannot_be_opened_is_broken(tmp_path: Path, store: str, advice: str, lang: str) -> None:
    verdict, text = looked_at(tmp_path, status=1, lang=lang, store=store)["store"]
    assert verdict == "broken"
    assert advice in text
    assert "secret" not in text


def test_an_address_that_is_taken_may_be_the_server_itself(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        verdict, text = looked_at(tmp_path, port=taken.getsockname()[1])["address"]
    assert (verdict, "another port" in text) == ("warning", True)


def test_a_page_that_is_not_built_is_a_warning(tmp_path: Path) -> None:
    verdict, text = looked_at(tmp_path, web=str(tmp_path / "nowhere"))["page"]
    assert (verdict, "--web" in text) == ("warning", True)


@pytest.mark.parametrize("line", ["port = = 1", "prot = 1", 'origins = ["club.example"]', "processes = 2"])
def test_settings_that_cannot_work_are_bad_input(tmp_path: Path, line: str) -> None:
    file = tmp_path / "settings.toml"
    file.write_text(line, "utf-8")
    result = call("doctor", "--settings", str(file))
    assert result.exit_code == 2
    assert result.stdout == ""
