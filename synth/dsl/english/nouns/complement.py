"""All but some: the filter that exactly those pass who do not pass another one."""

from synth.dsl.ast import Filter, FilterKind, Selector

_OTHERS = (
    *((FilterKind.TYPE, FilterKind.NOT_TYPE), (FilterKind.NAME, FilterKind.NOT_NAME), (FilterKind.EX, FilterKind.NOT_EX)),
    *((FilterKind.MEGA, FilterKind.NOT_MEGA), (FilterKind.TOOL, FilterKind.NO_TOOL), (FilterKind.ABILITY, FilterKind.NO_ABILITY)),
    *((FilterKind.DAMAGED, FilterKind.UNDAMAGED), (FilterKind.ACTIVE, FilterKind.BENCHED)),
)
_BUT_FOR = {**dict(_OTHERS), **{other: one for one, other in _OTHERS}}
_BASIC, _GROWN = Filter(kind=FilterKind.STAGE, n=0), Filter(kind=FilterKind.EVOLUTION)


def but_for(one: Filter) -> Filter | None:
    if one in (_BASIC, _GROWN):
        return _GROWN if one == _BASIC else _BASIC
    if one.kind is FilterKind.ENERGY and one.n == 1:
        return Filter(kind=FilterKind.NO_ENERGY, energies=one.energies)
    if one.kind is FilterKind.NO_ENERGY:
        return Filter(kind=FilterKind.ENERGY, n=1, energies=one.energies)
    return one.model_copy(update={"kind": _BUT_FOR[one.kind]}) if one.kind in _BUT_FOR else None


def such(whom: Selector, *filters: Filter) -> Selector:
    return whom.model_copy(update={"filters": (*whom.filters, *filters)})
