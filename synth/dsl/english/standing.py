"""Statements about attacks, costs, protection and players; with the predicates of modifiers.py all that can hold."""

from __future__ import annotations

from typing import Any

from synth.dsl.ast import Duration, Event, Modifier, ModifierKind, Scaled, Scope, Selector, Side, Zone
from synth.dsl.english.amounts import MEASURE
from synth.dsl.english.core import Choice, Literal, Syntax
from synth.dsl.english.modifiers import FROM, PREDICATED, TO, Kind, gives
from synth.dsl.english.pokemon import BARE, OPPOSED, OWNERS, POKEMON, USERS, spoken
from synth.dsl.english.referents import whole
from synth.dsl.english.stateful import When, Worded
from synth.dsl.english.template import Hole, Shape
from synth.dsl.english.words import (
    ATTACK_NAME,
    INTEGER,
    NEGATED,
    NEGATED_INTEGER,
    NUMBER,
    ONE_TYPE,
    SIGNED,
    SIGNED_INTEGER,
    TYPE,
)


def mod(kind: ModifierKind, *holes: str, **fields: Any) -> Shape:
    return Shape(Modifier, kind=kind, **{name: Hole(name) for name in holes}, **fields)


_PER = Shape(Scaled, k=Hole("k"), of=Hole("of"))

DEALING: Syntax[Any] = Choice(
    gives(
        "attacks used by {what} do {amount} damage{vs}", USERS, mod(Kind.DEALS, "amount", "vs"), amount=SIGNED, vs=TO
    ),
    gives(
        "{what} attacks do {amount} damage{vs}",
        OWNERS,
        mod(Kind.DEALS, "amount", "vs"),
        "own_attacks",
        amount=SIGNED,
        vs=TO,
    ),
    gives(
        "attacks used by {what} do {k} damage{vs} for each {of}",
        USERS,
        mod(Kind.DEALS, "vs", amount=_PER),
        k=SIGNED_INTEGER,
        vs=TO,
        of=MEASURE,
    ),
    gives(
        "{what} {name} attack does {amount} damage",
        OWNERS,
        mod(Kind.BONUS, "amount", "name"),
        name=ATTACK_NAME,
        amount=SIGNED,
    ),
    gives(
        "{what} {name} attack does {amount} damage to {vs}",
        OWNERS,
        mod(Kind.BONUS, "amount", "name", "vs"),
        name=ATTACK_NAME,
        amount=SIGNED,
        vs=POKEMON,
    ),
    gives(
        "each {type} Energy attached to {what} provides {amount} {type} Energy. This effect doesn't stack",
        spoken(BARE),
        mod(Kind.UNIT_VALUE, "amount", energies=(Hole("type"),)),
        type=TYPE,
        amount=NUMBER,
    ),
    gives(
        "when applying the opponent's Active Pokémon's Weakness to damage from attacks used by {what},"
        " apply Weakness as x2",
        spoken(BARE),
        mod(Kind.WEAKNESS_X2),
    ),
    gives(
        "if {what} tries to use an attack, your opponent flips a coin. If tails, that attack doesn't happen",
        POKEMON,
        mod(Kind.COIN_TO_ATTACK),
    ),
)

_COST = mod(Kind.COST, "amount", "energies")
COSTS: Syntax[Any] = Choice(
    gives(
        "attacks used by {what} cost {amount} less {energies} Energy", USERS, _COST, amount=NEGATED, energies=ONE_TYPE
    ),
    gives("attacks used by {what} cost {amount} {energies} more", USERS, _COST, amount=NUMBER, energies=ONE_TYPE),
    gives("{what} Retreat Cost is {amount} less", OWNERS, mod(Kind.RETREAT_COST, "amount"), amount=NEGATED),
    gives(
        "{what} Retreat Cost is {k} less for each {of}",
        OWNERS,
        mod(Kind.RETREAT_COST, amount=_PER),
        k=NEGATED_INTEGER,
        of=MEASURE,
    ),
    gives("{what} Retreat Cost is {amount} more", OWNERS, mod(Kind.RETREAT_COST, "amount"), amount=NUMBER),
    gives(
        "{what} Retreat Cost is {amount} [C] more", OWNERS, mod(Kind.RETREAT_COST, "amount"), "colorless", amount=NUMBER
    ),
    gives(
        "the Retreat Cost of {what} is {amount} less",
        POKEMON,
        mod(Kind.RETREAT_COST, "amount"),
        "cost_of",
        amount=NEGATED,
    ),
    gives(
        "the Retreat Cost of {what} is {amount} more",
        POKEMON,
        mod(Kind.RETREAT_COST, "amount"),
        "cost_of",
        amount=NUMBER,
    ),
)


def _prevents(scope: Scope, *holes: str) -> Shape:
    return mod(Kind.PREVENT, *holes, scope=scope)


SHIELDS: Syntax[Any] = Choice(
    gives("prevent all damage done to {what} by attacks{vs}", POKEMON, _prevents(Scope.DAMAGE, "vs"), vs=FROM),
    gives(
        "prevent all damage done to {what} by attacks if that damage is {at_most} or less",
        POKEMON,
        _prevents(Scope.DAMAGE, "at_most"),
        at_most=INTEGER,
    ),
    gives(
        "prevent all damage from—and effects of—attacks done to {what}", POKEMON, _prevents(Scope.DAMAGE_AND_EFFECTS)
    ),
    gives(
        "prevent all effects of attacks used by {vs} done to {what}",
        POKEMON,
        _prevents(Scope.EFFECTS, "vs"),
        vs=OPPOSED,
    ),
    gives(
        "prevent all damage done to {what} by your opponent's attacks and Abilities",
        POKEMON,
        mod(Kind.PREVENT, scope=Scope.DAMAGE_OF_ATTACKS_AND_ABILITIES, vs=whole(Side.OPP, Zone.PLAY)),
    ),
)

_OPPONENT: Syntax[None] = Choice(
    When(lambda state: not state.opened, Literal("your opponent", None)),
    When(lambda state: state.opened, Literal("they", None)),
    When(lambda state: state.opened, Worded("your_opponent", Literal("your opponent", None))),
)
_THEM = whole(Side.OPP, Zone.PLAYER)


def _locks(what: str, scope: Scope, whom: Selector, wording: str | None = None) -> Syntax[Any]:
    return gives(f"{{_opponent}} can't {what}", whom, mod(Kind.LOCK, scope=scope), wording, _opponent=_OPPONENT)


def _while_in_play(form: Syntax[Any]) -> Syntax[Any]:
    """Locks that no cell of the game remembers: they are in force while their source is."""
    return When(lambda state: state.duration is Duration.STATIC and state.event is Event.STATIC, form)


LOCKS: Syntax[Any] = Choice(
    _locks("use any Supporter cards from their hand", Scope.SUPPORTER, _THEM),
    _locks("play any Supporter cards from their hand", Scope.SUPPORTER, _THEM, "play"),
    _locks("play any Item cards from their hand", Scope.ITEM, _THEM),
    _locks("use any Item cards from their hand", Scope.ITEM, _THEM, "use"),
    _while_in_play(_locks("play any Pokémon Tool cards from their hand", Scope.TOOL, _THEM)),
    _while_in_play(_locks("play any Stadium cards from their hand", Scope.STADIUM, _THEM)),
    _while_in_play(_locks("put any Basic Pokémon from their hand onto their Bench", Scope.BENCH, _THEM)),
    _locks("play any Trainer cards from their hand", Scope.TRAINER, _THEM),
    _locks("use any Trainer cards from their hand", Scope.TRAINER, _THEM, "use"),
    _locks("play any Pokémon from their hand to evolve their Pokémon", Scope.EVOLVE, _THEM),
    _locks(
        "play any Pokémon from their hand to evolve their Active Pokémon", Scope.EVOLVE, whole(Side.OPP, Zone.ACTIVE)
    ),
    _locks(
        "take any Energy from their Energy Zone to attach to their Active Pokémon",
        Scope.ZONE_ENERGY,
        whole(Side.OPP, Zone.ACTIVE),
    ),
)

STATED: Syntax[Any] = Choice(PREDICATED, DEALING, COSTS, SHIELDS, LOCKS)
