"""Headers about who is hit, Knocked Out or retreats: one with this Ability or Tool, or one that it attacks."""

from collections.abc import Callable
from typing import Any

from synth.dsl.ast import (
    AllOf,
    Condition,
    Event,
    Exists,
    Filter,
    FilterKind,
    Memory,
    MemoryKind,
    Role,
    Selector,
)
from synth.dsl.english.conditions.said import Said
from synth.dsl.english.forms.core import Choice, Literal, Mapped, Such, Syntax
from synth.dsl.english.forms.lists import Concat
from synth.dsl.english.forms.stateful import Entering, When
from synth.dsl.english.forms.template import Hole, Shape, rule
from synth.dsl.english.headers.headers import printed_on, under
from synth.dsl.english.lasting.knock_outs import DEFENDER_FELL
from synth.dsl.english.nouns.pronouns import asked, pronoun
from synth.dsl.english.nouns.referents import THIS_POKEMON
from synth.dsl.english.nouns.roles import HOST, SELF
from synth.dsl.english.nouns.traits import BEFORE, HAS, IS, ONE_HEAD

_WHOSE_FELL: tuple[tuple[str, dict[str, Any]], ...] = (("Active ", {"condition": DEFENDER_FELL}), ("", {}))


def _said_of(found: Selector) -> Exists | None:
    return Exists(what=found) if found.filters else None


def _bearer(role: Role) -> Callable[[Condition | None], Selector | None]:
    def named(condition: Condition | None) -> Selector | None:
        if condition is None:
            return Selector(role=role)
        return condition.what if isinstance(condition, Exists) and condition.what.filters else None

    return named


_SAME_BEARER = Such(pronoun("that Pokémon", "it"), lambda found: found.role in (Role.SELF, Role.HOST))
BEARER: Syntax[Any] = Choice(
    When(printed_on("ability"), Mapped(asked(SELF), _said_of, _bearer(Role.SELF))),
    When(printed_on("tool"), Mapped(asked(HOST), _said_of, _bearer(Role.HOST))),
    Mapped(_SAME_BEARER, _said_of, _bearer(Role.HOST)),
)
"""The Pokémon with this Ability or Tool, and the condition that naming it sets."""

STANDING_SOMEWHERE: Syntax[Any] = rule("{what}", Exists, what=Said(asked(Choice(SELF, HOST)), IS))
_UNHURT_BY_IT = frozenset({FilterKind.TOOL, FilterKind.TOOL_NAMED, FilterKind.ENERGY, FilterKind.ANY_STATUS, FilterKind.STATUS})
_HAVING_SOMETHING: Syntax[Any] = rule(
    "{what}",
    Exists,
    what=Said(
        asked(Choice(SELF, HOST)),
        Choice(IS, Such(HAS, lambda traits: all(one.kind in _UNHURT_BY_IT for one in traits))),
    ),
)
"""What is said of one that is hit, if the damage makes no difference to it."""
_PRINTED = frozenset({FilterKind.RETREAT, FilterKind.RETREAT_AT_MOST})
_UNHURT: Syntax[Any] = Choice(IS, Such(HAS, lambda traits: all(one.kind in _UNHURT_BY_IT | _PRINTED for one in traits)))
_HAVING_TWO: Syntax[Any] = rule(
    "{what}", Exists, what=Said(asked(Choice(SELF, HOST)), Concat(_UNHURT, Literal(", ", ()), _UNHURT))
)
"""Two things said of one that is hit, before the hit itself."""
_BEFOREHAND: Syntax[Any] = rule("{what}", Exists, what=Said(asked(Choice(SELF, HOST)), Choice(HAS, IS)))
"""What the damage has not changed yet."""

_HITS = {
    "is damaged by an attack from your opponent's Pokémon, ": Event.DAMAGED,
    "is Knocked Out by damage from an attack from your opponent's Pokémon, ": Event.KO_BY_ATTACK,
}
_FROM_SUCH: Syntax[Any] = rule(
    "{what}", Exists, what=rule("{filters}", Selector, role=Role.ATTACKER, filters=Such(Concat(BEFORE, ONE_HEAD), bool))
)
ITS_BEARER: Syntax[None] = Choice(
    When(printed_on("ability"), Literal("this Pokémon", None)),
    When(printed_on("tool"), Literal("the Pokémon this card is attached to", None)),
)


_WHEN = {"if": "", "when": "_when", "whenever": "_whenever"}


def _by_such(hit: str, event: Event) -> Syntax[Any]:
    """Hit by a Pokémon of some kind; what is said of the one that is hit is another condition."""
    such = hit.removesuffix("Pokémon, ") + "{such}"
    both = Shape(AllOf, conditions=(Hole("bearer"), Hole("such")))
    conditions = Choice(
        rule(f"{{_whom}} {such}", Hole("such"), _whom=ITS_BEARER, such=_FROM_SUCH),
        rule(f"{{bearer}} and {such}", both, bearer=STANDING_SOMEWHERE, such=_FROM_SUCH),
    )
    return Choice(
        *(under(f"{when} {{condition}}, ", event, f"by_such{name}", condition=conditions) for when, name in _WHEN.items())
    )


_THE_BEARER: Syntax[None] = Choice(
    When(printed_on("ability"), Entering(ITS_BEARER, it=THIS_POKEMON)),
    When(printed_on("tool"), Entering(ITS_BEARER, it=Selector(role=Role.HOST))),
)
_THEIRS = Exists(what=Selector(role=Role.ATTACKER, filters=(Filter(kind=FilterKind.THEIRS),)))
_BY_THEIRS = "would be Knocked Out by damage from an attack from your opponent's Pokémon"
_WOULD_FALL = " would be Knocked Out by damage from an attack, "
_KILLED_BY_THEM: Syntax[Any] = Choice(
    rule(f"{{_whom}} {_BY_THEIRS}", _THEIRS, _whom=Entering(_THE_BEARER, plural=False)),
    rule(f"{{bearer}} and {_BY_THEIRS}", Shape(AllOf, conditions=(Hole("bearer"), _THEIRS)), bearer=_BEFOREHAND),
)
"""The own attacks do not count."""

_BY_BEARER = "is Knocked Out by damage from an attack used by the Pokémon this card is attached to"

HITS: Syntax[Any] = Choice(
    *(_by_such(hit, event) for hit, event in _HITS.items()),
    *(
        under(f"{when} {{condition}}{' ' * (joint[:1] != ',')}{joint}{hit}", event, wording, condition=bearer)
        for joint, bearer in (("", BEARER), ("and ", _HAVING_SOMETHING), (", and ", _HAVING_TWO))
        for hit, event in (*_HITS.items(), *((("is Knocked Out, ", Event.KO_ANY),) if joint else ()))
        for when, wording in (("if", None), ("when", "when"), ("whenever", "whenever"))
    ),
    under("if any damage is done to {condition} by attacks, ", Event.WOULD_DAMAGE, condition=BEARER),
    under("if {condition} would be damaged by an attack, ", Event.WOULD_DAMAGE, "would_be", condition=BEARER),
    *(
        form
        for when, also in _WHEN.items()
        for form in (
            under(f"{when} {{condition}}{_WOULD_FALL}", Event.WOULD_KO, also or None, condition=BEARER),
            under(f"{when} {{condition}} and{_WOULD_FALL}", Event.WOULD_KO, also or None, condition=_BEFOREHAND),
            under(f"{when} {{condition}}, ", Event.WOULD_KO, also or None, condition=_KILLED_BY_THEM),
        )
    ),
    under("when {condition} is Knocked Out, ", Event.KO_ANY, condition=BEARER),
    under("if {condition} is Knocked Out, ", Event.KO_ANY, "if_out", condition=BEARER),
    under("whenever {condition} is Knocked Out, ", Event.KO_ANY, "whenever_out", condition=BEARER),
    under("when {condition} retreats, ", Event.RETREATS, condition=BEARER),
    under("whenever {condition} retreats, ", Event.RETREATS, "whenever", condition=BEARER),
    under("if {condition} retreats, ", Event.RETREATS, "if", condition=BEARER),
    under(
        "when this Pokémon is first damaged by an attack after coming into play, ",
        Event.WOULD_DAMAGE,
        condition=Memory(kind=MemoryKind.FIRST_DAMAGE),
    ),
    under("if your opponent's Pokémon is Knocked Out by damage from this Pokémon's attacks, ", Event.MY_ATTACK_KOS),
    *(
        under(
            f"{when} your opponent's Active Pokémon is Knocked Out by damage from {attack}, ",
            Event.MY_ATTACK_KOS,
            wording,
            condition=DEFENDER_FELL,
        )
        for when, attack, wording in (
            ("if", "this Pokémon's attacks", None),
            ("when", "this Pokémon's attacks", "when_its"),
            ("whenever", "this Pokémon's attacks", "whenever_its"),
            ("if", "an attack used by this Pokémon", "if_an"),
            ("when", "an attack used by this Pokémon", "when_an"),
        )
    ),
    *(
        under(f"{when} your opponent's Pokémon is Knocked Out by damage from {attack}, ", Event.MY_ATTACK_KOS, wording)
        for when, attack, wording in (
            ("when", "this Pokémon's attacks", "when_its"),
            ("whenever", "this Pokémon's attacks", "whenever_its"),
            ("if", "an attack used by this Pokémon", "if_an"),
            ("when", "an attack used by this Pokémon", "when_an"),
        )
    ),
    When(
        printed_on("tool"),
        Entering(
            Choice(
                *(
                    under(f"{when} your opponent's {whose}Pokémon {_BY_BEARER}, ", Event.MY_ATTACK_KOS, wording, **more)
                    for when, wording in (("if", "if_bearer"), ("when", "when_bearer"), ("whenever", "whenever_bearer"))
                    for whose, more in _WHOSE_FELL
                )
            ),
            it=Selector(role=Role.HOST),
        ),
    ),
    under(
        "whenever your opponent's Pokémon is Knocked Out by damage from an attack used by {condition}, ",
        Event.MY_ATTACK_KOS,
        "whenever",
        condition=BEARER,
    ),
)
