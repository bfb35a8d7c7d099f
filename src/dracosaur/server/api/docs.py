"""The documentation of the API as a page, made from the OpenAPI document; it loads nothing else."""

from __future__ import annotations

from functools import cache
from html import escape
from typing import Any, Final

import msgspec

from dracosaur.server.api.openapi import Document, document

STYLE: Final = """
:root { color-scheme: light dark; --line: light-dark(#cbb994, #5b5140);
  --soft: light-dark(#6b5a3c, #c4b48f); }
body { margin: 0 auto; max-width: 62rem; padding: 1rem; background: light-dark(#fbf5e6, #211c15);
  color: light-dark(#2a2118, #efe6d2); font: 1rem/1.5 system-ui, sans-serif; }
h1, h2 { font-family: Georgia, serif; } h2 { margin-top: 2.5rem; border-bottom: 2px solid var(--line); }
code, pre { font: .9rem/1.4 ui-monospace, monospace; } pre { overflow-x: auto; padding: .75rem;
  border: 1px solid var(--line); border-radius: .4rem; }
details { border: 1px solid var(--line); border-radius: .4rem; margin: .5rem 0; padding: 0 .75rem; }
summary { cursor: pointer; padding: .6rem 0; } summary:focus-visible { outline: 3px solid #c96a1e; }
.method { display: inline-block; min-width: 4.5rem; font-weight: 700; } .soft { color: var(--soft); }
table { border-collapse: collapse; }
th, td { text-align: left; padding: .2rem 1rem .2rem 0; vertical-align: top; }
""".strip()


@cache
def page() -> str:
    """The page; its links are relative, so that it works under any prefix."""
    found = document()
    rooms = "".join(_room(found, tag) for tag in found["tags"])
    info = found["info"]
    return f"""<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{escape(info["title"])} API</title><link rel="stylesheet" href="docs.css"></head><body><main>
<h1>{escape(info["title"])} API</h1>
<p>{escape(info["description"])} Version {escape(info["version"])},
<a href="openapi.json">OpenAPI document</a>.</p>
<p>People are known by a cookie, programs by <code>Authorization: Bearer drac_…</code>. Every error is a
<a href="#Problem">Problem</a>. <code>?lang=uk</code> on any request asks for another language.</p>
<h2 id="socket">WebSocket</h2>
<p><code>{escape(found["x-websocket"]["path"])}</code>: {escape(found["x-websocket"]["description"])}</p>
<p>You send <a href="#Message_from_client">messages</a> and get <a href="#Frame_from_server">frames</a>.</p>
{rooms}
<h2>Structs</h2>{"".join(_schema(name, schema) for name, schema in found["components"]["schemas"].items())}
</main></body></html>
"""


def _room(found: Document, tag: dict[str, str]) -> str:
    operations = [
        _operation(method, path, operation)
        for path, methods in found["paths"].items()
        for method, operation in methods.items()
        if tag["name"] in operation["tags"]
    ]
    return f"<h2 id='{tag['name']}'>{escape(tag['description'])}</h2>{''.join(operations)}"


def _operation(method: str, path: str, operation: Document) -> str:
    rows = "".join(
        f"<tr><td><code>{escape(one['name'])}</code></td><td>in the {one['in']}</td>"
        f"<td>{_linked(one['schema'])}</td></tr>"
        for one in operation["parameters"]
    )
    about = f"<p>{escape(operation['description'])}</p>" if "description" in operation else ""
    taken = _contents("Body", operation.get("requestBody", {}))
    given = "".join(
        _contents(status, answer) or f"<p>{status}: {escape(answer['description'])}</p>"
        for status, answer in operation["responses"].items()
        if status not in ("4XX", "503")
    )
    is_open = {} in operation["security"]
    who = "anybody" if is_open else "with a cookie or token"
    return (
        f"<details id='{operation['operationId']}'><summary><span class='method'>{method.upper()}</span>"
        f"<code>{escape(path)}</code> <span class='soft'>{escape(operation['summary'])}</span></summary>"
        f"{about}<p class='soft'>For {who}.</p><table>{rows}</table>{taken}{given}</details>"
    )


def _contents(title: str, part: Document) -> str:
    return "".join(
        f"<p>{escape(title)} ({escape(media)}): {_linked(content['schema'])}</p>"
        for media, content in part.get("content", {}).items()
    )


def _schema(name: str, schema: Document) -> str:
    about = f"<p>{escape(schema['description'])}</p>" if "description" in schema else ""
    shown = {key: value for key, value in schema.items() if key not in ("title", "description")}
    return (
        f"<details id='{escape(name)}'><summary><code>{escape(name)}</code></summary>"
        f"{about}{_linked(shown)}</details>"
    )


def _linked(schema: Any) -> str:  # JSON
    """The schema as JSON, with links to the structs that it names."""
    if isinstance(schema, dict) and set(schema) == {"$ref"}:
        name = schema["$ref"].rpartition("/")[2]
        return f"<a href='#{escape(name)}'><code>{escape(name)}</code></a>"
    refs = sorted(_references(schema))
    links = ", ".join(_linked({"$ref": ref}) for ref in refs)
    text = escape(msgspec.json.format(msgspec.json.encode(schema), indent=1).decode(), quote=False)
    return f"<pre>{text}</pre>" + (f"<p class='soft'>{links}</p>" if links else "")


def _references(schema: Any) -> set[str]:  # JSON
    if isinstance(schema, dict):
        own = {schema["$ref"]} if isinstance(schema.get("$ref"), str) else set()
        return own.union(*(_references(part) for part in schema.values()))
    return set().union(*map(_references, schema)) if isinstance(schema, list) else set()
