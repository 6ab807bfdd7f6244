"""heal"""

from __future__ import annotations

from synth.codegen.draft import PRE, Draft
from synth.codegen.ir import where
from synth.codegen.machine.run import Run
from synth.codegen.pool import Unlowered
from synth.dsl.ast import Filter, FilterKind, Heal, Quantifier, Role, Selector, Side, Zone
from synth.spec.layout import SLOTS

SELF, IT, EACH = 1, 2, 3


def lower_heal(stmt: Heal, draft: Draft) -> None:
    who = stmt.what
    draft.set_tens("heal", stmt.amount)
    if who.role is Role.SELF:
        draft.set("heal_who", SELF)
    elif who.quantifier is Quantifier.CHOOSE or who.role is Role.IT:
        draft.ask(damaged_only(who), PRE)
        draft.set("heal_who", IT)
    elif who == Selector(side=Side.MY, zone=Zone.PLAY):
        draft.set("heal_who", EACH)
    else:
        raise Unlowered(f"heal {who}")


def damaged_only(selector: Selector) -> Selector:
    """Healing cannot choose an undamaged Pokémon (rulebook 8.1)."""
    if any(one.kind is FilterKind.DAMAGED for one in selector.filters):
        return selector
    return selector.model_copy(update={"filters": (*selector.filters, Filter(kind=FilterKind.DAMAGED))})


def heal(run: Run) -> None:
    who = run.row("heal_who")
    tens = where(run.go, run.amount("heal"), 0)
    for slot in range(SLOTS):
        here = ((who == SELF) & run.source(slot)) | ((who == IT) & run.on_it(0, slot)) | (who == EACH)
        run.board.hurt(0, slot, where(here, -tens, 0))
