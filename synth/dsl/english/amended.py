"""What a last sentence takes back of what a card does: for some Pokémon, while something is so, or for another measure of it."""

from typing import Any

from synth.dsl.ast import AllOf, Event, Filter, Give, ModifierKind, Not, Program, Quantifier, Selector, Side, Zone
from synth.dsl.english.conditions.conditions import STATES
from synth.dsl.english.forms.core import Choice, Mapped, Such, Syntax
from synth.dsl.english.forms.lists import Concat
from synth.dsl.english.forms.stateful import Entering, When, Worded
from synth.dsl.english.forms.template import Hole, rule
from synth.dsl.english.lasting.measured import measured
from synth.dsl.english.lasting.modifiers import before_if
from synth.dsl.english.nouns.complement import but_for, such
from synth.dsl.english.nouns.referents import THAT_ONE
from synth.dsl.english.nouns.traits import BEFORE, HAS, IS, MANY_HEAD

_ASKED_ANYTIME = frozenset(
    {
        *(Event.STATIC, Event.ONCE, Event.ANYTIME, Event.ON_BENCH, Event.ON_EVOLVE, Event.CHECKUP, Event.ATTACHED_ZONE),
        *(Event.TURN_START_MY, Event.TURN_START_OPP, Event.TURN_END_MY, Event.TURN_END_OPP, Event.TURN_END_EACH),
    }
)
"""Where what is asked is not changed by what happens just then."""


def _and_so(program: Program, condition: Any) -> Program:
    both = AllOf(conditions=(program.condition, condition)) if program.condition else condition
    return program.model_copy(update={"condition": both})


def _apart(program: Program, condition: Any) -> Program | None:
    """The program without the last of its conditions."""
    match program.condition:
        case AllOf(conditions=(first, last)) if last == condition:
            return program.model_copy(update={"condition": first})
    return program.model_copy(update={"condition": None}) if program.condition == condition else None


# At all


def _excused(program: Any) -> tuple[Program, Any] | None:
    match program:
        case Program(condition=AllOf(conditions=(_, Not(condition=last)))) | Program(condition=Not(condition=last)):
            usual = _apart(program, Not(condition=last))
            return (usual, last) if usual else None
    return None


def excusing(program: Syntax[Any]) -> Syntax[Any]:
    """ "If …, this Ability doesn't work": one condition more."""
    asked = Such(program, lambda told: told.event in _ASKED_ANYTIME)
    forms = (
        rule(f"{{program}} {words}", (Hole("program"), Hole("condition")), f"idle_{a}{b}", program=asked, condition=STATES)
        for a, idle in enumerate(("doesn't work", "has no effect"))
        for b, words in enumerate((f"If {{condition}}, this Ability {idle}.", f"This Ability {idle} if {{condition}}."))
    )
    unless = Mapped(Choice(*forms), lambda found: _and_so(found[0], Not(condition=found[1])), _excused)
    return When(lambda state: state.carrier == "ability", unless)


# For some

_OF_TWO = frozenset({ModifierKind.DEALS, ModifierKind.BONUS})


def _is_given(one: Any) -> bool:
    """Whether it is clear whom it affects, and that it can spare some of them."""
    return isinstance(one, Give) and one.what.zone in (Zone.PLAY, Zone.BENCH, Zone.ACTIVE) and one.modifier.kind not in _OF_TWO


def _spares(found: tuple[Program, tuple[Filter, ...]]) -> bool:
    program, spared = found
    return len(spared) == 1 and but_for(spared[0]) is not None and all(map(_is_given, program.body))


def _but_those(found: tuple[Program, tuple[Filter, ...]]) -> Program:
    program, spared = found
    left = but_for(spared[0])
    body = tuple(one.model_copy(update={"what": such(one.what, left)}) for one in program.body if isinstance(one, Give) and left)
    return program.model_copy(update={"body": body})


def _with_those(program: Any) -> tuple[Program, tuple[Filter, ...]] | None:
    if not isinstance(program, Program) or not all(isinstance(one, Give) and one.what.filters for one in program.body):
        return None
    given = [one for one in program.body if isinstance(one, Give)]
    spared = but_for(given[0].what.filters[-1])
    body = tuple(one.model_copy(update={"what": one.what.model_copy(update={"filters": one.what.filters[:-1]})}) for one in given)
    found = program.model_copy(update={"body": body}), (spared,) if spared else ()
    return found if _spares(found) and _but_those(found) == program else None


def sparing(program: Syntax[Any]) -> Syntax[Any]:
    """ "This effect doesn't affect Pokémon ex": it is about the others."""
    forms = (
        rule(
            f"{{program}} This effect {verb} {any_}{{spared}}.",
            (Hole("program"), Hole("spared")),
            f"sparing_{a}{any_}",
            program=program,
            spared=Entering(Concat(BEFORE, MANY_HEAD), plural=True),
        )
        for a, verb in enumerate(("doesn't affect", "does not affect", "doesn't apply to"))
        for any_ in ("", "any ")
    )
    return Mapped(Such(Choice(*forms), _spares), _but_those, _with_those)


# In another measure


def _in_two(found: tuple[Program, Any, Give]) -> tuple[Program, ...]:
    """Usually, and if it is so; what else is said holds anyway."""
    program, condition, other = found
    first, *more = program.body
    usual, then = (program.model_copy(update={"body": (one,)}) for one in (first, other))
    rest = (program.model_copy(update={"body": tuple(more)}),) if more else ()
    return (_and_so(usual, Not(condition=condition)), _and_so(then, condition), *rest)


def _in_one(effect: Any) -> tuple[Program, Any, Give] | None:
    match effect:
        case (Program() as first, Program(body=(Give() as other,)), *rest) if len(rest) < 2 and first.condition:
            denied = first.condition.conditions[-1] if isinstance(first.condition, AllOf) else first.condition
            usual = _apart(first, denied)
            if isinstance(denied, Not) and usual:
                more = rest[0].body if rest else ()
                found = usual.model_copy(update={"body": (*usual.body, *more)}), denied.condition, other
                return found if _in_two(found) == effect else None
    return None


_SOME_ONE = Selector(side=Side.MY, zone=Zone.PLAY, quantifier=Quantifier.CHOOSE)
_Kind = tuple[Filter, ...]


def _each_its_own(found: tuple[Program, _Kind, Give]) -> tuple[Program, ...]:
    program, kind, other = found
    first = program.body[0]
    left = but_for(kind[0])
    assert isinstance(first, Give) and left is not None
    usual = first.model_copy(update={"what": such(first.what, left)})
    then = other.model_copy(update={"what": such(first.what, *kind)})
    return (program.model_copy(update={"body": (usual, then, *program.body[1:])}),)


def _one_for_all(effect: Any) -> tuple[Program, _Kind, Give] | None:
    match effect:
        case (Program(body=(Give() as usual, Give() as other, *rest)) as program,) if usual.what.filters and other.what.filters:
            kind = other.what.filters[-1:]
            whole = usual.what.model_copy(update={"filters": usual.what.filters[:-1]})
            first = usual.model_copy(update={"what": whole})
            told = program.model_copy(update={"body": (first, *rest)}), kind, other.model_copy(update={"what": whole})
            return told if but_for(kind[0]) and _each_its_own(told) == effect else None
    return None


def _of_a_group(told: Any) -> bool:
    first, kind = told[0].body[0], told[1]
    group = isinstance(first, Give) and first.what.zone in (Zone.PLAY, Zone.BENCH)
    return group and len(kind) == 1 and but_for(kind[0]) is not None


def instead(program: Syntax[Any]) -> Syntax[Any]:
    """ "If it is …, it takes -40 damage instead": of one Pokémon or of a side, or of those of a group of which that is true."""
    usual = before_if(program)
    return Choice(
        Mapped(measured("{usual} If {condition}, {then} instead.", "instead", usual=usual, condition=STATES), _in_two, _in_one),
        *(
            Worded(
                f"of_these_{that}",
                Mapped(
                    Such(
                        measured(
                            f"{{usual}} If {that} {{condition}}, {{then}} instead.",
                            "instead",
                            THAT_ONE,
                            usual=program,
                            condition=Entering(Choice(IS, HAS), plural=False, it=_SOME_ONE),
                        ),
                        _of_a_group,
                    ),
                    _each_its_own,
                    _one_for_all,
                ),
            )
            for that in ("that Pokémon", "it")
        ),
    )
