"""A page that is built while a server sends it: whoever has the old one open still finds its files."""

from __future__ import annotations

from pathlib import Path

from web.build import drop, lay, names_in


def built(folder: Path, *names: str) -> Path:
    """What a build has made: these files, each with its own name in it."""
    for name in names:
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(f"{folder.name} {name}", "utf-8")
    return folder


async def test_the_files_of_the_last_build_stay_until_the_next_one(tmp_path: Path) -> None:
    served = tmp_path / "served"
    last: set[str] = set()
    seen = []
    for number in (1, 2, 3):
        new = built(tmp_path / f"build{number}", "index.html", "logo.svg", f"assets/app-{number}.js")
        lay(new, served, last)
        last = names_in(new)
        seen.append(names_in(served))
        assert (served / "index.html").read_text("utf-8") == f"build{number} index.html"
    always = {"index.html", "logo.svg"}
    assert seen == [
        always | {"assets/app-1.js"},
        always | {"assets/app-1.js", "assets/app-2.js"},
        always | {"assets/app-2.js", "assets/app-3.js"},
    ]
    drop(served, last)  # as a package wants it
    assert names_in(served) == always | {"assets/app-3.js"}
