"""The machine's view of a state while a step is written: cells by name, slots with the facts of their cards."""

from __future__ import annotations

from collections.abc import Callable

from synth.codegen.facts import CardFactsTable
from synth.codegen.ir import FALSE, Value, constant, either, lookup, maximum, minimum, total, where
from synth.codegen.pool import Pool
from synth.codegen.state import DAMAGE_CAP, ranges
from synth.spec.cards import Kind
from synth.spec.layout import ENERGIES, MARKS, SLOT_FACTS, SLOTS, Place, across

SIDES = range(2)
BENCH = range(1, SLOTS)
SLOT_CELLS = (*(fact for fact in SLOT_FACTS if fact != "trap"), *(f"energy{unit}" for unit in range(ENERGIES)))
"""What a Pokémon takes along when it moves; a trap stays where it is."""


def slot_cell(fact: str, side: int, slot: int) -> str:
    if fact.startswith("energy"):
        return f"energy_{side}_{slot}_{fact[6:]}"
    return f"{fact}_{side}_{slot}"


class Board:
    """Cells, read and written by name. Each slot also carries the words of its card's facts during the step."""

    turn_side = 0
    """The side whose turn it is."""

    def __init__(self, pool: Pool, facts: CardFactsTable, cells: dict[str, Value]) -> None:
        self.pool = pool
        self.facts = facts
        self.cells = cells
        self.ranges = ranges(pool)
        self.known: dict[object, tuple[list[Value], Value]] = {}

    def seen_from(self, side: int) -> Board:
        """The same state with the sides as that side's player sees them."""
        return self if side == 0 else _Across(self)

    def remember(self, name: object, inputs: list[Value], make: Callable[[], Value]) -> Value:
        """A value that later stages use again as long as what it was made from has not changed."""
        key = (name, *map(id, inputs))
        if key not in self.known:
            self.known[key] = inputs, make()
        return self.known[key][1]

    # Single cells

    def __getitem__(self, name: str) -> Value:
        return self.cells[name]

    def __setitem__(self, name: str, value: Value | int) -> None:
        if not isinstance(value, Value):
            value = constant(value)
        lo, hi = self.ranges.get(name, (value.lo, value.hi))
        self.cells[name] = value.number_value().within(lo, hi) if name in self.ranges else value

    def put(self, name: str, when: Value, value: Value | int) -> None:
        """Overwrites a cell where a condition holds."""
        self[name] = where(when, value, self[name])

    def add(self, name: str, when: Value, value: Value | int) -> None:
        self[name] = self[name] + where(when, value, 0)

    # Slots

    def load_facts(self) -> None:
        """Reads what is known of every card in play, once a step."""
        for side in SIDES:
            for slot in range(SLOTS):
                self.set_words(side, slot, self.facts.table.read(self[f"pokemon_{side}_{slot}"]))
                bit = SLOTS * side + slot
                self.cells[f"reached_{side}_{slot}"] = ((self["hit"] >> bit) & 1) == 1
                self.cells[f"striker_{side}_{slot}"] = self["attacker"] == slot + 1 if side == 0 else FALSE
        if "hit" in self.pool.numbers.forgotten:
            self.cells["reached_1_0"] = self["dealt"] > 0

    def load_cards(self) -> None:
        """Reads what effects ask of cards outside play. A lookup keeps XLA from vectorising all that is worked out beside it."""
        for side in SIDES:
            for card in range(self.pool.places):
                for k, word in enumerate(self.facts.hand.read(self[f"card_{side}_{card}"])):
                    self.cells[f"hand_{side}_{card}_{k}"] = word

    def card_words(self, side: int, card: int) -> list[Value]:
        return [self.cells[f"hand_{side}_{card}_{k}"] for k in range(len(self.facts.hand.words))]

    def words(self, side: int, slot: int) -> list[Value]:
        return [self.cells[f"words_{side}_{slot}_{k}"] for k in range(len(self.facts.table.words))]

    def set_words(self, side: int, slot: int, words: list[Value]) -> None:
        for k, word in enumerate(words):
            self.cells[f"words_{side}_{slot}_{k}"] = word

    def fact(self, side: int, slot: int, name: str) -> Value:
        """A fact of the card on top of a slot; 0 if the slot is empty."""
        return self.facts.table.get(self.words(side, slot), name)

    def card_fact(self, side: int, card: int, name: str) -> Value:
        """A fact of a card wherever it is."""
        return self.facts.hand.get(self.card_words(side, card), name)

    def text_word(self, side: int, slot: int) -> Value:
        """The word of the card's facts that names its continuous effect."""
        at = self.facts.table.fields["static"].word
        return self.words(side, slot)[at] if at >= 0 else constant(0)

    def reached(self, side: int, slot: int) -> Value:
        """Whether the damage of the attack being resolved has reached this Pokémon, wherever it is by now."""
        return self.cells[f"reached_{side}_{slot}"]

    def hit_bits(self) -> Value:
        """The cell `hit`: all Pokémon that the attack's damage has reached."""
        if "hit" in self.pool.numbers.forgotten:
            return constant(0)
        spots = [(side, slot) for side in SIDES for slot in range(SLOTS)]
        return total(where(self.reached(*spot), 1 << at, 0) for at, spot in enumerate(spots)).within(0, 255)

    def occupied(self, side: int, slot: int) -> Value:
        return self[f"pokemon_{side}_{slot}"] > 0

    def energy(self, side: int, slot: int, unit: int) -> Value:
        return self[f"energy_{side}_{slot}_{unit}"]

    def units(self, side: int, slot: int) -> Value:
        """All units of Energy on a slot."""
        return total(self.energy(side, slot, unit) for unit in range(ENERGIES)).within(0, 100)

    def damage(self, side: int, slot: int) -> Value:
        return self[f"damage_{side}_{slot}"]

    def hurt(self, side: int, slot: int, tens: Value) -> None:
        """Adds damage (not below 0, so that healing is negative hurt)."""
        name = f"damage_{side}_{slot}"
        self[name] = minimum(maximum(self[name] + tens, 0), DAMAGE_CAP)

    def alive(self, side: int) -> Value:
        return either(self.occupied(side, slot) for slot in range(SLOTS))

    def benched(self, side: int) -> Value:
        return total(self.occupied(side, slot) for slot in BENCH)

    def place_pokemon(self, slot: int, when: Value, card: Value, words: list[Value], side: int = 0) -> None:
        """Puts a card on top of a slot."""
        self.put(f"pokemon_{side}_{slot}", when, card)
        old = self.words(side, slot)
        self.set_words(side, slot, [where(when, new, kept) for new, kept in zip(words, old, strict=True)])

    def clear_conditions(self, side: int, when: Value) -> None:
        """Leaving the Active Spot or evolving ends conditions and effects of attacks (rulebook 9.5, 7.4)."""
        for name in ("poison", "burn", "daze", "daze_fresh", *MARKS):
            self.put(f"{name}_{side}", when, 0)

    def in_slots(self, side: int, flags: list[Value]) -> list[Value]:
        """Flags of a player's cards: those in one of the flagged slots."""
        slots = total(where(flag, 1 << Place.IN_PLAY + slot, 0) for slot, flag in enumerate(flags))
        return [((slots >> self[f"place_{side}_{card}"]) & 1) == 1 for card in range(self.pool.places)]

    def empty_slots(self, side: int, flags: list[Value], place: Value | int) -> None:
        """Pokémon leave play: their cards to a place, Tools to the discard pile, Energy discarded (rulebook 8.17)."""
        for unit in range(ENERGIES):
            gone = total(where(flag, self.energy(side, slot, unit), 0) for slot, flag in enumerate(flags))
            self[f"discarded_{side}_{unit}"] = self[f"discarded_{side}_{unit}"] + gone
        for card, here in enumerate(self.in_slots(side, flags)):
            self.put(f"place_{side}_{card}", here, place)
        for slot, flag in enumerate(flags):
            for fact in SLOT_CELLS:
                self.put(slot_cell(fact, side, slot), flag, 0)
            self.set_words(side, slot, [where(flag, 0, word) for word in self.words(side, slot)])
            for known in ("reached", "striker"):
                self.cells[f"{known}_{side}_{slot}"] = self.cells[f"{known}_{side}_{slot}"] & ~flag
        self.clear_conditions(side, flags[0])

    def swap_active(self, side: int, chosen: list[Value], moved: Value) -> None:
        """Exchanges slot 0 with the Bench slot whose flag is set (at most one; flags of slots 1 to 3)."""
        anyone = either(chosen)
        names = [[slot_cell(fact, side, slot) for slot in range(SLOTS)] for fact in SLOT_CELLS]
        names += [[f"words_{side}_{slot}_{k}" for slot in range(SLOTS)] for k in range(len(self.facts.table.words))]
        names += [[f"{flag}_{side}_{slot}" for slot in range(SLOTS)] for flag in ("reached", "striker")]
        for active, *bench in names:
            first = self.cells[active]
            coming = first
            for flag, name in zip(chosen, bench, strict=True):
                coming = where(flag, self.cells[name], coming)
                self.cells[name] = where(flag, first, self.cells[name])
            self.cells[active] = coming
        coming = constant(int(Place.IN_PLAY))
        for slot, flag in zip(BENCH, chosen, strict=True):
            coming = where(flag, int(Place.IN_PLAY) + slot, coming)
        for card in range(self.pool.places):
            place = self[f"place_{side}_{card}"]
            settled = where(place == coming, int(Place.IN_PLAY), place)
            self[f"place_{side}_{card}"] = where(place == int(Place.IN_PLAY), coming, settled)
        self.clear_conditions(side, anyone)
        self[f"moved_{side}"] = where(anyone, moved, self[f"moved_{side}"])

    # Tools and the Stadium

    @property
    def has_tools(self) -> bool:
        return any(card.kind is Kind.TOOL for card in self.pool.cards)

    @property
    def has_stadiums(self) -> bool:
        return any(card.kind is Kind.STADIUM for card in self.pool.cards)

    def drop_tools(self, side: int, slots: list[Value]) -> None:
        """The Tools of the flagged slots go to the discard pile."""
        if not self.has_tools or all(flag.is_const and not flag.const for flag in slots):
            return
        places = constant(0)
        for slot, flag in enumerate(slots):
            places = places | where(flag, 1 << (Place.IN_PLAY + slot), 0)
        for card in range(self.pool.places):
            name = f"place_{side}_{card}"
            is_tool = lookup(self.facts.tools, self[f"card_{side}_{card}"])
            self.put(name, ((places >> self[name]) & is_tool) == 1, int(Place.DISCARD))
        for slot, flag in enumerate(slots):
            self.put(f"tool_{side}_{slot}", flag, 0)

    def drop_stadium(self, when: Value) -> None:
        """It goes to its owner's discard pile."""
        for side in SIDES:
            for card in range(self.pool.places):
                self.put(f"place_{side}_{card}", when & self.in_place(side, card, Place.STADIUM), int(Place.DISCARD))
        self.put("stadium", when, 0)
        self.put("stadium_side", when, 0)

    # Cards outside play

    def in_place(self, side: int, card: int, place: Place) -> Value:
        return self[f"place_{side}_{card}"] == int(place)

    def count(self, side: int, place: Place) -> Value:
        return total(self.in_place(side, card, place) for card in range(self.pool.places)).within(0, self.pool.places)

    def shuffle(self, side: int, when: Value) -> None:
        """Nobody knows the order of the deck any more."""
        for card in range(self.pool.places):
            here = when & self.in_place(side, card, Place.DECK)
            self.put(f"order_{side}_{card}", here, 0)
            self.put(f"seen_{side}_{card}", here, 0)


class _Across(Board):
    """A board seen from the other side."""

    turn_side = 1

    def __init__(self, board: Board) -> None:
        self.pool, self.facts, self.cells, self.ranges = board.pool, board.facts, board.cells, board.ranges
        self.near, self.known = board, board.known

    def __getitem__(self, name: str) -> Value:
        return self.cells[across(name) or name]

    def card_words(self, side: int, card: int) -> list[Value]:
        return super().card_words(1 - side, card)

    def seen_from(self, side: int) -> Board:
        return self if side == 0 else self.near

    def words(self, side: int, slot: int) -> list[Value]:
        return super().words(1 - side, slot)

    def __setitem__(self, name: str, value: Value | int) -> None:
        super().__setitem__(across(name) or name, value)

    def set_words(self, side: int, slot: int, words: list[Value]) -> None:
        super().set_words(1 - side, slot, words)


def free_bench(board: Board, side: int = 0) -> list[Value]:
    """Flags of slots 1 to 3: the leftmost empty one."""
    flags, before = [], FALSE
    for slot in BENCH:
        empty = ~board.occupied(side, slot)
        flags.append(empty & ~before)
        before = before | empty
    return flags


def at_least_two(flags: list[Value]) -> Value:
    one, several = FALSE, FALSE
    for flag in flags:
        several = several | (one & flag)
        one = one | flag
    return several


def exactly_one(flags: list[Value]) -> Value:
    return either(flags) & ~at_least_two(flags)
