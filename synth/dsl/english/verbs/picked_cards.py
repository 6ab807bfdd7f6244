"""Cards that are picked in a sentence of their own: of two kinds, exchanged, chosen where they lie or by chance."""

from typing import Any

from synth.dsl.ast import Choose, Const, Place, Put, Quantifier, Repeat, Selector, Side, Zone
from synth.dsl.english.forms.core import Choice, Such, Syntax
from synth.dsl.english.forms.stateful import Worded
from synth.dsl.english.forms.template import Hole, Shape, act, rule
from synth.dsl.english.nouns.amounts import MEASURE
from synth.dsl.english.nouns.card_kinds import ALL_CARDS, MANY_CARDS, ONE_CARD, WithArticle
from synth.dsl.english.nouns.cards import CARDS, HELD, OWNER, PICKED_CARD, PILE, owned
from synth.dsl.english.nouns.kinds_together import KINDS_TOGETHER
from synth.dsl.english.nouns.referents import THAT_ONE
from synth.dsl.english.nouns.words import SEVERAL, WHOSE

_DRAWN = {"side": Hole("side"), "quantifier": Quantifier.RANDOM, "filters": Hole("drawn")}
_HELD_BY: Syntax[Selector] = rule(
    "{filters} in {side} hand",
    Selector,
    side=WHOSE,
    zone=Zone.HAND,
    quantifier=Quantifier.CHOOSE,
    filters=WithArticle(ONE_CARD),
)


def _of_one_player(block: Any) -> bool:
    return bool(block[0].what.side is block[1].what.side)


EXCHANGE: Syntax[Any] = Choice(
    KINDS_TOGETHER,
    *(
        Such(
            rule(
                f"choose {{held}} and switch it with a random {{drawn}} {_in} {{side}} {pile}",
                (
                    Shape(Choose, what=Hole("held")),
                    Shape(Put, what=Shape(Selector, zone=zone, **_DRAWN), place=Place.HAND),
                    Put(what=THAT_ONE, place=place),
                ),
                None if _in == "in" else "exchange_from",
                held=_HELD_BY,
                drawn=ONE_CARD,
                side=WHOSE,
            ),
            _of_one_player,
        )
        for _in in ("in", "from")
        for pile, zone, place in (("deck", Zone.DECK, Place.DECK), ("discard pile", Zone.DISCARD, Place.DISCARD))
    ),
    *(
        Such(
            rule(
                f"{words} with the top card of {{side}} deck",
                (
                    Shape(Choose, what=Hole("held")),
                    Shape(Put, what=Shape(Selector, side=Hole("side"), zone=Zone.TOP, top=Const(n=1)), place=Place.HAND),
                    Put(what=THAT_ONE, place=Place.DECK_TOP),
                ),
                name,
                held=held,
                side=WHOSE,
            ),
            _of_one_player,
        )
        for words, held, name in (
            ("choose {held} and switch it", _HELD_BY, None),
            ("choose {held} from your hand and switch it", HELD, "with_top"),
            ("switch {held} from your hand", HELD, "switched_with_top"),
        )
    ),
    rule(
        "for each {times}, choose {card} to shuffle from your hand into your deck",
        (Shape(Repeat, times=Hole("times"), body=(Shape(Put, what=Hole("card"), place=Place.DECK),)),),
        times=MEASURE,
        card=HELD,
    ),
)
_SEEN_THERE: Syntax[Selector] = owned(
    Such(
        rule(
            "{filters} in {side} {zone}",
            Selector,
            side=WHOSE,
            zone=PILE,
            quantifier=Quantifier.CHOOSE,
            filters=WithArticle(ONE_CARD),
        ),
        lambda card: card.side is Side.MY or card.zone is Zone.DISCARD,
    )
)
_SEVERAL_SEEN: Syntax[Selector] = Such(
    CARDS,
    lambda cards: cards.quantifier in (Quantifier.CHOOSE, Quantifier.UP_TO, Quantifier.ANY)
    and (cards.n > 1 or cards.quantifier is Quantifier.ANY),
)
_SEVERAL_IN: Syntax[Selector] = owned(
    Such(
        Choice(
            *(
                rule(
                    f"{words} {{filters}} in {{side}} {{zone}}", Selector, quantifier=quantifier, side=WHOSE, zone=PILE, **parts
                )
                for words, quantifier, parts in (
                    ("{n}", Quantifier.CHOOSE, {"n": SEVERAL, "filters": MANY_CARDS}),
                    ("up to {n}", Quantifier.UP_TO, {"n": SEVERAL, "filters": ALL_CARDS}),
                    ("any number of", Quantifier.ANY, {"filters": ALL_CARDS}),
                )
            )
        ),
        lambda cards: cards.zone is Zone.DISCARD or (cards.side is Side.MY and cards.zone is Zone.HAND),
    )
)
_ONE_SEEN: Syntax[Selector] = Choice(
    _SEEN_THERE,
    Worded("from", Such(CARDS, lambda cards: cards.quantifier is Quantifier.CHOOSE and cards.n == 1)),
)
_WHERE = (
    ("put {} into {{_owner}} hand", Place.HAND),
    ("put {} onto {{_owner}} Bench", Place.BENCH),
    ("put {} on top of {{_owner}} deck", Place.DECK_TOP),
    ("put {} on the bottom of {{_owner}} deck", Place.DECK_BOTTOM),
    ("shuffle {} into {{_owner}} deck", Place.DECK),
)
CHOSEN_THERE: Syntax[Any] = Choice(
    *(
        form
        for what, them, wording in (
            (_SEVERAL_SEEN, "them", "choose_n"), (_SEVERAL_IN, "them", "choose_in"), (_ONE_SEEN, "it", "choose_and")
        )
        for form in (
            *(
                act(f"choose {{what}} and {where.format(them)}", Put, wording, what=what, place=place, _owner=OWNER)
                for where, place in _WHERE
            ),
            act(f"choose {{what}} and discard {them}", Put, wording, what=what, place=Place.DISCARD),
        )
    ),
)
"""A card that its player can see, chosen and moved."""

_AT_RANDOM: Syntax[Selector] = owned(
    rule(
        "a random {filters} from {side} {zone}",
        Selector,
        side=WHOSE,
        zone=PILE,
        quantifier=Quantifier.RANDOM,
        filters=ONE_CARD,
    )
)
_SOME_AT_RANDOM: Syntax[Selector] = Such(CARDS, lambda cards: cards.quantifier is Quantifier.RANDOM and cards.n > 1)
PICKED_AND_MOVED: Syntax[Any] = Choice(
    act("choose {what} and discard them", Put, "pick_some", what=_SOME_AT_RANDOM, place=Place.DISCARD),
    *(
        act(f"choose {{what}} and {where}", Put, "pick_some", what=_SOME_AT_RANDOM, place=place, _owner=OWNER)
        for where, place in (("shuffle them into {_owner} deck", Place.DECK), ("put them into {_owner} hand", Place.HAND))
    ),
    act("choose {what} and discard it", Put, "pick_and", what=_AT_RANDOM, place=Place.DISCARD),
    act("choose {what} and shuffle it into {_owner} deck", Put, "pick_and", what=_AT_RANDOM, place=Place.DECK, _owner=OWNER),
    act("choose {what} and put it into {_owner} hand", Put, "pick_and", what=_AT_RANDOM, place=Place.HAND, _owner=OWNER),
    *(
        act(f"choose {{what}} and put it {where} of {{_owner}} deck", Put, "pick_and", what=_AT_RANDOM, place=place, _owner=OWNER)
        for where, place in (("on the bottom", Place.DECK_BOTTOM), ("on top", Place.DECK_TOP))
    ),
)

PICKED: Syntax[Any] = act("{what} and put into your hand", Put, "passive", what=PICKED_CARD, place=Place.HAND)
"""The passive for a card taken by chance."""
