"""Damage as much as other damage: what this Pokémon was dealt before, what was more than enough."""

from typing import Any

from synth.dsl.ast import Damage, Exists, Filter, FilterKind, If, Measure, MeasureKind, Power, Quantifier, Role, Selector
from synth.dsl.english.forms.core import Choice, Literal, Such, Syntax
from synth.dsl.english.forms.state import HEALED, is_definite
from synth.dsl.english.forms.stateful import When, Worded
from synth.dsl.english.forms.template import Hole, Shape, act, rule
from synth.dsl.english.nouns.pokemon import OWNERS, POKEMON, SUBJECT
from synth.dsl.english.nouns.referents import THIS_POKEMON

_TAKEN = Measure(kind=MeasureKind.TAKEN, of=THIS_POKEMON)
_DEFENDER = Selector(role=Role.DEFENDER)
_EXCESS = Measure(kind=MeasureKind.EXCESS, of=_DEFENDER)
_WHEN = "during your opponent's last turn"
_TAKEN_WORDS = (
    f"the damage done to this Pokémon by attacks {_WHEN}", f"the damage this Pokémon took from attacks {_WHEN}",
    f"the amount of damage done to this Pokémon by attacks {_WHEN}", f"the damage done to this Pokémon {_WHEN}",
    f"the amount of damage this Pokémon took from attacks {_WHEN}", f"the damage this Pokémon took {_WHEN}",
    f"the damage done to this Pokémon by an attack {_WHEN}", f"the damage done to it by attacks {_WHEN}",
    f"damage done to it by attacks {_WHEN}", f"the damage done to it {_WHEN}", f"the damage it took {_WHEN}",
)  # fmt: skip
TAKEN: Syntax[Measure] = Choice(
    *(Worded(f"taken_{number}", Literal(words, _TAKEN)) for number, words in enumerate(_TAKEN_WORDS))
)

_HEALED = Measure(kind=MeasureKind.RESULT)
_HEALED_WORDS = (
    "the damage you healed in this way", "the amount of damage you healed in this way", "the amount of damage healed in this way",
    "the damage healed in this way",
)  # fmt: skip
HEALED_SO: Syntax[Measure] = When(
    lambda state: state.done == HEALED,
    Choice(*(Worded(f"healed_{number}", Literal(words, _HEALED)) for number, words in enumerate(_HEALED_WORDS))),
)
_SAME = Such(SUBJECT, lambda pokemon: pokemon.quantifier is Quantifier.ALL)
DAMAGE_ON: Syntax[Measure] = rule("damage {of} <has|have> on <it|them>", Measure, kind=MeasureKind.DAMAGE_ON, of=_SAME)
ONE_OWNER = Such(OWNERS, lambda pokemon: bool(pokemon.role) or is_definite(pokemon))


def _half_of(kind: MeasureKind) -> Shape:
    return Shape(Measure, kind=MeasureKind.HALF, arg=Shape(Measure, kind=kind, of=Hole("of")))


EQUAL_TO: Syntax[Measure] = Choice(
    rule("the {damage}", Hole("damage"), damage=DAMAGE_ON),
    *(
        rule(f"{the} damage on {{of}}", Measure, f"on_{k}", kind=MeasureKind.DAMAGE_ON, of=_SAME)
        for k, the in enumerate(("the", "the amount of"))
    ),
    Choice(TAKEN, HEALED_SO),
    rule("{of} remaining HP", Measure, kind=MeasureKind.HP, of=ONE_OWNER),
    rule("{of} maximum HP", Measure, kind=MeasureKind.MAX_HP, of=ONE_OWNER),
    *(
        rule(f"{half} {{of}} {hp}{end}", _half_of(kind), f"half_{k}{n}", of=ONE_OWNER)
        for k, half in enumerate(("half of", "half"))
        for n, end in enumerate(("", ", rounded down"))
        for hp, kind in (("remaining HP", MeasureKind.HP), ("maximum HP", MeasureKind.MAX_HP))
    ),
)
"""Amounts that are said as a whole, not by the piece."""

_MUCH = ("that much", "the same amount of")
AS_HEALED: Syntax[Any] = When(
    lambda state: state.done == HEALED,
    Choice(
        *(
            act(f"this attack does {much} {more}damage", Power, f"as_healed_{k}{more}", verb=verb, amount=_HEALED)
            for k, much in enumerate(_MUCH)
            for more, verb in (("", "base"), ("more ", "more"))
        )
    ),
)
"""As much as was healed just before."""

_BEYOND = (
    "any damage beyond its remaining HP", "the damage beyond its remaining HP", "any extra damage", "the extra damage",
    "any excess damage", "the excess damage", "any damage beyond that Pokémon's remaining HP", "any remaining damage",
)  # fmt: skip
_EXCEEDING = (
    *(
        f"the amount {how} {hp}"
        for how in (
            "by which this attack's damage was more than", "by which this attack's damage exceeded",
            "of this attack's damage that exceeded", "of damage that exceeded", "by which that damage exceeded",
            "of damage beyond",
        )
        for hp in (
            "that Pokémon's remaining HP", "its remaining HP", "the Knocked Out Pokémon's remaining HP",
            "the remaining HP of the Knocked Out Pokémon", "the remaining HP of that Pokémon",
        )
    ),
    *(f"the {excess} damage" for excess in ("excess", "extra", "remaining")),
)
EXCESS_DAMAGE: Syntax[Any] = When(
    lambda state: state.scored and state.it == _DEFENDER,
    Choice(
        *(
            act(f"{verb} {words} to {{to}}", Damage, f"beyond_{number}_{which}", to=POKEMON, amount=_EXCESS)
            for number, words in enumerate(_BEYOND)
            for which, verb in enumerate(("do", "this attack does", "this attack also does"))
        ),
        *(
            act(f"{words} is{also} done to {{to}}", Damage, f"done_beyond_{number}{also}", to=POKEMON, amount=_EXCESS)
            for number, words in enumerate(_BEYOND)
            for also in ("", " also")
        ),
        *(
            act(f"{verb} damage to {{to}} equal to {words}", Damage, f"equal_beyond_{number}_{which}", to=POKEMON, amount=_EXCESS)
            for number, words in enumerate(_EXCEEDING)
            for which, verb in enumerate(("do", "this attack does", "this attack also does"))
        ),
    ),
)


def _asked(kind: FilterKind) -> Exists:
    return Exists(what=THIS_POKEMON.model_copy(update={"filters": (Filter(kind=kind),)}))


_HIT = {
    f"if this Pokémon was damaged by an attack {_WHEN}, ": _asked(FilterKind.HURT_LAST_TURN),
    f"if this Pokémon was damaged by an attack {_WHEN} while it was in the Active Spot, ": _asked(
        FilterKind.HAS_DAMAGED_BY_ATTACK
    ),
}
_THAT_DAMAGE = ("that damage", "the amount of that damage", "the damage it took", "the damage done by that attack")
_BACK: Syntax[Any] = Choice(
    *(
        act(f"this attack does {words} {rest}", node, f"back_{number}", amount=_TAKEN, **parts)
        for number, words in enumerate(("that much", "the same amount of"))
        for rest, node, parts in (
            ("damage to {to}", Damage, {"to": POKEMON}),
            ("more damage", Power, {"verb": "more"}),
            ("damage", Power, {"verb": "base"}),
        )
    ),
    *(
        act(f"this attack {does} damage to {{to}} equal to {so_much}", Damage, f"equal_{k}", to=POKEMON, amount=_TAKEN)
        for k, (does, so_much) in enumerate((a, b) for a in ("does", "also does") for b in _THAT_DAMAGE)
    ),
    *(
        act(f"this attack does {more}damage equal to {so_much}", Power, f"equal_{more}{k}", verb=verb, amount=_TAKEN)
        for k, so_much in enumerate(_THAT_DAMAGE)
        for more, verb in (("more ", "more"), ("", "base"))
    ),
)
STRUCK_BACK: Syntax[Any] = When(
    lambda state: state.carrier == "attack" and not state.delayed,
    Choice(
        *(
            rule(words + "{then}", (Shape(If, condition=condition, then=Hole("then")),), then=_BACK)
            for words, condition in _HIT.items()
        )
    ),
)

_DEALT = Measure(kind=MeasureKind.DEALT)
_DRAINS = ("heal from {what} half the amount of damage you did", "heal from {what} half the damage you did",
           "heal damage from {what} equal to half the damage you did")  # fmt: skip
DRAINS = (
    ("heal damage from {what} equal to the damage you did", "", "as_dealt", _DEALT),
    ("heal from {what} the same amount of damage you did", "", None, _DEALT),
    *(
        (words, end, f"drained_{k}{end[:1]}", Measure(kind=MeasureKind.HALF, arg=_DEALT))
        for k, words in enumerate(_DRAINS)
        for end in (", rounded down", "")
    ),
)
"""Healing by what the attack did: how it begins and ends, and how much it is."""
