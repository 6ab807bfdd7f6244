"""The state while a step is written, as the player sees it whose effect it is: words of `operations` and `trigger`."""

from __future__ import annotations

from collections.abc import Mapping

from synth.codegen.ir import BOOL, TRUE, Value
from synth.codegen.machine import cards as zones
from synth.codegen.machine import effective
from synth.codegen.machine.bits import Bits
from synth.codegen.machine.board import Board
from synth.codegen.machine.chance import Chance
from synth.codegen.machine.evaluate import Scene, attachable, fits, has_status
from synth.codegen.machine.stacks import stack
from synth.codegen.overlay.words.word import (
    Call,
    CardAt,
    Draw,
    Eight,
    Few,
    Flag,
    Flags,
    Four,
    Integer,
    Name,
    Number,
    Set,
    Side,
    Slot,
    Three,
    Unit,
    Words,
    Wrong,
    as_value,
    member,
)
from synth.codegen.verbs.cards import enter_bench
from synth.codegen.verbs.evolving import put_on
from synth.spec import layout
from synth.spec.cards import Status
from synth.spec.chance import Purpose
from synth.spec.layout import across

WORDS = Words()


class Playing(Call):
    """A part of the machine is being written. `board`: side 0 is the player whose effect it is."""

    def __init__(self, board: Board, chance: Chance, scene: Scene) -> None:
        super().__init__(board.pool.rules)
        self.board, self.chance, self.scene = board, chance, scene


def _known(call: Playing, cell: str) -> str:
    if not {cell, across(cell) or cell} & call.board.cells.keys():
        raise Wrong(f"there is no cell {cell!r}")
    return cell


@WORDS.add("value")
def cell(call: Playing, cell: Name) -> Value:
    """What a cell holds: cell(name("poison", side)), cell(name("energy", side, slot, unit))."""
    return call.board[_known(call, cell)]


@WORDS.add()
def put(call: Playing, cell: Name, when: Flag, value: Number) -> None:
    """Overwrites a cell where the flag holds."""
    call.board.put(_known(call, cell), when, value)


@WORDS.add()
def add(call: Playing, cell: Name, when: Flag, value: Number) -> None:
    """Adds to a cell where the flag holds."""
    call.board.add(_known(call, cell), when, value)


@WORDS.add()
def set_cell(call: Playing, cell: Name, value: Number) -> None:
    """Gives a cell a new value."""
    new = as_value(value)
    if _known(call, cell) not in call.board.ranges and (call.board[cell].dtype == BOOL) is not (new.dtype == BOOL):
        raise Wrong(f"the cell {cell!r} holds {'flags' if call.board[cell].dtype == BOOL else 'numbers'}")
    call.board[cell] = new


@WORDS.add("flag")
def occupied(call: Playing, side: Side, slot: Slot) -> Value:
    """Whether a Pokémon is there; slot 0 is the Active Spot, 1 to 3 the Bench."""
    return call.board.occupied(side, slot)


@WORDS.add("value")
def damage(call: Playing, side: Side, slot: Slot) -> Value:
    """The damage on a Pokémon, in tens."""
    return call.board.damage(side, slot)


@WORDS.add()
def hurt(call: Playing, side: Side, slot: Slot, tens: Number) -> None:
    """Adds damage in tens; negative heals, never below 0."""
    call.board.hurt(side, slot, as_value(tens))


@WORDS.add("value")
def hp(call: Playing, side: Side, slot: Slot) -> Value:
    """The full HP of a Pokémon in tens, with all that changes it."""
    return effective.hp(call.board, side, slot)


@WORDS.add("flag")
def can_be_healed(call: Playing, side: Side, slot: Slot) -> Value:
    """Whether nothing forbids it."""
    return effective.can_be_healed(call.board, side, slot)


@WORDS.add("flag")
def immune(call: Playing, side: Side, status: Name) -> Value:
    """Whether the Active of a side cannot get a condition: poisoned, burned, asleep, paralyzed, confused."""
    return effective.immune(call.board, side, _status(status))


@WORDS.add("flag")
def has_condition(call: Playing, side: Side, status: Name) -> Value:
    """Whether the Active of a side has it."""
    return has_status(call.board, side, _status(status))


def _status(name: str) -> Status:
    if name not in tuple(Status):
        raise Wrong(f"{name!r} is none of {', '.join(Status)}")
    return Status(name)


@WORDS.add()
def clear_conditions(call: Playing, side: Side, when: Flag) -> None:
    """The Active of a side loses conditions and what attacks have left on it."""
    call.board.clear_conditions(side, when)


@WORDS.add("value")
def energy(call: Playing, side: Side, slot: Slot, unit: Unit) -> Value:
    """Units of a type on a Pokémon; discarded ones are in the cells discarded_SIDE_UNIT."""
    return call.board.energy(side, slot, unit)


@WORDS.add("value")
def units(call: Playing, side: Side, slot: Slot) -> Value:
    """All units on a Pokémon."""
    return call.board.units(side, slot)


@WORDS.add("flags")
def open_to_zone(call: Playing, flags: Eight) -> list[Value]:
    """Of eight flags of Pokémon, those that Energy from the Energy Zone may go to."""
    return attachable(flags, call.board)


@WORDS.add("value")
def fact(call: Playing, side: Side, slot: Slot, what: Name) -> Value:
    """A fact of the card on top of a Pokémon: name, stage, points, ..."""
    return call.board.fact(side, slot, _fact(call.board.facts.table.fields, what))


@WORDS.add("value")
def card_fact(call: Playing, side: Side, card: CardAt, what: Name) -> Value:
    """A fact of a card wherever it is: stage, from (the name it evolves from), ..."""
    return call.board.card_fact(side, card, _fact(call.board.facts.hand.fields, what))


def _fact(known: Mapping[str, object], what: str) -> str:
    if what not in known:
        raise Wrong(f"{what!r} is no fact of a card here")
    return what


@WORDS.add("integer")
def places(call: Playing) -> int:
    """How many cards a player has; they are numbered from 0."""
    return call.board.pool.places


@WORDS.add("flag")
def in_place(call: Playing, side: Side, card: CardAt, place: Name) -> Value:
    """Whether a card is in the deck, hand, discard, stadium, resolving."""
    return call.board.in_place(side, card, layout.Place(member(layout.Place, place)))


@WORDS.add("value")
def cards_in(call: Playing, side: Side, place: Name) -> Value:
    """How many cards of a player are there."""
    return call.board.count(side, layout.Place(member(layout.Place, place)))


@WORDS.add("flag")
def fits_search(call: Playing, side: Side, card: CardAt, number: Number) -> Value:
    """Whether a card passes the search with a number, from 1."""
    return fits(call.board, side, card, as_value(number))


@WORDS.add("flags")
def stack_of(call: Playing, side: Side, slot: Slot) -> list[Value]:
    """Flags of the cards a Pokémon consists of."""
    return stack(call.board, side, slot)


@WORDS.add()
def move(call: Playing, side: Side, cards: Flags, place: Name, seen: Number = 0) -> None:
    """The flagged cards go to a place; seen: 1 their owner knows which they are, 2 the other player does."""
    zones.move(call.board, side, every_card(call, cards), layout.Place(member(layout.Place, place)), seen)


@WORDS.add()
def shuffle(call: Playing, side: Side, when: Flag) -> None:
    """Nobody knows the order of a deck any more."""
    call.board.shuffle(side, when)


@WORDS.add()
def draw_cards(call: Playing, side: Side, count: Few) -> None:
    """Cards from the deck to the hand, as many as there is room for; count is 0 where none is drawn."""
    zones.draw(call.board, call.chance, side, count, Purpose.EFFECT_DRAW, 32 * side)


@WORDS.add("flags")
def take_top(call: Playing, side: Side, count: Few, place: Name) -> list[Value]:
    """The top cards of a deck go somewhere; flags of them."""
    to = layout.Place(member(layout.Place, place))
    return zones.take_top(call.board, call.chance, side, count, Purpose.LOOK, 32 * side, to)


@WORDS.add()
def look_at(call: Playing, side: Side, count: Few) -> None:
    """The player looks at the top cards of a deck."""
    zones.look(call.board, call.chance, side, count)


@WORDS.add("list of sets")
def top_cards(call: Playing, side: Side, count: Few) -> list[Bits]:
    """The top cards of a deck, the first one first, while nobody looks at them."""
    return zones.top_cards(call.board, call.chance, side, count)


@WORDS.add()
def to_hand(call: Playing, side: Side, slots: Four) -> None:
    """The cards of the Pokémon in the flagged slots go to hand, as far as there is room."""
    zones.stack_to_hand(call.board, side, slots)


@WORDS.add()
def empty_slots(call: Playing, side: Side, slots: Four, place: Number) -> None:
    """The Pokémon in the flagged slots leave play, their cards to a place (a number), their Energy is discarded."""
    call.board.empty_slots(side, slots, place)


@WORDS.add()
def swap_active(call: Playing, side: Side, bench: Three) -> None:
    """The Active changes places with the Benched Pokémon whose flag, of three, is set."""
    call.board.swap_active(side, bench, TRUE)


@WORDS.add()
def drop_tools(call: Playing, side: Side, slots: Four) -> None:
    """The Tools of the flagged slots are discarded."""
    call.board.drop_tools(side, slots)


@WORDS.add()
def drop_stadium(call: Playing, when: Flag) -> None:
    """The Stadium is discarded."""
    call.board.drop_stadium(when)


@WORDS.add()
def evolve_with(call: Playing, slots: Four, cards: Flags) -> None:
    """The flagged card evolves the own Pokémon in the flagged slot."""
    put_on(call.board, slots, every_card(call, cards))


@WORDS.add()
def bench(call: Playing, slot: Slot, cards: Flags) -> None:
    """The flagged own card comes to an own slot of the Bench, which is free."""
    enter_bench(call.board, slot, every_card(call, cards))


@WORDS.add("value")
def below(call: Playing, n: Number, purpose: Draw, index: Integer) -> Value:
    """A random number from 0 to n - 1: the index-th of a purpose in this effect."""
    return call.chance.below(as_value(n), purpose, index)


@WORDS.add("set")
def pick(call: Playing, members: Set, purpose: Draw, index: Integer, when: Flag) -> Bits:
    """A random one of a set, where the flag holds; else none."""
    return call.chance.pick(members, purpose, index, when)


@WORDS.add("flag")
def did(call: Playing) -> Value:
    """Whether the statement before did something."""
    return call.scene.did


@WORDS.add()
def set_did(call: Playing, flag: Flag) -> None:
    """Whether this statement did something, for those after it."""
    call.scene.did = flag


@WORDS.add("value")
def result(call: Playing) -> Value:
    """How much the statement before did."""
    return call.scene.result


@WORDS.add()
def set_result(call: Playing, number: Number) -> None:
    """How much this statement did, up to 120, for those after it."""
    call.scene.result = as_value(number)


def every_card(call: Playing, flags: list[Value]) -> list[Value]:
    if len(flags) != call.board.pool.places:
        raise Wrong(f"flags of all {call.board.pool.places} cards are wanted")
    return flags
