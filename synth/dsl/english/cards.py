"""The noun phrase for cards outside play, and the places they go to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from synth.dsl.ast import Const, Filter, FilterKind, Quantifier, Role, Selector, Side, Zone
from synth.dsl.english.core import Choice, Literal, Mapped, Such, Syntax, words
from synth.dsl.english.lists import Concat, Listing
from synth.dsl.english.pokemon import POKEMON
from synth.dsl.english.source import Source
from synth.dsl.english.state import State
from synth.dsl.english.stateful import Noting, Scoped, When, Worded
from synth.dsl.english.template import Hole, Shape, rule
from synth.dsl.english.traits import AFTER, BEFORE, KIND_POKEMON, MANY_HEAD, ONE_HEAD, Filters, trait
from synth.dsl.english.words import CARD_KIND, NAME, NAMES, NUMBER_OVER_1, ONE_NAME, PICKER, SEVERAL, WHOSE


def _pokemon_cards(form: Filters) -> Filters:
    """Outside play "Pokémon" is a kind of card."""

    def undo(filters: tuple[Filter, ...]) -> tuple[Filter, ...] | None:
        return filters[1:] if filters[:1] == (KIND_POKEMON,) else None

    return Mapped(form, lambda filters: (KIND_POKEMON, *filters), undo)


ONE_CARD: Filters = Choice(
    Literal("card", ()),
    trait("{card_kind} card", FilterKind.KIND, card_kind=CARD_KIND),
    rule(
        "{kind} card that's not {names}",
        (
            Shape(Filter, kind=FilterKind.KIND, card_kind=Hole("kind")),
            Shape(Filter, kind=FilterKind.NOT_NAME, names=Hole("names")),
        ),
        kind=CARD_KIND,
        names=ONE_NAME,
    ),
    trait("card that evolves from {names}", FilterKind.EVOLVES_FROM, names=ONE_NAME),
    Scoped(_pokemon_cards(Concat(BEFORE, ONE_HEAD, AFTER)), plural=False),
    trait("{names}", FilterKind.NAME, names=NAMES),
)
MANY_CARDS: Filters = Choice(
    Literal("cards", ()),
    trait("{card_kind} cards", FilterKind.KIND, card_kind=CARD_KIND),
    Scoped(_pokemon_cards(Concat(BEFORE, MANY_HEAD, AFTER)), plural=True),
    trait("cards from among {names}", FilterKind.NAME, names=Listing(NAME, "and", least=2)),
)


class WithArticle(Syntax[Any]):
    """ "a" or "an" before a phrase, by its first sound."""

    def __init__(self, form: Syntax[Any]) -> None:
        self.form = form

    def read(self, source: Source, at: int, state: State) -> Iterator[tuple[Any, int, State]]:
        for article in ("a ", "an "):
            end = source.after(article, at)
            if end is not None:
                yield from self.form.read(source, end, state)

    def write(self, value: Any, state: State) -> Iterator[tuple[str, State]]:
        for text, after in self.form.write(value, state):
            yield ("an " if text[:1] in "AEIOUaeiou" else "a ") + text, after


PILE: Syntax[Zone] = words({"deck": Zone.DECK, "hand": Zone.HAND, "discard pile": Zone.DISCARD})

_RANDOM: dict[str, Any] = {"quantifier": Quantifier.RANDOM, "side": WHOSE, "zone": PILE}
_CHOSEN: dict[str, Any] = {"quantifier": Quantifier.CHOOSE, "by": PICKER, "side": WHOSE, "zone": PILE}
_A_RANDOM = "a random {filters} from {side} {zone}"
_ONE_RANDOM = "1 random {filters} from {side} {zone}"
_SOME_CARDS = Choice(
    rule("{by}{filters} from {side} {zone}", Selector, n=1, filters=WithArticle(ONE_CARD), **_CHOSEN),
    rule("{by}{n} {filters} from {side} {zone}", Selector, n=SEVERAL, filters=MANY_CARDS, **_CHOSEN),
    rule("{n} random {filters} from {side} {zone}", Selector, n=SEVERAL, filters=MANY_CARDS, **_RANDOM),
    rule("{side} {zone}", Selector, side=WHOSE, zone=PILE),
    rule("the cards in {side} {zone}", Selector, "the_cards_in", side=WHOSE, zone=PILE),
)


def whose_cards(selector: Selector) -> Side | None:
    """Who owns what was spoken of, for the place it goes to."""
    if selector.side is not None:
        return selector.side
    return Side.MY if selector.role in (Role.SELF, Role.HOST, Role.CARD) else None


def owned(form: Syntax[Selector]) -> Syntax[Selector]:
    """A phrase after which "their" is known."""

    def note(state: State, selector: Selector) -> State:
        return state._replace(owner=whose_cards(selector) or state.owner)

    return Noting(form, note)


CARDS: Syntax[Selector] = owned(
    Choice(
        _SOME_CARDS,
        rule(_A_RANDOM, Selector, n=1, filters=ONE_CARD, **_RANDOM),
        rule(_ONE_RANDOM, Selector, "one_random", n=1, filters=ONE_CARD, **_RANDOM),
    )
)
"""Cards of a hand, deck or discard pile."""

CARDS_FOR_BENCH: Syntax[Selector] = owned(
    Choice(
        _SOME_CARDS,
        rule(_ONE_RANDOM, Selector, n=1, filters=ONE_CARD, **_RANDOM),
        rule(_A_RANDOM, Selector, "a_random", n=1, filters=ONE_CARD, **_RANDOM),
    )
)
"""The same before "onto your Bench", where a random one is "1 random"."""

_ON_ACTIVE = Filter(kind=FilterKind.ON_ZONE, zone=Zone.ACTIVE)
_ACTIVE = {Side.OPP: "your opponent's Active Pokémon", Side.MY: "your Active Pokémon", Side.BOTH: "both Active Pokémon"}

TOP_CARDS: Syntax[Selector] = owned(
    Choice(
        rule("the top card of {side} deck", Selector, side=WHOSE, zone=Zone.TOP, top=Const(n=1)),
        rule("the top {top} cards of {side} deck", Selector, side=WHOSE, zone=Zone.TOP, top=NUMBER_OVER_1),
        rule("the top {top} cards of each player's deck", Selector, side=Side.BOTH, zone=Zone.TOP, top=NUMBER_OVER_1),
        rule("the top card of each player's deck", Selector, side=Side.BOTH, zone=Zone.TOP, top=Const(n=1)),
    )
)

TOOLS: Syntax[Selector] = Choice(
    *(
        rule(f"all Pokémon Tools from {phrase}", Selector, side=side, zone=Zone.TOOLS, filters=(_ON_ACTIVE,))
        for side, phrase in _ACTIVE.items()
    ),
    rule("all Pokémon Tool cards attached to each of {side} Pokémon", Selector, side=WHOSE, zone=Zone.TOOLS),
    rule(
        "a Pokémon Tool card from a Pokémon (yours or your opponent's)",
        Selector,
        side=Side.BOTH,
        zone=Zone.TOOLS,
        quantifier=Quantifier.CHOOSE,
    ),
)
STADIUM: Syntax[Selector] = Choice(
    rule("a Stadium in play", Selector, side=Side.BOTH, zone=Zone.STADIUM),
    rule("a Stadium card in play", Selector, "stadium_card", side=Side.BOTH, zone=Zone.STADIUM),
)
FOUND: Syntax[Selector] = When(
    lambda state: state.shown is not None,
    Choice(
        rule("all {filters} you find there", Selector, role=Role.FOUND, filters=MANY_CARDS),
        rule("the other cards back", Selector, role=Role.REST),
        rule("the revealed cards back", Selector, "the_revealed", role=Role.REST),
    ),
)
MOVED: Syntax[Selector] = Choice(CARDS, TOP_CARDS, STADIUM, FOUND, owned(POKEMON))
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

OWNER: Syntax[None] = Choice(
    When(lambda state: state.owner in (None, Side.MY), Literal("your", None)),
    When(lambda state: state.owner in (Side.OPP, Side.TURN, Side.BOTH), Literal("their", None)),
    When(lambda state: state.owner is Side.OPP, Worded("opponents", Literal("your opponent's", None))),
)
"""The possessive of a place: it belongs to the owner of what is put there."""

def _said_after(found: tuple[Selector, tuple[Filter, ...]]) -> Selector:
    cards, traits = found
    return cards.model_copy(update={"filters": cards.filters + traits})


def _traits_apart(cards: Selector) -> tuple[Selector, tuple[Filter, ...]] | None:
    rest, last = cards.filters[:-1], cards.filters[-1:]
    return (cards.model_copy(update={"filters": rest}), last) if rest else None


_TRAITS: Filters = Such(Scoped(AFTER, plural=False), bool)
_IN_PILE: Syntax[Selector] = rule("{filters} in {side} {zone}", Selector, side=WHOSE, zone=PILE, filters=ONE_CARD)
COUNTED: Syntax[Selector] = Choice(
    _IN_PILE,
    Worded(
        "traits_last",
        Mapped(
            rule("{cards}{traits}", (Hole("cards"), Hole("traits")), cards=_IN_PILE, traits=_TRAITS),
            _said_after,
            _traits_apart,
        ),
    ),
    When(
        lambda state: state.shown is not None,
        rule("{filters} you find there", Selector, role=Role.FOUND, filters=ONE_CARD),
    ),
)
"""After "for each": cards that are only counted."""
