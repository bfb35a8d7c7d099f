"""What must hold for the repository itself: pins without addresses, one version, reasons for dependencies."""

import re
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest

import dracosaur

ROOT = Path(__file__).parent.parent
REQUIREMENTS = sorted((ROOT / "requirements").glob("*.txt"))
ADDRESS = re.compile(r"https?:|file:|@ |--(extra-)?index-url|--find-links|--trusted-host")
MACHINE_PATH = re.compile(r"(^|[\s=])/\w")
PIN = re.compile(r"^(?P<name>[\w.-]+)==\S+")
NAME = re.compile(r"^[\w.-]+")


def project() -> dict[str, Any]:  # Any: TOML as it comes
    table: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return table


EXTRAS = (
    "fast",
    "postgres",
    "rl",
    "data",
    "plots",
    "dev",
)  # what a checkout has; the others are left to who wants them


def canonical(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def required_names(*extras: str) -> set[str]:
    """Names in pyproject.toml of the base dependencies and of the extras."""
    lines = list(project()["dependencies"])
    for extra in extras:
        lines += project()["optional-dependencies"][extra]
    names = {match.group() for line in lines if (match := NAME.match(line))}
    return {canonical(name) for name in names} - {"dracosaur"}  # an extra may bring another one


def pinned_names(file: Path) -> set[str]:
    pins = (PIN.match(line) for line in file.read_text(encoding="utf-8").splitlines())
    return {canonical(pin["name"]) for pin in pins if pin}


def test_there_are_two_requirement_files() -> None:
    assert [file.name for file in REQUIREMENTS] == ["dev.txt", "run.txt"]


@pytest.mark.parametrize("file", REQUIREMENTS, ids=lambda file: file.name)
def test_requirements_name_no_address_and_no_machine_path(file: Path) -> None:
    lines = file.read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if ADDRESS.search(line) or MACHINE_PATH.search(line)] == []


@pytest.mark.parametrize("file", REQUIREMENTS, ids=lambda file: file.name)
def test_every_pin_has_a_hash(file: Path) -> None:
    entries = re.split(r"\n(?=[\w.-]+==)", file.read_text(encoding="utf-8"))
    assert [entry.splitlines()[0] for entry in entries if "--hash=sha256:" not in entry] == []


@pytest.mark.parametrize(("file", "extras"), [("run.txt", ("fast",)), ("dev.txt", EXTRAS)])
def test_every_dependency_is_pinned(file: str, extras: tuple[str, ...]) -> None:
    assert required_names(*extras) - pinned_names(ROOT / "requirements" / file) == set()


def test_no_lock_file_with_addresses_is_tracked() -> None:
    if not (ROOT / ".git").exists():
        pytest.skip("a source archive tracks nothing")
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    tracked = {Path(line).name for line in listed.splitlines()}
    assert tracked & {"uv.lock", "pylock.toml", "poetry.lock", "Pipfile.lock"} == set()


def test_version_is_one() -> None:
    assert dracosaur.__version__ == project()["version"]


def test_every_dependency_has_its_reason() -> None:
    page = (ROOT / "docs" / "dependencies.md").read_text(encoding="utf-8")
    explained = {canonical(name) for name in re.findall(r"^\| `([\w.-]+)` \|", page, flags=re.MULTILINE)}
    assert explained == required_names(*EXTRAS, "openspiel")
