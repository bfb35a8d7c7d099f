"""`dracosaur serve`: the web server."""

from __future__ import annotations

import os
import sys
import webbrowser
from pathlib import Path
from typing import Any

import click

from dracosaur.cli.shell import bad, language_option, say
from dracosaur.text import Words


def settings_option(command: Any) -> Any:  # a command, as click gives it
    """`--settings FILE`."""
    return click.option(
        "--settings", "file", type=click.Path(path_type=Path), metavar="FILE", help="TOML file with settings."
    )(command)


def store_option(command: Any) -> Any:  # a command, as click gives it
    """`--store URL`."""
    return click.option(
        "--store", metavar="URL", help="sqlite:///FILE or postgresql://…; default: a file of your own."
    )(command)


@click.command()
@click.option("--host", metavar="ADDRESS", help="Address to listen on; default 127.0.0.1, 0.0.0.0 for all.")
@click.option("--port", type=int, metavar="N", help="Port to listen on; default 8000, 0 for any free one.")
@store_option
@click.option("--prefix", metavar="PATH", help="Path below which a proxy serves it, for instance /games.")
@click.option(
    "--processes", type=int, metavar="N", help="So many processes share the work; needs PostgreSQL."
)
@click.option("--web", metavar="FOLDER", help="Folder of a built page; default: the one that came along.")
@click.option("--open", "opens", is_flag=True, help="Show the page in your browser, where there is one.")
@settings_option
@language_option
def serve(file: Path | None, lang: str, opens: bool, **options: Any) -> None:  # Any: of Settings
    """Serve the three games to people and programs, on one SQLite file or on PostgreSQL.

    Every setting can also stand in the environment (DRACOSAUR_PORT) or in a TOML file; docs/hosting.md
    lists them. SIGTERM and Ctrl+C stop it gracefully.

    \b
    Examples:
      dracosaur serve
      dracosaur serve --host 0.0.0.0 --port 80 --store sqlite:////srv/dracosaur.db
      dracosaur serve --store postgresql://dracosaur@localhost/dracosaur --processes 3
    """
    words = Words(lang)
    settings = read_settings(words, options, file)
    from dracosaur.server.api.serving import address_of_page, bind, serve
    from dracosaur.server.store import BadStore, Unavailable

    try:
        bound = bind(settings)
    except OSError as error:
        reason = error.strerror or str(error)
        raise bad(
            words, "cli-error-bind", address=f"{settings.host}:{settings.port}", reason=reason
        ) from None

    def ready() -> None:
        address = address_of_page(settings, bound)
        say(words.say("cli-serving", address=address))
        if opens and has_screen():
            webbrowser.open(address)

    try:
        serve(settings, bound, ready)
    except (BadStore, Unavailable) as error:
        raise bad(words, "cli-error-store", store=hidden(settings.store_url), reason=str(error)) from None
    except KeyboardInterrupt:  # before it served
        pass


def has_screen() -> bool:
    """Whether a browser can open a window here: one in the terminal would be in the way of the log."""
    return sys.platform in ("darwin", "win32") or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY")))


def read_settings(words: Words, options: dict[str, Any], file: Path | None) -> Any:  # Settings
    """The settings of a command; a wrong one is bad input."""
    from dracosaur.server.api.settings import BadSetting, load_settings

    try:
        return load_settings(options, os.environ, file)
    except BadSetting as error:
        raise bad(words, f"cli-{error.key}", **error.values) from None


def hidden(url: str) -> str:
    """The address of a store without its password."""
    scheme, _, rest = url.partition("://")
    login, at, host = rest.rpartition("@")
    return f"{scheme}://{login.partition(':')[0]}{at}{host}" if at else url
