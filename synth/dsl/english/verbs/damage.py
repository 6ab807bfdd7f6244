"""Damage and its undoing: this attack's power, damage to others, healing, HP."""

from typing import Any

from synth.dsl.ast import (
    Afflict,
    Const,
    Damage,
    Event,
    Heal,
    Measure,
    MeasureKind,
    Power,
    Quantifier,
    Repeat,
    Role,
    Scaled,
    Selector,
    SetHp,
    Side,
    Zone,
)
from synth.dsl.english.forms.core import Choice, Mapped, Such, Syntax
from synth.dsl.english.forms.lists import Listing
from synth.dsl.english.forms.state import HEALED, Discourse, is_definite
from synth.dsl.english.forms.stateful import Entering, Noting, Scoped, When, Worded, changing
from synth.dsl.english.forms.template import Hole, Shape, act, rule
from synth.dsl.english.nouns.amounts import MEASURE, NUMBER_OF, TENS
from synth.dsl.english.nouns.pokemon import ALL_ALIKE, AT_RANDOM, BENCHED_AT_RANDOM, MANY, OWNERS, POKEMON, SUBJECT
from synth.dsl.english.nouns.pronouns import some, spoken
from synth.dsl.english.nouns.referents import THIS_POKEMON
from synth.dsl.english.nouns.roles import SELF
from synth.dsl.english.nouns.words import INTEGER, NEGATED, NEGATED_INTEGER, NUMBER, NUMBER_OVER_1, STATUS, WHOSE
from synth.dsl.english.verbs.dealt_out import TWO_BLOWS, dealt_out
from synth.dsl.english.verbs.measured_damage import AS_HEALED, DAMAGE_ON, DRAINS, EQUAL_TO, EXCESS_DAMAGE, ONE_OWNER, TAKEN
from synth.dsl.walk import nodes

_ALL = Measure(kind=MeasureKind.EVERYTHING)


def per(
    template: str, cls: Any, wording: str | None = None, /, *, k: Syntax[int] = INTEGER, **parts: Any
) -> Syntax[Any]:
    """A clause whose amount is so much "for each" of something."""
    fields = {name: Hole(name) if isinstance(part, Syntax) else part for name, part in parts.items()}
    holes = {name: part for name, part in parts.items() if isinstance(part, Syntax)}
    amount = Shape(Scaled, k=Hole("k"), of=Hole("of"))
    form = rule(template, (Shape(cls, amount=amount, **fields),), wording, k=k, of=MEASURE, **holes)
    tens = rule(template, (Shape(cls, amount=amount, **fields),), wording, k=_by_tens(k), of=TENS, **holes)
    return Such(Choice(form, Worded("by_tens", tens)), _is_settled)


def _by_tens(k: Syntax[int]) -> Syntax[int]:
    """So much for each 10, as so much for each 1."""
    return Mapped(Such(k, lambda much: much % 10 == 0), lambda much: much // 10, lambda each: each * 10)


def _of_it(amount: Any) -> bool:
    return any(getattr(node, "role", None) is Role.IT for node in nodes(amount))


def _is_settled(block: Any) -> bool:
    """Whether the amount is known before anybody is picked: healing does not count on the one that is picked; damage does."""
    (statement,) = block
    picks = isinstance(statement, Heal) and statement.what.role is None and statement.what.quantifier is not Quantifier.ALL
    several = isinstance(statement, Damage) and statement.to.quantifier is Quantifier.CHOOSE and statement.to.n > 1
    return not (picks or several) or not _of_it(statement.amount)


def _each_its_own(template: str, wording: str, to: Syntax[Selector]) -> Syntax[Any]:
    """Damage that is counted for each of several."""
    of = Scoped(MEASURE, counted_each=True, it=None)
    amount = Shape(Scaled, k=Hole("k"), of=Hole("of"))
    form = rule(template, (Shape(Damage, to=Hole("to"), amount=amount),), wording, k=INTEGER, to=Such(to, _is_group), of=of)
    return Such(form, lambda block: any(getattr(node, "role", None) is Role.EACH for node in nodes(block[0].amount)))


def _is_group(to: Selector) -> bool:
    """Whether there may be several, none of whom is picked one after the other."""
    several = to.quantifier is Quantifier.ALL and to.zone in (Zone.PLAY, Zone.BENCH)
    return several or (to.quantifier is Quantifier.CHOOSE and to.n > 1) or (to.side, to.zone) == (Side.BOTH, Zone.ACTIVE)


_SO_FAR = Measure(kind=MeasureKind.POWER)
_POWER: Syntax[Any] = Choice(
    act("this attack does {amount} more damage", Power, verb="more", amount=NUMBER),
    per("this attack does {k} more damage for each {of}", Power, verb="more"),
    per("this attack does {k} damage for each {of}", Power, verb="base"),
    *(
        rule(
            "this attack does {n} damage minus {k} damage for each {of}",
            (
                Shape(Power, verb="base", amount=Hole("n")),
                Shape(Power, verb="more", amount=Shape(Scaled, k=Hole("k"), of=Hole("of"))),
            ),
            wording,
            n=NUMBER,
            k=k,
            of=of,
        )
        for wording, k, of in (("minus", NEGATED_INTEGER, MEASURE), ("minus_tens", _by_tens(NEGATED_INTEGER), TENS))
    ),
    *(
        rule(
            f"this attack does {{k}} {more}damage times the number of {{of}}",
            (Shape(Power, verb=verb, amount=Shape(Scaled, k=Hole("k"), of=Hole("of"))),),
            "times_number",
            k=INTEGER,
            of=NUMBER_OF,
        )
        for more, verb in (("", "base"), ("more ", "more"))
    ),
    act("this attack does {amount} damage instead", Power, verb="base", amount=NUMBER),
    act("this attack does nothing", Power, verb="fail"),
    act("this attack does more damage equal to {amount}", Power, verb="more", amount=EQUAL_TO),
    act("this attack does damage equal to {amount}", Power, verb="base", amount=EQUAL_TO),
    rule(
        "this attack's damage is reduced by the amount of {of}",
        (Shape(Power, verb="more", amount=Shape(Scaled, k=-1, of=Hole("of"))),),
        of=DAMAGE_ON,
    ),
    act("this attack does {amount} less damage", Power, verb="more", amount=NEGATED),
    act("this attack's damage is reduced by {amount}", Power, "reduced", verb="more", amount=NEGATED),
    act("this attack does twice as much damage", Power, verb="more", amount=_SO_FAR),
    act("this attack does 3 times as much damage", Power, verb="more", amount=Scaled(k=2, of=_SO_FAR)),
    act("this attack does half as much damage", Power, verb="base", amount=Measure(kind=MeasureKind.HALF, arg=_SO_FAR)),
    per("this attack does {k} less damage for each {of}", Power, verb="more", k=NEGATED_INTEGER),
    per("this attack's damage is reduced by {k} for each {of}", Power, "reduced", verb="more", k=NEGATED_INTEGER),
)
POWER: Syntax[Any] = When(lambda state: not state.asked_target, Choice(_POWER, AS_HEALED))

_BENCHED = spoken(
    Choice(
        some(
            "{n} of {side} Benched {filters}",
            many=False,
            n=INTEGER,
            side=WHOSE,
            zone=Zone.BENCH,
            filters=MANY,
            quantifier=Quantifier.CHOOSE,
        ),
        some("each of {side} Benched {filters}", many=False, side=WHOSE, zone=Zone.BENCH, filters=MANY),
    )
)


def attacking(state: Discourse) -> bool:
    """Whether damage is the attack's own."""
    return state.carrier == "attack" and not state.delayed


_DEALT_OUT = dealt_out("do", 0)

_CHOSEN_ONE = Such(POKEMON, lambda whom: whom.quantifier is Quantifier.CHOOSE)
_CHOSEN_AND_HURT = (
    act(f"choose {{to}} and do {{amount}} damage to {whom}", Damage, f"chosen_and_hurt_{k}", to=_CHOSEN_ONE, amount=NUMBER)
    for k, whom in enumerate(("it", "that Pokémon", "each of them"))
)
_TO_BOTH = rule(
    "this Pokémon also does {own} damage to itself and {others} damage to {to}",
    (Shape(Damage, to=THIS_POKEMON, amount=Hole("own")), Shape(Damage, to=Hole("to"), amount=Hole("others"))),
    own=NUMBER,
    others=NUMBER,
    to=POKEMON,
)
_AND_STRICKEN = rule(
    "this Pokémon also does {own} damage to itself and is now {statuses}",
    (Shape(Damage, to=THIS_POKEMON, amount=Hole("own")), Shape(Afflict, what=THIS_POKEMON, statuses=Hole("statuses"))),
    "and_stricken",
    own=NUMBER,
    statuses=Listing(STATUS, "and"),
)


def _beside(words: str, wording: str) -> Syntax[Any]:
    return Noting(act(words, Damage, wording, amount=NUMBER, to=POKEMON), changing(beside=True))


ATTACK_DAMAGE: Syntax[Any] = Choice(
    EXCESS_DAMAGE,
    TWO_BLOWS,
    _AND_STRICKEN,
    act("this Pokémon also does {amount} damage to itself", Damage, to=THIS_POKEMON, amount=NUMBER),
    Entering(
        per("this Pokémon also does {k} damage to itself for each {of}", Damage, "to_itself_each", to=THIS_POKEMON),
        it=THIS_POKEMON,
    ),
    _TO_BOTH,
    act("this attack also does {amount} damage to {to}", Damage, amount=NUMBER, to=_BENCHED),
    act("this attack does {amount} damage to {to}", Damage, amount=NUMBER, to=POKEMON),
    _beside("this attack also does {amount} damage to {to}", "also"),
    act("this attack does {amount} damage to {to}", Damage, "not_also", amount=NUMBER, to=_BENCHED),
    per("this attack also does {k} damage for each {of} to {to}", Damage, to=_BENCHED),
    per("this attack does {k} damage for each {of} to {to}", Damage, "each_before", to=POKEMON),
    per("this attack does {k} damage to {to} for each {of}", Damage, to=POKEMON),
    per("this attack does {k} damage to {to} for each {of}", Damage, "not_also_each", to=_BENCHED),
    *(
        _each_its_own(f"this attack {does} {{k}} damage to {{to}} for each {{of}}", f"its_own_{k}", to)
        for k, (does, to) in enumerate((("does", POKEMON), ("also does", _BENCHED), ("also does", POKEMON), ("does", _BENCHED)))
    ),
    per("this attack also does {k} damage to {to} for each {of}", Damage, "also_each", to=POKEMON),
    act("do {amount} damage to {to}", Damage, "just_do", amount=NUMBER, to=POKEMON),
    _beside("also do {amount} damage to {to}", "also_do"),
    per("do {k} damage to {to} for each {of}", Damage, "just_do_each", to=POKEMON),
    per("do {k} damage for each {of} to {to}", Damage, "just_do_each_before", to=POKEMON),
    *_CHOSEN_AND_HURT,
    act("this attack does damage to {to} equal to {amount}", Damage, to=POKEMON, amount=EQUAL_TO),
    act("this attack also does damage to {to} equal to {amount}", Damage, "also", to=POKEMON, amount=EQUAL_TO),
)
EFFECT_DAMAGE: Syntax[Any] = Choice(
    _DEALT_OUT,
    act("do {amount} damage to {to}", Damage, amount=NUMBER, to=POKEMON),
    Such(
        Choice(
            per("do {k} damage to {to} for each {of}", Damage, to=POKEMON),
            per("do {k} damage for each {of} to {to}", Damage, "each_before", to=POKEMON),
        ),
        lambda block: block[0].to.quantifier is not Quantifier.CHOOSE or not _of_it(block[0].amount),
    ),
    When(
        lambda state: state.event is Event.DAMAGED,
        Choice(
            *(
                act(f"do {words} damage to {{to}}", Damage, wording, to=POKEMON, amount=Measure(kind=MeasureKind.DEALT))
                for words, wording in (("the same amount of", "same_amount"), ("that much", "that_much"))
            ),
            act("do twice that much damage to {to}", Damage, "twice_that", to=POKEMON,
                amount=Scaled(k=2, of=Measure(kind=MeasureKind.DEALT))),
        ),
    ),
)

_TIMES: Syntax[Any] = Choice(
    rule(" {n} times", Hole("n"), n=NUMBER_OVER_1),
    rule(" for each {measure}", Hole("measure"), measure=MEASURE),
)


def _at_random(benched: str, elsewhere: str, **parts: Any) -> Syntax[Any]:
    """Damage to a victim picked by chance; to a Benched one it is "also" done."""
    return Choice(
        act(benched, Damage, to=BENCHED_AT_RANDOM, amount=NUMBER, **parts),
        act(elsewhere, Damage, to=AT_RANDOM, amount=NUMBER, **parts),
        act(benched, Damage, "also", to=AT_RANDOM, amount=NUMBER, **parts),
        act(elsewhere, Damage, "not_also", to=BENCHED_AT_RANDOM, amount=NUMBER, **parts),
    )


def _chosen_times(again: str, number: int) -> Syntax[Any]:
    """A victim chosen anew each time, perhaps the same one."""
    blow = Shape(Damage, to=Hole("to"), amount=Hole("amount"))
    return rule(
        f"choose {{to}} {{n}} times.{again} For each time a Pokémon was chosen, do {{amount}} damage to it",
        (Shape(Repeat, times=Hole("n"), body=(blow,)),),
        f"chosen_times_{number}",
        to=Such(POKEMON, lambda one: (one.quantifier, one.n, one.side, one.by) == (Quantifier.CHOOSE, 1, Side.OPP, "my")),
        n=NUMBER_OVER_1,
        amount=NUMBER,
    )


_PICKED = "{to} is chosen at random"
_EACH_TIME = "{times}. For each time a Pokémon was chosen, "
RANDOM_DAMAGE: Syntax[Any] = Choice(
    _chosen_times("", 0),
    _chosen_times(" (You can choose the same Pokémon more than once.)", 1),
    _at_random(f"{_PICKED}. This attack also does {{amount}} damage to it", f"{_PICKED}. Do {{amount}} damage to it"),
    _at_random(
        f"{_PICKED}{_EACH_TIME}also do {{amount}} damage to it",
        f"{_PICKED}{_EACH_TIME}do {{amount}} damage to it",
        times=_TIMES,
    ),
    act(
        "{to} are chosen at random. This attack does {amount} damage to each of them",
        Damage,
        "several_random",
        to=Such(AT_RANDOM, lambda picked: picked.n > 1),
        amount=NUMBER,
    ),
    act(
        "{to} are chosen at random. This attack also does {amount} damage to each of them",
        Damage,
        "also_several_random",
        to=Such(AT_RANDOM, lambda picked: picked.n > 1),
        amount=NUMBER,
    ),
    act(f"{_PICKED}. This attack does {{amount}} damage to it", Damage, "this_attack_does", to=AT_RANDOM, amount=NUMBER),
    *(
        act(f"{_PICKED}. {does} {{amount}} damage to {whom}", Damage, f"to_picked_{k}", to=AT_RANDOM, amount=NUMBER)
        for k, (does, whom) in enumerate(
            (does, whom)
            for does in ("This attack does", "This attack also does", "Do")
            for whom in ("that Pokémon", "the chosen Pokémon")
        )
    ),
    act(f"{_PICKED} 1 time. Do {{amount}} damage to the chosen Pokémon", Damage, "one_time", to=AT_RANDOM, amount=NUMBER),
)


def _may_be_anyone(pokemon: Selector | None) -> bool:
    """Whether it is one that was picked: "more damage" would be for that one."""
    return pokemon is not None and pokemon.quantifier is Quantifier.CHOOSE and pokemon.zone in (Zone.PLAY, Zone.BENCH)


def _aims_elsewhere(state: Discourse, block: Any) -> Discourse:
    whom = (state.it if one.to.role is Role.IT else one.to for one in block if isinstance(one, Damage))
    return state._replace(aimed=any(map(_may_be_anyone, whom)))


DAMAGE: Syntax[Any] = Choice(
    When(attacking, Noting(Choice(ATTACK_DAMAGE, RANDOM_DAMAGE), _aims_elsewhere)),
    When(attacking, Choice(_DEALT_OUT, dealt_out("this attack does", 1), dealt_out("this attack also does", 2))),
    When(lambda state: not attacking(state), EFFECT_DAMAGE),
    When(
        lambda state: state.delayed,
        act("this attack does {amount} damage to {to}", Damage, "attack_does", amount=NUMBER, to=POKEMON),
    ),
)

_HEALED_ONE = Such(POKEMON, lambda pokemon: pokemon.role is not Role.IT and pokemon.n == 1)
_HEAL: Syntax[Any] = Choice(
    *(
        act(f"{words} to your opponent's Active Pokémon{end}", Heal, name, what=POKEMON, amount=amount)
        for words, end, name, amount in DRAINS
    ),
    act("<heals|heal> {amount} damage from {what}", Heal, amount=NUMBER, what=POKEMON),
    act("<heals|heal> all damage from {what}", Heal, amount=_ALL, what=ALL_ALIKE),
    per("<heals|heal> {k} damage from {what} for each {of}", Heal, what=POKEMON),
    *(
        act(f"heal from {{what}} {all_}{{amount}}", Heal, f"taken_{all_}", what=SELF, amount=TAKEN)
        for all_ in ("", "all of ", "all ")
    ),
    act("heal damage from {what} equal to {amount}", Heal, "as_taken", what=SELF, amount=TAKEN),
    *(
        act(f"heal {half} you did to your opponent's Active Pokémon{down} from {{what}}", Heal, f"half_dealt_{k}{bool(down)}",
            what=SELF, amount=Measure(kind=MeasureKind.HALF, arg=Measure(kind=MeasureKind.DEALT)))
        for k, half in enumerate(("half the damage", "half of the damage", "half the amount of damage"))
        for down in ("", ", rounded down,")
    ),
)

_HEAL_TWO: Syntax[Any] = rule(
    "<heals|heal> {amount} damage from {first} and {second}",
    tuple(Shape(Heal, what=Hole(one), amount=Hole("amount")) for one in ("first", "second")),
    "heal_two",
    amount=NUMBER,
    first=_HEALED_ONE,
    second=_HEALED_ONE,
)
HEAL: Syntax[Any] = Noting(Choice(_HEAL, _HEAL_TWO), changing(done=HEALED))

_DEFINITE = Such(SUBJECT, is_definite)
def _halved(what: Any) -> Shape:
    return Shape(SetHp, what=what, amount=Shape(Measure, kind=MeasureKind.HALF, arg=Shape(Measure, kind=MeasureKind.HP, of=what)))


HP: Syntax[Any] = Choice(
    act("{what} <is|are> Knocked Out", SetHp, what=SUBJECT, amount=Const(n=0)),
    rule(
        "{first} and {second} are Knocked Out",
        tuple(Shape(SetHp, what=Hole(one), amount=Const(n=0)) for one in ("first", "second")),
        "both_out",
        first=_DEFINITE,
        second=_DEFINITE,
    ),
    When(
        lambda state: state.event in (Event.KO_BY_ATTACK, Event.KO_ANY, Event.ALLY_KO, Event.FALLS),
        act("{what} <is|are> also Knocked Out", SetHp, "also_out", what=SUBJECT, amount=Const(n=0)),
    ),
    *(
        act(f"{{what}} is chosen at random {out}", SetHp, f"random_{k}", what=AT_RANDOM, amount=Const(n=0))
        for k, out in enumerate(("and Knocked Out", "and is Knocked Out"))
    ),
    act("Knock Out {what}", SetHp, "knock_out", what=POKEMON, amount=Const(n=0)),
    act("put damage on {what} until its remaining HP is {amount}", SetHp, "put_until", what=POKEMON, amount=NUMBER),
    act("do damage to {what} until its remaining HP is {amount}", SetHp, "do_until", what=POKEMON, amount=NUMBER),
    act("{what} remaining HP is now {amount}", SetHp, what=OWNERS, amount=NUMBER),
    rule("halve {what} remaining HP, rounded down", (_halved(Hole("what")),), what=ONE_OWNER),
    rule(
        "halve each Active Pokémon's remaining HP, rounded down",
        tuple(_halved(Selector(side=side, zone=Zone.ACTIVE)) for side in (Side.MY, Side.OPP)),
        "both_halved",
    ),
    act(
        "{what} is not Knocked Out, and its remaining HP becomes {amount}",
        SetHp,
        "survives",
        what=SUBJECT,
        amount=NUMBER,
    ),
)
