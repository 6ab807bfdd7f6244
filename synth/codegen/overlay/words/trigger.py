"""A text that waited for an event, being run: the words of the joint `trigger`, besides those for the board. Side 0 is the
player whose text it is."""

from __future__ import annotations

from synth.codegen.ir import Value
from synth.codegen.machine.bits import Bits
from synth.codegen.machine.chance import MOST
from synth.codegen.machine.evaluate import cards_of, condition, pokemon
from synth.codegen.machine.triggers.attached import attached
from synth.codegen.machine.triggers.perform import Act, perform
from synth.codegen.machine.triggers.perform import sheltered as is_sheltered
from synth.codegen.machine.triggers.units import Units
from synth.codegen.overlay.words.board import Playing, every_card
from synth.codegen.overlay.words.word import (
    ACondition,
    AnAmount,
    ASelector,
    Block,
    Few,
    Flag,
    Flags,
    Four,
    Number,
    Set,
    Side,
    Slot,
    Unit,
    Words,
    as_value,
)
from synth.codegen.pool import Unlowered
from synth.spec.chance import Purpose

WORDS = Words()


class Answering(Playing):
    """A statement of such a text."""

    def __init__(self, act: Act) -> None:
        super().__init__(act.view, act.chance, act.scene)
        self.act = act


@WORDS.add("flag")
def fires(call: Answering) -> Value:
    """Whether the statement happens: nothing happens without it."""
    return call.act.fires


@WORDS.add()
def perform_under(call: Answering, when: Flag, block: Block) -> None:
    """Runs the statements of a block where the flag holds, too."""
    before = call.act.fires
    call.act.fires = before & when
    perform(block, call.act)
    call.act.fires = before


@WORDS.add("flag")
def holds(call: Answering, condition_: ACondition) -> Value:
    """Whether a condition of the effect language holds now."""
    return condition(condition_, call.scene)


@WORDS.add("eight flags")
def pokemon_of(call: Answering, selector: ASelector) -> list[Value]:
    """The Pokémon that a selector names, side 0's slots and then side 1's."""
    return pokemon(selector, call.scene)


@WORDS.add("flags")
def cards_named(call: Answering, selector: ASelector, side: Side) -> list[Value]:
    """The cards of a side in the hand, deck or discard pile that a selector names."""
    return cards_of(selector, call.board, side)


@WORDS.add("integer")
def tens(call: Answering, amount: AnAmount) -> int:
    """A plain number of damage or HP, in tens."""
    if amount.node != "const" or amount.n % 10:
        raise Unlowered("a counted amount in a trigger")
    return int(amount.n // 10)


@WORDS.add("integer")
def controller(call: Answering) -> int:
    """0 if it is the turn of the player whose text it is, 1 if not."""
    return call.act.holder.side


@WORDS.add("four flags")
def holder(call: Answering) -> list[Value]:
    """The slot of the Pokémon that has the text."""
    return list(call.act.holder.slots)


@WORDS.add("flag")
def coin(call: Answering) -> Value:
    """The text's own coin."""
    return call.act.coin


@WORDS.add()
def set_heads(call: Answering, heads: Number) -> None:
    """How many heads conditions after this one read."""
    call.scene.heads = as_value(heads)


@WORDS.add("flag")
def sheltered(call: Answering, side: Side, slot: Slot) -> Value:
    """Whether a Pokémon is protected from the damage of this Ability."""
    return is_sheltered(call.act, side, slot)


@WORDS.add()
def draw_later(call: Answering, side: Side, count: Few) -> None:
    """Cards are drawn once all texts of this moment have run; side 0 is the player whose text it is."""
    call.act.later.draw(side ^ call.act.holder.side, call.act.fires, count)


@WORDS.add()
def drop_later(call: Answering, slots: Four) -> None:
    """The Tools of the flagged own slots are discarded then."""
    call.act.later.drop(call.act.holder.side, slots)


@WORDS.add("set")
def pick_card(call: Answering, members: Set, when: Flag) -> Bits:
    """A random one of a set of cards, where the flag holds: the next random card of the step."""
    return call.chance.pick(members, Purpose.PICK_CARD, call.chance.picks, when)


@WORDS.add()
def skip_card(call: Answering, when: Flag) -> None:
    """A random card was due that finds no place: its chance is used up where the flag holds."""
    call.chance.picks = (call.chance.picks + when).within(0, MOST)


@WORDS.add()
def show_card(call: Answering, cards: Flags) -> None:
    """The opponent's card that the statements after this one call `it`."""
    call.act.card = every_card(call, cards)


@WORDS.add("flags")
def shown_card(call: Answering) -> list[Value]:
    """That card; an empty list if none was shown."""
    return list(call.act.card)


@WORDS.add()
def attach_from_zone(call: Answering, unit: Unit, slots: Four) -> None:
    """A unit from the Energy Zone has come to the flagged own slots: texts may wait for it."""
    came_units = Units()
    for slot, flag in enumerate(slots):
        call.board.add(f"energy_0_{slot}_{unit}", flag, 1)
        came_units.add(slot, unit, flag.number_value())
    attached(call.act.holder.board, call.chance, call.act.holder.side, came_units, most=0)
