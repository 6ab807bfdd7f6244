"""What each player does with the own cards and Pokémon: one after the other, in either order."""

from typing import Any

from synth.dsl.ast import (
    Draw,
    If,
    May,
    Measure,
    MeasureKind,
    Memory,
    MemoryKind,
    Node,
    Place,
    Put,
    Quantifier,
    Selector,
    Shift,
    Side,
    Strip,
    Units,
    Zone,
)
from synth.dsl.english.forms.core import Choice, Literal, Mapped, Such, Syntax
from synth.dsl.english.forms.lists import Run
from synth.dsl.english.forms.stateful import Noting, Scoped, Worded, changing
from synth.dsl.english.forms.template import Hole, Shape, rule
from synth.dsl.english.nouns.energy import IT_UNITS
from synth.dsl.english.nouns.pokemon import CHOSEN
from synth.dsl.english.nouns.referents import whole
from synth.dsl.english.nouns.words import NUMBER
from synth.dsl.english.verbs.card_moves import DRAW, PUT
from synth.dsl.english.verbs.energy_moves import STRIP
from synth.dsl.walk import nodes

_PICKS = (Quantifier.CHOOSE, Quantifier.DOWN_TO, Quantifier.UP_TO, Quantifier.ANY)
_HELD_OR_LYING = (Zone.HAND, Zone.DISCARD)
_ON_BOARD = (Zone.BENCH, Zone.PLAY)


def _of(value: Any, each: Side, side: Side) -> Any:
    """The same of one player, who picks among what is theirs."""
    if isinstance(value, tuple):
        return tuple(_of(one, each, side) for one in value)
    if not isinstance(value, Node):
        return side if value is each else value
    fields = {name: _of(part, each, side) for name, part in value}
    if isinstance(value, May):
        fields["by"] = "opp" if side is Side.OPP else "my"
    if isinstance(value, Selector) and value.side is each:
        fields["by"] = "opp" if side is Side.OPP and value.quantifier in _PICKS else "my"
    return value.model_copy(update=fields)


def _in_turn(first: Side, form: Syntax[Any], each: Side = Side.BOTH) -> Syntax[Any]:
    """What is said of each player, told of one after the other."""
    second = Side.OPP if first is Side.MY else Side.MY

    def shares(block: Any) -> Any:
        return (*_of(block, each, first), *_of(block, each, second))

    def told(block: Any) -> Any:
        half = _of(block[: len(block) // 2], first, each)
        return half if block and shares(half) == block else None

    return Mapped(form, shares, told)


def _is_a_share(block: Any) -> bool:
    """Whether it is clear what each player's share is: something picked of what is theirs."""
    return all(map(_picks, block))


def _without_choice(units: Units) -> bool:
    """Whether nobody picks which Energy it is: the one who plays the card would."""
    return units.how == "random" or (units.n == Measure(kind=MeasureKind.EVERYTHING) and units.how != "upto")


def _picks(one: Any) -> bool:
    match one:
        case Draw(side=Side.BOTH) | Put(what=Selector(side=Side.BOTH, quantifier=Quantifier.DOWN_TO | Quantifier.RANDOM_DOWN_TO)):
            return True
        case Strip(units=units, source=Selector(side=Side.BOTH)):
            return _without_choice(units)
        case Put(what=Selector(side=Side.BOTH) as what):
            random = what.quantifier is Quantifier.RANDOM
            seen = what.zone in _HELD_OR_LYING or (what.zone in _ON_BOARD and what.n == 1)
            return (random and what.zone in (*_HELD_OR_LYING, Zone.DECK)) or (what.quantifier in _PICKS and seen)
    return False


_UP_OR_DOWN: Syntax[Any] = Mapped(
    rule(
        "<discards|discard> cards from their hand or <draws|draw> cards until they have {n} cards in their hand",
        Hole("n"),
        n=NUMBER,
    ),
    lambda n: (
        Put(what=Selector(side=Side.BOTH, zone=Zone.HAND, quantifier=Quantifier.DOWN_TO, n=n.n), place=Place.DISCARD),
        Draw(side=Side.BOTH, amount=Measure(kind=MeasureKind.UNTIL, arg=n)),
    ),
    lambda block: _settled_at(block),
)


def _settled_at(block: Any) -> Any:
    match block:
        case (Put(what=Selector(quantifier=Quantifier.DOWN_TO)), Draw(amount=Measure(kind=MeasureKind.UNTIL, arg=n))):
            return n
    return None


_FROM_ACTIVE = whole(Side.BOTH, Zone.ACTIVE)
_ON_BENCH: Syntax[Selector] = Such(CHOSEN, lambda whom: whom.side is Side.BOTH and whom.zone is Zone.BENCH and whom.n == 1)
_UNPICKED: Syntax[Units] = Such(IT_UNITS, _without_choice)
_HANDED_ON: Syntax[Any] = Choice(
    *(
        rule(words, (Shape(Shift, units=Hole("units"), source=_FROM_ACTIVE, to=Hole("to")),), name, units=_UNPICKED, to=_ON_BENCH)
        for words, name in (
            ("<moves|move> {units} from their Active Pokémon to {to}", "handed_on"),
            ("<chooses|choose> {to} and <moves|move> {units} from their Active Pokémon to it", "chosen_and_handed_on"),
            ("<chooses|choose> {to} and <moves|move> {units} from their Active Pokémon to that Pokémon", "chosen_and_handed"),
        )
    )
)
_DEED: Syntax[Any] = Scoped(
    Choice(Such(PUT, _is_a_share), Such(STRIP, _is_a_share), _UP_OR_DOWN, _HANDED_ON), actor=Side.BOTH, plural=False
)
_TOLD: Syntax[Any] = rule("each player {deed}", Hole("deed"), deed=_DEED)


_IF_THEY_DO = Shape(If, condition=Memory(kind=MemoryKind.DID), then=Hole("then"))
_SHARED_OUT: dict[str, Any] = {
    "deed": Scoped(Such(PUT, _is_a_share), actor=Side.BOTH, plural=False),
    "then": Scoped(Choice(DRAW, Such(PUT, _is_a_share)), actor=Side.BOTH, plural=True),
}
_AND_IF_SO: Syntax[Any] = Mapped(
    rule("each player {deed}. If they do, they {then}", (Hole("deed"), (_IF_THEY_DO,)), "if_they_do", **_SHARED_OUT),
    lambda found: (*found[0], *found[1]),
    lambda block: (block[:-1], block[-1:]) if len(block) > 1 else None,
)
_MAY_AND_THEN: Syntax[Any] = rule(
    "each player may {deed}. If they do, they {then}",
    (Shape(May, body=Hole("deed")), _IF_THEY_DO),
    "may_they",
    deed=Scoped(Such(PUT, lambda block: _is_a_share(block) or all(map(_whole_hand, block))), actor=Side.BOTH, plural=True),
    then=_SHARED_OUT["then"],
)


def _whole_hand(one: Any) -> bool:
    return isinstance(one, Put) and one.what == whole(Side.BOTH, Zone.HAND)


def _counts_their_own(block: Any) -> bool:
    """Whether a number of each player's own decides how many cards this player draws."""
    return any(isinstance(one, Draw) and any(hasattr(node, "side") and node.side for node in nodes(one.amount)) for one in block)


def _theirs(one: Any) -> bool:
    return one.side is Side.TURN if isinstance(one, Draw) else (one.what.side, one.what.quantifier) == (Side.TURN, Quantifier.ALL)


_AND_DRAWS: Syntax[Any] = Such(
    Run(Choice(DRAW, Such(PUT, lambda block: all(map(_theirs, block)))), Literal(" and ", None)), _counts_their_own
)
_DRAWING: Syntax[Any] = rule("each player {deed}", Hole("deed"), deed=Scoped(_AND_DRAWS, actor=Side.TURN, plural=False))


_MAY_DO: Syntax[Any] = rule(
    "each player may {deed}",
    (Shape(May, body=Hole("deed")),),
    "each_may",
    deed=Scoped(
        Run(
            Choice(
                Such(DRAW, lambda block: not _counts_their_own(block)),
                Such(PUT, lambda block: _is_a_share(block) or all(map(_whole_hand, block))),
            ),
            Literal(" and ", None),
        ),
        actor=Side.BOTH,
        plural=True,
    ),
)


def _ordered(first: Side, whose: str, does: str) -> Syntax[Any]:
    said = f"{whose} {does} first."
    return Worded(f"{first}_{does}_first", Noting(_in_turn(first, _TOLD), changing(reminder=said)))


EACH_THEIR_OWN: Syntax[Any] = Choice(
    _in_turn(Side.MY, _TOLD),
    _in_turn(Side.MY, _AND_IF_SO),
    _in_turn(Side.MY, _MAY_AND_THEN),
    _in_turn(Side.MY, _MAY_DO),
    _in_turn(Side.MY, _DRAWING, Side.TURN),
    *(
        _ordered(first, whose, "goes" if verb + ending == "gos" else verb + ending)
        for first, whose, ending in ((Side.OPP, "Your opponent", "s"), (Side.MY, "You", ""))
        for verb in ("discard", "choose", "go", "move", "shuffle", "put")
    ),
)
"""The player whose turn it is goes first, if nothing else is said."""
