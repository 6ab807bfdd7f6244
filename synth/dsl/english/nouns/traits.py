"""What can be said of a Pokémon or card, as filters: before the noun, as the noun, after it, or as a predicate."""

from typing import Any

from synth.dsl.ast import Event, Filter, FilterKind, Selector, Side, Zone
from synth.dsl.english.forms.core import Choice, Literal, Mapped, Such, Syntax
from synth.dsl.english.forms.lists import Concat, Listing, optional
from synth.dsl.english.forms.state import Discourse
from synth.dsl.english.forms.stateful import Scoped, When, Worded
from synth.dsl.english.forms.template import Hole, Shape, rule
from synth.dsl.english.nouns.beside import BESIDE
from synth.dsl.english.nouns.words import (
    ATTACK_NAME,
    INTEGER,
    NAME,
    NAMES,
    NAMES_OR,
    ONE_NAME,
    ONE_TYPE,
    SEVERAL,
    STATUS,
    TAGGED,
    TYPE,
    WHOSE,
)
from synth.spec.cards import UNITS, Kind, Tag

Filters = Syntax[tuple[Filter, ...]]


def _is(kind: FilterKind, **fields: Any) -> tuple[Filter, ...]:
    return (Filter(kind=kind, **fields),)


def trait(template: str, kind: FilterKind, wording: str | None = None, /, **parts: Any) -> Filters:
    """A phrase for one filter."""
    holes = {name: part for name, part in parts.items() if isinstance(part, Syntax)}
    fields = {name: Hole(name) if name in holes else part for name, part in parts.items()}
    return rule(template, (Shape(Filter, kind=kind, **fields),), wording, **holes)


RANK: Filters = Choice(
    Literal("Basic ", _is(FilterKind.STAGE, n=0)),
    Literal("Stage 1 ", _is(FilterKind.STAGE, n=1)),
    Literal("Stage 2 ", _is(FilterKind.STAGE, n=2)),
    Literal("evolved ", _is(FilterKind.EVOLVED)),
    Literal("Evolution ", _is(FilterKind.EVOLUTION)),
    Worded("either_stage", Literal("Stage 1 or Stage 2 ", _is(FilterKind.EVOLUTION))),
    trait("{tag} ", FilterKind.TAG, tag=TAGGED),
)
TYPED: Filters = trait("{energies} ", FilterKind.TYPE, energies=Listing(TYPE, "or"))
_OTHER: Filters = When(lambda state: state.carrier in ("attack", "ability"), Literal("other ", _is(FilterKind.OTHER)))
_HURT: Filters = Worded("damaged_first", Literal("damaged ", _is(FilterKind.DAMAGED)))
_STRICKEN: Filters = trait("{status} ", FilterKind.STATUS, "condition_first", status=STATUS)
BEFORE: Filters = Concat(optional(_OTHER), optional(Choice(_STRICKEN, _HURT)), optional(RANK), optional(TYPED))

_EX: Filters = Literal("Pokémon ex", _is(FilterKind.EX))
_MEGA: Filters = Literal("Mega Evolution Pokémon ex", _is(FilterKind.MEGA))
_ANY: Filters = Literal("Pokémon", ())
NAMED: Filters = trait("{names}", FilterKind.NAME, names=NAMES)
ANY_NAMED: Filters = trait("{names}", FilterKind.NAME, names=NAMES_OR)
EACH_TYPE: Filters = Choice(
    *(
        rule(words, (Shape(Filter, kind=FilterKind.TYPE, energies=(Hole("a"), Hole("b"))),), wording, a=TYPE, b=TYPE)
        for words, wording in (("{a} Pokémon and {b} Pokémon", "each_type"), ("{a} and {b} Pokémon", "both_types"))
    )
)
ONE_HEAD: Filters = Choice(_ANY, _EX, _MEGA, Literal("Ultra Beast", _is(FilterKind.TAG, tag=Tag.ULTRA_BEAST)))
MANY_HEAD: Filters = Choice(_ANY, _EX, _MEGA, Literal("Ultra Beasts", _is(FilterKind.TAG, tag=Tag.ULTRA_BEAST)))
PLAIN: Filters = Concat(BEFORE, Choice(ONE_HEAD, NAMED))

_Having = tuple[str, FilterKind, str | None, dict[str, Any]]
_ATTACK: dict[str, Any] = {"names": Listing(ATTACK_NAME, "", most=1)}
_HAVING: tuple[_Having, ...] = (
    ("damage on <it|them>", FilterKind.DAMAGED, None, {}),
    ("any damage on <it|them>", FilterKind.DAMAGED, "any_damage", {}),
    ("no damage on <it|them>", FilterKind.UNDAMAGED, None, {}),
    ("full HP", FilterKind.UNDAMAGED, "full_hp", {}),
    ("any Energy attached", FilterKind.ENERGY, None, {"n": 1}),
    ("any {energies} Energy attached", FilterKind.ENERGY, None, {"n": 1, "energies": ONE_TYPE}),
    ("{n} or more Energy attached", FilterKind.ENERGY, None, {"n": SEVERAL}),
    ("{n} or more {energies} Energy attached", FilterKind.ENERGY, None, {"n": SEVERAL, "energies": ONE_TYPE}),
    ("at least {n} Energy attached", FilterKind.ENERGY, "at_least", {"n": INTEGER}),
    ("at least {n} {energies} Energy attached", FilterKind.ENERGY, "at_least", {"n": INTEGER, "energies": ONE_TYPE}),
    ("any {energies} Energy attached", FilterKind.ENERGY, "of_either", {"n": 1, "energies": Listing(TYPE, "or", least=2)}),
    ("a {energies} Energy attached", FilterKind.ENERGY, "of_either", {"n": 1, "energies": Listing(TYPE, "or", least=2)}),
    ("a {energies} Energy attached", FilterKind.ENERGY, "an_energy", {"n": 1, "energies": ONE_TYPE}),
    ("an Energy attached", FilterKind.ENERGY, "an_energy", {"n": 1}),
    ("Energy attached", FilterKind.ENERGY, "bare_energy", {"n": 1}),
    ("{energies} Energy attached", FilterKind.ENERGY, "bare_energy", {"n": 1, "energies": ONE_TYPE}),
    ("a Pokémon Tool attached", FilterKind.TOOL, None, {}),
    ("any Pokémon Tools attached", FilterKind.TOOL, "any_tools", {}),
    ("a Pokémon Tool card attached", FilterKind.TOOL, "tool_card", {}),
    ("any Abilities", FilterKind.ABILITY, "any_abilities", {}),
    ("{names} attached", FilterKind.TOOL_NAMED, None, {"names": ONE_NAME}),
    ("an Ability", FilterKind.ABILITY, None, {}),
    ("a Retreat Cost of {n} or more", FilterKind.RETREAT, None, {"n": INTEGER}),
    ("a Weakness to {energies}", FilterKind.WEAK_TO, None, {"energies": Listing(TYPE, "or")}),
    ("{energies} Weakness", FilterKind.WEAK_TO, "weakness_last", {"energies": ONE_TYPE}),
    ("any Special Conditions", FilterKind.ANY_STATUS, "has_conditions", {}),
    ("a Special Condition", FilterKind.ANY_STATUS, "has_a_condition", {}),
    ("a Weakness", FilterKind.WEAK_TO, "any_weakness", {"energies": tuple(UNITS)}),
)
"""What a Pokémon can have: "has …", "that have …", "with …"."""

_MORE: Syntax[int] = Mapped(INTEGER, lambda n: n + 10, lambda n: n - 10 if n > 9 else None)
_HAVING_FEW: tuple[_Having, ...] = (
    ("{n} or fewer Energy attached", FilterKind.ENERGY_AT_MOST, None, {"n": INTEGER}),
    ("{n} or less Energy attached", FilterKind.ENERGY_AT_MOST, "or_less", {"n": INTEGER}),
    ("a Retreat Cost of {n} or less", FilterKind.RETREAT_AT_MOST, None, {"n": INTEGER}),
    ("{n} HP or less remaining", FilterKind.HP_LEFT_AT_MOST, None, {"n": INTEGER}),
    ("{n} remaining HP or less", FilterKind.HP_LEFT_AT_MOST, "remaining_hp", {"n": INTEGER}),
    ("{n} HP or more remaining", FilterKind.HP_LEFT, None, {"n": INTEGER}),
    ("more than {n} HP remaining", FilterKind.HP_LEFT, "more_hp", {"n": _MORE}),
)
"""What some of a group can have; of one Pokémon the same is said as a comparison."""
FEW: Filters = Choice(
    *(trait(f"<has|have> {what}", kind, wording, **parts) for what, kind, wording, parts in _HAVING_FEW),
    trait("<is|are> the same type as {side} Active Pokémon", FilterKind.SHARES_TYPE, side=WHOSE),
    trait("<has|have> the same type as {side} Active Pokémon", FilterKind.SHARES_TYPE, "has_type", side=WHOSE),
)
KNOWS: Filters = trait("<has|have> the {names} attack", FilterKind.HAS_ATTACK, **_ATTACK)
_WITH: Filters = Choice(
    trait("with the {names} attack", FilterKind.HAS_ATTACK, **_ATTACK),
    *(trait(f"with {what}", kind, wording, **parts) for what, kind, wording, parts in _HAVING),
)
HAS: Filters = Choice(
    KNOWS,
    *(trait(f"<has|have> {what}", kind, wording, **parts) for what, kind, wording, parts in _HAVING),
    *(
        rule(
            f"<has|have> {both} Energy attached",
            tuple(Shape(Filter, kind=FilterKind.ENERGY, n=1, energies=Hole(one)) for one in ("first", "second")),
            wording,
            first=ONE_TYPE,
            second=ONE_TYPE,
        )
        for both, wording in (
            ("a {first} Energy and a {second}", "two_units"),
            ("any {first} and {second}", "two_types"),
            ("both {first} and {second}", "both_types"),
            ("any {first} Energy and any {second}", "any_units"),
            ("any {first} Energy and {second}", "any_and_unit"),
            ("{first} Energy and {second}", "bare_units"),
            ("{first} and {second}", "bare_types"),
        )
    ),
    *(
        rule(
            f"<has|have> a Retreat Cost of {exactly}{{n}}",
            (Shape(Filter, kind=FilterKind.RETREAT, n=Hole("n")), Shape(Filter, kind=FilterKind.RETREAT_AT_MOST, n=Hole("n"))),
            f"retreat_{exactly}",
            n=INTEGER,
        )
        for exactly in ("", "exactly ")
    ),
    trait("<evolves|evolve> from {names}", FilterKind.EVOLVES_FROM, names=ONE_NAME),
    trait("<is|are> {status}", FilterKind.STATUS, status=STATUS),
    *(
        rule(
            f"<is|are> {both}",
            tuple(Shape(Filter, kind=FilterKind.STATUS, status=Hole(one)) for one in ("first", "second")),
            wording,
            first=STATUS,
            second=STATUS,
        )
        for both, wording in (("{first} and {second}", "two_conditions"), ("both {first} and {second}", "both_conditions"))
    ),
    trait("<is|are> affected by a Special Condition", FilterKind.ANY_STATUS),
    trait("<is|are> affected by any Special Conditions", FilterKind.ANY_STATUS, "any_conditions"),
)
"""Predicates that serve a relative clause as well as a condition."""

LACKS: Filters = Choice(
    *(
        trait(template, kind, wording, **parts)
        for negation, wording in (("<has|have> no", None), ("<doesn't|don't> have any", "doesnt"))
        for template, kind, parts in (
            (f"{negation} Energy attached", FilterKind.NO_ENERGY, {}),
            (f"{negation} {{energies}} Energy attached", FilterKind.NO_ENERGY, {"energies": ONE_TYPE}),
            (f"{negation} Abilities", FilterKind.NO_ABILITY, {}),
        )
    ),
    *(
        trait(f"<{one}|{many}> {words}", FilterKind.RETREAT_AT_MOST, f"no_retreat_{k}", n=0)
        for k, (one, many, words) in enumerate(
            (
                ("has", "have", "no Retreat Cost"),
                ("doesn't", "don't", "have a Retreat Cost"),
                ("has", "have", "a Retreat Cost of 0"),
            )
        )
    ),
    trait("<doesn't|don't> have a Pokémon Tool attached", FilterKind.NO_TOOL),
    trait("<has|have> no Pokémon Tool attached", FilterKind.NO_TOOL, "has_no"),
    trait("<has|have> no Pokémon Tools attached", FilterKind.NO_TOOL, "has_none"),
    trait("<doesn't|don't> have an Ability", FilterKind.NO_ABILITY, "an_ability"),
    trait("<has|have> no Ability", FilterKind.NO_ABILITY, "no_ability"),
    trait("<doesn't|don't> have Abilities", FilterKind.NO_ABILITY, "abilities"),
)
"""What a Pokémon is without, said of some of a group."""

_AN = Choice(
    Literal("an Evolution Pokémon", _is(FilterKind.EVOLUTION)),
    Literal("an evolved Pokémon", _is(FilterKind.EVOLVED)),
    Literal("an Ancient Pokémon", _is(FilterKind.TAG, tag=Tag.ANCIENT)),
    Literal("an Ultra Beast", _is(FilterKind.TAG, tag=Tag.ULTRA_BEAST)),
    Worded("either_stage", Literal("a Stage 1 or Stage 2 Pokémon", _is(FilterKind.EVOLUTION))),
)
A_KIND: Filters = Choice(_AN, rule("a {traits}", Hole("traits"), traits=Concat(BEFORE, ONE_HEAD)))
"""What a Pokémon can be: "a Basic Pokémon", "a [G] or [M] Pokémon"."""

_IS_A: Filters = When(lambda state: not state.plural, rule("is {traits}", Hole("traits"), traits=Such(A_KIND, bool)))
_ARE: Filters = When(
    lambda state: state.plural, rule("are {traits}", Hole("traits"), traits=Such(Concat(BEFORE, MANY_HEAD), bool))
)
_EXCEPT: Filters = Choice(
    trait(", except any {energies} Pokémon", FilterKind.NOT_TYPE, "except", energies=Listing(TYPE, "or")),
    trait(", except any {energies} Pokémon,", FilterKind.NOT_TYPE, "except_comma", energies=Listing(TYPE, "or")),
    trait(", except any Pokémon ex", FilterKind.NOT_EX, "except_open"),
    trait(", except any Pokémon ex,", FilterKind.NOT_EX),
    trait(", except any Mega Evolution Pokémon ex", FilterKind.NOT_MEGA, "except_open"),
    trait(", except any Mega Evolution Pokémon ex,", FilterKind.NOT_MEGA, "except_comma"),
    trait(", except any {names},", FilterKind.NOT_NAME, "except", names=ONE_NAME),
    trait(", except any {names}", FilterKind.NOT_NAME, "except_open", names=ONE_NAME),
    When(
        lambda state: state.carrier in ("attack", "ability"),
        Choice(
            trait(", except this Pokémon", FilterKind.OTHER, "but_this"),
            trait(" except this Pokémon", FilterKind.OTHER, "except_this"),
            trait(" other than this Pokémon", FilterKind.OTHER, "other_than_this"),
        ),
    ),
)
BUT_NOT: Filters = optional(_EXCEPT)
_THEIR_ACTIVE = Selector(side=Side.OPP, zone=Zone.ACTIVE)
_RELATIVE: Filters = Choice(
    trait(" of the same type as {side} Active Pokémon", FilterKind.SHARES_TYPE, "of_same_type", side=WHOSE),
    When(
        lambda state: state.it == _THEIR_ACTIVE,
        trait(" of the same type as that Pokémon", FilterKind.SHARES_TYPE, "same_type_as_that", side=Side.OPP),
    ),
    rule(" that {traits}", Hole("traits"), traits=LACKS),
    rule(" that {traits}", Hole("traits"), traits=FEW),
    *(
        Worded("with_few", trait(f" with {what}", kind, wording, **parts))
        for what, kind, wording, parts in _HAVING_FEW
    ),
    trait(" that <was|were> damaged by an attack during your opponent's last turn", FilterKind.HURT_LAST_TURN),
    trait(" that <was|were> healed during this turn", FilterKind.HEALED_NOW),
    trait(" that evolved during this turn", FilterKind.EVOLVED_NOW),
    *(
        trait(f" that {did} during {turn}", kind, f"{turn}{did}")
        for turns, kinds in (
            (("this turn", "that turn"), (FilterKind.ATTACKED_NOW, None)),
            (
                ("your last turn", "their last turn", "your opponent's last turn"),
                (FilterKind.ATTACKED_LAST, FilterKind.EVOLVED_LAST),
            ),
        )
        for turn in turns
        for kind, deeds in zip(kinds, (("attacked", "used an attack"), ("evolved",)), strict=True)
        if kind
        for did in deeds
    ),
    *(
        trait(f" that moved from {bench} Bench to the Active Spot this turn", FilterKind.MOVED_NOW, wording)
        for bench, wording in (("your", None), ("their", "their_bench"), ("the", "the_bench"))
    ),
    When(
        lambda state: state.carrier in ("attack", "ability"),
        trait(" that <is|are> the same type as this Pokémon", FilterKind.SHARES_TYPE, "type_of_this"),
    ),
    Worded("without", trait(" without an Ability", FilterKind.NO_ABILITY)),
    Worded("without", trait(" without any Energy attached", FilterKind.NO_ENERGY)),
    Worded("with_none", trait(" with no Energy attached", FilterKind.NO_ENERGY)),
    Worded("with_none", trait(" with no Retreat Cost", FilterKind.RETREAT_AT_MOST, n=0)),
    Worded("without", trait(" without a Retreat Cost", FilterKind.RETREAT_AT_MOST, n=0)),
    Worded("with_none", trait(" with no Pokémon Tools attached", FilterKind.NO_TOOL)),
    rule(" that {traits}", Hole("traits"), traits=HAS),
    When(lambda state: state.typed, trait(" of {energies}", FilterKind.TYPE, "of_type", energies=ONE_TYPE)),
    Worded("that_is", rule(" that {traits}", Hole("traits"), traits=Choice(_IS_A, _ARE))),
    trait(" with {n} HP or less", FilterKind.HP_AT_MOST, n=INTEGER),
    trait(" with a maximum HP of {n} or less", FilterKind.MAX_HP_AT_MOST, n=INTEGER),
    BESIDE,
    Worded("with", rule(" {traits}", Hole("traits"), traits=_WITH)),
    trait(" with an Ability other than {names}", FilterKind.ABILITY_NOT, names=ONE_NAME),
    trait(" that <isn't a|aren't> Mega Evolution Pokémon ex", FilterKind.NOT_MEGA),
    trait(" that <isn't a|aren't> {energies} Pokémon", FilterKind.NOT_TYPE, energies=Listing(TYPE, "or")),
    trait(" that <isn't a|aren't> Pokémon ex", FilterKind.NOT_EX, "not_ex"),
    trait(" named {names}", FilterKind.NAME, "named", names=NAMES_OR),
    trait(" that <isn't|aren't> {names}", FilterKind.NOT_NAME, names=ONE_NAME),
)
_TWO: Filters = Worded("two", rule(" that {both}", Hole("both"), both=Concat(HAS, Literal(" and ", ()), HAS)))
_WHICH: Filters = Choice(_RELATIVE, _TWO)
AFTER: Filters = Concat(optional(Choice(_WHICH, Worded("that_have", Scoped(_WHICH, plural=True)))), optional(_EXCEPT))
"""What follows the noun; attacks say "1 of … that have" where other cards say "that has"."""

OTHERS_FIRST: Filters = Literal("other Pokémon", _is(FilterKind.OTHER))

IN_PLAY: Filters = Choice(Literal("", ()), Worded("in_play", Literal(" in play", ())))

_BUT_NO: Filters = Scoped(
    Choice(
        *(
            trait(f" {but} {{names}}", FilterKind.NOT_NAME, f"no_name_{k}", names=ONE_NAME)
            for k, but in enumerate(("other than", "that isn't"))
        ),
        *(
            trait(f" {but} {what}", kind, f"{kind}_{k}")
            for k, but in enumerate(("that isn't", "other than"))
            for what, kind in (
                ("a Pokémon ex", FilterKind.NOT_EX), ("a Mega Evolution Pokémon ex", FilterKind.NOT_MEGA),
            )
        ),
        trait(" that isn't a {energies} Pokémon", FilterKind.NOT_TYPE, "no_type", energies=ONE_TYPE),
    ),
    plural=False,
)
"""A kind with an exception."""

PLACE: Filters = Choice(
    trait("is in the Active Spot", FilterKind.ACTIVE),
    trait("is your Active Pokémon", FilterKind.ACTIVE, "is_active"),
    trait("is on your Bench", FilterKind.BENCHED),
)
def _their_turn_ends(state: Discourse) -> bool:
    """ "That turn" is then the opponent's last one."""
    return state.event is Event.TURN_END_OPP


IS: Filters = Choice(
    PLACE,
    rule("is {traits}", Hole("traits"), traits=A_KIND),
    rule("is {traits}", Hole("traits"), "a_kind_but", traits=Concat(A_KIND, _BUT_NO)),
    When(lambda state: state.typed, trait("is of {energies}", FilterKind.TYPE, "is_of_type", energies=ONE_TYPE)),
    trait("is {names}", FilterKind.NAME, names=Listing(NAME, "or")),
    trait("evolved during this turn", FilterKind.EVOLVED_NOW),
    trait("evolved during your last turn", FilterKind.EVOLVED_LAST),
    trait("evolved from {names} during this turn", FilterKind.EVOLVED_NOW, names=ONE_NAME),
    trait("moved from your Bench to the Active Spot this turn", FilterKind.MOVED_NOW),
    trait("moved from the Bench to the Active Spot this turn", FilterKind.MOVED_NOW, "the_bench"),
    trait("was damaged by an attack during your opponent's last turn", FilterKind.HURT_LAST_TURN),
    When(_their_turn_ends, trait("was damaged by an attack during that turn", FilterKind.HURT_LAST_TURN, "hurt_that_turn")),
    trait("was healed during this turn", FilterKind.HEALED_NOW),
    trait("attacked during this turn", FilterKind.ATTACKED_NOW),
    trait("used an attack during this turn", FilterKind.ATTACKED_NOW, "used"),
    trait("attacked during that turn", FilterKind.ATTACKED_NOW, "that_turn"),
    trait("used an attack during that turn", FilterKind.ATTACKED_NOW, "used_that_turn"),
    trait("attacked during your last turn", FilterKind.ATTACKED_LAST),
    trait("used an attack during your last turn", FilterKind.ATTACKED_LAST, "used"),
    trait(
        "was damaged by an attack during your opponent's last turn while it was in the Active Spot",
        FilterKind.HAS_DAMAGED_BY_ATTACK,
    ),
)
IS_NOT: Filters = Choice(
    rule("isn't {traits}", Hole("traits"), traits=A_KIND),
    trait("isn't {names}", FilterKind.NAME, names=Listing(NAME, "or")),
    trait("isn't {status}", FilterKind.STATUS, status=STATUS),
    trait("isn't affected by any Special Conditions", FilterKind.ANY_STATUS),
    trait("isn't affected by a Special Condition", FilterKind.ANY_STATUS, "by_a_condition"),
    trait("isn't on your Bench", FilterKind.BENCHED),
    trait("isn't in the Active Spot", FilterKind.ACTIVE),
    trait("has no Energy attached", FilterKind.ENERGY, n=1),
    trait("doesn't have any Energy attached", FilterKind.ENERGY, "doesnt", n=1),
    trait("has no {energies} Energy attached", FilterKind.ENERGY, n=1, energies=ONE_TYPE),
    trait("doesn't have any {energies} Energy attached", FilterKind.ENERGY, "doesnt", n=1, energies=ONE_TYPE),
    trait("has no Pokémon Tool attached", FilterKind.TOOL),
    trait("doesn't have a Pokémon Tool attached", FilterKind.TOOL, "doesnt"),
    trait("has no Weakness", FilterKind.WEAK_TO, energies=tuple(UNITS)),
    trait("doesn't have a Weakness", FilterKind.WEAK_TO, "doesnt", energies=tuple(UNITS)),
    trait("has no Abilities", FilterKind.ABILITY),
    trait("has no Ability", FilterKind.ABILITY, "no_ability"),
    trait("doesn't have an Ability", FilterKind.ABILITY, "doesnt"),
    trait("doesn't have the {names} attack", FilterKind.HAS_ATTACK, names=Listing(ATTACK_NAME, "", most=1)),
    trait("wasn't damaged by an attack during your opponent's last turn", FilterKind.HURT_LAST_TURN),
    When(_their_turn_ends, trait("wasn't damaged by an attack during that turn", FilterKind.HURT_LAST_TURN, "unhurt_that_turn")),
    trait("wasn't healed during this turn", FilterKind.HEALED_NOW),
    trait("didn't attack during this turn", FilterKind.ATTACKED_NOW),
    trait("didn't use an attack during this turn", FilterKind.ATTACKED_NOW, "used"),
    trait("didn't attack during that turn", FilterKind.ATTACKED_NOW, "that_turn"),
    trait("didn't use an attack during that turn", FilterKind.ATTACKED_NOW, "used_that_turn"),
    trait("didn't attack during your last turn", FilterKind.ATTACKED_LAST),
    trait("didn't use an attack during your last turn", FilterKind.ATTACKED_LAST, "used"),
    trait("didn't evolve during this turn", FilterKind.EVOLVED_NOW),
    trait("didn't evolve during your last turn", FilterKind.EVOLVED_LAST),
    trait("didn't move from your Bench to the Active Spot this turn", FilterKind.MOVED_NOW),
    trait("didn't move from the Bench to the Active Spot this turn", FilterKind.MOVED_NOW, "the_bench"),
)
"""Predicates that deny what the filter says."""


def with_filters(selector: Selector, filters: tuple[Filter, ...]) -> Selector:
    return selector.model_copy(update={"filters": filters})


KIND_POKEMON = Filter(kind=FilterKind.KIND, card_kind=Kind.POKEMON)
