"""The verbs of moving cards: draw, put, shuffle, discard. They agree with whoever acts."""

from typing import Any

from synth.dsl.ast import (
    Const,
    Draw,
    Event,
    Measure,
    MeasureKind,
    Place,
    Put,
    Quantifier,
    Repeat,
    Role,
    Scaled,
    Selector,
    Side,
    Zone,
)
from synth.dsl.english.forms.core import Choice, Such, Syntax
from synth.dsl.english.forms.state import HEALED, RECOVERED, Discourse
from synth.dsl.english.forms.stateful import Known, Noting, When
from synth.dsl.english.forms.template import Hole, Shape, act, rule
from synth.dsl.english.nouns.amounts import HELD_BY, MEASURE, NUMBER_OF, InThisWay
from synth.dsl.english.nouns.card_kinds import ALL_CARDS
from synth.dsl.english.nouns.cards import CARDS, CARDS_FOR_BENCH, IN_SIGHT, MOVED, OWNER, PILE, STADIUM, owned
from synth.dsl.english.nouns.moved_so import moved_so
from synth.dsl.english.nouns.pokemon import POKEMON
from synth.dsl.english.nouns.referents import whole
from synth.dsl.english.nouns.tools import ON_ACTIVE, TOOLS
from synth.dsl.english.nouns.traits import NAMED
from synth.dsl.english.nouns.words import INTEGER, NUMBER, NUMBER_OVER_1, PICKER, SEVERAL, THEIR, THEY_HAVE, WHOSE
from synth.dsl.english.verbs.devolving import DEVOLVE_IT

ACTOR: Syntax[Side] = Known(lambda state: state.actor)


_RESULT = Measure(kind=MeasureKind.RESULT)
_UNTIL = Shape(Measure, kind=MeasureKind.UNTIL, arg=Hole("n"))
_AS_MANY = Measure(kind=MeasureKind.UNTIL, arg=Measure(kind=MeasureKind.COUNT, of=whole(Side.OPP, Zone.HAND)))
_NEEDED = Shape(Measure, kind=MeasureKind.POINTS_NEEDED, side=Hole("side"))

DRAW: Syntax[Any] = Choice(
    act("<draws|draw> {side}a card", Draw, side=ACTOR, amount=Const(n=1)),
    act("<draws|draw> {side}{amount} cards", Draw, side=ACTOR, amount=NUMBER_OVER_1),
    rule(
        "<draws|draw> {side}a card for each of {_their} remaining points needed to win",
        (Shape(Draw, side=Hole("side"), amount=_NEEDED),),
        side=ACTOR,
        _their=THEIR,
    ),
    act("<draws|draw> {side}another card", Draw, "another", side=ACTOR, amount=Const(n=1)),
    act("<draws|draw> {side}{amount} more cards", Draw, "more", side=ACTOR, amount=NUMBER_OVER_1),
    act("<draws|draw> {side}that many cards", Draw, side=ACTOR, amount=_RESULT),
    act("<draws|draw> {side}a card for each {amount}", Draw, side=ACTOR, amount=MEASURE),
    rule(
        "<draws|draw> {side}{k} cards for each {of}",
        (Shape(Draw, side=Hole("side"), amount=Shape(Scaled, k=Hole("k"), of=Hole("of"))),),
        side=ACTOR,
        k=SEVERAL,
        of=MEASURE,
    ),
    act("<draws|draw> {side}cards equal to the number of {amount}", Draw, "as_many_as", side=ACTOR, amount=NUMBER_OF),
    act("<draws|draw> {side}a number of cards equal to the number of {amount}", Draw, "so_many", side=ACTOR, amount=NUMBER_OF),
    act("<draws|draw> {side}as many cards as {amount}", Draw, "as_many_had", side=ACTOR, amount=HELD_BY),
    act("<draws|draw> {side}a card for each {amount}", Draw, "each_so_done", side=ACTOR, amount=InThisWay()),
    rule(
        "<draws|draw> {side}cards until {_have} {n} cards in {_their} hand",
        (Shape(Draw, side=Hole("side"), amount=_UNTIL),),
        side=ACTOR,
        n=NUMBER,
        _have=THEY_HAVE,
        _their=THEIR,
    ),
    act(
        "<draws|draw> {side}cards until you have the same number of cards in your hand as your opponent",
        Draw,
        side=ACTOR,
        amount=_AS_MANY,
    ),
    act(
        "<draws|draw> {side}cards until you have as many cards in your hand as your opponent has Pokémon in play",
        Draw,
        "as_pokemon",
        side=ACTOR,
        amount=Measure(kind=MeasureKind.UNTIL, arg=Measure(kind=MeasureKind.COUNT, of=whole(Side.OPP, Zone.PLAY))),
    ),
    act(
        "<draws|draw> {side}cards until you have as many cards in your hand as your opponent",
        Draw,
        "as_many",
        side=ACTOR,
        amount=_AS_MANY,
    ),
)
DRAW_NEEDED: Syntax[Any] = act(
    "for each remaining point that your opponent needs to win, they draw a card",
    Draw,
    "for_each_first",
    side=Side.OPP,
    amount=Measure(kind=MeasureKind.POINTS_NEEDED, side=Side.OPP),
)

_LEFT_OVER = "cards from {side} {zone} until {_have} {n} cards in {_their} hand"
_LEAVING: dict[str, Any] = {"side": WHOSE, "zone": PILE, "n": INTEGER, "_have": THEY_HAVE, "_their": THEIR}
_DOWN_TO: Syntax[Selector] = Choice(
    rule("{by}" + _LEFT_OVER, Selector, by=PICKER, quantifier=Quantifier.DOWN_TO, **_LEAVING),
    rule(
        "{by}cards from {side} {zone} until {_have} {n} cards", Selector, "left_short", by=PICKER, quantifier=Quantifier.DOWN_TO,
        side=WHOSE, zone=PILE, n=INTEGER, _have=THEY_HAVE,
    ),
    rule(
        "{by}cards until {_have} {n} cards in {side} {zone}", Selector, "left_bare", by=PICKER, quantifier=Quantifier.DOWN_TO,
        side=WHOSE, zone=PILE, n=INTEGER, _have=THEY_HAVE,
    ),
    rule(f"random {_LEFT_OVER}", Selector, quantifier=Quantifier.RANDOM_DOWN_TO, **_LEAVING),
    When(
        lambda state: state.actor is Side.MY,
        Choice(
            *(
                rule(
                    f"random cards from {whose} hand until they have {{n}} cards in their hand",
                    Selector,
                    f"robbed_{whose}",
                    n=INTEGER,
                    side=Side.OPP,
                    zone=Zone.HAND,
                    quantifier=Quantifier.RANDOM_DOWN_TO,
                )
                for whose in ("your opponent's", "their")
            )
        ),
    ),
)
_THIS_CARD: Syntax[Selector] = Choice(
    rule("this card", Selector, role=Role.CARD),
    rule("this {filters}", Selector, role=Role.CARD, filters=NAMED),
)


def _is_one_card(what: Selector) -> bool:
    picked = what.quantifier in (Quantifier.CHOOSE, Quantifier.RANDOM) and what.n == 1
    return picked and what.zone in (Zone.HAND, Zone.DECK, Zone.DISCARD)


_FALLEN, _SAVED = Selector(role=Role.IT), " instead of the discard pile"
_CAME = Selector(role=Role.MOVED)
"""Pokémon that were put onto a Bench."""


def _is_several(what: Selector) -> bool:
    return what.n > 1 or what.quantifier in (Quantifier.ALL, Quantifier.ANY)


_ONE_BY_ONE = (Quantifier.CHOOSE, Quantifier.UP_TO, Quantifier.ANY)


def _in_turn(what: Selector) -> bool:
    """Whether they are picked one after the other, which is their order."""
    return what.quantifier in _ONE_BY_ONE and (what.n > 1 or what.quantifier is Quantifier.ANY)




def _told(state: Discourse, block: Any) -> Discourse:
    """How what was just put somewhere is counted "in this way"."""
    put = block[0]
    state = state._replace(moved=_is_one_card(put.what), earlier=state.done)
    if put.what.zone is Zone.TOOLS and put.what.side is not Side.BOTH and put.what.filters == (ON_ACTIVE,):
        state = state._replace(it=whole(put.what.side, Zone.ACTIVE))
    if put.what.top == Const(n=1):
        state = state._replace(it=put.what)
    if state.it == _CAME:  # what is put elsewhere now takes its place
        state = state._replace(it=None)
    if put.place is Place.BENCH:
        state = state._replace(it=_CAME, picked=False, moved=False, several=_is_several(put.what))
    return state._replace(done=moved_so(put, state.actor, state.shown.side if state.shown else None))


PUT: Syntax[Any] = Noting(
    Choice(
        act("<discards|discard> {what}", Put, what=Choice(MOVED, _DOWN_TO), place=Place.DISCARD),
        act("<discards|discard> {what}", Put, what=Choice(_THIS_CARD, TOOLS), place=Place.DISCARD),
        act("<puts|put> {what} into {_owner} discard pile", Put, "into_pile", what=MOVED, place=Place.DISCARD, _owner=OWNER),
        act("<discards|discard> {what} and all attached cards", Put, "and_attached", what=owned(POKEMON), place=Place.DISCARD),
        act(
            "<returns|return> {what} and all attached cards to {_owner} hand",
            Put,
            "return",
            what=owned(POKEMON),
            place=Place.HAND,
            with_tools=True,
            _owner=OWNER,
        ),
        act("<discards|discard> {what}", Put, "in_sight", what=IN_SIGHT, place=Place.DISCARD),
        *(
            act(template, Put, "in_sight", what=owned(IN_SIGHT), place=place, _owner=OWNER)
            for template, place in (
                ("put {what} onto {_owner} Bench", Place.BENCH),
                ("shuffle {what} into {_owner} deck", Place.DECK),
                ("put {what} on the bottom of {_owner} deck", Place.DECK_BOTTOM),
            )
        ),
        act(
            "<puts|put> {what} into {_owner} hand",
            Put,
            what=Choice(MOVED, owned(TOOLS)),
            place=Place.HAND,
            _owner=OWNER,
        ),
        act(
            "<returns|return> {what} to {_owner} hand",
            Put,
            "return",
            what=Choice(MOVED, owned(TOOLS)),
            place=Place.HAND,
            _owner=OWNER,
        ),
        act("<puts|put> {what} on top of {_owner} deck", Put, what=MOVED, place=Place.DECK_TOP, _owner=OWNER),
        act(
            "<puts|put> {what} back on top of {_owner} deck",
            Put,
            "back",
            what=MOVED,
            place=Place.DECK_TOP,
            _owner=OWNER,
        ),
        act(
            "<puts|put> {what} into {_owner} hand. Discard all cards attached to that Pokémon",
            Put,
            "rest_discarded",
            what=owned(POKEMON),
            place=Place.HAND,
            _owner=OWNER,
        ),
        *(
            act(f"{verb} {{what}} {to} its owner's {place}", Put, "its_owners", what=STADIUM, place=place)
            for verb, to, place in (("put", "into", Place.HAND), ("return", "to", Place.HAND), ("shuffle", "into", Place.DECK))
        ),
        act("put {what} into your hand instead of the discard pile", Put, what=_THIS_CARD, place=Place.HAND),
        act("put {what} into your hand instead of the discard pile", Put, "instead", what=POKEMON, place=Place.HAND),
        When(
            lambda state: state.delayed and state.event is Event.KO_BY_ATTACK and state.it is None,
            Choice(
                *(
                    act(f"put {it} into your hand{_SAVED}", Put, f"fallen_{it}", what=_FALLEN, place=Place.HAND)
                    for it in ("it", "them", "that Pokémon")
                )
            ),
        ),
        *(
            act(
                f"<puts|put> {{what}} {where} of {{_owner}} deck in any order",
                Put,
                "in_any_order",
                what=Such(CARDS, _in_turn),
                place=place,
                _owner=OWNER,
            )
            for where, place in (("on the bottom", Place.DECK_BOTTOM), ("on top", Place.DECK_TOP))
        ),
        act("<puts|put> {what} onto {_owner} Bench", Put, what=CARDS_FOR_BENCH, place=Place.BENCH, _owner=OWNER),
        act(
            "<shuffles|shuffle> {what} and <puts|put> it on the bottom of {_owner} deck",
            Put,
            what=owned(rule("{side} hand", Selector, side=WHOSE, zone=Zone.HAND)),
            place=Place.DECK_UNDER,
            _owner=OWNER,
        ),
        act("<puts|put> {what} on the bottom of {_owner} deck", Put, what=MOVED, place=Place.DECK_BOTTOM, _owner=OWNER),
        act(
            "put {what} into {_owner} deck. Then, shuffle your deck",
            Put,
            "then_shuffled",
            what=MOVED,
            place=Place.DECK,
            _owner=OWNER,
        ),
        act(
            "<shuffles|shuffle> {what} into {_owner} deck",
            Put,
            what=Choice(MOVED, owned(TOOLS)),
            place=Place.DECK,
            _owner=OWNER,
        ),
        *(
            act(
                f"<{verb}s|{verb}> {{what}} and all attached cards into {{_owner}} {place}",
                Put,
                what=owned(POKEMON),
                place=place,
                with_tools=True,
                _owner=OWNER,
            )
            for verb, place in (("put", Place.HAND), ("shuffle", Place.DECK))
        ),
        *(
            act(
                f"<puts|put> {{what}} and all attached cards {where} of {{_owner}} deck",
                Put,
                what=owned(POKEMON),
                place=place,
                with_tools=True,
                _owner=OWNER,
            )
            for where, place in (("on the bottom", Place.DECK_BOTTOM), ("on top", Place.DECK_TOP))
        ),
        DEVOLVE_IT,
    ),
    _told,
)
_ONE_BY_CHANCE: dict[str, Any] = {
    "side": Hole("side"), "zone": Hole("zone"), "quantifier": Quantifier.RANDOM, "filters": Hole("filters"),
}  # fmt: skip
PUT_AS_MANY: Syntax[Any] = When(
    lambda state: bool(state.done) and state.done not in (HEALED, RECOVERED),
    Choice(
        *(
            rule(
                f"<puts|put> that many random {{filters}} from {{side}} {{zone}} {where}",
                (Shape(Repeat, times=_RESULT, body=(Shape(Put, what=Shape(Selector, **_ONE_BY_CHANCE), place=place),)),),
                "that_many",
                side=WHOSE,
                zone=PILE,
                filters=ALL_CARDS,
            )
            for where, place in (("into your hand", Place.HAND), ("onto your Bench", Place.BENCH))
        )
    ),
)
"""As many cards by chance as something else was done before."""
