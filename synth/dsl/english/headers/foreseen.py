"""Headers of programs that change a hit before it lands: one of so much damage, the first one."""

from typing import Any

from synth.dsl.ast import (
    AllOf,
    Duration,
    Event,
    Exists,
    Filter,
    FilterKind,
    Give,
    Measure,
    MeasureKind,
    Memory,
    MemoryKind,
    Modifier,
    ModifierKind,
    Place,
    Program,
    Put,
    Role,
    Scope,
    Selector,
)
from synth.dsl.english.conditions.comparing import compares
from synth.dsl.english.forms.core import Choice, Literal, Mapped, Syntax
from synth.dsl.english.forms.lists import Concat
from synth.dsl.english.forms.stateful import Entering, When, Worded
from synth.dsl.english.forms.template import Hole, Shape, rule
from synth.dsl.english.headers.headers import printed_on, under
from synth.dsl.english.headers.moving_and_healing import BEARERS
from synth.dsl.english.nouns.roles import HOST
from synth.dsl.english.nouns.traits import BEFORE, MANY_HEAD
from synth.dsl.english.nouns.words import NUMBER, SIGNED

_DEALT = Measure(kind=MeasureKind.DEALT)
_ON_BENCH = Exists(what=Selector(role=Role.SELF, filters=(Filter(kind=FilterKind.BENCHED),)))
_FIRST_DAMAGE = Memory(kind=MemoryKind.FIRST_DAMAGE)
_SO_MUCH = (
    "would be damaged for {n} or HOW by an attack",
    "would be damaged by an attack for {n} or HOW",
    "would take {n} or HOW damage from an attack",
    "takes {n} or HOW damage from an attack",
)


_FROM_THEM = " from your opponent's Pokémon"
_THEIRS = Exists(what=Selector(role=Role.ATTACKER, filters=(Filter(kind=FilterKind.THEIRS),)))
_AND_THEIRS = Shape(AllOf, conditions=(Hole("much"), _THEIRS))


def _of(whom: str) -> Syntax[Any]:
    return Choice(
        *(
            under(
                "if {condition}, ",
                Event.WOULD_DAMAGE,
                f"so_much_{how}_{k}",
                condition=rule(
                    f"{{much}}{_FROM_THEM}",
                    _AND_THEIRS,
                    much=compares(f"{whom} {words.replace('HOW', how)}", _DEALT, op, Hole("n"), n=NUMBER),
                ),
            )
            for how, op in (("more", ">="), ("less", "<="))
            for k, words in enumerate(_SO_MUCH)
            if words.endswith("an attack")
        ),
        *(
            under(
                "if {condition}, ",
                Event.WOULD_DAMAGE,
                f"so_much_{k}",
                condition=compares(f"{whom} {words.replace('HOW', how)}", _DEALT, op, Hole("n"), n=NUMBER),
            )
            for how, op in (("more", ">="), ("less", "<="))
            for k, words in enumerate(_SO_MUCH)
        )
    )


_FIRST: Syntax[Any] = Choice(
    *(
        under(f"the first time {hit} after {there} into play, ", Event.WOULD_DAMAGE, f"first_{a}{b}", condition=_FIRST_DAMAGE)
        for a, hit in enumerate(
            (
                *(f"this Pokémon {is_} damaged by an attack" for is_ in ("is", "would be")),
                *(f"any damage is done to this Pokémon by {by}" for by in ("an attack", "attacks")),
            )
        )
        for b, there in enumerate(("coming", "it comes", "it came", "it was put", "being put"))
    )
)
_WHILE_BENCHED: Syntax[Any] = When(
    printed_on("ability"),
    Choice(
        *(
            under(f"{lead}, ", Event.WOULD_DAMAGE, f"benched_{k}", condition=_ON_BENCH)
            for k, lead in enumerate(
                (
                    "if any damage is done to this Pokémon by attacks while it is on your Bench",
                    "if any damage is done to this Pokémon by attacks while this Pokémon is on your Bench",
                    "if this Pokémon would be damaged by an attack while it is on your Bench",
                    "if this Pokémon is on your Bench and would be damaged by an attack",
                    "as long as this Pokémon is on your Bench, if any damage is done to it by attacks",
                    "as long as this Pokémon is on your Bench, if it would be damaged by an attack",
                )
            )
        )
    ),
)
_GONE = Put(what=Selector(role=Role.CARD), place=Place.DISCARD)
_SPENT = (
    "If any damage is {done} in this way, discard this card.", "If this card {did} any damage in this way, discard it.",
    "If it does, discard this card.",
)  # fmt: skip
_WHOSE: Syntax[Any] = Choice(
    Literal("", None),
    *(
        Worded(f"of_{k}", rule(f" {by} your opponent's {{filters}}", Hole("filters"), filters=Concat(BEFORE, MANY_HEAD)))
        for k, by in enumerate(("from", "used by"))
    ),
)


def _used_up(found: tuple[Any, Any, Any]) -> Program:
    """A Tool that goes with the first hit it changes."""
    modifier, filters, bearer = found
    by = None if filters is None else Exists(what=Selector(role=Role.ATTACKER, filters=(_THEIR_OWN, *filters)))
    such = Exists(what=bearer) if bearer.filters else None
    condition = AllOf(conditions=(such, by)) if such and by else such or by
    given = Give(what=Selector(role=Role.HOST), modifier=modifier, duration=Duration.THIS_HIT)
    return Program(event=Event.WOULD_DAMAGE, condition=condition, body=(given, _GONE))


def _not_used_up(program: Any) -> tuple[Any, Any, Any] | None:
    if not isinstance(program, Program) or program.body[1:] != (_GONE,) or not isinstance(program.body[0], Give):
        return None
    asked = program.condition.conditions if isinstance(program.condition, AllOf) else (program.condition,)
    bearer, filters = Selector(role=Role.HOST), None
    for one in asked:
        if isinstance(one, Exists) and one.what.role is Role.ATTACKER:
            filters = one.what.filters[1:]
        elif isinstance(one, Exists):
            bearer = one.what
    found = program.body[0].modifier, filters, bearer
    return found if _used_up(found) == program else None


_THEIR_OWN = Filter(kind=FilterKind.THEIRS)
_TAKES = Shape(Modifier, kind=ModifierKind.TAKES, amount=Hole("amount"))
_NOTHING = Modifier(kind=ModifierKind.PREVENT, scope=Scope.DAMAGE)
_USED_UP: Syntax[Any] = Choice(
    *(
        Worded(
            f"used_up_{k}_{a}",
            Mapped(
                rule(
                    f"{words}. {end.format(done=done, did=did)}",
                    (modifier, Hole("of"), Hole("whom")),
                    of=_WHOSE,
                    whom=HOST,
                    **more,
                ),
                _used_up,
                _not_used_up,
            ),
        )
        for k, (words, modifier, done, did, more) in enumerate(
            (
                ("{whom} takes {amount} damage from attacks{of}", _TAKES, "reduced", "reduced", {"amount": SIGNED}),
                ("prevent all damage done to {whom} by attacks{of}", _NOTHING, "prevented", "prevented", {}),
            )
        )
        for a, end in enumerate(_SPENT)
    )
)
FORESEEN: Syntax[Any] = Choice(
    When(printed_on("tool"), _USED_UP),
    _WHILE_BENCHED,
    *(
        When(printed_on(carrier), Entering(Choice(_of(whom), _FIRST) if carrier == "ability" else _of(whom), it=role))
        for carrier, whom, role in BEARERS
    )
)
