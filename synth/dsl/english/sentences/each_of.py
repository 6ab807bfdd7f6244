"""What is done to every one of several, told as of one: "for each of those Pokémon"."""

from collections.abc import Callable
from typing import Any

from synth.dsl.ast import Attach, Choose, Filter, Quantifier, Role, Selector, Zone
from synth.dsl.english.forms.core import Choice, Mapped, Such, Syntax
from synth.dsl.english.forms.state import is_definite
from synth.dsl.english.forms.stateful import Entering, Noting, When, Worded, changing
from synth.dsl.english.forms.template import Hole, act, rule
from synth.dsl.english.nouns.pokemon import AS_LIKED, MANY_IN_PLAY
from synth.dsl.english.nouns.pronouns import some, spoken
from synth.dsl.english.nouns.words import WHOSE
from synth.dsl.english.sentences.clauses import CLAUSE
from synth.dsl.english.verbs.board import EVOLVE
from synth.dsl.english.verbs.damage import EFFECT_DAMAGE, HEAL, attacking
from synth.dsl.english.verbs.energy_moves import ATTACH, STRIP
from synth.dsl.english.verbs.moved_damage import MOVE_DAMAGE
from synth.dsl.english.verbs.special import CURED
from synth.dsl.walk import nodes


def refers_back(block: Any, *roles: Role) -> bool:
    roles = roles or (Role.IT,)
    return any(isinstance(node, Selector | Filter) and node.role in roles for statement in block for node in nodes(statement))


_HIM = Selector(role=Role.IT)


def _with(block: Any, old: Selector, new: Selector) -> Any:
    """The one statement of a block with another selector; None if it does not have just one such."""
    if len(block) != 1:
        return None
    (statement,) = block
    fields = [name for name, value in statement if value == old]
    others = [node for node in nodes(statement) if isinstance(node, Selector) and node.role is Role.IT and node != old]
    if len(fields) != 1 or others:
        return None
    spread = {"spread": ""} if getattr(statement, "spread", None) == "each" else {}
    return (statement.model_copy(update={fields[0]: new, **spread}),)


def _each_of(found: tuple[Any, Any]) -> Any:
    return _with(found[1], _HIM, found[0][0].what)


def _picked_before(spread: str) -> Callable[[Any], Any]:
    def parts(block: Any) -> Any:
        if len(block) != 1:
            return None
        (statement,) = block
        free = [value for _, value in statement if isinstance(value, Selector) and value.quantifier in _AS_MANY]
        if len(free) != 1 or free[0].zone not in (Zone.PLAY, Zone.BENCH):
            return None
        told = _with(block, free[0], _HIM)
        if told and spread and "spread" in type(statement).model_fields:
            told = (told[0].model_copy(update={"spread": spread}),)
        return ((Choose(what=free[0]),), told) if told else None

    return parts


_AS_MANY = (Quantifier.UP_TO, Quantifier.ANY)
_UP_TO: Syntax[Any] = Noting(act("choose {what}", Choose, what=spoken(AS_LIKED)), changing(picked=True))


def _for_each_of(joint: str, end: str, spread: str) -> Syntax[Any]:
    parts = rule(f"{{first}}{joint}{{second}}{end}", (Hole("first"), Hole("second")), first=_UP_TO, second=_ABOUT_THEM)
    told = Such(parts, lambda found: _each_of(found) is not None)
    return Mapped(told, _each_of, _picked_before(spread))


_ABOUT_THEM: Syntax[Any] = Such(CLAUSE, lambda block: _with(block, _HIM, _HIM) is not None)
SOME_OF_THEM: Syntax[Any] = Choice(
    Worded("up_to_each", _for_each_of(". ", "", "each")),
    Worded("up_to", _for_each_of(". ", "", "")),
    Worded("up_to_and", _for_each_of(" and ", "", "")),
)
"""As many as one likes, chosen in a sentence of their own: the same thing is done to each of them."""


def _to_each(found: tuple[Any, Any]) -> Any:
    """The same thing done to every one of a group."""
    told = _with(found[1], _HIM, found[0])
    return tuple(_spread(statement) for statement in told) if told else None


def _spread(statement: Any) -> Any:
    return statement.model_copy(update={"spread": "each"}) if isinstance(statement, Attach) else statement


def _one_of_each(block: Any) -> Any:
    if len(block) != 1:
        return None
    groups = [value for _, value in block[0] if isinstance(value, Selector) and value.zone in (Zone.PLAY, Zone.BENCH)]
    if len(groups) != 1 or groups[0].quantifier is not Quantifier.ALL:
        return None
    told = _with(block, groups[0], _HIM)
    return (groups[0], told) if told and _to_each((groups[0], told)) == block else None


_EVERY: Syntax[Any] = Noting(
    Choice(
        some("of {side} Benched {filters}", many=False, side=WHOSE, zone=Zone.BENCH, filters=MANY_IN_PLAY),
        some("of {side} {filters}", many=False, side=WHOSE, zone=Zone.PLAY, filters=MANY_IN_PLAY),
    ),
    lambda state, group: state._replace(it=group, picked=True),
)
_DONE_TO_IT: Syntax[Any] = Entering(
    Choice(
        *(ATTACH, STRIP, HEAL, CURED, EVOLVE, When(lambda state: not attacking(state), EFFECT_DAMAGE)),
        Such(MOVE_DAMAGE, lambda block: is_definite(block[0].to)),
    ),
    plural=True,
)


def _then_of_each(parts: Syntax[Any]) -> Syntax[Any]:
    return Mapped(Such(parts, lambda found: _to_each(found) is not None), _to_each, _one_of_each)


OF_EACH: Syntax[Any] = Choice(
    Worded(
        "for_each_of",
        _then_of_each(rule("for each {group}, {body}", (Hole("group"), Hole("body")), group=_EVERY, body=_DONE_TO_IT)),
    ),
    When(
        lambda state: state.chose_pokemon,
        Worded(
            "for_each_of_those",
            Mapped(
                rule("for each of those Pokémon, {body}", Hole("body"), body=_DONE_TO_IT),
                lambda body: tuple(_spread(one) for one in body),
                lambda block: _unspread(block),
            ),
        ),
    ),
)
"""Of every one of a group, as of one: "for each of your Pokémon, heal 10 damage from that Pokémon"."""


def _unspread(block: Any) -> Any:
    if len(block) != 1 or not refers_back(block):
        return None
    if isinstance(block[0], Attach):
        return (block[0].model_copy(update={"spread": ""}),) if block[0].spread == "each" else None
    return block
