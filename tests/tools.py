"""The programs that tests of server and page need beside Python, installed where that can be done.

`python -m tests.tools` is what `make tools` runs. Where it cannot install them it says what to do; then tests
that need them are skipped, in CI (with CI in the environment) it fails.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

from tests.postgres import is_ci, programs


def missing() -> list[str]:
    """The Debian packages of what is not there."""
    wanted = {
        "chromium": any(map(shutil.which, ("chromium", "google-chrome"))),
        "postgresql": programs() is not None,
        "strace": shutil.which("strace") is not None,
    }
    return [package for package, is_there in wanted.items() if not is_there]


def install(packages: list[str]) -> bool:
    """Install the packages; says whether that went well."""
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    steps = (["update", "-q"], ["install", "-q", "-y", "--no-install-recommends", *packages])
    return all(
        subprocess.run(["apt-get", *step], env=quiet, stdout=sys.stderr, check=False).returncode == 0
        for step in steps
    )


def main() -> int:
    """Exit status 1 only where nothing may be left out and something is missing."""
    packages = missing()
    if packages and not os.geteuid() and shutil.which("apt-get"):
        print(f"Installing for the tests: {' '.join(packages)}", file=sys.stderr)
        install(packages)
        packages = missing()
    if not packages:
        return 0
    print(
        f"Missing for some tests of the server and the page: {' and '.join(packages)}.\n"
        f"On Debian or Ubuntu: sudo apt-get install {' '.join(packages)}; elsewhere install them in your"
        " system's way, with initdb, pg_ctl and psql on the PATH.\n"
        + ("Nothing may be left out here." if is_ci() else "The tests that need them will be skipped."),
        file=sys.stderr,
    )
    return 1 if is_ci() else 0


if __name__ == "__main__":
    sys.exit(main())
