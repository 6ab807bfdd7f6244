"""Cards that are only counted: what may follow "for each"."""

from synth.dsl.ast import Role, Selector, Side, Zone
from synth.dsl.english.forms.core import Choice, Syntax
from synth.dsl.english.forms.stateful import When, Worded
from synth.dsl.english.forms.template import rule
from synth.dsl.english.nouns.card_kinds import ONE_CARD
from synth.dsl.english.nouns.cards import PILE, said_last
from synth.dsl.english.nouns.words import WHOSE

_IN_PILE: Syntax[Selector] = rule("{filters} in {side} {zone}", Selector, side=WHOSE, zone=PILE, filters=ONE_CARD)
_HAD: Syntax[Selector] = Choice(
    rule("{filters} you have in your {zone}", Selector, "you_have", side=Side.MY, zone=PILE, filters=ONE_CARD),
    rule("{filters} your opponent has in their {zone}", Selector, "opponent_has", side=Side.OPP, zone=PILE, filters=ONE_CARD),
)
_IN_BOTH: Syntax[Selector] = Choice(
    rule("{filters} in both players' hands", Selector, side=Side.BOTH, zone=Zone.HAND, filters=ONE_CARD),
    rule("{filters} in both players' discard piles", Selector, side=Side.BOTH, zone=Zone.DISCARD, filters=ONE_CARD),
)
COUNTED: Syntax[Selector] = Choice(
    _IN_PILE,
    _HAD,
    _IN_BOTH,
    Worded("traits_last", said_last(_IN_PILE)),
    When(
        lambda state: state.shown is not None,
        Choice(
            rule("{filters} you find there", Selector, role=Role.FOUND, filters=ONE_CARD),
            rule("{filters} there", Selector, "there", role=Role.FOUND, filters=ONE_CARD),
            rule("{filters} in it", Selector, "in_it", role=Role.FOUND, filters=ONE_CARD),
        ),
    ),
)
