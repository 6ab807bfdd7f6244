"""One card of each of several kinds, taken together: "a random Pokémon and a random Item card"."""

from typing import Any

from synth.dsl.ast import Place, Put, Quantifier, Role, Selector, Side, Zone
from synth.dsl.english.forms.core import Choice, Mapped, Such, Syntax
from synth.dsl.english.forms.lists import Listing
from synth.dsl.english.forms.stateful import When, Worded
from synth.dsl.english.forms.template import Hole, rule
from synth.dsl.english.nouns.card_kinds import MANY_CARDS, ONE_CARD, WithArticle
from synth.dsl.english.nouns.cards import OWNER, PILE
from synth.dsl.english.nouns.words import SEVERAL, THEIR, WHOSE

_Kinds = tuple[Any, Any, Any]


def _one_of_each(found: _Kinds, quantifier: Quantifier, place: Place) -> Any:
    kinds, side, zone = found
    whats = (Selector(side=side, zone=zone, quantifier=quantifier, n=n, filters=kind) for n, kind in kinds)
    return tuple(Put(what=what, place=place) for what in whats)


def _kinds_of(block: Any, quantifier: Quantifier, place: Place) -> _Kinds | None:
    if len(block) < 2 or not all(isinstance(one, Put) for one in block):
        return None
    first = block[0].what
    found = tuple((one.what.n, one.what.filters) for one in block), first.side, first.zone
    return found if _one_of_each(found, quantifier, place) == block else None


def _from_pile(kind: Syntax[Any], quantifier: Quantifier, place: Place, where: str) -> Syntax[Any]:
    parts = rule(
        f"put {{kinds}} from {{side}} {{zone}} {where}",
        (Hole("kinds"), Hole("side"), Hole("zone")),
        kinds=Listing(kind, "and", least=2, most=4),
        side=Such(WHOSE, lambda side: side is not Side.OPP),
        zone=PILE,
        _their=THEIR,
    )
    return Mapped(parts, lambda found: _one_of_each(found, quantifier, place), lambda block: _kinds_of(block, quantifier, place))


_SOME_RANDOM: Syntax[Any] = rule("{n} random {kind}", (Hole("n"), Hole("kind")), n=SEVERAL, kind=MANY_CARDS)
_A_RANDOM: Syntax[Any] = Choice(rule("a random {kind}", (1, Hole("kind")), kind=ONE_CARD), _SOME_RANDOM)
_ONE_RANDOM: Syntax[Any] = Choice(rule("1 random {kind}", (1, Hole("kind")), kind=ONE_CARD), _SOME_RANDOM)
_CHOSEN: Syntax[Any] = Choice(
    rule("{kind}", (1, Hole("kind")), kind=WithArticle(ONE_CARD)),
    rule("{n} {kind}", (Hole("n"), Hole("kind")), n=SEVERAL, kind=MANY_CARDS),
)
_INTO_HAND, _INTO_DISCARD = "into {_their} hand", "into {_their} discard pile"
_FROM_PILES: Syntax[Any] = Choice(
    Worded("both_kinds", _from_pile(_A_RANDOM, Quantifier.RANDOM, Place.HAND, _INTO_HAND)),
    Worded("one_of_both_kinds", _from_pile(_ONE_RANDOM, Quantifier.RANDOM, Place.HAND, _INTO_HAND)),
    Worded("both_chosen", _from_pile(_CHOSEN, Quantifier.CHOOSE, Place.HAND, _INTO_HAND)),
    Worded("kinds_shed", _from_pile(_A_RANDOM, Quantifier.RANDOM, Place.DISCARD, _INTO_DISCARD)),
    Worded("kinds_thrown", _from_pile(_CHOSEN, Quantifier.CHOOSE, Place.DISCARD, _INTO_DISCARD)),
)


def _found(kinds: Any, place: Place) -> Any:
    whats = (Selector(role=Role.FOUND, quantifier=Quantifier.CHOOSE, filters=kind) for kind in kinds)
    return tuple(Put(what=what, place=place) for what in whats)


def _kinds_found(block: Any, place: Place) -> Any:
    if len(block) < 2 or not all(isinstance(one, Put) for one in block):
        return None
    kinds = tuple(one.what.filters for one in block)
    return kinds if _found(kinds, place) == block else None


def _among_found(template: str, place: Place, **words: Syntax[Any]) -> Syntax[Any]:
    kinds = Listing(WithArticle(ONE_CARD), "and", least=2, most=4)
    parts = rule(template, Hole("kinds"), kinds=kinds, **words)
    return Mapped(parts, lambda kinds: _found(kinds, place), lambda block: _kinds_found(block, place))


_AMONG_FOUND: Syntax[Any] = When(
    lambda state: state.shown is not None and state.shown.zone is Zone.TOP,
    Worded(
        "kinds_found",
        Choice(
            _among_found("put {kinds} you find there into {_owner} hand", Place.HAND, _owner=OWNER),
            _among_found("discard {kinds} you find there", Place.DISCARD),
        ),
    ),
)
KINDS_TOGETHER: Syntax[Any] = Choice(_FROM_PILES, _AMONG_FOUND)
