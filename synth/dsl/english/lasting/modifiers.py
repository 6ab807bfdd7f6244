"""What lasts: predicates that hold for a while. The duration comes from the sentence around."""

from typing import Any

from synth.dsl.ast import (
    Const,
    Duration,
    Filter,
    FilterKind,
    Give,
    Modifier,
    ModifierKind,
    Quantifier,
    Role,
    Scaled,
    Scope,
    Selector,
    Side,
    Zone,
)
from synth.dsl.english.forms.core import Choice, Literal, Mapped, Such, Syntax, words
from synth.dsl.english.forms.lists import Listing
from synth.dsl.english.forms.state import Discourse, is_definite
from synth.dsl.english.forms.stateful import Known, Noting, Scoped, When, Worded, changing
from synth.dsl.english.forms.template import Hole, Shape, rule
from synth.dsl.english.nouns.amounts import MEASURE
from synth.dsl.english.nouns.opposed import LENDERS, OPPOSED
from synth.dsl.english.nouns.pokemon import SUBJECT
from synth.dsl.english.nouns.pronouns import pronoun
from synth.dsl.english.nouns.words import (
    ATTACK_NAME,
    INTEGER,
    NAME,
    NUMBER,
    NUMBER_OVER_1,
    ONE_TYPE,
    SIGNED,
    SIGNED_INTEGER,
    TYPE,
)
from synth.spec.cards import Status

LASTING: Syntax[Duration] = Known(lambda state: state.duration)
Kind = ModifierKind


def says(template: str, kind: ModifierKind, wording: str | None = None, /, **parts: Any) -> Syntax[Modifier]:
    """A predicate of the Pokémon that has the modifier."""
    return rule(template, Modifier, wording, kind=kind, **parts)


def gives(template: str, what: Any, modifier: Any, wording: str | None = None, /, **holes: Syntax[Any]) -> Syntax[Any]:
    """A statement that gives `what` a modifier."""
    if isinstance(what, Syntax):
        holes["what"], what = what, Hole("what")
    shape = Shape(Give, what=what, modifier=modifier, duration=Hole("duration"))
    return rule("{duration}" + template, (shape,), wording, duration=LASTING, **holes)


def mod(kind: ModifierKind, *holes: str, **fields: Any) -> Shape:
    return Shape(Modifier, kind=kind, **{name: Hole(name) for name in holes}, **fields)


FROM: Syntax[Any] = Choice(
    Literal("", None),
    rule(" from {vs}", Hole("vs"), vs=OPPOSED),
    rule(" used by {vs}", Hole("vs"), "used_by", vs=OPPOSED),
)
_AT_IT: Syntax[Any] = Such(pronoun("it", "that Pokémon"), lambda whom: whom.side is Side.OPP)
_THEIR_ACTIVE = Selector(side=Side.OPP, zone=Zone.ACTIVE)
_AT_EARLIER: Syntax[Any] = When(
    lambda state: state.before == _THEIR_ACTIVE and (state.it is None or state.it.side is not Side.OPP),
    Choice(*(Worded(f"at_earlier_{it}", Literal(it, _THEIR_ACTIVE)) for it in ("it", "that Pokémon"))),
)
"""An attack of the one spoken of last is against the one spoken of before."""
TO: Syntax[Any] = Choice(Literal("", None), rule(" to {vs}", Hole("vs"), vs=Choice(OPPOSED, _AT_IT, _AT_EARLIER)))


def before_if(form: Syntax[Any]) -> Syntax[Any]:
    """What a condition follows: after one Pokémon that attacks another, "if it has …" could be about either."""

    def note(state: Discourse, block: Any) -> Discourse:
        against = any(isinstance(one, Give) and one.modifier.vs == _THEIR_ACTIVE for one in block)
        return state._replace(it=None) if against else state

    return Noting(form, note)


_IMMUNE = Modifier(kind=Kind.IMMUNE, scope=Scope.ANY)
_ANY_CONDITION = "can't be affected by any Special Conditions"
_STATUS_SCOPE: Syntax[Scope] = words({status.value.capitalize(): Scope(status.value) for status in Status})
ONE_MORE: Syntax[Const] = Mapped(
    NUMBER_OVER_1, lambda most: Const(n=most.n - 1), lambda more: Const(n=more.n + 1) if isinstance(more, Const) else None
)
"""The most that may be there, as what that is more than the usual one."""

_PER = Shape(Scaled, k=Hole("k"), of=Hole("of"))

_EACH_PAID = "You still need the necessary Energy to use each attack."
_BORROWING = (
    ("any attack of {vs}", None),
    ("any attack from {vs}", "from"),
    ("the attacks of {vs}", "attacks_of"),
    ("any attacks of {vs}", "any_attacks"),
    ("the attacks of any of {vs}", "of_any"),
    ("any of the attacks of {vs}", "any_of"),
)
_BORROWS: Syntax[Any] = Choice(
    *(
        form
        for said, wording in _BORROWING
        for form in (
            Noting(says(f"can use {said}", Kind.BORROWS, wording, vs=LENDERS), changing(reminder=_EACH_PAID)),
            says(f"can use {said}", Kind.BORROWS, f"unreminded_{wording}", vs=LENDERS),
        )
    )
)

_COMES = ("you play <it|them>", "<it is|they are> put into play", "<it comes|they come> into play")
_EARLY = tuple(
    f"{first} or {on}the turn {comes}"
    for first in ("during your first turn", "on your first turn", "during its player's first turn")
    for on in ("", "during ", "on ")
    for comes in _COMES
)
"""The turns in which a Pokémon could not evolve otherwise."""

PREDICATE: Syntax[Any] = Choice(
    _BORROWS,
    says("<takes|take> {amount} damage from attacks{vs}", Kind.TAKES, amount=SIGNED, vs=FROM),
    rule(
        "<takes|take> {k} damage from attacks{vs} for each {of}",
        Shape(Modifier, kind=Kind.TAKES, amount=_PER, vs=Hole("vs")),
        k=SIGNED_INTEGER,
        vs=FROM,
        of=MEASURE,
    ),
    *(
        says(f"{words_} more than {{amount}} damage from {attack}{{vs}}", Kind.TAKES_AT_MOST, wording, amount=NUMBER, vs=FROM)
        for a, words_ in enumerate(("can't take", "<takes|take> no", "never <takes|take>"))
        for b, attack in enumerate(("a single attack", "any single attack", "an attack"))
        for wording in (f"at_most_{a}{b}" if a + b else None,)
    ),
    says("<takes|take> {amount} damage from being Poisoned", Kind.POISON, amount=SIGNED),
    says("<takes|take> {amount} damage from being Burned", Kind.BURN, amount=SIGNED),
    says("can't attack", Kind.CANNOT, scope=Scope.ATTACK),
    says("can't use attacks", Kind.CANNOT, "use_attacks", scope=Scope.ATTACK),
    *(
        says(f"can't use attacks {words_}", Kind.CANNOT, f"of_cost_{k}", scope=Scope.COST, **{limit: INTEGER})
        for limit, ways in (
            ("at_most", ("{at_most} Energy or less", "{at_most} or less Energy", "{at_most} or fewer Energy")),
            ("at_least", ("{at_least} Energy or more", "{at_least} or more Energy")),
        )
        for k, words_ in enumerate(f"that cost {way}" for way in ways)
    ),
    says("can't evolve", Kind.CANNOT, scope=Scope.EVOLVE),
    says("can't retreat", Kind.CANNOT, scope=Scope.RETREAT),
    says("can't be healed", Kind.CANNOT, scope=Scope.HEAL),
    says("can't use {name}", Kind.CANNOT, scope=Scope.THIS_ATTACK, name=ATTACK_NAME),
    says("can't use {name} again", Kind.CANNOT, "again", scope=Scope.THIS_ATTACK, name=ATTACK_NAME),
    says("can't be {scope}", Kind.IMMUNE, scope=_STATUS_SCOPE),
    *(
        says(f"can't be affected by {effects}", Kind.PREVENT, f"unaffected_{k}", scope=Scope.EFFECTS)
        for k, effects in enumerate(("effects of attacks", "any effects of attacks", "the effects of attacks"))
    ),
    *(
        rule(
            f"can't be affected by {effects} {by} {{vs}}",
            Shape(Modifier, kind=Kind.PREVENT, scope=Scope.EFFECTS, vs=Hole("vs")),
            f"unaffected_{a}{b}",
            vs=OPPOSED,
        )
        for a, effects in enumerate(("effects of attacks", "any effects of attacks", "the effects of attacks"))
        for b, by in enumerate(("used by", "from"))
    ),
    says(_ANY_CONDITION, Kind.IMMUNE, scope=Scope.ANY),
    says(
        f"<recovers|recover> from all Special Conditions and {_ANY_CONDITION}", Kind.IMMUNE, "recovers", scope=Scope.ANY
    ),
    says("<has|have> no Retreat Cost", Kind.FREE_RETREAT),
    says("<has|have> no Weakness", Kind.NO_WEAKNESS),
    says("<has|have> no Abilities", Kind.NO_ABILITY),
    says("<loses|lose> all Abilities", Kind.NO_ABILITY, "loses"),
    says("<gets|get> {amount} HP", Kind.MAX_HP, amount=SIGNED),
    rule(
        "<gets|get> {k} HP for each {of}", Shape(Modifier, kind=Kind.MAX_HP, amount=_PER), k=SIGNED_INTEGER, of=MEASURE
    ),
    When(
        lambda state: state.typed,
        Choice(
            says("<is|are> {energies}", Kind.TYPES, energies=ONE_TYPE),
            says("<becomes|become> {energies}", Kind.TYPES, "becomes_it", energies=ONE_TYPE),
        ),
    ),
    says("<is|are> {energies} type", Kind.TYPES, energies=Listing(TYPE, "and")),
    says("<is|are> both {energies} type", Kind.TYPES, "both", energies=Listing(TYPE, "and", least=2)),
    says("<has|have> the types {energies}", Kind.TYPES, "the_types", energies=Listing(TYPE, "and", least=2)),
    says("<becomes|become> {energies} type", Kind.TYPES, "becomes", energies=ONE_TYPE),
    says("may have up to {amount} Pokémon Tool cards attached to <it|them>", Kind.TOOL_SLOTS, amount=ONE_MORE),
    says("may have up to {amount} Pokémon Tools attached to <it|them>", Kind.TOOL_SLOTS, "tools", amount=ONE_MORE),
    *(
        says(f"can evolve {turns}", Kind.EVOLVE_EARLY, f"early_{number}" if number else None)
        for number, turns in enumerate(_EARLY)
    ),
    says("can use any attack from <its|their> previous Evolutions", Kind.PRIOR_ATTACKS, "unreminded"),
    says("can use the attacks of <its|their> previous Evolutions", Kind.PRIOR_ATTACKS, "attacks_of"),
    Noting(
        says("can use the attacks of <its|their> previous Evolutions", Kind.PRIOR_ATTACKS, "attacks_of_reminded"),
        changing(reminder=_EACH_PAID),
    ),
    Noting(
        says("can use any attack from <its|their> previous Evolutions", Kind.PRIOR_ATTACKS),
        changing(reminder=_EACH_PAID),
    ),
    Noting(
        says(
            "can evolve into any Pokémon that evolves from {name} if you play it from your hand onto this Pokémon",
            Kind.EVOLVES_AS,
            name=NAME,
        ),
        changing(reminder="This Pokémon can't evolve during your first turn or the turn you play it."),
    ),
)


def _given(modifier: Any) -> Shape:
    return Shape(Give, what=Hole("what"), modifier=modifier, duration=Hole("duration"))


BARRED: Syntax[Scope] = words(
    {"attack": Scope.ATTACK, "retreat": Scope.RETREAT, "evolve": Scope.EVOLVE, "be healed": Scope.HEAL}
)
_SAID_TWICE = (_given(Hole("first")), _given(Hole("second")))
_THE_SAME = Such(SUBJECT, lambda pokemon: pokemon.quantifier is Quantifier.ALL)
_OTHER = Filter(kind=FilterKind.OTHER)


def _known_how_long(state: Discourse) -> bool:
    """Of two of different players "their next turn" would be nobody's."""
    return state.carrier != "attack" or state.duration is not Duration.STATIC


def _is_self(whom: Selector) -> bool:
    return whom.role is Role.SELF


_OTHERS_OF_MINE: Syntax[Any] = Mapped(
    Such(_THE_SAME, lambda whom: whom.role is None and whom.side is Side.MY and whom.zone in (Zone.BENCH, Zone.PLAY)),
    lambda whom: whom.model_copy(update={"filters": (*whom.filters, _OTHER)}),
    lambda whom: whom.model_copy(update={"filters": whom.filters[:-1]}) if whom.filters[-1:] == (_OTHER,) else None,
)
"""Beside the one that speaks, which they may join on the Bench."""
_HARM = tuple(_given(Shape(Modifier, kind=kind, amount=Hole("amount"))) for kind in (Kind.POISON, Kind.BURN))
PREDICATED: Syntax[Any] = Choice(
    *(
        rule(
            f"{{duration}}{{what}} <takes|take> {{amount}} damage from being Poisoned {joint} Burned",
            _HARM,
            f"harmed_{joint}",
            duration=LASTING,
            what=_THE_SAME,
            amount=SIGNED,
        )
        for joint in ("and", "or")
    ),
    rule(
        "{duration}{what} <takes|take> {poison} damage from being Poisoned and {burn} damage from being Burned",
        tuple(
            _given(Shape(Modifier, kind=kind, amount=Hole(how))) for kind, how in ((Kind.POISON, "poison"), (Kind.BURN, "burn"))
        ),
        "harmed_apart",
        duration=LASTING,
        what=_THE_SAME,
        poison=SIGNED,
        burn=SIGNED,
    ),
    gives("{what} {modifier}", SUBJECT, Hole("modifier"), modifier=PREDICATE),
    rule(
        "{duration}{what} {first} and {second}",
        _SAID_TWICE,
        duration=LASTING,
        what=_THE_SAME,
        first=PREDICATE,
        second=PREDICATE,
    ),
    *(
        When(_known_how_long, rule(
            "{duration}{first} and {second} {modifier}",
            tuple(
                Shape(Give, what=Hole(one), modifier=Hole("modifier"), duration=Hole("duration")) for one in ("first", "second")
            ),
            f"two_subjects_{k}",
            duration=LASTING,
            first=Such(SUBJECT, first),
            second=second,
            modifier=Scoped(PREDICATE, plural=True),
        ))
        for k, (first, second) in enumerate(((is_definite, Such(SUBJECT, is_definite)), (_is_self, _OTHERS_OF_MINE)))
    ),
    *(
        rule(
            f"{{duration}}{{what}} can't be {listed}",
            tuple(_given(Shape(Modifier, kind=Kind.IMMUNE, scope=Hole(one))) for one in names),
            f"{wording}{len(names)}",
            duration=LASTING,
            what=_THE_SAME,
            **dict.fromkeys(names, _STATUS_SCOPE),
        )
        for names, lists in (
            (("first", "second"), ("{first} or {second}", "{first} and can't be {second}")),
            (("first", "second", "third"), ("{first}, {second}, or {third}",)),
            (("first", "second", "third", "fourth"), ("{first}, {second}, {third}, or {fourth}",)),
        )
        for listed, wording in zip(lists, ("neither", "not_both"), strict=False)
    ),
    *(
        rule(
            f"{{duration}}{{what}} <has|have> no {one} {joint} {other}",
            tuple(_given(Modifier(kind=kind)) for kind in kinds),
            f"has_neither_{k}",
            duration=LASTING,
            what=_THE_SAME,
        )
        for one, other, kinds in (
            ("Retreat Cost", "Weakness", (Kind.FREE_RETREAT, Kind.NO_WEAKNESS)),
            ("Weakness", "Retreat Cost", (Kind.NO_WEAKNESS, Kind.FREE_RETREAT)),
        )
        for k, joint in enumerate(("and no", "or"))
    ),
    rule(
        "{duration}{what} can't {first} or {second}",
        tuple(_given(Shape(Modifier, kind=Kind.CANNOT, scope=Hole(one))) for one in ("first", "second")),
        "cannot_either",
        duration=LASTING,
        what=_THE_SAME,
        first=BARRED,
        second=BARRED,
    ),
    rule(
        "{duration}{what} {first}, {second}, and {third}",
        tuple(_given(Hole(one)) for one in ("first", "second", "third")),
        duration=LASTING,
        what=_THE_SAME,
        first=PREDICATE,
        second=PREDICATE,
        third=PREDICATE,
    ),
    rule(
        f"{{duration}}{{what}} {{first}}, <recovers|recover> from all Special Conditions, and {_ANY_CONDITION}",
        (_given(Hole("first")), _given(_IMMUNE)),
        "recovers_in_list",
        duration=LASTING,
        what=_THE_SAME,
        first=PREDICATE,
    ),
)
