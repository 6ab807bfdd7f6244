"""Cards of a hand that are discarded until there are as many as something else says."""

from typing import Any

from synth.dsl.ast import Compare, If, Measure, MeasureKind, Place, Put, Quantifier, Repeat, Selector, Side, Zone
from synth.dsl.english.forms.core import Choice, Syntax
from synth.dsl.english.forms.stateful import Noting, Worded, changing
from synth.dsl.english.forms.template import Hole, Shape, rule
from synth.dsl.english.nouns.amounts import HELD_BY
from synth.dsl.english.nouns.referents import whole


def _held(side: Side) -> Measure:
    return Measure(kind=MeasureKind.COUNT, of=whole(side, Zone.HAND))


def _one_by_one(side: Side, by: str, amount: Any) -> tuple[Shape]:
    """Each card is discarded only if there are still too many; the whole hand would be the most."""
    quantifier = Quantifier.RANDOM if by == "random" else Quantifier.CHOOSE
    card = Selector(side=side, zone=Zone.HAND, quantifier=quantifier, by="opp" if by == "opp" else "my")
    many = Shape(Compare, left=_held(side), op=">", right=amount)
    shed = Shape(If, condition=many, then=(Put(what=card, place=Place.DISCARD),))
    return (Shape(Repeat, times=_held(side), body=(shed,)),)


_WAYS = (
    ("your opponent discards cards from their hand until they have", Side.OPP, "opp", "their"),
    ("your opponent discards random cards from their hand until they have", Side.OPP, "random", "their"),
    ("discard random cards from your opponent's hand until they have", Side.OPP, "random", "their"),
    ("discard cards from your hand until you have", Side.MY, "my", "your"),
)
_RIVALS = {Side.OPP: (Side.MY, ("you", "you do", "you have", "you have in your hand")),
           Side.MY: (Side.OPP, ("your opponent", "your opponent has", "your opponent does"))}  # fmt: skip
EVENED: Syntax[Any] = Choice(
    *(
        Worded(
            f"evened_{k}",
            Noting(form, changing(theirs=side is Side.OPP, unsure=True, rounds=True, done=f"card {who} discarded")),
        )
        for k, (words, side, by, their) in enumerate(_WAYS)
        for other, names in (_RIVALS[side],)
        for who in ("you" if side is Side.MY else "your opponent",)
        for form in (
            *(
                Worded(f"as_{n}", rule(f"{words} {same} as {name}", _one_by_one(side, by, _held(other))))
                for n, (same, name) in enumerate(
                    (same, name)
                    for same in (f"the same number of cards in {their} hand", f"as many cards in {their} hand")
                    for name in names
                )
            ),
            rule(f"{words} as many cards in {their} hand as {{amount}}", _one_by_one(side, by, Hole("amount")), amount=HELD_BY),
        )
    )
)
