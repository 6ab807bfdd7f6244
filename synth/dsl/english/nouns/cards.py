"""The noun phrase for cards outside play, and the places they go to."""

from typing import Any

from synth.dsl.ast import Const, Filter, Quantifier, Role, Selector, Side, Zone
from synth.dsl.english.forms.core import Choice, Literal, Mapped, Such, Syntax, words
from synth.dsl.english.forms.state import Discourse
from synth.dsl.english.forms.stateful import Known, Noting, Scoped, When, Worded
from synth.dsl.english.forms.template import Hole, rule
from synth.dsl.english.nouns.card_kinds import ALL_CARDS, MANY_CARDS, ONE_CARD, WithArticle
from synth.dsl.english.nouns.pokemon import POKEMON
from synth.dsl.english.nouns.pronouns import Anaphor
from synth.dsl.english.nouns.traits import AFTER, Filters
from synth.dsl.english.nouns.words import (
    INTEGER,
    NUMBER_OVER_1,
    PICKER,
    SEVERAL,
    WHOSE,
)

PILE: Syntax[Zone] = words({"deck": Zone.DECK, "hand": Zone.HAND, "discard pile": Zone.DISCARD})

_RANDOM: dict[str, Any] = {"quantifier": Quantifier.RANDOM, "side": WHOSE, "zone": PILE}
_CHOSEN: dict[str, Any] = {"quantifier": Quantifier.CHOOSE, "by": PICKER, "side": WHOSE, "zone": PILE}


def _can_be_chosen(cards: Selector) -> bool:
    """Whether the one who picks sees the cards: those of another's hand or deck are first revealed, then chosen there."""
    picker = Side.OPP if cards.by == "opp" else Side.MY
    return cards.zone is Zone.DISCARD or cards.side in (picker, Side.TURN, Side.BOTH)


_SHOWN_SIDE: Syntax[Any] = Known(lambda state: state.shown.side if state.shown else None)
_SHOWN_ZONE: Syntax[Any] = Known(lambda state: state.shown.zone if state.shown else None)
_IN_IT: Syntax[Selector] = When(
    lambda state: state.shown is not None and state.shown.zone is Zone.HAND,
    rule(
        "{side}{zone}all {filters} in it",
        Selector,
        "all_in_it",
        side=_SHOWN_SIDE,
        zone=_SHOWN_ZONE,
        filters=Such(ALL_CARDS, bool),
    ),
)
"""Of a hand that was revealed."""

_A_RANDOM = "a random {filters} from {side} {zone}"
_ONE_RANDOM = "1 random {filters} from {side} {zone}"
_SOME_CARDS = Choice(
    Such(rule("{by}{filters} from {side} {zone}", Selector, n=1, filters=WithArticle(ONE_CARD), **_CHOSEN), _can_be_chosen),
    Such(rule("{by}1 {filters} from {side} {zone}", Selector, "digit", n=1, filters=ONE_CARD, **_CHOSEN), _can_be_chosen),
    Such(rule("{by}{n} {filters} from {side} {zone}", Selector, n=SEVERAL, filters=MANY_CARDS, **_CHOSEN), _can_be_chosen),
    rule("{n} random {filters} from {side} {zone}", Selector, n=SEVERAL, filters=MANY_CARDS, **_RANDOM),
    Such(
        Choice(
            rule(
                "{by}up to {n} {filters} from {side} {zone}",
                Selector,
                **{**_CHOSEN, "quantifier": Quantifier.UP_TO},
                n=SEVERAL,
                filters=ALL_CARDS,
            ),
            rule(
                "{by}any number of {filters} from {side} {zone}",
                Selector,
                **{**_CHOSEN, "quantifier": Quantifier.ANY},
                filters=ALL_CARDS,
            ),
        ),
        _can_be_chosen,
    ),
    rule("all {filters} from {side} {zone}", Selector, side=WHOSE, zone=PILE, filters=Such(ALL_CARDS, bool)),
    rule("all {filters} in {side} {zone}", Selector, "all_in", side=WHOSE, zone=PILE, filters=Such(ALL_CARDS, bool)),
    _IN_IT,
    rule("{side} {zone}", Selector, side=WHOSE, zone=PILE),
    rule("all Pokémon and Trainer cards in {side} {zone}", Selector, "both_kinds_in", side=WHOSE, zone=PILE),
    rule("all cards from {side} {zone}", Selector, "all_cards", side=WHOSE, zone=PILE),
    rule("the cards in {side} {zone}", Selector, "the_cards_in", side=WHOSE, zone=PILE),
    rule("all cards in {side} {zone}", Selector, "all_cards_in", side=WHOSE, zone=PILE),
    rule("all of the cards in {side} {zone}", Selector, "all_of_the_cards", side=WHOSE, zone=PILE),
)


def whose_cards(selector: Selector) -> Side | None:
    """Who owns what was spoken of, for the place it goes to."""
    if selector.side is not None:
        return selector.side
    return Side.MY if selector.role in (Role.SELF, Role.HOST, Role.CARD) else None


def owned(form: Syntax[Selector]) -> Syntax[Selector]:
    """A phrase after which "their" is known."""

    def note(state: Discourse, selector: Selector) -> Discourse:
        return state._replace(owner=whose_cards(selector) or state.owner)

    return Noting(form, note)


CARDS: Syntax[Selector] = owned(
    Choice(
        _SOME_CARDS,
        rule(_A_RANDOM, Selector, n=1, filters=ONE_CARD, **_RANDOM),
        rule(_ONE_RANDOM, Selector, "one_random", n=1, filters=ONE_CARD, **_RANDOM),
        rule("{filters} from {side} {zone} at random", Selector, "at_random", n=1, filters=WithArticle(ONE_CARD), **_RANDOM),
        rule("{n} {filters} from {side} {zone} at random", Selector, "at_random", n=SEVERAL, filters=MANY_CARDS, **_RANDOM),
    )
)
"""Cards of a hand, deck or discard pile."""

_FOR_BENCH: Syntax[Selector] = owned(
    Choice(
        _SOME_CARDS,
        rule(_ONE_RANDOM, Selector, n=1, filters=ONE_CARD, **_RANDOM),
        rule(_A_RANDOM, Selector, "a_random", n=1, filters=ONE_CARD, **_RANDOM),
    )
)
"""The same before "onto your Bench", where a random one is "1 random"."""

TOP_CARDS: Syntax[Selector] = owned(
    Choice(
        rule("the top card of {side} deck", Selector, side=WHOSE, zone=Zone.TOP, top=Const(n=1)),
        rule("the top {top} cards of {side} deck", Selector, side=WHOSE, zone=Zone.TOP, top=NUMBER_OVER_1),
        rule("the top {top} cards of each player's deck", Selector, side=Side.BOTH, zone=Zone.TOP, top=NUMBER_OVER_1),
        rule("the top card of each player's deck", Selector, side=Side.BOTH, zone=Zone.TOP, top=Const(n=1)),
    )
)

STADIUM: Syntax[Selector] = Choice(
    rule("a Stadium in play", Selector, side=Side.BOTH, zone=Zone.STADIUM),
    rule("a Stadium card in play", Selector, "stadium_card", side=Side.BOTH, zone=Zone.STADIUM),
    rule("that Stadium", Selector, "that_stadium", side=Side.BOTH, zone=Zone.STADIUM),
)


def _said_after(found: tuple[Selector, tuple[Filter, ...]]) -> Selector:
    cards, traits = found
    return cards.model_copy(update={"filters": cards.filters + traits})


def _traits_apart(cards: Selector) -> tuple[Selector, tuple[Filter, ...]] | None:
    rest, last = cards.filters[:-1], cards.filters[-1:]
    return (cards.model_copy(update={"filters": rest}), last) if last else None


_TRAITS: Filters = Such(Choice(Scoped(AFTER, plural=False), Worded("of_several", Scoped(AFTER, plural=True))), bool)


def said_last(cards: Syntax[Selector]) -> Syntax[Selector]:
    """A phrase with a relative clause at its very end."""
    parts = rule("{cards}{traits}", (Hole("cards"), Hole("traits")), cards=cards, traits=_TRAITS)
    return Mapped(parts, _said_after, _traits_apart)


OF_THEM: dict[str, Any] = {"role": Role.FOUND, "filters": Known(lambda state: state.asked_for)}
"""Of those that were found, or of those among them that were just asked for."""
_ASKED_FOR: Syntax[Any] = Such(Known(lambda state: state.asked_for), bool)
FOUND: Syntax[Selector] = When(
    lambda state: state.shown is not None,
    Choice(
        rule("all {filters} you find there", Selector, role=Role.FOUND, filters=ALL_CARDS),
        Worded("found_last", said_last(rule("all {filters} you find there", Selector, role=Role.FOUND, filters=MANY_CARDS))),
        When(
            lambda state: state.shown is not None and state.shown.zone is Zone.TOP,
            Choice(
                rule(
                    "{filters} you find there",
                    Selector,
                    role=Role.FOUND,
                    quantifier=Quantifier.CHOOSE,
                    filters=WithArticle(ONE_CARD),
                ),
                rule(
                    "1 {filters} you find there",
                    Selector,
                    "one_found",
                    role=Role.FOUND,
                    quantifier=Quantifier.CHOOSE,
                    filters=ONE_CARD,
                ),
                rule(
                    "up to {n} {filters} you find there",
                    Selector,
                    role=Role.FOUND,
                    quantifier=Quantifier.UP_TO,
                    n=SEVERAL,
                    filters=ALL_CARDS,
                ),
                rule(
                    "{n} {filters} you find there",
                    Selector,
                    role=Role.FOUND,
                    quantifier=Quantifier.CHOOSE,
                    n=SEVERAL,
                    filters=Such(MANY_CARDS, bool),
                ),
                rule("those {filters}", Selector, "those_found", role=Role.FOUND, filters=Such(MANY_CARDS, bool)),
                *(rule(f"{them}{{filters}}", Selector, f"all_{them}", role=Role.FOUND, filters=_ASKED_FOR)
                  for them in ("those cards", "them")),
                rule(
                    "any number of {filters} you find there",
                    Selector,
                    role=Role.FOUND,
                    quantifier=Quantifier.ANY,
                    filters=ALL_CARDS,
                ),
                *(
                    form
                    for those, name in (("of those cards", "those"), ("of them", "of_them"))
                    for form in (
                        rule(f"{{n}} {those}{{filters}}", Selector, name, n=INTEGER, quantifier=Quantifier.CHOOSE, **OF_THEM),
                        rule(f"any number {those}{{filters}}", Selector, f"any_{name}", quantifier=Quantifier.ANY, **OF_THEM),
                        rule(
                            f"up to {{n}} {those}{{filters}}",
                            Selector,
                            f"up_to_{name}",
                            quantifier=Quantifier.UP_TO,
                            n=SEVERAL,
                            **OF_THEM,
                        ),
                    )
                ),
            ),
        ),
        rule("the other cards back", Selector, role=Role.REST),
        rule("the other cards", Selector, "the_other", role=Role.REST),
        rule("the other", Selector, "the_other_one", role=Role.REST),
        rule("the other card", Selector, "the_other_card", role=Role.REST),
        rule("the rest", Selector, "the_rest", role=Role.REST),
        rule("the revealed cards back", Selector, "the_revealed", role=Role.REST),
        rule("the revealed cards", Selector, "revealed", role=Role.REST),
        rule("the others", Selector, "the_others", role=Role.REST),
    ),
)
ONE_IN_SIGHT: Syntax[Selector] = rule(
    "{side}{zone}{filters}",
    Selector,
    side=_SHOWN_SIDE,
    zone=_SHOWN_ZONE,
    quantifier=Quantifier.CHOOSE,
    filters=WithArticle(ONE_CARD),
)
IN_SIGHT: Syntax[Selector] = When(
    lambda state: state.shown is not None and state.shown.zone is not Zone.TOP and state.shown.quantifier is Quantifier.ALL,
    Choice(
        *(
            rule(f"{{side}}{{zone}}{words}{{filters}}", Selector, f"seen_{k}", side=_SHOWN_SIDE, zone=_SHOWN_ZONE,
                 filters=_ASKED_FOR, **parts)
            for k, (words, parts) in enumerate(
                (f"{some} {them}".strip(), parts)
                for some, parts in (
                    ("1 of", {"quantifier": Quantifier.CHOOSE, "n": 1}), ("all of", {}), ("", {}),
                    ("any number of", {"quantifier": Quantifier.ANY}),
                )
                for them in ("them", "those cards")
            )
        ),
        *(
            rule(f"{{side}}{{zone}}1 of {those}{{filters}} you find there", Selector, f"one_of_{those}", side=_SHOWN_SIDE,
                 zone=_SHOWN_ZONE, quantifier=Quantifier.CHOOSE, n=1, filters=Such(MANY_CARDS, bool))
            for those in ("the ", "")
        ),
        rule(
            "{side}{zone}{filters} you find there",
            Selector,
            side=_SHOWN_SIDE,
            zone=_SHOWN_ZONE,
            quantifier=Quantifier.CHOOSE,
            filters=WithArticle(ONE_CARD),
        ),
        rule(
            "{side}{zone}{n} {filters} you find there",
            Selector,
            "several_there",
            side=_SHOWN_SIDE,
            zone=_SHOWN_ZONE,
            quantifier=Quantifier.CHOOSE,
            n=SEVERAL,
            filters=MANY_CARDS,
        ),
        rule(
            "{side}{zone}up to {n} {filters} you find there",
            Selector,
            side=_SHOWN_SIDE,
            zone=_SHOWN_ZONE,
            quantifier=Quantifier.UP_TO,
            n=SEVERAL,
            filters=MANY_CARDS,
        ),
    ),
)
"""Of the cards of a hand that was revealed."""

CARDS_FOR_BENCH: Syntax[Selector] = Choice(_FOR_BENCH, FOUND)
_THAT_CARD: Syntax[Selector] = When(lambda state: state.chose_card, Worded("that_card", Anaphor("that card")))
_MOVED_POKEMON: Syntax[Selector] = Choice(
    When(lambda state: not (state.tooled or state.powered), POKEMON),
    When(lambda state: state.tooled or state.powered, Scoped(POKEMON, it=None)),
)
"""Where a Tool or an Energy was spoken of last, "it" is no Pokémon to move."""

_THAT_STADIUM: Syntax[Selector] = When(
    lambda state: state.it is not None and state.it.zone is Zone.STADIUM, Worded("it", Anaphor("it"))
)
MOVED: Syntax[Selector] = Choice(CARDS, TOP_CARDS, owned(STADIUM), FOUND, owned(_MOVED_POKEMON), _THAT_CARD, owned(_THAT_STADIUM))
"""Whatever a verb can move."""

HELD: Syntax[Selector] = rule(
    "{filters}", Selector, side=Side.MY, zone=Zone.HAND, quantifier=Quantifier.CHOOSE, filters=WithArticle(ONE_CARD)
)
HELD_SEVERAL: Syntax[Selector] = rule(
    "{n} {filters}",
    Selector,
    side=Side.MY,
    zone=Zone.HAND,
    quantifier=Quantifier.CHOOSE,
    n=SEVERAL,
    filters=MANY_CARDS,
)
PICKED_CARD: Syntax[Selector] = owned(
    rule(
        "{filters} is chosen at random from {side} {zone}",
        Selector,
        quantifier=Quantifier.RANDOM,
        side=WHOSE,
        zone=PILE,
        filters=WithArticle(ONE_CARD),
    )
)

PICKED_CARDS: Syntax[Selector] = owned(
    rule(
        "{n} {filters} are chosen at random from {side} {zone}",
        Selector,
        quantifier=Quantifier.RANDOM,
        n=SEVERAL,
        side=WHOSE,
        zone=PILE,
        filters=MANY_CARDS,
    )
)

OWNER: Syntax[None] = Choice(
    When(lambda state: state.owner in (None, Side.MY), Literal("your", None)),
    When(lambda state: state.owner in (Side.OPP, Side.TURN, Side.BOTH), Literal("their", None)),
    When(lambda state: state.owner is Side.OPP, Worded("opponents", Literal("your opponent's", None))),
    When(lambda state: state.owner is Side.BOTH, Worded("owners", Literal("their owner's", None))),
    When(lambda state: state.owner is Side.BOTH, Worded("owners_many", Literal("their owners'", None))),
)
"""The possessive of a place: it belongs to the owner of what is put there."""
