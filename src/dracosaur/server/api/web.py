"""The page: a folder of built files, or, where there is none, a plain word that says so."""

from __future__ import annotations

from html import escape
from importlib.resources import files
from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from dracosaur.server.api.settings import Settings
from dracosaur.text import Words

PACKED: Final = "web"  # the folder of this package's parent where a built page lies
BASE: Final = '<base href="/">'  # in index.html; the prefix is written there
FOREVER: Final = "public, max-age=31536000, immutable"  # files with a hash in their name
ASSETS: Final = "assets/"


def page_folder(settings: Settings) -> Path | None:
    """Where the built page lies; None where there is none."""
    folder = Path(settings.web) if settings.web else Path(str(files("dracosaur.server"))) / PACKED
    return folder if (folder / "index.html").is_file() else None


class Page(StaticFiles):
    """The files of the page; what looks like an address of the page itself gets its first file."""

    def __init__(self, folder: Path, prefix: str) -> None:
        super().__init__(directory=folder)
        self._file = folder / "index.html"
        self._base = f'<base href="{escape(prefix)}/">'
        self._index, self._written = "", 0  # as it was at that time

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The file of this path."""
        if path in (".", "index.html"):
            return self._first()
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or "." in path.rpartition("/")[2]:
                raise
            return self._first()
        response.headers["cache-control"] = FOREVER if path.startswith(ASSETS) else "no-cache"
        return response

    def _first(self) -> Response:
        """The first file; a page that was built since names other files than the one before."""
        written = self._file.stat().st_mtime_ns
        if written != self._written:
            self._index, self._written = self._file.read_text("utf-8").replace(BASE, self._base), written
        return HTMLResponse(self._index, headers={"cache-control": "no-cache"})


def plain_page(request: Request, lang: str, prefix: str) -> Response:
    """A word for who opens a server that has no page."""
    words = Words(lang)
    title, text, docs = (
        escape(words.say(id)) for id in ("api-plain-title", "api-plain-text", "api-plain-docs")
    )
    return HTMLResponse(
        f"""<!doctype html>
<html lang="{lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{title}</title><link rel="stylesheet" href="{prefix}/api/v1/docs.css"></head>
<body><main><h1>{title}</h1><p>{text}</p><p><a href="{prefix}/api/v1/docs">{docs}</a></p></main></body></html>
"""
    )
