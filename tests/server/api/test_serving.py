"""`dracosaur serve`: settings, start, stop, memory, several processes, prefix, page, health and figures."""

from __future__ import annotations

import inspect
import json
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest
from uvicorn.protocols.websockets import websockets_sansio_impl

from dracosaur.server.api.logs import HUNG_UP, JsonLines
from dracosaur.server.api.settings import NAMES, BadSetting, Settings, load_settings
from tests.cli.running import call, environment
from tests.server.api.process import process
from tests.server.api.running import served, settings_for

DOCS = Path(__file__).parents[3] / "docs"


def test_an_option_wins_over_the_environment_and_that_over_the_file(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text('port = 1\nhost = "h"\nprefix = "/games/"\n', "utf-8")
    settings = load_settings({"port": 3, "host": None}, {"DRACOSAUR_PORT": "2", "DRACOSAUR_HOST": "e"}, file)
    assert (settings.port, settings.host, settings.prefix) == (3, "e", "/games")
    named = load_settings(
        {}, {"DRACOSAUR_SETTINGS": str(file), "DRACOSAUR_ORIGINS": "https://a.example, http://b"}
    )
    assert (named.port, named.origins) == (1, ("https://a.example", "http://b"))


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"prot": 1}, "the settings are host, port"),
        ({"port": 70000}, "port"),
        ({"port": "many"}, "port"),
        ({"prefix": "games"}, "begins without"),
        ({"processes": 2}, "PostgreSQL"),
        ({"log_level": "loud"}, "debug, info"),
        ({"origins": ("https://club.example/",)}, "https://club.example"),
        ({"origins": ("club.example",)}, "https://club.example"),
        ({"proxies": ("10.0.0.1", "proxy")}, "'proxy'"),
        ({"secret": "password"}, "openssl"),
    ],
)
def test_a_wrong_setting_is_refused_with_what_is_allowed(given: dict[str, object], said: str) -> None:
    with pytest.raises(BadSetting, match=said):
        load_settings(given, {})


def test_a_broken_file_is_named(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text("port = = 1", "utf-8")
    result = call("serve", "--settings", str(file), lang="uk")
    assert result.exit_code == 2
    assert "settings.toml" in result.output


def test_every_setting_is_documented_with_its_usual_value() -> None:
    page = (DOCS / "hosting.md").read_text("utf-8")
    for name, default in zip(NAMES, Settings.__struct_defaults__, strict=True):
        usual = json.dumps(list(default) if isinstance(default, tuple) else default)
        assert f"| `{name}` | `{usual}` |" in page, name


def test_a_taken_port_is_told_before_anything_else() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        result = call("serve", "--port", str(taken.getsockname()[1]))
    assert result.exit_code == 2
    assert "--port" in result.output


def test_a_fresh_machine_needs_no_folder_made_by_hand(tmp_path: Path) -> None:
    """`dracosaur serve` without a word about its store, where nobody has served before."""
    with process(store=f"sqlite:///{tmp_path / 'share' / 'dracosaur' / 'server.db'}", web="none") as server:
        assert httpx.get(f"{server.url}/readyz", timeout=60).text == "ready\n"


def test_it_starts_soon_takes_little_memory_and_stops_when_told() -> None:
    """3 seconds and 150 MB are promised; where others compute, a second of CPU time brings half as much."""
    with process(web="none") as server:
        assert server.cpu_seconds < 5.0
        assert server.memory < 150
        with httpx.Client(base_url=server.url, timeout=60) as client:
            assert client.get("/healthz").text == "ok\n"
            assert client.get("/readyz").text == "ready\n"
            figures = client.get("/metrics").text
            assert "dracosaur_sockets 0.0" in figures
            page = client.get("/", headers={"accept-language": "cs"})
            assert "Drakosaur" in page.text
            with client.stream("GET", "/api/v1/tables/nowhere123/stream") as stream:
                assert stream.status_code == 404


async def test_a_server_that_stops_tells_everybody_to_come_back(tmp_path: Path) -> None:
    async with served(settings_for(tmp_path)) as server:
        ann = await server.guest()
        table = (await ann.ask("POST", "/tables", {"wish": {"game": "draftosaurus"}}, status=201))["table"]
        async with ann.socket() as opened, ann.http.stream("GET", f"/tables/{table}/stream") as stream:
            await opened.next("hello")
            server.services.stop()
            await opened.opened.wait_closed()
            assert opened.opened.close_code == 1012
            async for _ in stream.aiter_lines():
                pass
        async with httpx.AsyncClient(base_url=server.url, timeout=60) as client:
            assert (await client.get("/readyz")).status_code == 503


@pytest.mark.parametrize("is_stripped", [False, True])
async def test_it_works_below_a_prefix(tmp_path: Path, is_stripped: bool) -> None:
    async with served(settings_for(tmp_path, prefix="/games", web=str(tmp_path / "none"))) as server:
        base = server.url.removesuffix("/games") if is_stripped else server.url
        async with httpx.AsyncClient(base_url=base, timeout=60) as client:
            made = await client.post("/api/v1/me", json={"name": "Ann"})
            assert made.status_code == 200
            assert "Path=/games" in made.headers["set-cookie"]
            assert (await client.get("/api/v1/docs.css")).status_code == 200
            assert 'href="/games/api/v1/docs"' in (await client.get("/")).text


async def test_a_built_page_is_served_with_its_own_addresses(tmp_path: Path) -> None:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text('<base href="/"><title>Page</title>', "utf-8")
    (web / "assets" / "app-1a2b.js").write_text("let x = 1;", "utf-8")
    async with (
        served(settings_for(tmp_path, web=str(web), prefix="/games")) as server,
        httpx.AsyncClient(base_url=server.url, timeout=60) as client,
    ):
        for path in ("/", "/table/abc", "/learn"):
            page = await client.get(path)
            assert '<base href="/games/">' in page.text
        asset = await client.get("/assets/app-1a2b.js")
        assert "immutable" in asset.headers["cache-control"]
        assert (await client.get("/assets/gone.js")).status_code == 404
        assert (await client.get("/../settings.py")).status_code in (200, 404)
        assert (await client.get("/api/v1/nowhere")).json()["code"] == "not_found"
        (web / "index.html").write_text('<base href="/"><title>Newer</title>', "utf-8")
        assert "Newer" in (await client.get("/")).text  # built anew while it is served


async def test_the_address_of_a_client_is_taken_from_a_trusted_proxy_only(tmp_path: Path) -> None:
    for proxies, status in ((("127.0.0.1",), 200), (("10.0.0.1",), 429)):
        folder = tmp_path / str(status)
        folder.mkdir()
        async with served(settings_for(folder, proxies=proxies, entry_rate=1 / 60)) as server:
            for n in range(2):
                stranger = server.stranger(**{"x-forwarded-for": f"192.0.2.{n}"})
                response = await stranger.http.post("/me", json={"name": "Ann"})
            assert response.status_code == status


async def test_all_addresses_of_an_ipv6_network_are_one(tmp_path: Path) -> None:
    async with served(settings_for(tmp_path, entry_rate=0.05)) as server:

        async def status(address: str) -> int:
            headers = {"x-forwarded-for": address}
            return (await server.stranger(**headers).http.post("/me", json={"name": "Ann"})).status_code

        assert [await status(f"2001:db8::{n}") for n in range(4)] == [200, 200, 200, 429]
        assert await status("2001:db8:0:1::1") == 200
        assert [await status(f"::ffff:192.0.2.{n}") for n in range(4)] == [200] * 4


async def test_a_body_that_is_too_long_or_no_json_is_refused(tmp_path: Path) -> None:
    async with served(settings_for(tmp_path)) as server:
        stranger = server.stranger()
        long = await stranger.http.post("/score", content=b'{"game": "' + b"x" * 200_000 + b'"}')
        assert (long.status_code, long.json()["code"]) == (413, "too_large")
        for body, code in (
            (b"{", "bad_json"),
            (b"[" * 100_000, "bad_request"),
            (b'{"game": "\xff"}', "bad_json"),
        ):
            refused = await stranger.http.post("/score", content=body)
            assert (refused.status_code, refused.json()["code"]) == (400, code)
        form = await stranger.http.post("/me", data={"name": "Ann"})
        assert (form.status_code, form.json()["code"]) == (415, "wrong_media")


def test_a_failure_is_logged_by_its_place_without_any_value() -> None:
    import logging

    try:
        raise ValueError("a secret")
    except ValueError:
        record = logging.LogRecord("x", logging.ERROR, "x", 1, "failed", (), sys.exc_info())
    line = JsonLines().format(record)
    assert "a secret" not in line
    assert json.loads(line)["error"] == "ValueError"


def children(pid: int) -> set[int]:
    """The processes that serve for this one."""
    listed = subprocess.run(["pgrep", "-P", str(pid)], capture_output=True, text=True, check=True).stdout
    return {int(line) for line in listed.split()}


@pytest.mark.slow
def test_several_processes_share_a_socket_and_one_that_dies_is_replaced(postgres_url: str) -> None:
    with (
        process(postgres_url, processes=2) as server,
        httpx.Client(base_url=server.url, timeout=60) as client,
    ):
        assert client.get("/healthz").text == "ok\n"
        before = children(server.pid)
        os.kill(max(before), signal.SIGKILL)
        deadline = time.monotonic() + 60
        while not children(server.pid) - before:
            assert time.monotonic() < deadline
            time.sleep(0.2)
        for _ in range(4):
            assert client.get("/readyz").text == "ready\n"
        asked = 20
        for _ in range(asked):  # each by whichever process takes the connection
            httpx.get(f"{server.url}/api/v1/games", timeout=60)
        for _ in range(4):
            figures = httpx.get(f"{server.url}/metrics", timeout=60).text
            assert (
                f'dracosaur_requests_total{{method="GET",route="/games",status="200"}} {asked}.0' in figures
            )
            assert "dracosaur_sockets 0.0" in figures


def test_whichever_process_is_asked_tells_the_figures_of_all(tmp_path: Path) -> None:
    script = (
        "import os; from dracosaur.server.api.metrics import Metrics, forget_process; metrics = Metrics();"
        "metrics.sockets.inc(); metrics.frames.inc(2); print(metrics.page().body.decode());"
    )
    env = environment(PROMETHEUS_MULTIPROC_DIR=str(tmp_path))
    for ending in ("", "forget_process(os.getpid())", ""):
        told = subprocess.run(
            [sys.executable, "-c", script + ending], check=True, env=env, capture_output=True, text=True
        ).stdout
    assert "dracosaur_frames_total 6.0" in told
    assert "dracosaur_sockets 2.0" in told  # one process has ended, and its socket with it


def test_a_client_that_hangs_up_early_is_no_error(capfd: pytest.CaptureFixture[str]) -> None:
    script = (
        "import logging; from dracosaur.server.api.logs import HUNG_UP, set_up_logs; set_up_logs('info');"
        "own = logging.getLogger('uvicorn.error'); own.error(HUNG_UP); own.error('the roof is open')"
    )
    subprocess.run([sys.executable, "-c", script], check=True)
    lines = capfd.readouterr().err.splitlines()
    assert [json.loads(line)["event"] for line in lines] == ["the roof is open"]


def test_uvicorn_still_says_it_so() -> None:
    source = inspect.getsource(websockets_sansio_impl)
    assert HUNG_UP in source
