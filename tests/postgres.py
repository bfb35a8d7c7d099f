"""A private PostgreSQL for tests: own folder, own socket, no port, gone afterwards."""

from __future__ import annotations

import fcntl
import os
import pwd
import secrets
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Self

import pytest

USER = "dracosaur"
MISSING = "PostgreSQL is not installed: `make tools` installs it, or says how"
# Debian keeps them off the PATH, by version.
_DEBIAN = Path("/usr/lib/postgresql")
_NEEDED = ("initdb", "pg_ctl", "psql")


def is_ci() -> bool:
    """Whether nothing may be left out."""
    return bool(os.environ.get("CI"))


def programs() -> Path | None:
    """The folder of initdb and pg_ctl."""
    found = {Path(path).parent for name in _NEEDED if (path := shutil.which(name)) is not None}
    if len(found) == 1 and all((folder / name).exists() for folder in found for name in _NEEDED):
        return found.pop()
    versions = sorted(_DEBIAN.glob("*/bin/initdb"), key=lambda path: int(path.parts[-3].split(".")[0]))
    return versions[-1].parent if versions else None


class Cluster:
    """A PostgreSQL server in a folder; where root runs the tests it belongs to somebody else."""

    def __init__(self, folder: Path, is_durable: bool = False) -> None:
        bin_folder = programs()
        if bin_folder is None:
            raise FileNotFoundError(MISSING)
        self._bin = bin_folder
        self.folder = folder
        self._is_durable = is_durable

    @classmethod
    @contextmanager
    def temporary(cls, is_durable: bool = False) -> Iterator[Self]:
        """A running cluster that is gone afterwards; durable ones wait for the disk as a real one does."""
        cluster = cls(new_folder(), is_durable)
        try:
            cluster.create()
            cluster.start()
            yield cluster
        finally:
            cluster.remove()

    def create(self) -> None:
        """The cluster is made, and does not run yet."""
        options = [
            "--username",
            USER,
            "--auth",
            "trust",
            "--no-sync",
            "--encoding",
            "UTF8",
            "--locale",
            "C.UTF-8",
        ]
        self._run("initdb", "--pgdata", str(self.data), *options)

    def start(self) -> None:
        """It takes connections."""
        settings = {
            "listen_addresses": "",
            "unix_socket_directories": str(self.folder),
            "fsync": "on" if self._is_durable else "off",
            "max_connections": "60",
            "shared_buffers": "32MB",
        }
        options = " ".join(f"-c {name}='{value}'" for name, value in settings.items())
        log = str(self.folder / "log")
        self._run("pg_ctl", "--pgdata", str(self.data), "--wait", "--log", log, "--options", options, "start")

    def stop(self, mode: str = "immediate") -> None:
        """It takes no connections, and those it had are cut."""
        self._run("pg_ctl", "--pgdata", str(self.data), "--wait", "--mode", mode, "stop")

    def remove(self) -> None:
        """Nothing is left of it."""
        if (self.data / "postmaster.pid").exists():
            self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    @property
    def data(self) -> Path:
        """Where PostgreSQL keeps everything."""
        return self.folder / "data"

    def url(self, database: str) -> str:
        """The address of a database."""
        return f"postgresql://{USER}@/{database}?host={self.folder}"

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"test_{secrets.token_hex(4)}"
        self.sql(f"CREATE DATABASE {name}")
        return self.url(name)

    def sql(self, statement: str, database: str = "postgres") -> str:
        """What psql answers."""
        where = ["--host", str(self.folder), "--username", USER, "--dbname", database]
        return self._run("psql", *where, "--quiet", "--no-psqlrc", "--tuples-only", "--command", statement)

    def _run(self, program: str, *arguments: str) -> str:
        user = None if os.geteuid() else "postgres"
        # A file, because a server that stays would hold a pipe open.
        with tempfile.TemporaryFile("w+") as out:
            done = subprocess.run(
                [self._bin / program, *arguments],
                user=user,
                group=user,
                extra_groups=None if user is None else [],
                cwd=self.folder,
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=subprocess.STDOUT,
                check=False,
            )
            out.seek(0)
            said = out.read()
        if done.returncode:
            raise RuntimeError(f"{program} failed: {said}")
        return said


def new_folder() -> Path:
    """An empty folder that whoever runs PostgreSQL may write; the name is short, for the socket's sake."""
    folder = Path(tempfile.mkdtemp(prefix="dracosaur-pg-"))
    if not os.geteuid():
        os.chown(folder, pwd.getpwnam("postgres").pw_uid, -1)
    return folder


@contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """Only one process of the test run is here at a time."""
    with (folder / "postgres.lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


@pytest.fixture(scope="session")
def cluster(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Iterator[Cluster]:
    """One cluster for the whole test run: the first process to need it starts it, the last one stops it."""
    if programs() is None:
        if is_ci():
            pytest.fail(MISSING)
        pytest.skip(MISSING)
    base = tmp_path_factory.getbasetemp()
    shared = base if worker_id == "master" else base.parent
    place = shared / "postgres.folder"
    users = shared / "postgres.users"
    with _alone(shared):
        users.mkdir(exist_ok=True)
        if place.exists():
            one = Cluster(Path(place.read_text()))
        else:
            one = Cluster(new_folder())
            one.create()
            one.start()
            place.write_text(str(one.folder))
        (users / worker_id).touch()
    yield one
    with _alone(shared):
        (users / worker_id).unlink()
        if not any(users.iterdir()):
            one.remove()
            place.unlink()


@pytest.fixture
def postgres_url(cluster: Cluster) -> str:
    """The address of an empty database on PostgreSQL."""
    return cluster.new_database()
