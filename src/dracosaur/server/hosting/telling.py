"""How far each observer of a table has been told, also across undos, without counting what is not for her."""

from __future__ import annotations

from dracosaur.core.values import Value


class Undo(Value, frozen=True, array_like=True):
    """Lines that were taken back from one observer."""

    told: int  # where the count stands afterwards
    void: int  # lines taken back
    left: int  # lines that still stand


class Telling:
    """The count of what one observer was told: a line counts one, and one that was taken back two more.

    So the count only grows, and tells nothing about steps of others that the observer does not hear of.
    """

    def __init__(self, undos: tuple[Undo, ...] = ()) -> None:
        self.undos = list(undos)

    def count(self, lines: int) -> int:
        """Where the count stands with so many lines."""
        return lines + 2 * sum(undo.void for undo in self.undos)

    def take_back(self, lines: int, left: int) -> None:
        """Of so many lines some are void."""
        if lines > left:
            void = lines - left
            self.undos.append(Undo(self.count(left) + 2 * void, void, left))

    def kept(self, told: int, lines: int) -> int:
        """How many of the lines that were told up to this count still stand, of so many that stand now."""
        known = sum(undo.void for undo in self.undos if undo.told <= told)
        later = [undo.left for undo in self.undos if undo.told > told]
        return max(0, min([told - 2 * known, lines, *later]))
