"""Weights on disk: read back as they were, by NumPy too; what is damaged is refused with its name."""

from __future__ import annotations

import zipfile
from array import array
from pathlib import Path

import pytest

from dracosaur.bots.method.weights import BadWeights, Header, Learned, load, save

HEADER = Header(
    game="draftosaurus",
    rules_version=1,
    features=5,
    command="dracosaur train",
    seed=7,
    games=9,
    cases=("4 winter",),
)
LEARNED = Learned(HEADER, array("i", [1, -2, (1 << 31) - 1]), array("i", [0, -(1 << 31)]))


def test_what_is_saved_is_loaded(tmp_path: Path) -> None:
    save(tmp_path / "4.npz", LEARNED)
    assert load(tmp_path / "4.npz") == LEARNED
    assert [file.name for file in tmp_path.iterdir()] == ["4.npz"]


def test_the_same_weights_make_the_same_file(tmp_path: Path) -> None:
    save(tmp_path / "a.npz", LEARNED)
    save(tmp_path / "b.npz", LEARNED)
    assert (tmp_path / "a.npz").read_bytes() == (tmp_path / "b.npz").read_bytes()


def test_numpy_reads_them(tmp_path: Path) -> None:
    np = pytest.importorskip("numpy")
    save(tmp_path / "4.npz", LEARNED)
    with np.load(tmp_path / "4.npz") as kept:
        assert kept["policy"].tolist() == LEARNED.policy.tolist()
        assert kept["policy"].dtype == np.int32


@pytest.mark.parametrize("content", [b"", b"no archive", b"PK\x03\x04 cut"])
def test_no_archive_is_refused_by_name(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "bad.npz"
    path.write_bytes(content)
    with pytest.raises(BadWeights, match=r"bad\.npz"):
        load(path)


def test_a_missing_or_short_array_is_refused(tmp_path: Path) -> None:
    save(tmp_path / "good.npz", LEARNED)
    with zipfile.ZipFile(tmp_path / "good.npz") as good:
        parts = {name: good.read(name) for name in good.namelist()}
    for spoilt in (
        {name: part for name, part in parts.items() if name != "critic.npy"},
        {**parts, "policy.npy": parts["policy.npy"][:-4]},
        {**parts, "policy.npy": parts["policy.npy"].replace(b"<i4", b"<f4")},
        {**parts, "header.json": b"{}"},
    ):
        with zipfile.ZipFile(tmp_path / "bad.npz", "w") as bad:
            for name, part in spoilt.items():
                bad.writestr(name, part)
        with pytest.raises(BadWeights):
            load(tmp_path / "bad.npz")
