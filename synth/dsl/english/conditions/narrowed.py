"""Numbers of one Pokémon of some kind: whoever is of another kind has no such number, which is asked first."""

from typing import Any

from synth.dsl.ast import AllOf, Compare, Const, Exists, Measure, MeasureKind, Selector, Zone

_OF_ONE = frozenset(
    {
        *(MeasureKind.HP, MeasureKind.MAX_HP, MeasureKind.RETREAT, MeasureKind.ENERGY, MeasureKind.ENERGY_TYPES),
        *(MeasureKind.DAMAGE_ON, MeasureKind.CONDITIONS, MeasureKind.TOOLS),
    }
)


def is_narrowed(amount: Any) -> bool:
    """Whether it is a number of one Pokémon that may be of another kind than the text says."""
    whom = amount.of if isinstance(amount, Measure) and amount.kind in _OF_ONE else None
    return whom is not None and bool(whom.filters) and (whom.role is not None or whom.zone is Zone.ACTIVE)


def has_somebody(compared: Any) -> bool:
    """Nobody has no HP: what is true of nothing says nothing of a Pokémon of some kind."""
    return isinstance(compared, AllOf) or not (is_narrowed(compared.right) or _may_be_nobodys(compared))


def _may_be_nobodys(compared: Compare) -> bool:
    at_least = compared.op in (">=", ">") and isinstance(compared.right, Const) and compared.right.n > 0
    return is_narrowed(compared.left) and not at_least


def _about(amount: Any, old: Selector, new: Selector) -> Any:
    """The same amount of another."""
    if not isinstance(amount, Measure):
        return amount
    of = new if amount.of == old else amount.of
    return amount.model_copy(update={"of": of, "arg": _about(amount.arg, old, new)})


def _compared(one: Compare, old: Selector, new: Selector) -> Compare:
    return one.model_copy(update={"left": _about(one.left, old, new), "right": _about(one.right, old, new)})


def asked_apart(one: Compare) -> Any:
    """What is said of one that may be of another kind: that it is of the kind, and what it is said to have."""
    if not _may_be_nobodys(one):
        return one
    whom: Any = one.left.of if isinstance(one.left, Measure) else None
    return AllOf(conditions=(Exists(what=whom), _compared(one, whom, whom.model_copy(update={"filters": ()}))))


def asked_at_once(asked: Any) -> Compare | None:
    match asked:
        case AllOf(conditions=(Exists(what=whom), Compare() as one)):
            together = _compared(one, whom.model_copy(update={"filters": ()}), whom)
            return together if asked_apart(together) == asked else None
        case Compare():
            return asked
    return None
