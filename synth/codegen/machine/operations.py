"""What the machine does for the columns of a row, one operation a group of columns; `effect.py` says in which order."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from synth.codegen.draft import instances
from synth.codegen.machine.run import Run
from synth.codegen.verbs import arming, cards, conditions, energy, evolving, giving, healing, looking, power, switching, tools


@dataclass(frozen=True)
class Operation:
    perform: Callable[[Run], None]
    stated_by: str
    """The verb of the effect language whose statements fill its columns."""
    columns: tuple[str, ...]
    """A row that fills one of these wants it."""

    def wanted(self, columns: Mapping[str, int]) -> bool:
        return any(columns.get(name) for name in self.columns)


def _said(perform: Callable[[Run], None], stated_by: str, *groups: str) -> Operation:
    """An operation for groups of columns that statements fill afresh each time, `heal_…`, `heal2_…`."""
    return Operation(perform, stated_by, tuple(f"{name}_says" for group in groups for name in instances(group)))


MARKS = ("give_says", "boost", "surge", "guard", "discount", "retreat_less", "first_heads")

OPERATIONS: dict[str, Operation] = {
    "base": _said(power.base, "base", "base"),
    "more": _said(power.more, "more", "more"),
    "hit": _said(power.hit, "damage", "hit"),
    "volley": _said(power.volley, "damage", "volley"),
    "recoil": _said(power.recoil, "damage", "recoil"),
    "attach": _said(energy.attach, "attach", "attach"),
    "heal": _said(healing.heal, "heal", "heal"),
    "strip": _said(energy.strip, "strip", "strip"),
    "sap": _said(energy.sap, "strip", "sap"),
    "pot": _said(energy.pot, "strip", "pot"),
    "shift": _said(energy.shift, "shift", "shift"),
    "retype": _said(energy.retype, "retype", "retype"),
    "harm": _said(power.harm, "damage", "harm"),
    "set_hp": _said(healing.set_hp, "set_hp", "set_hp"),
    "move_damage": _said(healing.move_damage, "move_damage", "drift"),
    "afflict": _said(conditions.afflict, "afflict", "afflict"),
    "cure": _said(conditions.cure, "cure", "cure"),
    "give": Operation(giving.give, "give", MARKS),
    "arm": Operation(arming.arm, "arm", ("armed", "trap")),
    "switch": Operation(switching.switch, "switch", ("switch",)),
    "evolve": _said(evolving.evolve, "evolve", "evolve"),
    "devolve": _said(evolving.devolve, "put", "devolve"),
    "rob": _said(cards.rob, "put", "rob"),
    "recycle": _said(cards.recycle, "put", "recycle"),
    "raze": _said(tools.raze, "put", "raze"),
    "remove": _said(cards.remove, "put", "remove", "detach"),
    "mill": _said(cards.mill, "put", "mill"),
    "retain": _said(cards.retain, "put", "retain"),
    "search": _said(cards.search, "put", "search"),
    "reveal": _said(cards.reveal, "show", "reveal"),
    "forget": _said(cards.forget, "order", "forget"),
    "look": _said(cards.look, "show", "look"),
    "glimpse": _said(looking.glimpse, "show", "glimpse"),
    "sort": _said(looking.sort, "show", "sort"),
    "peek": _said(looking.keep, "show", "peek"),
    "parade": _said(looking.parade, "show", "parade"),
    "draw": _said(cards.draw, "draw", "draw"),
}
"""In the order in which an effect reaches them, but for statements that come before an attack's damage."""
