"""What the use of an Ability costs, what it asks for, and that of one name only one is used."""

from typing import Any

from synth.dsl.ast import (
    AllOf,
    Duration,
    Event,
    Give,
    If,
    May,
    Memory,
    MemoryKind,
    Modifier,
    ModifierKind,
    Not,
    Pay,
    Program,
    Require,
    Selector,
    Side,
    Zone,
)
from synth.dsl.english.conditions.conditions import STATES
from synth.dsl.english.forms.core import Choice, Mapped, Such, Syntax
from synth.dsl.english.forms.stateful import Worded
from synth.dsl.english.forms.template import Hole, rule
from synth.dsl.english.headers.deeds import WAITING
from synth.dsl.english.headers.headers import USES
from synth.dsl.english.nouns.words import ATTACK_NAME
from synth.dsl.english.sentences.clauses import IMPERATIVE
from synth.dsl.walk import nodes


def _paid(found: tuple[Any, Program]) -> Program:
    cost, program = found
    return program.model_copy(update={"body": (Pay(body=cost), *program.body)})


def _cost_and_rest(program: Program) -> tuple[Any, Program] | None:
    first = program.body[0]
    if not isinstance(first, Pay) or len(program.body) == 1:
        return None
    return first.body, program.model_copy(update={"body": program.body[1:]})


_PAYING: Syntax[Any] = Worded(
    "pay_first",
    Mapped(
        rule(
            "you must {cost} in order to use this Ability. {program}",
            (Hole("cost"), Hole("program")),
            cost=IMPERATIVE,
            program=USES,
        ),
        _paid,
        _cost_and_rest,
    ),
)


def _conditioned(found: tuple[Any, Program]) -> Program | None:
    condition, program = found
    return program.model_copy(update={"condition": condition})


def _condition_first(program: Program) -> tuple[Any, Program] | None:
    if program.condition is None:
        return None
    return program.condition, program.model_copy(update={"condition": None})


_ONLY_IF: Syntax[Any] = Worded(
    "only_if_first",
    Mapped(
        rule(
            "you can use this Ability only if {condition}. {program}",
            (Hole("condition"), Hole("program")),
            condition=STATES,
            program=Such(USES, lambda program: program.condition is None),
        ),
        _conditioned,
        _condition_first,
    ),
)


def _works_if(found: tuple[Any, Program]) -> Program:
    condition, program = found
    both = AllOf(conditions=(condition, program.condition)) if program.condition else condition
    return program.model_copy(update={"condition": both})


def _told_before(program: Program) -> tuple[Any, Program] | None:
    match program.condition:
        case AllOf(conditions=(first, second)) if not program.may:
            return first, program.model_copy(update={"condition": second})
    return _condition_first(program)


def _is_simple(program: Program) -> bool:
    """Several conditions of its own would be one with that before it."""
    return not isinstance(program.condition, AllOf) and program.event not in (Event.ONCE, Event.ANYTIME)


_WORKING_IF: Syntax[Any] = Choice(
    *(
        Worded(
            f"works_{number}",
            Mapped(
                rule(
                    f"this Ability works {only}if {{condition}}. {{program}}",
                    (Hole("condition"), Hole("program")),
                    condition=STATES,
                    program=Such(WAITING, _is_simple),
                ),
                _works_if,
                _told_before,
            ),
        )
        for number, only in enumerate(("", "only "))
    )
)
"""A condition before a program that waits."""

_LIMITS = tuple(
    (f"{begins} {{name}} Ability {span}.", duration)
    for begins in ("you can't use more than 1", "you can't use more than one", "you can use only 1", "you may use only 1")
    for spans, duration in (
        (("each turn", "per turn", "during your turn", "during each turn", "during each of your turns"), Duration.THIS_TURN),
        (("during this game", "per game", "during the game", "each game", "in this game"), Duration.REST_OF_GAME),
    )
    for span in spans
)
_ALONE = (Event.ONCE, Event.ON_EVOLVE, Event.ON_BENCH)
"""What no two Pokémon answer at the same time; of others each asks when its turn comes."""


def _unspent(name: str) -> Not:
    return Not(condition=Memory(kind=MemoryKind.SPENT, name=name))


def _noted(body: Any, name: str, duration: Duration) -> Any:
    """Once costs are paid, and it is to be done at all, it is noted."""
    note = Give(
        what=Selector(side=Side.MY, zone=Zone.PLAYER), modifier=Modifier(kind=ModifierKind.SPENT, name=name), duration=duration
    )
    if isinstance(body[0], May) and len(body) == 1:
        return (body[0].model_copy(update={"body": (note, *body[0].body)}),)
    paid = next((k for k, one in enumerate(body) if not isinstance(one, Pay | Require)), len(body))
    return (*body[:paid], note, *body[paid:])


def _limited(found: tuple[Program, str], duration: Duration) -> Program:
    """Whoever uses it notes that, and it can be used if nobody did."""
    program, name = found
    unspent, body = _unspent(name), _noted(program.body, name, duration)
    if program.event not in _ALONE or program.whose:
        return program.model_copy(update={"body": (If(condition=unspent, then=body),)})
    condition = AllOf(conditions=(program.condition, unspent)) if program.condition else unspent
    return program.model_copy(update={"condition": condition, "body": body})


def _unlimited(program: Program, duration: Duration) -> tuple[Program, str] | None:
    notes = [one for one in nodes(program.body) if isinstance(one, Give) and one.modifier.kind is ModifierKind.SPENT]
    name = notes[0].modifier.name if notes else None
    if name is None:
        return None
    body, condition = program.body, program.condition
    if program.event not in _ALONE or program.whose:
        body = body[0].then if isinstance(body[0], If) else body
    else:
        condition = condition.conditions[0] if isinstance(condition, AllOf) else None
    if isinstance(body[0], May) and len(body) == 1:
        body = (body[0].model_copy(update={"body": tuple(one for one in body[0].body if one not in notes)}),)
    else:
        body = tuple(one for one in body if one not in notes)
    found = program.model_copy(update={"condition": condition, "body": body}), name
    return found if body and _limited(found, duration) == program else None


def _one_of_a_name(words: str, number: int, duration: Duration) -> Syntax[Any]:
    return Worded(
        f"limited_{number}",
        Mapped(
            rule(
                "{program} {name}",
                (Hole("program"), Hole("name")),
                program=Such(Choice(WAITING, _PAYING), lambda program: program.event not in (Event.WOULD_DAMAGE, Event.WOULD_KO)),
                name=rule(words, Hole("name"), name=ATTACK_NAME),
            ),
            lambda found: _limited(found, duration),
            lambda program: _unlimited(program, duration),
        ),
    )


_ONE_IN_A_TURN: Syntax[Any] = Choice(*(_one_of_a_name(words, k, duration) for k, (words, duration) in enumerate(_LIMITS)))
"""Of all Abilities of a name a player uses one."""
LIMITED: Syntax[Any] = Choice(_PAYING, _ONLY_IF, _WORKING_IF, _ONE_IN_A_TURN)
