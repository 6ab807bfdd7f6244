"""Knowledge: looking at cards, revealing them, and using what was seen."""

from typing import Any

from synth.dsl.ast import (
    Choose,
    Const,
    Order,
    Place,
    Put,
    Quantifier,
    Role,
    Selector,
    Show,
    Side,
    Use,
    Zone,
)
from synth.dsl.english.forms.core import Choice, Later, Literal, Such, Syntax
from synth.dsl.english.forms.lists import Concat
from synth.dsl.english.forms.state import Discourse
from synth.dsl.english.forms.stateful import Known, Noting, Scoped, When, Worded
from synth.dsl.english.forms.template import Hole, Shape, act, rule
from synth.dsl.english.nouns.card_kinds import ALL_CARDS, MANY_CARDS, ONE_CARD, WithArticle
from synth.dsl.english.nouns.cards import (
    CARDS,
    IN_SIGHT,
    OF_THEM,
    ONE_IN_SIGHT,
    OWNER,
    PICKED_CARD,
    PICKED_CARDS,
    PILE,
    TOP_CARDS,
    owned,
)
from synth.dsl.english.nouns.referents import THAT_ONE, whole
from synth.dsl.english.nouns.traits import KNOWS
from synth.dsl.english.nouns.words import SEVERAL, WHOSE
from synth.dsl.english.verbs.sorting import SORTED, WHOSE_DECK

_AUDIENCE: Syntax[Side] = Known(lambda state: Side.MY if state.actor is Side.OPP else Side.BOTH)


def _seen(state: Discourse, block: Any) -> Discourse:
    """A single card becomes the antecedent, a pile becomes "there"."""
    what = block[0].what
    if what.quantifier is Quantifier.ALL and (what.top != Const(n=1) or what.side is Side.BOTH):
        return state._replace(shown=what, owner=what.side or state.owner, done="Pokémon you revealed", asked_for=())
    state = state._replace(owner=what.side)
    if what.quantifier is Quantifier.RANDOM and what.n > 1:
        return state._replace(shown=what, asked_for=())
    return state._replace(it=what, tooled=False, powered=False)


_IN_DECK: Syntax[Selector] = owned(
    rule(
        "a random {filters} from {side} deck",
        Selector,
        side=WHOSE,
        zone=Zone.DECK,
        quantifier=Quantifier.RANDOM,
        filters=ONE_CARD,
    )
)
_REVEALED: Syntax[Selector] = Choice(
    Such(CARDS, lambda cards: cards.zone is not Zone.DECK and cards.quantifier in (Quantifier.ALL, Quantifier.RANDOM)),
    When(lambda state: state.actor is Side.MY, TOP_CARDS),
    When(lambda state: state.actor is not Side.MY, Worded("they_reveal", TOP_CARDS)),
    rule("all of the {filters} in {side} {zone}", Selector, side=WHOSE, zone=PILE, filters=MANY_CARDS),
    rule(
        "all of your Pokémon in play and in your hand that {filters}",
        Selector,
        side=Side.MY,
        zone=Zone.PLAY_AND_HAND,
        filters=Scoped(KNOWS, plural=True),
    ),
)
_ONE_HELD: Syntax[Selector] = Such(
    CARDS, lambda cards: (cards.zone, cards.quantifier, cards.n) == (Zone.HAND, Quantifier.CHOOSE, 1)
)
"""A card that its player picks among those they hold."""
_EITHER_TOP = Selector(side=Side.BOTH, zone=Zone.TOP, top=Const(n=1), quantifier=Quantifier.CHOOSE)

_LOOK: Syntax[Any] = Choice(
    act("look at {what} and shuffle it back into {_owner} deck", Show, what=_IN_DECK, to=Side.MY, _owner=OWNER),
    act("look at {what}", Show, what=TOP_CARDS, to=Side.MY),
    act("look at {what}", Show, "look", what=CARDS, to=Side.MY),
    act("choose either player. Look at the top card of that player's deck", Show, what=_EITHER_TOP, to=Side.MY),
)
SHOW: Syntax[Any] = Noting(
    Choice(
        When(lambda state: state.actor is Side.MY, _LOOK),
        When(
            lambda state: state.actor is Side.TURN and state.carrier == "stadium",
            act("<looks|look> at {what}", Show, what=TOP_CARDS, to=Side.TURN),
        ),
        act("<reveals|reveal> {what}{to}", Show, what=_REVEALED, to=_AUDIENCE),
        rule(
            "<reveals|reveal> {what}{to}",
            (Shape(Choose, what=Hole("what")), Shape(Show, what=THAT_ONE, to=Hole("to"))),
            what=_ONE_HELD,
            to=_AUDIENCE,
        ),
    ),
    lambda state, block: _seen(state, block)._replace(theirs=block[0].what.side is Side.OPP),
)

_ON_TOP: Syntax[Selector] = Choice(
    rule("{filters} you find there", Selector, role=Role.FOUND, quantifier=Quantifier.CHOOSE, filters=WithArticle(ONE_CARD)),
    rule("1 of them{filters}", Selector, "of_them", quantifier=Quantifier.CHOOSE, **OF_THEM),
    rule("1 of those cards{filters}", Selector, "those", quantifier=Quantifier.CHOOSE, **OF_THEM),
)
_SEVERAL_ON_TOP: Syntax[Selector] = Choice(
    *(
        rule(f"{words} of {them}{{filters}}", Selector, f"{name}_{k}", quantifier=quantifier, n=SEVERAL, **OF_THEM)
        for words, quantifier, name in (("{n}", Quantifier.CHOOSE, "n"), ("up to {n}", Quantifier.UP_TO, "up_to"))
        for k, them in enumerate(("them", "those cards"))
    ),
    *(
        rule(f"any number of {them}{{filters}}", Selector, f"any_{k}", quantifier=Quantifier.ANY, **OF_THEM)
        for k, them in enumerate(("them", "those cards"))
    ),
    rule(
        "any number of {filters} you find there",
        Selector,
        "any_there",
        role=Role.FOUND,
        quantifier=Quantifier.ANY,
        filters=ALL_CARDS,
    ),
    rule(
        "{n} {filters} you find there",
        Selector,
        "n_there",
        role=Role.FOUND,
        quantifier=Quantifier.CHOOSE,
        n=SEVERAL,
        filters=Such(MANY_CARDS, bool),
    ),
    rule(
        "up to {n} {filters} you find there",
        Selector,
        "there",
        role=Role.FOUND,
        quantifier=Quantifier.UP_TO,
        n=SEVERAL,
        filters=ALL_CARDS,
    ),
)
def _taking(there: Syntax[Selector], wording: str | None, it: str = "it") -> Syntax[Any]:
    return Choice(
        act(f"choose {{what}} and discard {it}", Put, wording, what=there, place=Place.DISCARD),
        act(
            f"choose {{what}} and shuffle {it} into {{_owner}} deck",
            Put,
            wording,
            what=there,
            place=Place.DECK,
            _owner=WHOSE_DECK,
        ),
        act(f"choose {{what}} and put {it} into {{_owner}} hand", Put, wording, what=there, place=Place.HAND, _owner=OWNER),
        act(
            f"choose {{what}} and put {it} on the bottom of {{_owner}} deck",
            Put,
            wording,
            what=there,
            place=Place.DECK_BOTTOM,
            _owner=OWNER,
        ),
        act(f"choose {{what}} and put {it} onto {{_owner}} Bench", Put, wording, what=there, place=Place.BENCH, _owner=OWNER),
        *(
            act(f"choose {{what}} and put {it} on {top} of {{_owner}} deck", Put, f"{wording}_{top}", what=there,
                place=Place.DECK_TOP, _owner=OWNER)
            for top in ("top", "the top")
        ),
    )


_TWO_KINDS: Syntax[Any] = Choice(
    *(
        rule(
            f"{template} {them}",
            tuple(Shape(Put, what=Hole(one), place=place) for one in ("first", "second")),
            f"two_kinds_{k}",
            first=ONE_IN_SIGHT,
            second=IN_SIGHT,
            **owner,
        )
        for k, (template, them, place, owner) in enumerate(
            (
                ("choose {first} and {second} and discard", "them", Place.DISCARD, {}),
                ("choose {first} and {second} and shuffle", "them into {_owner} deck", Place.DECK, {"_owner": WHOSE_DECK}),
                ("choose {first} and {second} and put", "them on the bottom of {_owner} deck", Place.DECK_BOTTOM,
                 {"_owner": OWNER}),
                ("discard {first} and", "{second}", Place.DISCARD, {}),
            )
        )
    )
)
"""A card of one kind and a card of another, from a hand that was revealed."""

_SHOWN_TO_BOTH = Such(SHOW, lambda block: block[0].what.side is Side.MY and getattr(block[0], "to", None) is Side.BOTH)
OTHERS_AWAY: Later[Any] = Later()
"""Where the other cards go, which comes later."""
_THEIR_PICK = Selector(role=Role.FOUND, quantifier=Quantifier.CHOOSE, by="opp")
_THEY_TAKE: Syntax[Any] = Choice(
    *(
        Worded(f"they_take_{k}{n}", Literal(f"your opponent chooses {them}. {said}", (Put(what=_THEIR_PICK, place=place),)))
        for k, them in enumerate(("1 of them", "1 of those cards"))
        for n, (said, place) in enumerate(
            (
                *((f"Put {that} into your hand", Place.HAND) for that in ("that card", "it", "the chosen card")),
                *((f"Discard {that}", Place.DISCARD) for that in ("that card", "it", "the chosen card")),
                ("You put that card into your hand", Place.HAND),
            )
        )
    )
)


def _some_are_shown(state: Discourse) -> bool:
    """Whether cards were shown that are not all that lie there."""
    return state.shown is not None and (state.shown.zone is Zone.TOP or state.shown.quantifier is Quantifier.RANDOM)


TAKE_FOUND: Syntax[Any] = Choice(
    When(lambda state: state.shown is not None and state.shown.zone is Zone.TOP, SORTED),
    When(lambda state: state.shown is not None and state.shown.zone is not Zone.TOP, _taking(IN_SIGHT, None)),
    When(lambda state: state.shown is not None and state.shown.zone is not Zone.TOP, _taking(IN_SIGHT, "them", "them")),
    When(lambda state: state.shown is not None and state.shown.zone is not Zone.TOP, _TWO_KINDS),
    When(_some_are_shown, _taking(_ON_TOP, "chosen_there")),
    When(_some_are_shown, _taking(_SEVERAL_ON_TOP, "several", "them")),
)
"""A card chosen among those that were shown."""

TAKE_LISTED: Syntax[Any] = When(
    lambda state: state.shown is not None and state.shown.zone is Zone.TOP,
    Choice(
        act("choose {what}, and put it into your hand", Put, "listed", what=_ON_TOP, place=Place.HAND),
        act("choose {what}, and discard it", Put, "listed", what=_ON_TOP, place=Place.DISCARD),
        act("choose {what}, and put them into your hand", Put, "listed", what=_SEVERAL_ON_TOP, place=Place.HAND),
    ),
)

REVEALS: Syntax[Any] = rule("your opponent {verb}", Hole("verb"), verb=Scoped(SHOW, actor=Side.OPP, plural=False))
_DISCARD_SEEN: Syntax[Any] = act("discard {what}", Put, "seen", what=IN_SIGHT, place=Place.DISCARD)
LOOKED_THROUGH: Syntax[Any] = Choice(
    Concat(_SHOWN_TO_BOTH, Literal(". ", ()), _THEY_TAKE),
    Worded("they_take_and", Concat(_SHOWN_TO_BOTH, Literal(". ", ()), _THEY_TAKE, Literal(" and ", ()), OTHERS_AWAY)),
    Concat(REVEALS, Literal(". ", ()), TAKE_FOUND),
    Worded("and_you", Concat(REVEALS, Literal(", and you ", ()), Choice(TAKE_FOUND, _DISCARD_SEEN))),
)

_SHOWN_AND_GONE = (Shape(Show, what=Hole("what"), to=Side.MY), Put(what=THAT_ONE, place=Place.DECK))
_SOME_SHOWN_AND_GONE = (Shape(Show, what=Hole("what"), to=Side.MY), Put(what=Selector(role=Role.FOUND), place=Place.DECK))
_RANDOM_OF_THEIRS: Syntax[Selector] = rule(
    "{n} random {filters} from your opponent's hand",
    Selector,
    side=Side.OPP,
    zone=Zone.HAND,
    quantifier=Quantifier.RANDOM,
    n=SEVERAL,
    filters=MANY_CARDS,
)
_EITHER_HAND = {
    "side": Side.BOTH,
    "zone": Zone.HAND,
    "quantifier": Quantifier.RANDOM,
    "filters": Hole("filters"),
}
SHUFFLED_AWAY: Syntax[Any] = Choice(
    rule("look at {what} and shuffle it into {_owner} deck", _SHOWN_AND_GONE, "look", what=CARDS, _owner=OWNER),
    rule(
        "{what}. Your opponent reveals that card and shuffles it into their deck",
        _SHOWN_AND_GONE,
        "passive",
        what=PICKED_CARD,
    ),
    *(
        rule(
            f"{{what}}. Your opponent reveals {those} and shuffles them into their deck", _SOME_SHOWN_AND_GONE, f"those_{k}",
            what=PICKED_CARDS,
        )
        for k, those in enumerate(("those cards", "them"))
    ),
    rule(
        "choose {what}. Your opponent reveals those cards and shuffles them into their deck",
        _SOME_SHOWN_AND_GONE,
        "chosen_blindly",
        what=_RANDOM_OF_THEIRS,
    ),
    rule(
        "{filters} from among both player's hands is chosen at random, revealed to the other player,"
        " and shuffled into its owner's deck",
        (Shape(Show, what=Shape(Selector, **_EITHER_HAND), to=Side.BOTH), Put(what=THAT_ONE, place=Place.DECK)),
        filters=WithArticle(ONE_CARD),
    ),
)

_SEARCHED_ONE: Syntax[Selector] = rule(
    "{filters}", Selector, side=Side.MY, zone=Zone.DECK, quantifier=Quantifier.CHOOSE, filters=WithArticle(ONE_CARD)
)
_SEARCHED: Syntax[Selector] = Choice(
    _SEARCHED_ONE,
    rule(
        "up to {n} {filters}",
        Selector,
        side=Side.MY,
        zone=Zone.DECK,
        quantifier=Quantifier.UP_TO,
        n=SEVERAL,
        filters=MANY_CARDS,
    ),
)
_SHUFFLED = (". Then, shuffle your deck", ". Shuffle your deck afterward", "")


def _revealed(hole: str) -> tuple[Any, ...]:
    """A card that both players see before it goes to the hand."""
    return Shape(Choose, what=Hole(hole)), Show(what=THAT_ONE, to=Side.BOTH), Put(what=THAT_ONE, place=Place.HAND)


SEARCH: Syntax[Any] = Choice(
    *(
        act(f"search your deck for {{what}} and put {it} {where}{end}", Put, f"search_{k}", what=_SEARCHED, place=place)
        for where, place in (("into your hand", Place.HAND), ("onto your Bench", Place.BENCH))
        for k, (it, end) in enumerate((it, end) for it in ("it", "them") for end in _SHUFFLED)
    ),
    *(
        rule(
            f"search your deck for {{first}}{second}, reveal {it}, and put {it} into your hand{end}",
            (*_revealed("first"), *(_revealed("second") if second else ()), Order(what=whole(Side.MY, Zone.DECK), how="random")),
            f"search_shown_{k}_{it}",
            **dict.fromkeys(("first", "second")[:1 + bool(second)], _SEARCHED_ONE),
        )
        for second, it in (("", "it"), (" and {second}", "them"))
        for k, end in enumerate(_SHUFFLED[:2])
    ),
)
"""A deck that is looked through is shuffled afterwards."""

_SEEN_THERE: Syntax[Selector] = rule(
    "{filters} in {side} discard pile",
    Selector,
    side=WHOSE,
    zone=Zone.DISCARD,
    quantifier=Quantifier.CHOOSE,
    filters=WithArticle(ONE_CARD),
)


def _uses_chosen(carriers: tuple[str, ...], what: str) -> Syntax[Any]:
    """The effect of a card that is chosen for it."""
    chosen = (Shape(Choose, what=Hole("card")), Use(what="effect", of=THAT_ONE))
    one: Syntax[Selector] = Such(
        Choice(CARDS, IN_SIGHT, _SEEN_THERE), lambda card: card.quantifier is Quantifier.CHOOSE and card.n == 1
    )
    forms = (
        rule(f"choose {{card}}{joint} {effect} as the effect of this {what}", chosen, wording, card=one)
        for joint, use, wordings in ((" and", "use", (None, "of_that")), (".", "Use", ("its_apart", "that_apart")))
        for effect, wording in zip((f"{use} its effect", f"{use} the effect of that card"), wordings, strict=True)
    )
    at_once = rule(f"use the effect of {{card}} as the effect of this {what}", chosen, "at_once", card=one)
    return When(lambda state: state.carrier in carriers, Choice(*forms, at_once))


_CARRIERS = ((("item", "supporter"), "card"), (("ability",), "Ability"), (("attack",), "attack"))


def _of_that_card(carriers: tuple[str, ...], what: str) -> Syntax[Any]:
    """The effect of the card spoken of: one that was seen or chosen, or has just been moved."""
    words = f"use the effect of that card as the effect of this {what}"
    one, moved = (act(words, Use, what="effect", of=Selector(role=role)) for role in (Role.IT, Role.MOVED))
    return Choice(
        When(lambda state: state.carrier in carriers and state.chose_card, one),
        When(lambda state: state.carrier in carriers and state.moved and not state.chose_card, moved),
    )


USE_SEEN: Syntax[Any] = Choice(
    *(_uses_chosen(*one) for one in _CARRIERS),
    *(_of_that_card(*one) for one in _CARRIERS),
)
