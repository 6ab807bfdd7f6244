"""When a card, an attack or an Ability can be used at all."""

from typing import Any

from synth.dsl.ast import (
    Const,
    Exists,
    Filter,
    FilterKind,
    Memory,
    MemoryKind,
    Not,
    Pay,
    Place,
    Put,
    Quantifier,
    Require,
    Role,
    Selector,
    SetHp,
    Side,
    Zone,
)
from synth.dsl.english.conditions.conditions import STATES
from synth.dsl.english.forms.core import Choice, Syntax
from synth.dsl.english.forms.stateful import When, Worded
from synth.dsl.english.forms.template import act, rule
from synth.dsl.english.nouns.card_kinds import ONE_CARD
from synth.dsl.english.nouns.cards import HELD, HELD_SEVERAL
from synth.dsl.english.nouns.referents import THIS_POKEMON
from synth.dsl.english.nouns.words import SEVERAL
from synth.dsl.english.sentences.clauses import IMPERATIVE

_GATED = {"item": "card", "supporter": "card", "attack": "attack"}
FIRST_TURN = Memory(kind=MemoryKind.FIRST_TURN)


_OTHERS_HELD = rule(
    "{n} other cards", Selector, "others", side=Side.MY, zone=Zone.HAND, quantifier=Quantifier.CHOOSE, n=SEVERAL
)
_ANOTHER_HELD = rule(
    "another {filters}", Selector, "another", side=Side.MY, zone=Zone.HAND, quantifier=Quantifier.CHOOSE, filters=ONE_CARD
)
_PRICE: Syntax[Any] = act(
    "discard {what} from your hand",
    Put,
    what=Choice(HELD, HELD_SEVERAL, _OTHERS_HELD, _ANOTHER_HELD),
    place=Place.DISCARD,
)
"""Cards of the hand as a price: a Trainer card is no longer in the hand when it is paid (rulebook 8.3)."""


def _only_if(carrier: str, noun: str) -> Syntax[Any]:
    denied = rule("{condition}", Not, condition=STATES)
    unless = act(f"you can't use this {noun} if {{condition}}", Require, condition=denied)
    gate = Choice(
        act(f"you can use this {noun} only during your first turn", Require, condition=FIRST_TURN),
        act(f"you can't use this {noun} during your first turn", Require, condition=Not(condition=FIRST_TURN)),
        act(f"you can use this {noun} only if {{condition}}", Require, condition=STATES),
        act(f"this {noun} can be used only if {{condition}}", Require, "can_be_used", condition=STATES),
        act(f"you can use this {noun} only if you {{body}}", Pay, "only_if_paid", body=_PRICE),
        act(f"you must {{body}} in order to use this {noun}", Pay, "must_pay", body=_PRICE),
        act(f"{{body}} in order to use this {noun}", Pay, "pay_for_it", body=_PRICE),
        act(f"{{body}} in order to play this {noun}", Pay, "pay_to_play", body=_PRICE),
        act(f"you must {{body}} to use this {noun}", Pay, "must_pay_short", body=_PRICE),
        unless,
        Worded("cant_if", unless),
        act(f"if {{condition}}, you can't use this {noun}", Require, "barred_if", condition=denied),
    )
    return When(lambda state: state.carrier == carrier, gate)


_SETTLED_IN = Exists(what=Selector(role=Role.SELF, filters=(Filter(kind=FilterKind.OLD),)))
_NOT_AT_ONCE: Syntax[Any] = When(
    lambda state: state.carrier == "ability",
    Choice(
        *(
            act(f"you can't use this Ability {during} the turn {so}", Require, f"not_at_once_{a}{b}", condition=_SETTLED_IN)
            for a, during in enumerate(("during", "on"))
            for b, so in enumerate(
                (
                    "you put this Pokémon into play", "this Pokémon comes into play", "this Pokémon is put into play",
                    "you play this Pokémon", "it comes into play", "it was put into play", "this Pokémon was put into play",
                    "you play this Pokémon from your hand",
                )
            )
        )
    ),
)
_FALLS_ITSELF = SetHp(what=THIS_POKEMON, amount=Const(n=0))
GATES: Syntax[Any] = Choice(
    _NOT_AT_ONCE,
    *(_only_if(carrier, noun) for carrier, noun in _GATED.items()),
    act("{body} in order to use this Ability", Pay, body=IMPERATIVE),
    When(
        lambda state: state.carrier == "ability",
        rule("Knock Out this Pokémon in order to use this Ability", (Pay(body=(_FALLS_ITSELF,)),), "falls_for_it"),
    ),
)
