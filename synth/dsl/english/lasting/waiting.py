"""Effects that wait: what an attack or Trainer card sets up to happen later."""

from typing import Any

from synth.dsl.ast import (
    Arm,
    Damage,
    Duration,
    Event,
    Exists,
    Filter,
    FilterKind,
    Flip,
    If,
    Quantifier,
    Role,
    Selector,
    SetHp,
    Side,
    Zone,
)
from synth.dsl.english.forms.core import Choice, Later, Such, Syntax
from synth.dsl.english.forms.stateful import Scoped, When, Worded
from synth.dsl.english.forms.template import Hole, Shape, rule
from synth.dsl.english.lasting.modifiers import LASTING
from synth.dsl.english.nouns.pokemon import BARE, MANY, MANY_IN_PLAY, POKEMON
from synth.dsl.english.nouns.pronouns import some, spoken
from synth.dsl.english.nouns.referents import THAT_ONE, whole
from synth.dsl.english.nouns.whoever import ATTACKING, KNOWN, ONE_OF_MINE, ONE_OF_OPPONENTS, ONE_OF_THEIRS, WHOM, is_known
from synth.dsl.english.nouns.words import A_CARD_KIND, NUMBER, WHOSE
from synth.dsl.walk import nodes

_SELF_ACTIVE = Exists(what=Selector(role=Role.SELF, filters=(Filter(kind=FilterKind.ACTIVE),)))

THEN: Later[Any] = Later()
"""What happens when the time comes: clauses, which sentences.py defines."""

LATER: Syntax[Any] = Scoped(THEN, delayed=True, duration=Duration.STATIC, opened=False)
_OUT: Syntax[Any] = Scoped(LATER, event=Event.KO_ANY)
_HIT_BACK: Syntax[Any] = Scoped(LATER, event=Event.DAMAGED)


def waits(template: str, event: Event, on: Syntax[Any], body: Any, /, **holes: Syntax[Any]) -> Syntax[Any]:
    """An effect armed for as long as the sentence around says."""
    shape = Shape(Arm, event=event, on=Hole("on"), body=body, duration=Hole("duration"))
    return rule("{duration}" + template, (shape,), duration=LASTING, on=on, **holes)


_ANY_OF: Syntax[Selector] = Choice(
    some("any of {side} {filters}", "any_of", many=False, side=WHOSE, zone=Zone.PLAY, filters=MANY_IN_PLAY),
    some("any of {side} Benched {filters}", "any_of", many=False, side=WHOSE, zone=Zone.BENCH, filters=MANY),
)
_WHICHEVER: Syntax[Selector] = Choice(
    some("any of {side} {filters}", "any_are", many=True, side=WHOSE, zone=Zone.PLAY, filters=MANY_IN_PLAY),
    some("any of {side} Benched {filters}", "any_are", many=True, side=WHOSE, zone=Zone.BENCH, filters=MANY),
)
_WHOEVER: Syntax[Selector] = Choice(_WHICHEVER, KNOWN, _ANY_OF, Worded("whichever", ONE_OF_MINE))
"""Whom it may happen to: nobody is chosen beforehand."""

_BY_THEM = (("", ""), (" from your opponent's Pokémon", "by_them"))
"""In the opponent's turn only the opponent's Pokémon attack."""


def _in_their_turn(name: str, form: Syntax[Any]) -> Syntax[Any]:
    return When(lambda state: state.duration is Duration.OPP_TURN, Worded(name, form)) if name else form


_SUCH_A_CARD = Shape(Selector, role=Role.IT, filters=(Shape(Filter, kind=FilterKind.KIND, card_kind=Hole("kind")),))
_PLAYED_ONE = Shape(Exists, what=_SUCH_A_CARD)


_ONE_THAT_GREW = Selector(side=Side.OPP, zone=Zone.PLAY, quantifier=Quantifier.CHOOSE)


_FROM_HAND = (
    ("{} a Pokémon from their hand to evolve 1 of their Pokémon", ("play",), Event.ON_EVOLVE),
    ("{} a Basic Pokémon from their hand onto their Bench", ("put", "play"), Event.ON_BENCH),
)


def _arms(template: str, event: Event, body: Any, it: Selector | None, /, **holes: Syntax[Any]) -> Syntax[Any]:
    """What waits for something that the opponent does in the turn to come."""
    shape = Shape(Arm, event=event, on=whole(Side.OPP, Zone.PLAY), body=body, duration=Hole("duration"))
    form = rule("{duration}" + template, (shape,), duration=LASTING, body=Scoped(LATER, rival=True, theirs=True, it=it), **holes)
    return When(lambda state: state.duration is Duration.OPP_TURN, form)


_THEY = (("whenever they {}", ""), ("whenever your opponent {}s", "opponent"), ("if they {}", "if"), ("when they {}", "when"),
         ("if your opponent {}s", "if_opponent"), ("when your opponent {}s", "when_opponent"))  # fmt: skip
def _not_at_defender(*parts: Any, **holes: Any) -> Syntax[Any]:
    """What is done to the Defending Pokémon itself waits there."""

    def elsewhere(block: Any) -> bool:
        return not any(isinstance(node, Selector) and node.role is Role.DEFENDER for one in block for node in nodes(one))

    return Such(_arms(*parts, **holes), elsewhere)


_HURTS_ACTIVE = Shape(Damage, to=whole(Side.OPP, Zone.ACTIVE), amount=Hole("amount"))
"""As long as it waits at the Defending Pokémon, that one is Active."""
THEIR_DEEDS: Syntax[Any] = Choice(
    *(
        Worded(
            f"played_{name}_{short}",
            _not_at_defender(
                f"{who.format('play')} {{kind}} card{hand}, {{body}}",
                Event.PLAYED,
                (Shape(If, condition=_PLAYED_ONE, then=Hole("body")),),
                None,
                kind=A_CARD_KIND,
            ),
        )
        for who, name in _THEY
        for hand, short in ((" from their hand", ""), ("", "short"))
    ),
    *(
        Worded(
            f"played_hurts_{name}_{short}",
            When(
                lambda state: state.duration is Duration.OPP_TURN,
                rule(
                    f"{{duration}}{who.format('play')} {{kind}} card{hand}, do {{amount}} damage to the Defending Pokémon",
                    (
                        Shape(
                            Arm,
                            event=Event.PLAYED,
                            on=Selector(role=Role.DEFENDER),
                            body=(Shape(If, condition=_PLAYED_ONE, then=(_HURTS_ACTIVE,)),),
                            duration=Hole("duration"),
                        ),
                    ),
                    duration=LASTING,
                    kind=A_CARD_KIND,
                    amount=NUMBER,
                ),
            ),
        )
        for who, name in _THEY
        for hand, short in ((" from their hand", ""), ("", "short"))
    ),
    *(
        Worded(
            f"retreats_{name}{k}",
            _arms(f"{who.format('retreat')}{whom}, {{body}}", Event.RETREATS, Hole("body"), _ONE_THAT_GREW),
        )
        for who, name in _THEY
        for k, whom in enumerate(("", " their Active Pokémon"))
    ),
    *(
        Worded(f"evolves_{name}", _arms(f"{who}, {{body}}", Event.EVOLVES, Hole("body"), _ONE_THAT_GREW))
        for who, name in (
            *((f"{who.format('evolve')} 1 of their Pokémon", name) for who, name in _THEY),
            ("whenever 1 of their Pokémon evolves", "it"),
            ("whenever 1 of your opponent's Pokémon evolves", "theirs"),
        )
    ),
    *(
        Worded(
            f"{event}_{verb}_{name}",
            _arms(f"{who.format(verb)} {what.removeprefix('{} ')}, {{body}}", event, Hole("body"), _ONE_THAT_GREW),
        )
        for who, name in _THEY
        for what, verbs, event in _FROM_HAND
        for verb in verbs
    ),
)
_THE_VERY_ONE = Such(KNOWN, lambda whom: whom.role is Role.IT)
WAITING: Syntax[Any] = Choice(
    THEIR_DEEDS,
    *(
        Worded(f"{when}_grows_{k}", waits(f"{when} {words}, {{body}}", Event.EVOLVES, whom, Hole("body"), body=LATER))
        for when in ("whenever", "when", "if")
        for k, (words, whom) in enumerate(
            (("{on} evolves", ONE_OF_MINE), ("you evolve {on}", ONE_OF_MINE), ("{on} evolves", _THE_VERY_ONE))
        )
    ),
    *(
        _in_their_turn(
            by + when * (when != "if"),
            waits(f"{when} {{on}} {hit} an attack{whose}, {{body}}", event, _WHOEVER, Hole("body"), body=body),
        )
        for hit, event, body in (
            ("<is|are> damaged by", Event.DAMAGED, _HIT_BACK),
            ("<is|are> Knocked Out by damage from", Event.KO_BY_ATTACK, Scoped(LATER, event=Event.KO_BY_ATTACK)),
        )
        for when in ("if", "when", "whenever")
        for whose, by in _BY_THEM
    ),
    *(
        Worded(
            f"would_damage_{k}",
            waits(f"if {harm}, {{body}}", Event.WOULD_DAMAGE, KNOWN, Hole("body"), body=Scoped(LATER, event=Event.WOULD_DAMAGE)),
        )
        for k, harm in enumerate(
            ("any damage is done to {on} by attacks", "any damage would be done to {on} by attacks",
             "{on} would be damaged by an attack", "any damage is done to {on} by an attack")
        )
    ),
    *(
        _in_their_turn(
            f"would_fall{by}",
            waits(
                f"if {{on}} would be Knocked Out by damage from an attack{whose}, {{body}}",
                Event.WOULD_KO,
                KNOWN,
                Hole("body"),
                body=Such(Scoped(LATER, event=Event.WOULD_KO), lambda body: isinstance(body[0], Flip)),
            ),
        )
        for whose, by in _BY_THEM
    ),
    *(
        Worded(f"{when}_falls", waits(f"{when} {{on}} is Knocked Out, {{body}}", Event.KO_ANY, whom, Hole("body"), body=_OUT))
        for when in ("if", "when", "whenever")
        for whom in (ONE_OF_MINE, KNOWN)
    ),
    *(
        Worded(
            f"{when}_rises_{whose}_{bench}",
            waits(
                f"{when} {{on}} moves from {bench} Bench to the Active Spot, {{body}}",
                Event.ON_ACTIVE,
                whom,
                Hole("body"),
                body=LATER,
            ),
        )
        for when in ("whenever", "when", "if")
        for whom, whose, benches in (
            (ONE_OF_THEIRS, "their", ("their", "the")),
            (ONE_OF_OPPONENTS, "theirs", ("the", "their")),
            (ONE_OF_MINE, "mine", ("your", "the")),
            (_THE_VERY_ONE, "chosen", ("your", "the", "their")),
        )
        for bench in benches
    ),
    *(
        Worded(
            f"{when}_healed_{whose}", waits(f"{when} {{on}} is healed, {{body}}", Event.HEALED, whom, Hole("body"), body=LATER)
        )
        for when in ("whenever", "when", "if")
        for whom, whose in ((ONE_OF_THEIRS, "their"), (ONE_OF_OPPONENTS, "theirs"), (ONE_OF_MINE, "mine"))
    ),
    waits(
        "if they attach Energy from their Energy Zone to {on}, {body}",
        Event.ATTACHED_ZONE,
        WHOM,
        Hole("body"),
        body=LATER,
    ),
    *(
        Worded(
            f"{when}_attach_{k}",
            waits(
                f"{when} {{on}}, {{body}}",
                Event.ATTACHED_ZONE,
                whom,
                Hole("body"),
                body=LATER,
            ),
        )
        for k, whom in enumerate((ONE_OF_THEIRS, KNOWN))
        for when in (
            "whenever they attach an Energy from their Energy Zone to",
            "if they attach an Energy from their Energy Zone to",
            "whenever your opponent attaches an Energy from their Energy Zone to",
            "if your opponent attaches an Energy from their Energy Zone to",
            "if your opponent attaches Energy from their Energy Zone to",
        )
    ),
    Worded(
        "you_attach",
        waits(
            "whenever you attach an Energy from your Energy Zone to {on}, {body}",
            Event.ATTACHED_ZONE,
            ONE_OF_MINE,
            Hole("body"),
            body=LATER,
        ),
    ),
    waits(
        "if this Pokémon is in the Active Spot when {on} retreats, {body}",
        Event.RETREATS,
        POKEMON,
        (Shape(If, condition=_SELF_ACTIVE, then=Hole("body")),),
        body=LATER,
    ),
    *(
        Worded(f"{when}{also}", waits(f"{when} {{on}} {does}, {{body}}", event, whom, Hole("body"), body=LATER))
        for when in ("if", "when", "whenever")
        for does, event, whom, also in (
            ("retreats", Event.RETREATS, WHOM, ""),
            ("uses an attack", Event.ATTACKS, ATTACKING, "_uses"),
            ("attacks", Event.ATTACKS, ATTACKING, "_attacks"),
            ("uses an attack", Event.ATTACKS, _THE_VERY_ONE, "_it_uses"),
            ("attacks", Event.ATTACKS, _THE_VERY_ONE, "_it_attacks"),
        )
    ),
    *(
        _in_their_turn(
            f"survives{by}{too}{that}" if by or too or that else "",
            waits(
                f"if {{on}} would be Knocked Out by damage from an attack{whose}, {it} is not Knocked Out{too}"
                " and its remaining HP becomes {hp}",
                Event.WOULD_KO,
                Choice(spoken(BARE), Such(WHOM, is_known), _ANY_OF, Worded("whichever", ONE_OF_MINE)),
                (Shape(SetHp, what=THAT_ONE, amount=Hole("hp")),),
                hp=NUMBER,
            ),
        )
        for whose, by in _BY_THEM
        for too in ("", ",")
        for it, that in (("it", ""), ("that Pokémon", "that"))
    ),
)
