"""Whom something may happen to later: nobody is chosen beforehand."""

from synth.dsl.ast import Filter, FilterKind, Quantifier, Selector, Side, Zone
from synth.dsl.english.forms.core import Choice, Mapped, Such, Syntax
from synth.dsl.english.forms.state import Discourse, is_definite
from synth.dsl.english.forms.stateful import Noting, Worded
from synth.dsl.english.nouns.pokemon import ACTIVE, MANY, POKEMON
from synth.dsl.english.nouns.pronouns import some, spoken


def _whichever(their: str, side: Side, which: str = "1 of {}") -> Syntax[Selector]:
    """Any of them, whichever it turns out to be."""
    parts = {"side": side, "zone": Zone.PLAY, "quantifier": Quantifier.CHOOSE, "filters": MANY}
    one = some(which.format(their) + " {filters}", many=False, **parts)
    return Mapped(
        spoken(one),
        lambda one: one.model_copy(update={"quantifier": Quantifier.ALL}),
        lambda all_of: all_of.model_copy(update={"quantifier": Quantifier.CHOOSE})
        if (all_of.side, all_of.zone, all_of.quantifier) == (side, Zone.PLAY, Quantifier.ALL)
        else None,
    )


ONE_OF_THEIRS, ONE_OF_MINE = _whichever("their", Side.OPP), _whichever("your", Side.MY)
ONE_OF_OPPONENTS = _whichever("your opponent's", Side.OPP)
_IS_ACTIVE = Filter(kind=FilterKind.ACTIVE)


def _standing_then(active: Selector) -> Selector:
    return Selector(side=active.side, zone=Zone.PLAY, filters=(_IS_ACTIVE, *active.filters))


def _standing_now(anyone: Selector) -> Selector | None:
    if (anyone.zone, anyone.quantifier, anyone.filters[:1]) != (Zone.PLAY, Quantifier.ALL, (_IS_ACTIVE,)):
        return None
    return Selector(side=anyone.side, zone=Zone.ACTIVE, filters=anyone.filters[1:])


def _one_of_them(state: Discourse, anyone: Selector) -> Discourse:
    return state.spoke_of(anyone.model_copy(update={"quantifier": Quantifier.CHOOSE}))


_WHOEVER_STANDS_THERE: Syntax[Selector] = Noting(
    Mapped(
        Such(ACTIVE, lambda whom: whom.side in (Side.MY, Side.OPP) and whom.quantifier is Quantifier.ALL),
        _standing_then,
        _standing_now,
    ),
    _one_of_them,
)
"""An Active Pokémon that something may happen to is the one in the Active Spot by then, and "it" is that one."""
WHOM: Syntax[Selector] = Choice(Such(POKEMON, lambda whom: whom.zone is not Zone.ACTIVE), _WHOEVER_STANDS_THERE)
KNOWN = Such(WHOM, lambda whom: whom.quantifier is Quantifier.ALL)


def is_known(whom: Selector) -> bool:
    return is_definite(whom) or (whom.zone is Zone.PLAY and whom.filters[:1] == (_IS_ACTIVE,))


_ATTACKERS = (ONE_OF_OPPONENTS, *(_whichever(their, Side.OPP, "{} Active") for their in ("their", "your opponent's")))
ATTACKING: Syntax[Selector] = Choice(
    Such(KNOWN, is_definite), ONE_OF_THEIRS, *(Worded(f"attacker_{k}", whom) for k, whom in enumerate(_ATTACKERS))
)
"""Whoever attacks is Active; by the end of the attack it may stand elsewhere."""
