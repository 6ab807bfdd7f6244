"""Tools that are attached without being played: moved from another Pokémon, or taken from a pile."""

from typing import Any

from synth.dsl.ast import Choose, Equip, Filter, FilterKind, Quantifier, Role, Selector, Side, Zone
from synth.dsl.english.forms.core import Choice, Literal, Mapped, Such, Syntax
from synth.dsl.english.forms.state import is_definite
from synth.dsl.english.forms.stateful import Scoped, When
from synth.dsl.english.forms.template import Hole, Shape, act, rule
from synth.dsl.english.nouns.card_kinds import ONE_CARD, WithArticle
from synth.dsl.english.nouns.cards import CARDS
from synth.dsl.english.nouns.pokemon import ANOTHER, POKEMON
from synth.dsl.english.nouns.pronouns import spoken
from synth.dsl.english.nouns.tools import TOOLS
from synth.spec.cards import Kind


def _is_one_tool(what: Selector) -> bool:
    tool = what.zone is Zone.TOOLS or any(one.kind is FilterKind.KIND and one.card_kind is Kind.TOOL for one in what.filters)
    return tool and what.n == 1 and what.quantifier in (Quantifier.CHOOSE, Quantifier.RANDOM)


def _known(whom: Selector) -> bool:
    return whom.role is Role.IT or (is_definite(whom) and whom.zone in (None, Zone.ACTIVE) and whom.side is not Side.BOTH)


def _one(whom: Selector) -> bool:
    return _known(whom) or (whom.quantifier is Quantifier.CHOOSE and whom.n == 1)


def _fits(block: Any) -> bool:
    """Of one player; who gets a random one is known before."""
    equip = block[-1]
    same = not (equip.what.side and equip.to.side) or equip.what.side is equip.to.side
    return same and (equip.what.quantifier is not Quantifier.RANDOM or _known(equip.to))


_MOVED = Such(TOOLS, _is_one_tool)
_TO_ONE = Such(POKEMON, _one)
_TAKEN = Such(CARDS, lambda what: what.zone is Zone.DISCARD and what.by == "my" and _is_one_tool(what))
_SEARCHED = Such(CARDS, lambda what: what.zone is Zone.DECK and what.quantifier is Quantifier.RANDOM and _is_one_tool(what))
_THERE: Syntax[Selector] = Such(
    rule("{filters} you find there", Selector, role=Role.FOUND, quantifier=Quantifier.CHOOSE, filters=WithArticle(ONE_CARD)),
    _is_one_tool,
)
_THIS_CARD: Syntax[Selector] = When(
    lambda state: state.carrier == "tool",
    Literal("this card", Selector(role=Role.CARD)),
)
_NO_TOOL = (Filter(kind=FilterKind.NO_TOOL),)
_IF_BARE: Syntax[Selector] = Mapped(
    Such(POKEMON, lambda whom: whom.role is Role.NEW_ACTIVE and not whom.filters),
    lambda whom: whom.model_copy(update={"filters": _NO_TOOL}),
    lambda whom: whom.model_copy(update={"filters": ()}) if whom.filters == _NO_TOOL else None,
)
"""Whoever is only asked afterwards whether it has room."""
_CHOSEN_FIRST = rule(
    "attach {what} to {to}",
    (Shape(Choose, what=Hole("to")), Shape(Equip, what=Hole("what"), to=Selector(role=Role.IT))),
    "chosen_first",
    what=Such(Choice(_TAKEN, _SEARCHED), lambda what: what.quantifier is Quantifier.RANDOM),
    to=Such(spoken(POKEMON), lambda whom: _one(whom) and not _known(whom)),
)
"""Who gets a random Tool."""
EQUIP: Syntax[Any] = Choice(
    Such(act("<moves|move> {what} to {to}", Equip, what=_MOVED, to=spoken(ANOTHER)), _fits),
    Such(act("<moves|move> {what} to {to}", Equip, "to_their_other", what=_MOVED, to=Scoped(spoken(ANOTHER), rival=True)), _fits),
    Such(act("<moves|move> {what} to {to}", Equip, "to_one", what=_MOVED, to=_TO_ONE), _fits),
    *(
        Such(act(f"{verb} {{what}} to {{to}}", Equip, name, what=what, to=_TO_ONE), _fits)
        for verb, name, what in (
            ("move", "this_card", _THIS_CARD),
            ("attach", "this_card_attached", _THIS_CARD),
            ("attach", "taken_tool", Choice(_TAKEN, _SEARCHED)),
            ("attach", "tool_there", _THERE),
        )
    ),
    *(
        act(f"move {{what}} to {{to}} if {bare} Pokémon Tool attached", Equip, f"if_{bare}", what=_THIS_CARD, to=_IF_BARE)
        for bare in ("that Pokémon has no", "that Pokémon doesn't have a", "it has no", "it doesn't have a")
    ),
    _CHOSEN_FIRST,
)
