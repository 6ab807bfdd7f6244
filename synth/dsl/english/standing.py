"""Statements about attacks, costs, protection and players; with the predicates of modifiers.py all that can hold."""

from __future__ import annotations

from typing import Any

from synth.dsl.ast import Give, Role, Scaled, Scope, Selector, Side, Zone
from synth.dsl.english.amounts import MEASURE
from synth.dsl.english.core import Choice, Literal, Mapped, Such, Syntax, words
from synth.dsl.english.modifiers import FROM, LASTING, PREDICATED, TO, Kind, gives, mod
from synth.dsl.english.players import OF_PLAYERS
from synth.dsl.english.pokemon import ALL_ALIKE, BARE, OPPOSED, OWNERS, POKEMON, SUBJECT, USERS, spoken
from synth.dsl.english.referents import whole
from synth.dsl.english.stateful import Noting, When, Worded, changing
from synth.dsl.english.template import Hole, Shape, rule
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

_DEFENDING: Syntax[Selector] = Such(POKEMON, lambda whom: whom.role is Role.DEFENDER)


_PER = Shape(Scaled, k=Hole("k"), of=Hole("of"))

DEALING: Syntax[Any] = Choice(
    gives(
        "attacks used by {what} do {amount} damage{vs}", USERS, mod(Kind.DEALS, "amount", "vs"), amount=SIGNED, vs=TO
    ),
    gives(
        "attacks from {what} do {amount} damage{vs}",
        USERS,
        mod(Kind.DEALS, "amount", "vs"),
        "attacks_from",
        amount=SIGNED,
        vs=TO,
    ),
    gives(
        "damage from attacks used by {what} is reduced by {amount}",
        USERS,
        mod(Kind.DEALS, "amount"),
        "dealt_less",
        amount=NEGATED,
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
        "{what} attacks do {k} damage{vs} for each {of}",
        OWNERS,
        mod(Kind.DEALS, "vs", amount=_PER),
        "own_attacks",
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
        "{what} {name} attack does {amount} more damage",
        OWNERS,
        mod(Kind.BONUS, "amount", "name"),
        "bonus_more",
        name=ATTACK_NAME,
        amount=NUMBER,
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
        "each {type} Energy attached to {what} provides {amount} {type} Energy",
        Choice(spoken(BARE), SUBJECT),
        mod(Kind.UNIT_VALUE, "amount", energies=(Hole("type"),)),
        "stack_unsaid",
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
    gives("{what} attacks cost {amount} {energies} more", OWNERS, _COST, "own_attacks", amount=NUMBER, energies=ONE_TYPE),
    gives(
        "{what} attacks cost {amount} less {energies} Energy",
        OWNERS,
        _COST,
        "own_attacks",
        amount=NEGATED,
        energies=ONE_TYPE,
    ),
    gives(
        "attacks used by {what} cost {k} less {energies} Energy for each {of}",
        USERS,
        mod(Kind.COST, "energies", amount=_PER),
        k=NEGATED_INTEGER,
        energies=ONE_TYPE,
        of=MEASURE,
    ),
    gives(
        "{what} attacks cost {k} less {energies} Energy for each {of}",
        OWNERS,
        mod(Kind.COST, "energies", amount=_PER),
        "own_attacks",
        k=NEGATED_INTEGER,
        energies=ONE_TYPE,
        of=MEASURE,
    ),
    gives("{what} Retreat Cost is {amount} less", OWNERS, mod(Kind.RETREAT_COST, "amount"), amount=NEGATED),
    gives(
        "{what} Retreat Cost is {k} less for each {of}",
        OWNERS,
        mod(Kind.RETREAT_COST, amount=_PER),
        k=NEGATED_INTEGER,
        of=MEASURE,
    ),
    gives(
        "{what} Retreat Cost is {k} more for each {of}",
        OWNERS,
        mod(Kind.RETREAT_COST, amount=_PER),
        k=INTEGER,
        of=MEASURE,
    ),
    gives("{what} Retreat Cost is {amount} more", OWNERS, mod(Kind.RETREAT_COST, "amount"), amount=NUMBER),
    gives(
        "{what} Retreat Cost is {amount} [C] more", OWNERS, mod(Kind.RETREAT_COST, "amount"), "colorless", amount=NUMBER
    ),
    gives(
        "the Retreat Cost of {what} is {amount} less",
        ALL_ALIKE,
        mod(Kind.RETREAT_COST, "amount"),
        "cost_of",
        amount=NEGATED,
    ),
    gives(
        "the Retreat Cost of {what} is {amount} more",
        ALL_ALIKE,
        mod(Kind.RETREAT_COST, "amount"),
        "cost_of",
        amount=NUMBER,
    ),
)


def _prevents(scope: Scope, *holes: str) -> Shape:
    return mod(Kind.PREVENT, *holes, scope=scope)


_REDUCED: Syntax[Any] = Choice(
    *(
        gives(
            f"{any_}damage done to {{what}} by attacks{{vs}} is reduced by {{amount}}",
            ALL_ALIKE,
            mod(Kind.TAKES, "amount", "vs"),
            wording,
            amount=NEGATED,
            vs=FROM,
        )
        for any_, wording in (("any ", "any_reduced"), ("all ", "all_reduced"), ("", "reduced"))
    )
)
SHIELDS: Syntax[Any] = Choice(
    gives("prevent all damage done to {what} by attacks{vs}", ALL_ALIKE, _prevents(Scope.DAMAGE, "vs"), vs=FROM),
    gives(
        "prevent all damage from attacks{vs} done to {what}", ALL_ALIKE, _prevents(Scope.DAMAGE, "vs"), "from_attacks", vs=FROM
    ),
    gives(
        "{what} can't be damaged by attacks{vs}", SUBJECT, _prevents(Scope.DAMAGE, "vs"), "cant_be_damaged", vs=FROM
    ),
    gives(
        "prevent all effects of attacks, including damage, done to {what}",
        ALL_ALIKE,
        _prevents(Scope.DAMAGE_AND_EFFECTS),
        "including",
    ),
    gives(
        "prevent all damage done to {what} by attacks if that damage is {at_most} or less",
        ALL_ALIKE,
        _prevents(Scope.DAMAGE, "at_most"),
        at_most=INTEGER,
    ),
    gives(
        "prevent all damage from—and effects of—attacks{vs} done to {what}",
        ALL_ALIKE,
        _prevents(Scope.DAMAGE_AND_EFFECTS, "vs"),
        vs=FROM,
    ),
    gives(
        "prevent all effects of attacks used by {vs} done to {what}",
        ALL_ALIKE,
        _prevents(Scope.EFFECTS, "vs"),
        vs=OPPOSED,
    ),
    gives(
        "prevent all effects of attacks, except damage, done to {what}", ALL_ALIKE, _prevents(Scope.EFFECTS), "but_damage"
    ),
    gives(
        "prevent all effects of your opponent's attacks, except damage, done to {what}",
        ALL_ALIKE,
        mod(Kind.PREVENT, scope=Scope.EFFECTS, vs=whole(Side.OPP, Zone.PLAY)),
        "except_damage",
    ),
    Worded(
        "existing",
        Noting(
            gives(
                "prevent all effects of attacks used by {vs} done to {what}",
                ALL_ALIKE,
                _prevents(Scope.EFFECTS, "vs"),
                vs=OPPOSED,
            ),
            changing(reminder="Existing effects are not removed."),
        ),
    ),
    gives(
        "prevent all damage done to {what} by your opponent's attacks and Abilities",
        ALL_ALIKE,
        mod(Kind.PREVENT, scope=Scope.DAMAGE_OF_ATTACKS_AND_ABILITIES, vs=whole(Side.OPP, Zone.PLAY)),
    ),
)

_PLAYER: Syntax[Selector] = Choice(
    When(lambda state: not state.opened, Literal("your opponent can't", whole(Side.OPP, Zone.PLAYER))),
    When(lambda state: state.opened, Literal("they can't", whole(Side.OPP, Zone.PLAYER))),
    When(lambda state: state.opened, Worded("your_opponent", Literal("your opponent can't", whole(Side.OPP, Zone.PLAYER)))),
    Literal("you can't", whole(Side.MY, Zone.PLAYER)),
    Literal("neither player can", whole(Side.BOTH, Zone.PLAYER)),
    Worded("players", Literal("players can't", whole(Side.BOTH, Zone.PLAYER))),
    Worded("each_player", Literal("each player can't", whole(Side.BOTH, Zone.PLAYER))),
)
"""Who is not allowed to do something."""

_FROM_HAND = {"play": "play any {} cards from {} hand", "use": "use any {} cards from {} hand"}
_LOCKED_CARDS = (
    ("Supporter", Scope.SUPPORTER, "use"),
    ("Item", Scope.ITEM, "play"),
    ("Pokémon Tool", Scope.TOOL, "play"),
    ("Stadium", Scope.STADIUM, "play"),
    ("Trainer", Scope.TRAINER, "play"),
)
"""A kind of card, and the verb that cards usually have for it."""


def _locks(what: str, scope: Scope, wording: str | None = None) -> Syntax[Any]:
    """A lock on a player; `THEIR` is the player's own."""

    def locks(whose: str, side: Side) -> Syntax[Any]:
        player = Such(_PLAYER, lambda who: who.side is side)
        return gives(f"{{what}} {what.replace('THEIR', whose)}", player, mod(Kind.LOCK, scope=scope), wording)

    return Choice(locks("their", Side.OPP), locks("your", Side.MY), locks("their", Side.BOTH))


def _locks_theirs(what: str, scope: Scope, zone: Zone, wording: str | None = None) -> Syntax[Any]:
    """A lock on what may be done with some of the opponent's Pokémon."""
    whom = Mapped(
        Such(_PLAYER, lambda who: who.side is Side.OPP),
        lambda who: who.model_copy(update={"zone": zone}),
        lambda whom: whom.model_copy(update={"zone": Zone.PLAYER}) if whom == whole(Side.OPP, zone) else None,
    )
    return gives(f"{{what}} {what}", whom, mod(Kind.LOCK, scope=scope), wording)


_EVOLVE = "play any Pokémon from THEIR hand to evolve THEIR Pokémon"
_ATTACH = "attach Energy from THEIR Energy Zone to THEIR Pokémon"
LOCKS: Syntax[Any] = Choice(
    *(
        _locks(_FROM_HAND[verb].format(noun, "THEIR"), scope, None if verb == usual else verb)
        for noun, scope, usual in _LOCKED_CARDS
        for verb in (usual, *(_FROM_HAND.keys() - {usual}))
    ),
    *(
        _locks(f"{verb} {any_}{noun} cards{hand}", scope, f"{verb}_{name}")
        for noun, scope, _ in _LOCKED_CARDS
        for verb in _FROM_HAND
        for any_, hand, name in (("", " from THEIR hand", "bare"), ("any ", "", "short"), ("", "", "bare_short"))
    ),
    _locks("put any Basic Pokémon from THEIR hand onto THEIR Bench", Scope.BENCH),
    _locks("play any Basic Pokémon from THEIR hand onto THEIR Bench", Scope.BENCH, "play"),
    _locks("put Basic Pokémon from THEIR hand onto THEIR Bench", Scope.BENCH, "bare"),
    _locks(_EVOLVE, Scope.EVOLVE),
    _locks("take any Energy from THEIR Energy Zone to attach to THEIR Pokémon", Scope.ZONE_ENERGY),
    _locks(_ATTACH, Scope.ZONE_ENERGY, "attach"),
    _locks("attach any Energy from THEIR Energy Zone to THEIR Pokémon", Scope.ZONE_ENERGY, "attach_any"),
    _locks("attach any Energy from THEIR Energy Zone", Scope.ZONE_ENERGY, "attach_any_short"),
    _locks("attach Energy from THEIR Energy Zone", Scope.ZONE_ENERGY, "attach_short"),
    *(
        _locks_theirs(what.format(place), scope, zone, wording)
        for place, zone in (("Active", Zone.ACTIVE), ("Benched", Zone.BENCH))
        for what, scope, wording in (
            ("play any Pokémon from their hand to evolve their {} Pokémon", Scope.EVOLVE, None),
            ("take any Energy from their Energy Zone to attach to their {} Pokémon", Scope.ZONE_ENERGY, None),
            ("attach any Energy from their Energy Zone to their {} Pokémon", Scope.ZONE_ENERGY, "attach_any"),
            ("attach Energy from their Energy Zone to their {} Pokémon", Scope.ZONE_ENERGY, "attach"),
        )
    ),
)

_TYPED: Syntax[Any] = Choice(
    gives("{what} type is {energies}", OWNERS, mod(Kind.TYPES, "energies"), "type_is", energies=ONE_TYPE),
    gives("{what} type becomes {energies}", OWNERS, mod(Kind.TYPES, "energies"), "type_becomes", energies=ONE_TYPE),
    gives("{what} type is now {energies}", OWNERS, mod(Kind.TYPES, "energies"), "type_now", energies=ONE_TYPE),
)
_WEAK: Syntax[Any] = Choice(
    *(
        gives(f"the Weakness of {{what}} {now} {{energies}}", ALL_ALIKE, mod(Kind.WEAKNESS, "energies"), name, energies=ONE_TYPE)
        for now, name in (("is now", "weakness_of"), ("is", "weakness_of_plain"), ("becomes", "weakness_of_becomes"))
    ),
    *(
        gives(f"{{what}} Weakness {is_} {{energies}}", OWNERS, mod(Kind.WEAKNESS, "energies"), wording, energies=ONE_TYPE)
        for is_, wording in (("is now", None), ("is", "plain"), ("becomes", "becomes"))
    )
)
_STAYS = mod(Kind.CANNOT, scope=Scope.RETREAT)
_NO_UNITS = mod(Kind.LOCK, scope=Scope.ZONE_ENERGY)
_HELD_BACK: Syntax[Any] = Choice(
    *(
        When(holds, gives(f"{who} can't retreat{whom}", whole(Side.OPP, Zone.PLAY), _STAYS, f"{name}_{short}"))
        for who, name, holds in (
            ("they", "they", lambda state: state.opened),
            ("your opponent", "opponent", lambda state: True),
        )
        for whom, short in ((" their Active Pokémon", "active"), (" their Pokémon", "any"), ("", "bare"))
    )
)
_ON_ONE: Syntax[Any] = When(
    lambda state: state.opened,
    Choice(
        *(
            gives(f"{who} can't attach {much}Energy from their Energy Zone to {{what}}", _DEFENDING, _NO_UNITS, name)
            for who, usual in (("they", "they"), ("your opponent", "opponent"))
            for much, name in (("any ", f"{usual}_any"), ("", usual))
        )
    ),
)
_ANY_KIND: Syntax[Any] = words({noun: scope for noun, scope, _ in _LOCKED_CARDS})


def _locks_two(verb: str, their: str, side: Side) -> Syntax[Any]:
    """Two kinds of cards at once: two locks."""
    player = Such(_PLAYER, lambda who: who.side is side)
    locks = (mod(Kind.LOCK, scope=Hole(kind)) for kind in ("a", "b"))
    shapes = tuple(Shape(Give, what=Hole("what"), modifier=lock, duration=Hole("duration")) for lock in locks)
    return rule(
        f"{{duration}}{{what}} {verb} any {{a}} or {{b}} cards from {their} hand",
        shapes,
        f"two_kinds_{verb}",
        duration=LASTING,
        what=player,
        a=_ANY_KIND,
        b=_ANY_KIND,
    )


_TWO_KINDS: Syntax[Any] = Choice(
    *(
        _locks_two(verb, their, side)
        for verb in ("play", "use")
        for their, side in (("their", Side.OPP), ("your", Side.MY), ("their", Side.BOTH))
    )
)
SILENCED: Syntax[Any] = Choice(
    gives("{what} Ability has no effect", OWNERS, mod(Kind.NO_ABILITY), "no_effect"),
    gives("{what} Abilities have no effect", OWNERS, mod(Kind.NO_ABILITY), "no_effects"),
)
TOOLS_MUTED: Syntax[Any] = Choice(
    *(
        gives(f"{tools} attached to {{what}} have no effect", ALL_ALIKE, mod(Kind.NO_TOOLS), wording)
        for tools, wording in (
            ("Pokémon Tools", None),
            ("Pokémon Tool cards", "tool_cards"),
            ("all Pokémon Tools", "all_tools"),
            ("all Pokémon Tool cards", "all_tool_cards"),
        )
    )
)
STATED: Syntax[Any] = Choice(
    OF_PLAYERS,
    TOOLS_MUTED, PREDICATED, DEALING, COSTS, SHIELDS, _REDUCED, LOCKS, _TYPED, _WEAK, _HELD_BACK, _ON_ONE,
    _TWO_KINDS, SILENCED,
)  # fmt: skip
