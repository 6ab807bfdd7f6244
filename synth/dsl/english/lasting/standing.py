"""Statements about attacks, costs and types; with those of the other modules all that can hold."""

from typing import Any

from synth.dsl.ast import Const, Duration, Filter, FilterKind, Give, Modifier, Scaled, Selector, Side, Zone
from synth.dsl.english.conditions.said import Said
from synth.dsl.english.forms.core import Choice, Mapped, Such, Syntax
from synth.dsl.english.forms.state import Discourse
from synth.dsl.english.forms.stateful import Noting, When, Worded
from synth.dsl.english.forms.template import Hole, Shape, rule
from synth.dsl.english.lasting.afflicted import AFFLICTED
from synth.dsl.english.lasting.growing_early import EVOLVES_EARLY
from synth.dsl.english.lasting.locks import HELD_BACK, LOCKS, ON_ONE, SUCH_ONES, TWO_KINDS
from synth.dsl.english.lasting.modifiers import FROM, LASTING, PREDICATED, TO, Kind, gives, mod, says
from synth.dsl.english.lasting.players import OF_PLAYERS
from synth.dsl.english.lasting.retreat_costs import COSTS_OF
from synth.dsl.english.lasting.shields import REDUCED, SHIELDS
from synth.dsl.english.lasting.switch_locks import SWITCH_LOCKS
from synth.dsl.english.lasting.typed import TYPED_AS
from synth.dsl.english.lasting.unaffected import ATTACKS_UNAFFECTED
from synth.dsl.english.nouns.amounts import MEASURE
from synth.dsl.english.nouns.pokemon import ALL_ALIKE, BARE, OWNERS, POKEMON, SUBJECT, USERS
from synth.dsl.english.nouns.pronouns import some, spoken
from synth.dsl.english.nouns.traits import HAS, IS
from synth.dsl.english.nouns.words import (
    ATTACK_NAME,
    INTEGER,
    NEGATED,
    NEGATED_INTEGER,
    NUMBER,
    ONE_NAME,
    ONE_TYPE,
    SIGNED,
    SIGNED_INTEGER,
    TYPE,
)

_PER = Shape(Scaled, k=Hole("k"), of=Hole("of"))

_SUCH_A_FOE = Said(some("your opponent's Active Pokémon", many=False, side=Side.OPP, zone=Zone.ACTIVE), Choice(HAS, IS))
"""Asked when the attack is used: what holds then is a trait of the one attacked."""

_AT_MOST = mod(Kind.TAKES_AT_MOST, "amount")

DEALING: Syntax[Any] = Choice(
    When(
        lambda state: state.duration is not Duration.STATIC,
        Choice(
            *(
                gives(
                    f"if {{vs}}, attacks used by {{what}} do {{amount}} damage to {it}",
                    USERS,
                    mod(Kind.DEALS, "amount", "vs"),
                    f"if_such_{k}",
                    amount=SIGNED,
                    vs=_SUCH_A_FOE,
                )
                for k, it in enumerate(("it", "that Pokémon", "your opponent's Active Pokémon"))
            )
        ),
    ),
    gives(
        "attacks used by {what} do {amount} damage{vs}", USERS, mod(Kind.DEALS, "amount", "vs"), amount=SIGNED, vs=TO
    ),
    *(
        gives(f"{said} do more than {{amount}} damage to {{what}}", POKEMON, _AT_MOST, said, amount=NUMBER)
        for said in ("no single attack can", "a single attack can't", "an attack can't")
    ),
    *(
        gives(
            f"if {{what}} would {take} more than {{amount}} damage from {attack}{{vs}}, {it} {takes} {{amount}} damage instead",
            POKEMON,
            mod(Kind.TAKES_AT_MOST, "amount", "vs"),
            f"no_more_{take}_{attack}_{it}",
            amount=NUMBER,
            vs=FROM,
        )
        for take, takes in (("take", "takes"), ("be done", "is done"))
        for attack in ("an attack", "a single attack")
        for it in ("it", "that Pokémon", "this Pokémon")
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
        "for each {of}, attacks used by {what} do {k} damage{vs}",
        USERS,
        mod(Kind.DEALS, "vs", amount=_PER),
        "each_first",
        k=SIGNED_INTEGER,
        vs=TO,
        of=MEASURE,
    ),
    *(
        gives(f"for each {{of}}, {{what}} {words}", SUBJECT, mod(kind, amount=_PER), "each_first", k=SIGNED_INTEGER, of=MEASURE)
        for words, kind in (("<takes|take> {k} damage from attacks", Kind.TAKES), ("<gets|get> {k} HP", Kind.MAX_HP))
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
    *(
        gives(f"when applying {weakness}Weakness to damage from attacks used by {{what}}, apply {it} as x2", users,
              mod(Kind.WEAKNESS_X2), name)
        for weakness, it, users, name in (
            ("the opponent's Active Pokémon's ", "Weakness", Choice(spoken(BARE), Worded("one_user", USERS)), None),
            ("", "Weakness", USERS, "weakness_x2"),
            ("", "it", USERS, "weakness_x2_it"),
            ("your opponent's Active Pokémon's ", "Weakness", USERS, "weakness_x2_your"),
        )
    ),
    gives(
        "if {what} tries to use an attack, your opponent flips a coin. If tails, that attack doesn't happen",
        POKEMON,
        mod(Kind.COIN_TO_ATTACK),
    ),
    gives(
        "if {what} tries to use an attack, your opponent flips 2 coins."
        " If at least 1 of them is tails, that attack doesn't happen",
        POKEMON,
        mod(Kind.COIN_TO_ATTACK, amount=Const(n=2)),
        "two_coins",
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
    *(
        gives(
            f"{attacks} cost {{k}} {{energies}} more for each {{of}}",
            whose,
            mod(Kind.COST, "energies", amount=_PER),
            wording,
            k=INTEGER,
            energies=ONE_TYPE,
            of=MEASURE,
        )
        for attacks, whose, wording in (("attacks used by {what}", USERS, None), ("{what} attacks", OWNERS, "own_attacks"))
    ),
    gives("{what} Retreat Cost is 0", OWNERS, mod(Kind.FREE_RETREAT), "cost_is_0"),
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
    COSTS_OF,
)


_OF_ATTACKS: Syntax[Any] = Choice(
    says("cost {amount} less {energies} Energy", Kind.COST, amount=NEGATED, energies=ONE_TYPE),
    says("cost {amount} {energies} more", Kind.COST, amount=NUMBER, energies=ONE_TYPE),
    says("do {amount} damage{vs}", Kind.DEALS, amount=SIGNED, vs=TO),
    rule("do {k} damage{vs} for each {of}", mod(Kind.DEALS, "vs", amount=_PER), k=SIGNED_INTEGER, vs=TO, of=MEASURE),
)
_TWO = ("first", "second")
_COST_AND_DAMAGE: Syntax[Any] = Such(
    Choice(
        *(
            rule(
                f"{{duration}}{attacks} {{first}} and {{second}}",
                tuple(Shape(Give, what=Hole("what"), modifier=one, duration=Hole("duration")) for one in map(Hole, _TWO)),
                wording,
                duration=LASTING,
                what=whose,
                first=_OF_ATTACKS,
                second=_OF_ATTACKS,
            )
            for attacks, whose, wording in (
                ("attacks used by {what}", USERS, "cost_and_damage"), ("{what} attacks", OWNERS, "own_cost_and_damage")
            )
        )
    ),
    lambda block: block[0].modifier.kind is not block[1].modifier.kind,
)
"""Two things about the same attacks."""
_TYPED: Syntax[Any] = Choice(
    gives("{what} type is {energies}", OWNERS, mod(Kind.TYPES, "energies"), "type_is", energies=ONE_TYPE),
    gives("{what} type becomes {energies}", OWNERS, mod(Kind.TYPES, "energies"), "type_becomes", energies=ONE_TYPE),
    gives("{what} type is now {energies}", OWNERS, mod(Kind.TYPES, "energies"), "type_now", energies=ONE_TYPE),
)
_WEAK: Syntax[Any] = Choice(
    gives("change the Weakness of {what} to {energies}", ALL_ALIKE, mod(Kind.WEAKNESS, "energies"), "changed", energies=ONE_TYPE),
    *(
        gives(f"the Weakness of {{what}} {now} {{energies}}", ALL_ALIKE, mod(Kind.WEAKNESS, "energies"), name, energies=ONE_TYPE)
        for now, name in (("is now", "weakness_of"), ("is", "weakness_of_plain"), ("becomes", "weakness_of_becomes"))
    ),
    *(
        gives(f"{{what}} Weakness {is_} {{energies}}", OWNERS, mod(Kind.WEAKNESS, "energies"), wording, energies=ONE_TYPE)
        for is_, wording in (("is now", None), ("is", "plain"), ("becomes", "becomes"))
    )
)
_EXCEPT_ONE: Syntax[Any] = Choice(
    *(
        Mapped(
            rule(
                f"{{duration}}{{what}} {words}{joint}{{names}}",
                (Hole("what"), Hole("names"), Hole("duration")),
                f"but_for_{a}{b}",
                duration=LASTING,
                what=SUBJECT,
                names=ONE_NAME,
            ),
            lambda found: _silenced_but(*found),
            lambda block: _named_but(block),
        )
        for a, words in enumerate(("<has|have> no Abilities", "<loses|lose> all Abilities"))
        for b, joint in enumerate((", except for ", " except for ", ", except ", ", other than ", " other than "))
    )
)


def _silenced_but(what: Selector, names: tuple[str, ...], duration: Duration) -> Any:
    other = Filter(kind=FilterKind.NOT_ABILITY, names=names)
    whom = what.model_copy(update={"filters": (*what.filters, other)})
    return (Give(what=whom, modifier=Modifier(kind=Kind.NO_ABILITY), duration=duration),)


def _named_but(block: Any) -> tuple[Selector, tuple[str, ...], Duration] | None:
    match block:
        case (Give(what=what, duration=duration),) if what.filters and what.filters[-1].kind is FilterKind.NOT_ABILITY:
            found = what.model_copy(update={"filters": what.filters[:-1]}), what.filters[-1].names, duration
            return found if _silenced_but(*found) == block else None
    return None


SILENCED: Syntax[Any] = Choice(
    _EXCEPT_ONE,
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
def _of_theirs(state: Discourse, block: Any) -> Discourse:
    """After what the opponent can't do "their" is the opponent's."""
    return state._replace(rival=state.rival or block[0].what.side is Side.OPP)


STATED: Syntax[Any] = Choice(
    OF_PLAYERS,
    TOOLS_MUTED, PREDICATED, DEALING, _COST_AND_DAMAGE, COSTS, SHIELDS, REDUCED, Noting(LOCKS, _of_theirs), _TYPED, TYPED_AS,
    _WEAK, HELD_BACK, ON_ONE, SUCH_ONES, TWO_KINDS, SILENCED, AFFLICTED, SWITCH_LOCKS, EVOLVES_EARLY, ATTACKS_UNAFFECTED,
)  # fmt: skip
