"""What an attack's damage is not affected by."""

from collections.abc import Callable
from typing import Any

from synth.dsl.ast import Duration, Give, Modifier, ModifierKind, Scope, Side, Zone
from synth.dsl.english.forms.core import Choice, Literal, Syntax
from synth.dsl.english.forms.state import Discourse
from synth.dsl.english.forms.stateful import When, Worded
from synth.dsl.english.forms.template import Hole, Shape, rule
from synth.dsl.english.lasting.modifiers import LASTING
from synth.dsl.english.nouns.opposed import OPPOSED
from synth.dsl.english.nouns.pokemon import OWNERS, USERS
from synth.dsl.english.nouns.referents import THIS_ATTACK, whole

_UNAFFECTED = "this attack's damage isn't affected by "
_BY_EFFECTS = "any effects on your opponent's Active Pokémon"


def _ignores(*scopes: Scope, on: Zone | None = None) -> tuple[Give, ...]:
    """`on`: effects on whom, if not on the Active Pokémon only."""
    ignored = (
        Modifier(kind=ModifierKind.IGNORE, scope=scope, vs=whole(Side.OPP, on) if on and scope is Scope.EFFECTS else None)
        for scope in scopes
    )
    return tuple(Give(what=THIS_ATTACK, modifier=modifier, duration=Duration.THIS_HIT) for modifier in ignored)


def _hit_alone(zone: Zone) -> Callable[[Discourse], bool]:
    """Whether all the damage goes to one of the opponent's Pokémon there, which was picked."""

    def holds(state: Discourse) -> bool:
        it = state.it
        return state.aimed and it is not None and (it.side, it.zone, it.n) == (Side.OPP, zone, 1) and (
            zone is Zone.BENCH or not state.beside
        )

    return holds


def _those_hit(zone: Zone) -> Callable[[Discourse], bool]:
    return lambda state: state.group == whole(Side.OPP, zone)


def _unaffected_on(whom: str, zone: Zone | None, wording: str | None = None) -> Syntax[Any]:
    both = Choice(
        Literal(f"{_UNAFFECTED}any effects on {whom}", _ignores(Scope.EFFECTS, on=zone)),
        Literal(f"{_UNAFFECTED}Weakness or by any effects on {whom}", _ignores(Scope.WEAKNESS, Scope.EFFECTS, on=zone)),
    )
    return Worded(wording, both) if wording else both


def _asked_of(state: Discourse) -> bool:
    return state.it == whole(Side.OPP, Zone.ACTIVE)


UNAFFECTED: Syntax[Any] = Choice(
    Literal(_UNAFFECTED + "Weakness", _ignores(Scope.WEAKNESS)),
    Literal(_UNAFFECTED + _BY_EFFECTS, _ignores(Scope.EFFECTS)),
    Literal(f"{_UNAFFECTED}Weakness or by {_BY_EFFECTS}", _ignores(Scope.WEAKNESS, Scope.EFFECTS)),
    _unaffected_on("any of your opponent's Pokémon", Zone.PLAY),
    _unaffected_on("your opponent's Pokémon", Zone.PLAY, "on_theirs"),
    _unaffected_on("your opponent's Benched Pokémon", Zone.BENCH),
    _unaffected_on("Benched Pokémon", Zone.BENCH, "on_benched"),
    *(When(_asked_of, _unaffected_on(whom, None, f"on_{whom}")) for whom in ("that Pokémon", "it")),
    *(
        When(known(zone), _unaffected_on(whom, zone, f"on_{whom}"))
        for zone in (Zone.PLAY, Zone.BENCH)
        for whom, known in (("that Pokémon", _hit_alone), ("it", _hit_alone), ("those Pokémon", _those_hit))
    ),
)
_OF_ANYONE = (
    ("damage from attacks used by {what} isn't affected by", USERS), ("attacks used by {what} aren't affected by", USERS),
    ("{what} attacks aren't affected by", OWNERS), ("damage from {what} attacks isn't affected by", OWNERS),
    ("damage from attacks from {what} isn't affected by", USERS),
)  # fmt: skip
_WEAKNESS = (Modifier(kind=ModifierKind.IGNORE, scope=Scope.WEAKNESS),)
_OF_EFFECTS = Shape(Modifier, kind=ModifierKind.IGNORE, scope=Scope.EFFECTS, vs=Hole("vs"))
_BY_WHAT: tuple[tuple[str, tuple[Any, ...]], ...] = (
    ("Weakness", _WEAKNESS),
    ("any effects on {vs}", (_OF_EFFECTS,)),
    ("effects on {vs}", (_OF_EFFECTS,)),
    ("Weakness or by any effects on {vs}", (*_WEAKNESS, _OF_EFFECTS)),
    ("Weakness or any effects on {vs}", (*_WEAKNESS, _OF_EFFECTS)),
)
ATTACKS_UNAFFECTED: Syntax[Any] = Choice(
    *(
        rule(
            f"{{duration}}{attacks} {by}",
            tuple(Shape(Give, what=Hole("what"), modifier=one, duration=Hole("duration")) for one in modifiers),
            f"unaffected_{a}{b}",
            duration=LASTING,
            what=whose,
            **({"vs": OPPOSED} if "{vs}" in by else {}),
        )
        for a, (attacks, whose) in enumerate(_OF_ANYONE)
        for b, (by, modifiers) in enumerate(_BY_WHAT)
    )
)
"""What damage is not affected by, whoever of some Pokémon attacks."""
