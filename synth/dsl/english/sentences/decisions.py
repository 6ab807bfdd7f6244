"""Choices that a sentence of its own tells of: what the opponent decides, either player, a guess at a card."""

from typing import Any

from synth.dsl.ast import (
    Compare,
    Const,
    Exists,
    Filter,
    FilterKind,
    If,
    May,
    Measure,
    MeasureKind,
    Memory,
    MemoryKind,
    Modal,
    Node,
    Not,
    Put,
    Quantifier,
    Role,
    Selector,
    Show,
    Side,
    Zone,
)
from synth.dsl.english.forms.core import Choice, Mapped, Such, Syntax
from synth.dsl.english.forms.lists import Listing
from synth.dsl.english.forms.stateful import Entering, Noting, Scoped, Worded, changing
from synth.dsl.english.forms.template import Hole, Shape, act, rule
from synth.dsl.english.nouns.referents import whole
from synth.dsl.english.sentences.clauses import CLAUSE, THAT_PLAYERS, THEIRS_TO_DO, THEY_DO
from synth.dsl.english.verbs.chosen_kinds import KINDS
from synth.dsl.walk import nodes

_NAMES = ("first", "second", "third")


def one_of(template: str, by: str, option: Syntax[Any], wording: str | None = None) -> Syntax[Any]:
    """A list of things to do of which one is done. All that follows belongs to it."""
    return Choice(
        *(
            rule(
                template + ". ".join(f"{{{name}}}" for name in _NAMES[:n]),
                (Shape(Modal, by=by, options=tuple(Hole(name) for name in _NAMES[:n])),),
                wording,
                **dict.fromkeys(_NAMES[:n], option),
            )
            for n in (2, 3)
        )
    )


def they_choose(option: Syntax[Any]) -> Syntax[Any]:
    theirs = Entering(option, theirs=True, rival=True)
    either = rule(
        "your opponent chooses either {first} or {second}",
        (Shape(Modal, by="opp", options=(Hole("first"), Hole("second"))),),
        "they_choose_either",
        first=theirs,
        second=theirs,
    )
    return Choice(
        one_of("your opponent chooses 1: ", "opp", theirs),
        one_of("your opponent chooses 1 of the following: ", "opp", theirs, "they_choose_of"),
        either,
    )


THEY_MAY: Syntax[Any] = Noting(
    act("your opponent may {body}", May, by="opp", body=THEIRS_TO_DO), changing(theirs=True, unsure=False)
)


def unless_they(clauses: Syntax[Any]) -> Syntax[Any]:
    not_done = Not(condition=Memory(kind=MemoryKind.DID))
    return rule(
        "unless your opponent {body}, {then}",
        (Shape(May, by="opp", body=Hole("body")), Shape(If, condition=not_done, then=Hole("then"))),
        "unless_they",
        body=THEY_DO,
        then=clauses,
    )


# Either player


def _of(value: Any, old: Side, new: Side) -> Any:
    """The same about another player."""
    if isinstance(value, tuple):
        return tuple(_of(one, old, new) for one in value)
    if isinstance(value, Node):
        return value.model_copy(update={name: _of(part, old, new) for name, part in value})
    return new if value is old else value


def _about_either(block: Any) -> Any:
    return (Modal(options=tuple(_of(block, Side.TURN, side) for side in (Side.MY, Side.OPP))),)


def _about_one(block: Any) -> Any:
    if len(block) != 1 or not isinstance(block[0], Modal):
        return None
    told = _of(block[0].options[0], Side.MY, Side.TURN)
    return told if _about_either(told) == block else None


def _names_the_player(block: Any) -> bool:
    """Whether it is about that player only, who picks nothing: it would be open who does."""
    said = [node for one in block for node in nodes(one)]
    sides = {side for node in said if (side := getattr(node, "side", None))}
    free = any(isinstance(node, Selector) and node.quantifier not in (Quantifier.ALL, Quantifier.RANDOM) for node in said)
    return sides == {Side.TURN} and not free


EITHER_PLAYER: Syntax[Any] = Choice(
    *(
        Worded(
            wording,
            Mapped(
                rule(f"{words_}. {{then}}", Hole("then"), then=Scoped(Such(CLAUSE, _names_the_player), actor=Side.TURN)),
                _about_either,
                _about_one,
            ),
        )
        for words_, wording in (("choose either player", "either_player"), ("choose a player", "a_player"))
    )
)

# The player who has more of something


def _of_whom(kind: MeasureKind, zone: Zone | None) -> tuple[Measure, Measure]:
    mine, theirs = (
        Measure(kind=kind, of=whole(side, zone)) if zone else Measure(kind=kind, side=side) for side in (Side.MY, Side.OPP)
    )
    return mine, theirs


def _whoever(mine: Measure, theirs: Measure, op: Any) -> tuple[Any, Any]:
    cases = tuple(Compare(left=one, op=op, right=other) for one, other in ((mine, theirs), (theirs, mine)))

    def either(block: Any) -> Any:
        return (If(condition=cases[0], then=_of(block, Side.TURN, Side.MY), other=_second(block)),)

    def _second(block: Any) -> Any:
        return (If(condition=cases[1], then=_of(block, Side.TURN, Side.OPP)),)

    def told(block: Any) -> Any:
        if len(block) != 1 or not isinstance(block[0], If) or block[0].condition != cases[0]:
            return None
        one = _of(block[0].then, Side.MY, Side.TURN)
        return one if either(one) == block else None

    return either, told


_HAD = (
    ("has gotten", "points", MeasureKind.POINTS, None), ("has", "points", MeasureKind.POINTS, None),
    ("has", "Pokémon in play", MeasureKind.COUNT, Zone.PLAY), ("has", "Benched Pokémon", MeasureKind.COUNT, Zone.BENCH),
    ("has", "Energy in play", MeasureKind.ENERGY, Zone.PLAY),
)  # fmt: skip
WHOEVER_HAS: Syntax[Any] = Choice(
    *(
        Worded(
            f"whoever_{k}{how}{who}",
            Mapped(
                rule(f"{who} {how} {noun} {{then}}", Hole("then"), then=Such(THAT_PLAYERS, _names_the_player)),
                *_whoever(*_of_whom(kind, zone), op),
            ),
        )
        for k, (has, noun, kind, zone) in enumerate(_HAD)
        for who in (f"the player who {has}", *(["the player with"] if has == "has" else []))
        for how, op in (("more", ">"), ("the most", ">"), ("fewer", "<"), ("less", "<"), ("the fewest", "<"))
    )
)
"""What decides is nothing that such a deed changes."""

# A guess at a card

_Guess = tuple[tuple[Any, ...], Any, Any, Any]


def _guessed(found: _Guess) -> Any:
    kinds, shown, then, other = found
    options = (
        (*shown, If(condition=Exists(what=Selector(role=Role.IT, filters=(_kind(kind),))), then=then, other=other))
        for kind in kinds
    )
    return (Modal(options=tuple(options)),)


def _kind(kind: Any) -> Filter:
    return Filter(kind=FilterKind.KIND, card_kind=kind)


def _guess(has_other: bool) -> Any:
    def parts(block: Any) -> Any:
        if len(block) != 1 or not isinstance(block[0], Modal):
            return None
        kinds: list[Any] = []
        found: Any = None
        for option in block[0].options:
            match option:
                case (Show() | Put() as shown, If(condition=Exists(what=Selector(filters=(Filter(card_kind=kind),)))) as told):
                    kinds.append(kind)
                    found = tuple(kinds), (shown,), told.then, told.other
                case _:
                    return None
        return found if _guessed(found) == block and bool(found[3]) is has_other else None

    return parts


def _turned_up(block: Any) -> bool:
    """Whether one card is shown or discarded, so that it is known what it is."""
    return len(block) == 1 and (isinstance(block[0], Show) or (isinstance(block[0], Put) and block[0].what.top == Const(n=1)))


_SHOWN: Syntax[Any] = Such(CLAUSE, _turned_up)
_CALLED = ("it is the kind of card you chose", "it is the kind you chose", "that card is the kind of card you chose",
           "it's the kind of card you chose", "it is of the kind you chose", "that card is the kind you chose",
           "that card is of the kind you chose", "it's the kind you chose", "that card is of the chosen kind",
           "it is of the chosen kind", "that card is the chosen kind", "it is the chosen kind",
           "it's the chosen kind")  # fmt: skip
_LISTED = (("choose {kinds}", "or"), ("choose either {kinds}", "or"), ("choose {kinds} card", "or"),
           ("choose either {kinds} card", "or"), ("choose {kinds} cards", "or"),
           ("choose either {kinds} cards", "or"))  # fmt: skip


def _guesses(clauses: Syntax[Any], head: str, conjunction: str, joint: str, said: str, wording: str) -> Syntax[Any]:
    kinds = Listing(KINDS, conjunction, least=2, most=6)
    start = f"{head}{joint}{{shown}}. If {said}, {{then}}"
    whole = (Hole("kinds"), Hole("shown"), Hole("then"), Hole("other"))
    plain = rule(start, (*whole[:3], ()), kinds=kinds, shown=_SHOWN, then=clauses)
    forms: list[Syntax[Any]] = [Mapped(plain, _guessed, _guess(False))]
    for number, wrong in enumerate(("If it isn't", "If it is not", "If not", "Otherwise")):
        form = rule(f"{start}. {wrong}, {{other}}", whole, kinds=kinds, shown=_SHOWN, then=clauses, other=clauses)
        forms.append(Worded(f"wrong_{number}", Mapped(form, _guessed, _guess(True))))
    return Worded(wording, Choice(*forms))


def guesses(clauses: Syntax[Any]) -> Syntax[Any]:
    return Choice(
        *(
            _guesses(clauses, head, conjunction, joint, said, f"guess_{number}_{which}{joint[1:-1]}")
            for number, (head, conjunction) in enumerate(_LISTED)
            for which, said in enumerate(_CALLED)
            for joint in (". ", ", then ", ". Then, ")
        )
    )
