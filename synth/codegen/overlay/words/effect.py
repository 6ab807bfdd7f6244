"""An effect being run: the words of the joint `operations`, besides those for the board."""

from __future__ import annotations

from synth.codegen.ir import Value, constant
from synth.codegen.machine.bits import Bits
from synth.codegen.machine.run import Run
from synth.codegen.overlay.words.board import Playing, every_card
from synth.codegen.overlay.words.columns import GROUPS
from synth.codegen.overlay.words.word import (
    CardAt,
    EightNumbers,
    Flags,
    Four,
    Name,
    Number,
    Side,
    Slot,
    Unit,
    Words,
    Wrong,
    as_value,
)
from synth.codegen.plan import verb_of

WORDS = Words()


class Running(Playing):
    """What the machine does for the rows of a pool."""

    def __init__(self, run: Run) -> None:
        super().__init__(run.board, run.chance, run.scene)
        self.run = run


def _column(column: str) -> str:
    if verb_of(column) not in GROUPS:
        raise Wrong(f"no statement fills a column {column!r}")
    return column


@WORDS.add("list of names")
def said(call: Running, group: Name) -> list[str]:
    """The groups of columns of a name that some row of the pool fills: heal, heal2, heal3 as far as they are used."""
    return call.run.said(_column(group))


@WORDS.add("flag")
def says(call: Running, group: Name) -> Value:
    """Whether this row has the statement and its condition holds. For what makes up an attack's damage."""
    return call.run.says(_column(group))


@WORDS.add("flag")
def does(call: Running, group: Name) -> Value:
    """Whether this row has the statement, its condition holds, and its turn has come: nothing happens without it."""
    return call.run.does(_column(group))


@WORDS.add("value")
def row(call: Running, column: Name) -> Value:
    """A column of this row; 0 where it is not filled."""
    return call.run.row(_column(column))


@WORDS.add("list of integers")
def used(call: Running, column: Name) -> list[int]:
    """The values other than 0 that a column has anywhere in the pool; an empty list: leave it out."""
    return call.run.used(_column(column))


@WORDS.add("true or false")
def together(call: Running, column: Name, other: Name) -> bool:
    """Whether some row of the pool fills both columns."""
    return any(row.get(_column(column)) and row.get(_column(other)) for row in call.run.table.rows)


@WORDS.add("value")
def amount(call: Running, group: Name) -> Value:
    """GROUP_k times the measure GROUP_of."""
    return call.run.amount(_column(group))


@WORDS.add("integer")
def most_of(call: Running, group: Name, having: Name = "says") -> int:
    """The most cards or units that GROUP can come to in any row with the column GROUP_having; no more need be unrolled."""
    return call.run.most(_column(group), how=having)


@WORDS.add("integer")
def most_of_side(call: Running, group: Name, side: Side) -> int:
    """The same, of rows that say it of a side by the bits of GROUP_sides."""
    return call.run.most(_column(group), side)


@WORDS.add("eight flags")
def targets(call: Running, group: Name) -> list[Value]:
    """The Pokémon that GROUP_on names, side 0's slots and then side 1's, without those that the attack cannot affect."""
    return call.run.targets(_column(group))


@WORDS.add("eight flags")
def all_targets(call: Running, group: Name) -> list[Value]:
    """The same with those that effects of attacks cannot reach: damage may."""
    return call.run.targets(_column(group), affected=False)


@WORDS.add("flag")
def when(call: Running, column: Name) -> Value:
    """Whether the condition that a column GROUP_if names holds."""
    return call.run.when(_column(column))


@WORDS.add("flag")
def go(call: Running) -> Value:
    """The statements after the effect's last question happen now. does asks for it already."""
    return call.run.go


@WORDS.add("flag")
def last(call: Running) -> Value:
    """The statements after a choice of cards happen now: drawing does."""
    return call.run.last


@WORDS.add("flag")
def placed(call: Running) -> Value:
    """A unit that is spread has just found its Pokémon: one comes, whatever the amount."""
    return call.run.placed


@WORDS.add("true or false")
def before_damage(call: Running) -> bool:
    """Whether this is the part before damage; does and says know."""
    return call.run.early


@WORDS.add("true or false")
def switched(call: Running) -> bool:
    """Whether the effect's switch has been made: shift is asked before and after it."""
    return call.run.switched


@WORDS.add("eight flags")
def chosen(call: Running) -> list[Value]:
    """The Pokémon that was chosen, `it`."""
    return list(call.scene.it)


@WORDS.add("four flags")
def source(call: Running) -> list[Value]:
    """The own slot whose Pokémon the effect is printed on."""
    return list(call.scene.source)


@WORDS.add()
def set_source(call: Running, slots: Four) -> None:
    """That Pokémon has changed places."""
    call.scene.source = slots


@WORDS.add("flag")
def shielded(call: Running) -> Value:
    """Whether the opponent's Active is not affected by this attack."""
    return call.run.shielded


@WORDS.add("flag")
def sheltered(call: Running, group: Name, side: Side, slot: Slot) -> Value:
    """Whether a Pokémon is protected from the damage of this Ability."""
    return call.run.sheltered(_column(group), side, slot)


@WORDS.add("flag")
def passes(call: Running, column: Name, side: Side, card: CardAt) -> Value:
    """Whether a card passes the search that a column GROUP_for names; the column must be used."""
    if not call.run.used(_column(column)):
        raise Wrong(f"no row fills {column!r}")
    return call.run.passes(column, side, card)


@WORDS.add()
def came(call: Running, slot: Slot, unit: Unit, count: Number) -> None:
    """So many units from the Energy Zone have come to an own Pokémon: texts may wait for it."""
    call.run.came.add(slot, unit, as_value(count))


@WORDS.add()
def set_shown(call: Running, cards: Flags) -> None:
    """Own cards that the statements after this one test as `it`."""
    call.scene.card = every_card(call, cards)


@WORDS.add("list of sets")
def found(call: Running) -> list[Bits]:
    """The cards that peek has found at the top of the own deck."""
    return list(call.scene.found)


@WORDS.add("value")
def recycled(call: Running, side: Side) -> Value:
    """How many cards of a hand this effect has put back into the deck."""
    return call.board.cells.get(f"recycled_{side}", constant(0))


@WORDS.add()
def add_recycled(call: Running, side: Side, count: Number) -> None:
    """So many more."""
    call.board.cells[f"recycled_{side}"] = recycled(call, side) + as_value(count)


@WORDS.add("integer")
def cells_of(call: Running, what: Name) -> int:
    """How many gives or arms of the pool have cells of their own: boosts, surges, guards, discounts, arms."""
    if what not in ("boosts", "surges", "guards", "discounts", "arms"):
        raise Wrong(f"{what!r} is none of boosts, surges, guards, discounts, arms")
    return int(getattr(call.board.pool.numbers.counts, what))


@WORDS.add("value")
def power(call: Running) -> Value:
    """Damage of the attack to the opponent's Active so far, in tens; the printed one at first."""
    return call.run.power


@WORDS.add()
def set_power(call: Running, tens: Number) -> None:
    """For base and more."""
    call.run.power = as_value(tens)


@WORDS.add("eight values")
def hits(call: Running) -> list[Value]:
    """Damage of the attack's text to each Pokémon so far, in tens."""
    return list(call.run.hits)


@WORDS.add()
def set_hits(call: Running, tens: EightNumbers) -> None:
    """For hit and volley."""
    call.run.hits = tens


@WORDS.add("value")
def recoil(call: Running) -> Value:
    """Damage of the attack to its user so far, in tens."""
    return call.run.recoil


@WORDS.add()
def set_recoil(call: Running, tens: Number) -> None:
    """For recoil."""
    call.run.recoil = as_value(tens)
