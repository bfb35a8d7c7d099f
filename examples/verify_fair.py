"""Compute again what chance gave in a record of Dracosaur: `python verify_fair.py RECORD`.

It knows nothing of Dracosaur but docs/records.md and needs the standard library alone. The exit status is 0
when every draw follows from the key, 1 when one does not (its line is named), 2 when nothing can be said.
"""
# ruff: noqa: SIM905

import hmac
import json
import sys
from hashlib import sha256
from itertools import count

SPECIES = "tyrannosaurus diplodocus triceratops spinosaurus stegosaurus parasaurolophus".split()
FACES = "woodlands grasslands restrooms food_court empty_pen beware_trex".split()
PIECES = {2: 8, 3: 6, 4: 8, 5: 10}  # of each species, by the number of players
# The standard tiles of each letter, in order: how many players each needs.
STACKS = {"A": 12 * "2" + "333344445555", "B": 8 * "2" + "333344445555"}
STACKS |= {"C": STACKS["B"], "D": 8 * "2" + "333344444555"}
CARDS = {"deal_dragon": 183, "deal_cave": 75}
NEIGHBORS = {47, 103, 114, 168, 170}  # dragons that one player may leave out
GUILDS = "plains seafarers highlands rainforest".split()
OBJECTIVES = (
    "cave_cards amethyst_cards crimson_cards golden_cards nests eggs cached guild_position cheap dear "
    "played_or_round activated hatchlings small medium large aggressive playful shy helpful"
).split()
FREE = {"roll": "face", "deal_guild": "guild", "first": "seat", "start": "seat"}  # nothing is ever gone
DECISIONS = "1 2 3 4 5 6 7 8 1/4 2/5 3/6 R1/4 R2 R3/6 R8 R2/5".split()
DECKS = {
    "automa_1": "1 2 3 4 5 6 7 8",
    "automa_2": "4 5 6 7 8 1/4 2/5 3/6",
    "automa_3": "1 2 3 7 8 1/4 2/5 3/6",
    "ravel_1": "4 5 6 7 R1/4 R2 R3/6 R8",
    "ravel_2": "1 2 3 7 R1/4 R3/6 R8 R2/5",
    "ravel_3": "7 1/4 2/5 3/6 R1/4 R3/6 R8 R2/5",
}


class Stream:
    """The numbers of one entry: HMAC-SHA256 in counter mode, words of 32 bits, remainders without bias."""

    def __init__(self, key, salts, entry):
        hashed = (sha256(salt.encode()).hexdigest() for salt in salts)
        text = ":".join(["dracosaur", "chance", *hashed, str(entry)])
        blocks = (hmac.digest(key, f"{text}:{i}".encode(), "sha256") for i in count())
        self.words = (int.from_bytes(block[i : i + 4], "big") for block in blocks for i in range(0, 32, 4))

    def below(self, n):
        """The next number from 0 to n - 1."""
        return next(word % n for word in self.words if word < 2**32 - 2**32 % n)

    def first(self, lots, there):
        """The first lot named that is there; None where there is none."""
        while there:
            lot = lots[self.below(len(lots))]
            if lot in there:
                return lot


class Table:
    """What is left in bags, stacks and decks, as far as the record alone tells it."""

    def __init__(self, header):
        self.seats, self.options, self.gone = header["seats"], header["options"], {}
        self.bag = dict.fromkeys(SPECIES, 0)
        self.unsettled = 0  # draws from a shuffled discard pile: what lies in it only the rules know

    def draw(self, action, stream):
        """The values that the stream gives where the record has this action; they are gone afterwards."""
        kind = action["type"]
        if kind in FREE:
            lots = {"face": FACES, "guild": GUILDS, "seat": range(self.seats)}[FREE[kind]]
            return {FREE[kind]: lots[stream.below(len(lots))]}
        if kind == "deal":
            return {"hand": self.hand(stream)}
        gone = self.gone.setdefault(kind, set())
        if kind == "fill":
            name, lots, there = "tile", *self.tiles(gone)
        elif kind == "deal_objective":
            taken = gone | {self.options[f"objective_{i}"] for i in range(1, 5)}
            used = {OBJECTIVES.index(side) // 2 for side in taken - {"random"}}
            name, lots, alone = "objective", OBJECTIVES, {"guild_position"} if self.seats == 1 else set()
            there = {side for i, side in enumerate(OBJECTIVES) if i // 2 not in used} - alone
        elif kind == "decision":
            if len(gone) == 7:  # of eight cards one is set aside: a new round has begun
                gone.clear()
            name, lots, there = "card", DECISIONS, set(DECKS[self.options["automa"]].split()) - gone
        else:
            name, lots = "number", range(1, CARDS.get(kind, 0) + 1)
            is_short = kind == "deal_dragon" and self.seats == 1 and self.options["leave_out_neighbors"]
            there = set(lots) - gone - (NEIGHBORS if is_short else set())
            if gone and not there:
                self.unsettled += 1
                return action
        lot = stream.first(lots, there)
        gone.add(lot)
        return {name: lot}

    def hand(self, stream):
        """Six pieces, one by one; a new bag when the last one is empty."""
        most = PIECES[self.seats]
        if not any(self.bag.values()):
            self.bag = dict.fromkeys(SPECIES, most)
        hand = []
        while len(hand) < 6:
            number = stream.below(6 * most)
            species = SPECIES[number // most]
            if number % most < self.bag[species]:
                self.bag[species] -= 1
                hand.append(species)
        return sorted(hand, key=SPECIES.index)

    def tiles(self, gone):
        """All tiles of the set, and those of the letter in use that are left."""
        own = self.options["tiles"]
        if own == "standard":
            every = [(f"{a}{i:02}", a, int(n)) for a in STACKS for i, n in enumerate(STACKS[a], start=1)]
        else:
            every = [(tile["id"], tile["letter"], tile["min_players"]) for tile in own["tiles"]]
        left = [tile for tile in every if tile[2] <= self.seats and tile[0] not in gone]
        letter = min((tile[1] for tile in left), default="")
        return [tile[0] for tile in every], {tile[0] for tile in left if tile[1] == letter}


def main(path):
    """The exit status; what was found is printed."""
    with open(path, encoding="utf-8") as file:
        header, *entries = [json.loads(line) for line in file if line.strip()]
    if not header.get("key") or header.get("start"):
        raise ValueError("the record reveals no key, or begins with a position")
    key = bytes.fromhex(header["key"])
    if sha256(key).hexdigest() != header["commitment"]:
        print("Line 1: the key is not the one that was committed to.")
        return 1
    table = Table(header)
    for number, action in [(i, action) for i, (seat, action) in enumerate(entries, start=1) if seat == -1]:
        drawn = table.draw(action, Stream(key, header.get("salts", []), number))
        if drawn | {"type": action["type"]} != action:
            print(f"Line {number + 1}: the record says {action}, the key gives {drawn}.")
            return 1
    print(f"Every draw follows from the key. Draws that only the rules can settle: {table.unsettled}.")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1]))
    except (OSError, LookupError, TypeError, ValueError, AttributeError) as error:
        print(f"Nothing can be said: {error}. Give it a finished record: verify_fair.py RECORD")
        sys.exit(2)
