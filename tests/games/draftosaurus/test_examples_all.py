"""Every worked example of the rules text is a test."""

import re
from pathlib import Path

HERE = Path(__file__).parent
EXAMPLES = HERE.parent.parent.parent / "docs" / "rules" / "draftosaurus-examples.md"


def test_every_example_has_its_test() -> None:
    """E01 to E50, each named by its number in the modules test_examples_*.py."""
    written = re.findall(r"^### E(\d\d) ", EXAMPLES.read_text(encoding="utf-8"), flags=re.MULTILINE)
    modules = "\n".join(path.read_text(encoding="utf-8") for path in HERE.glob("test_examples_*.py"))
    tested = re.findall(r"^def test_e(\d\d)_", modules, flags=re.MULTILINE)
    assert len(written) == 50
    assert sorted(set(tested)) == sorted(written)
