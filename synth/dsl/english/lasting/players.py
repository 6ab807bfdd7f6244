"""What holds for players: how much of something they may do in a turn, and what their Energy Zone makes."""

from collections.abc import Iterator
from typing import Any

from synth.dsl.ast import (
    Arm,
    Compare,
    Const,
    Deed,
    Duration,
    Event,
    Exists,
    Filter,
    FilterKind,
    Give,
    If,
    Measure,
    MeasureKind,
    Modifier,
    Role,
    Scope,
    Selector,
    Side,
    Span,
    Zone,
)
from synth.dsl.english.forms.core import Choice, Literal, Syntax
from synth.dsl.english.forms.state import Discourse
from synth.dsl.english.forms.stateful import Noting, When, Worded, changing
from synth.dsl.english.forms.template import Hole, Shape, rule
from synth.dsl.english.lasting.first_coins import FIRST_COINS
from synth.dsl.english.lasting.modifiers import Kind, gives, mod
from synth.dsl.english.nouns.referents import whole
from synth.dsl.english.nouns.words import NUMBER
from synth.spec.cards import Kind as CardKind
from synth.spec.rules import RuleSpec

_YOU = whole(Side.MY, Zone.PLAYER)


def _passing(state: Discourse) -> bool:
    return state.duration is not Duration.STATIC


_VERBS = {"may play": "", "can play": "can_", "may use": "use_", "can use": "can_use_"}
_COUNTS = {
    "1 more Supporter card": "one",
    "an additional Supporter card": "additional",
    "another Supporter card": "another",
    "up to 2 Supporter cards": "up_to",
    "2 Supporter cards": "two",
    "2 Supporter cards instead of 1": "instead",
}


def _said_for_a_while(state: Discourse) -> bool:
    """A card that is played may say at the end for how long."""
    return _passing(state) or state.carrier in ("item", "supporter")


def _two_supporters(who: str, side: Side, their: str) -> Syntax[Any]:
    """That a player may play one more Supporter card than usual."""
    player = whole(side, Zone.PLAYER)
    said = [
        (f"{who} {verb} {cards}{hand}", f"{way}{number}{held}")
        for verb, way in _VERBS.items()
        for cards, number in _COUNTS.items()
        for hand, held in (("", ""), (f" from {their} hand", "_hand"))
    ]
    passing = [gives(words, player, mod(Kind.SECOND_SUPPORTER), None if name == "one" else name) for words, name in said]
    standing = [
        gives(f"{words} {when}", player, mod(Kind.SECOND_SUPPORTER), f"{name}_{k}")
        for words, name in said
        for k, when in enumerate((f"during {their} turn", "during each of your turns", "each turn"))
    ]
    return Choice(When(_said_for_a_while, Choice(*passing)), When(lambda state: not _passing(state), Choice(*standing)))


_SUPPORTERS: Syntax[Any] = Choice(
    _two_supporters("you", Side.MY, "your"),
    When(lambda state: state.carrier == "stadium", _two_supporters("each player", Side.BOTH, "their")),
)
_AGAIN = (
    *("1 more time", "an additional time", "one additional time", "twice", "up to 2 times"),
    *("1 additional time", "one more time", "another time"),
)


def _second_retreat(who: str, side: Side, their: str, turns: str) -> Syntax[Any]:
    said = [
        (f"{who} {may} retreat {whom}{times}", f"{may}_{of}{number}")
        for may in ("may", "can")
        for whom, of in ((f"{their} Active Pokémon ", ""), ("", "bare_"))
        for number, times in enumerate(_AGAIN)
    ]
    player = whole(side, Zone.PLAYER)
    passing = (gives(words, player, mod(Kind.SECOND_RETREAT), name) for words, name in said)
    standing = (
        gives(f"{words} during {when}", player, mod(Kind.SECOND_RETREAT), f"{name}_{k}")
        for words, name in said
        for k, when in enumerate((f"{their} turn", f"each of {turns} turns"))
    )
    return Choice(When(_passing, Choice(*passing)), When(lambda state: not _passing(state), Choice(*standing)))


_RETREATS: Syntax[Any] = Choice(
    _second_retreat("you", Side.MY, "your", "your"),
    When(lambda state: state.carrier == "stadium", _second_retreat("each player", Side.BOTH, "their", "their")),
)
_TWICE = mod(Kind.SECOND_RETREAT)
_ALL_RETREAT: Syntax[Any] = When(
    lambda state: state.carrier == "stadium",
    Choice(
        *(
            gives(words.format(f"retreat{whom}{times}"), whole(Side.BOTH, Zone.PLAYER), _TWICE, f"all_{a}{b}{times}")
            for a, words in enumerate(("during each player's turn, that player may {}", "each player may {} during their turn"))
            for b, whom in enumerate((" their Active Pokémon", ""))
            for times in (" up to 2 times", " twice", " 1 more time")
        )
    ),
)
_IDLE_NEXT = mod(Kind.LOCK, scope=Scope.GENERATE)
_ZONE_OF: Syntax[Selector] = Choice(
    When(lambda state: state.opened, Literal("their", whole(Side.OPP, Zone.PLAYER))),
    When(lambda state: state.opened, Worded("opponents", Literal("your opponent's", whole(Side.OPP, Zone.PLAYER)))),
    When(lambda state: not state.opened, Literal("your opponent's", whole(Side.OPP, Zone.PLAYER))),
    Literal("your", whole(Side.MY, Zone.PLAYER)),
)
_UNMOVED = tuple(
    f"The next Energy that will be generated for {whom} {stays}."
    for whom in ("them", "your opponent")
    for stays in ("doesn't change", "isn't changed", "stays the same")
)
"""What the Energy Zone shows as the next one is then still the next one."""


def _reminded(form: Syntax[Any]) -> Syntax[Any]:
    told = (Worded(f"unmoved_{k}", Noting(form, changing(reminder=words))) for k, words in enumerate(_UNMOVED))
    return Choice(form, *told)


_IDLE: Syntax[Any] = Choice(
    *(
        gives(f"{{what}} Energy Zone {words}", _ZONE_OF, _IDLE_NEXT, wording)
        for words, wording in (
            ("doesn't generate any Energy", None),
            ("doesn't generate Energy", "bare"),
            ("doesn't produce any Energy", "produce"),
            ("can't generate any Energy", "cant"),
            ("won't generate any Energy", "wont"),
        )
    ),
    gives("no Energy is generated in {what} Energy Zone", _ZONE_OF, _IDLE_NEXT, "none_is"),
    When(
        lambda state: state.opened,
        Choice(
            gives("no Energy is generated for them", whole(Side.OPP, Zone.PLAYER), _IDLE_NEXT, "none_for_them"),
            gives("{what} Energy Zone generates no Energy", _ZONE_OF, _IDLE_NEXT, "generates_none"),
        ),
    ),
)
_IDLE_ZONES = _reminded(_IDLE)
_USUAL_BENCH = RuleSpec().bench


def _one_of(name: str, *texts: str) -> Syntax[None]:
    """One of several ways to say something that has no part in the program."""
    return Choice(*(Worded(f"{name}_{number}", Literal(text, None)) for number, text in enumerate(texts)))


_WHEN_OVER = _one_of(
    "over",
    *(f"{when} {what}" for when in ("When", "If") for what in ("this card leaves play", "this Pokémon leaves play",
      "this Pokémon leaves the Active Spot", "this Pokémon is no longer in the Active Spot", "this effect ends",
      "this card comes into play", "this card is played")),
)  # fmt: skip


_THEY_FIRST = "The player who played this card discards first."


def _too_many(who: str, they: str, their: str, change: int) -> Syntax[None]:
    """What is said about those who are too many then: they go by a rule."""
    left = _USUAL_BENCH + min(0, change)
    all_of_them = who == "players"
    each = who in ("each player", "players")
    who = "each player" if all_of_them else who
    goes = "discards" if who != "you" else "discard"
    has = "has" if who != "you" else "have"
    full = _one_of("full", f"{_USUAL_BENCH + change} Benched Pokémon", f"{_USUAL_BENCH + change} Pokémon on {their} Bench")
    more = _one_of("more", f"more than {left} Benched Pokémon", f"more than {left} Pokémon on {their} Bench")
    until = _one_of("until", f"{left} Benched Pokémon", f"{left} Pokémon on {their} Bench", f"{left}", f"{left} left")
    whom = [Worded("they", Literal("" if who == "you" else f"{who} ", None))]
    if each:
        whom += [Worded(f"{by}", rule(f"{who} {by} {{_more}} ", None, _more=more)) for by in ("who has", "with")]
    forms = [
        rule(
            f". {{_when}}, {{_whom}}{goes} {{_those}} until {they} have {{_until}}",
            None,
            _when=_WHEN_OVER,
            _whom=Choice(*whom),
            _those=_one_of("those", f"Pokémon from {their} Bench", f"{their} Benched Pokémon"),
            _until=Choice(until, Worded("first", Noting(until, changing(reminder=_THEY_FIRST)))),
        )
    ]
    if each:
        forms += [
            rule(
                f". If a player has {{_more}}, {who_} {goes_} {{_those}} until they have {{_until}}",
                None,
                f"too_many_{k}",
                _more=more,
                _those=_one_of("those", "Benched Pokémon", "their Benched Pokémon", "Pokémon from their Bench"),
                _until=Choice(until, Worded("first", Noting(until, changing(reminder=_THEY_FIRST)))),
            )
            for k, (who_, goes_) in enumerate((("they", "discard"), ("that player", "discards")))
        ]
    if change == -1:
        full = _one_of("full", *(f"{much} Benched Pokémon" for much in (_USUAL_BENCH, f"{_USUAL_BENCH} or more")))
        forms += [
            rule(f". If {'a player has' if each else f'{they} have'} {{_full}}, {goes}", None, f"goes_{k}", _full=full)
            for k, goes in enumerate((f"{they} discard 1 of them", f"{they} choose 1 of them and discard it"))
        ]
    if change == -1 and each:
        comes = ("When this card comes into play", "When this card is played", "When you play this card")
        forms += [
            Noting(
                rule(f". {when}, {by} {{_full}} discards 1 of them{rest}", None, f"comes_{a}{b}{c}{d}", _full=full),
                changing(reminder=reminder),
            )
            for a, when in enumerate(comes)
            for b, by in enumerate(f"{who_} {has}" for who_ in ("each player", "any player") for has in ("who has", "with"))
            for c, rest in enumerate(("", " and all cards attached to it", " and all attached cards"))
            for d, reminder in enumerate(("", _THEY_FIRST, "Any player who needs to discard chooses the Pokémon."))
        ]
    if change == 1 and each:
        forms += [
            rule(f". {{_when}}, {who} {by} {{_full}} {goes} 1 of them", None, f"one_{by}", _when=_WHEN_OVER, _full=full)
            for by in ("who has", "with")
        ]
    elif change == 1:
        forms.append(
            rule(f". {{_when}}, if {they} {has} {{_full}}, {goes} 1 of them", None, "one_of_yours", _when=_WHEN_OVER, _full=full)
        )
    if each and change == -1:
        forms += [
            Noting(Worded(f"reminded_{a}{b}", Literal("", None)), changing(reminder=words + last))
            for a, words in enumerate(
                f"When this card comes into play, {who_} {by} {_USUAL_BENCH} Benched Pokémon discards 1 of them."
                for who_ in ("each player", "a player", "any player")
                for by in ("who has", "with")
            )
            for b, last in enumerate(("", f" {_THEY_FIRST}"))
        ]
    return Choice(Literal("", None), *forms)


def _bench(who: str, they: str, their: str, player: Selector) -> Iterator[Syntax[Any]]:
    for change in (1, 2, -1, -2):
        size = _USUAL_BENCH + change
        said = [f"{may} have {'up to' if change > 0 else 'only'} {size}" for may in ("can", "may")]
        said += [f"can't have more than {size}"] * (change < 0)
        for number, words in enumerate(said):
            for place, where in enumerate((f"Pokémon on {their} Bench", "Benched Pokémon")):
                name = f"bench_{number}_{place}" if number or place else None
                given = mod(Kind.BENCH_SIZE, amount=Const(n=change))
                yield gives(f"{who} {words} {where}{{_after}}", player, given, name, _after=_too_many(who, they, their, change))


_BENCHES: Syntax[Any] = Choice(
    *_bench("you", "you", "your", _YOU),
    When(
        lambda state: state.carrier in ("stadium", "ability"),
        Choice(
            *_bench("each player", "they", "their", whole(Side.BOTH, Zone.PLAYER)),
            *(Worded("players", form) for form in _bench("players", "they", "their", whole(Side.BOTH, Zone.PLAYER))),
        ),
    ),
    *_bench("your opponent", "they", "their", whole(Side.OPP, Zone.PLAYER)),
)
_NO_NEXT = {
    side: (Give(what=whole(side, Zone.PLAYER), modifier=Modifier(kind=Kind.LOCK, scope=Scope.GENERATE), duration=duration),)
    for side, duration in ((Side.OPP, Duration.OPP_TURN), (Side.MY, Duration.MY_TURN))
}
NOT_GENERATED: Syntax[Any] = Choice(
    *(
        Worded(f"not_generated_{number}", Literal(text.format(whom, whose, their), _NO_NEXT[side]))
        for whom, whose, their, side in (
            ("your opponent", "your opponent's", "their", Side.OPP),
            ("you", "your", "your", Side.MY),
        )
        for number, text in enumerate(
            (
                "the next Energy that would be generated for {0} is not generated",
                "the next Energy that will be generated for {0} is not generated",
                "the next Energy that would be generated for {0} isn't generated",
                "{1} Energy Zone doesn't generate Energy at the beginning of {2} next turn",
                "{1} Energy Zone doesn't generate any Energy at the beginning of {2} next turn",
                "no Energy is generated for {0} at the beginning of {2} next turn",
                "{1} Energy Zone generates no Energy at the beginning of {2} next turn",
                "no Energy is generated in {1} Energy Zone at the beginning of {2} next turn",
            )
        )
    )
)
"""The Energy Zone makes one unit at the beginning of each turn: the next one is that of the next turn."""

_FEW_CARDS = (
    ("Item", Scope.ITEM, Deed.ITEMS), ("Trainer", Scope.TRAINER, Deed.TRAINERS), ("Pokémon Tool", Scope.TOOL, Deed.TOOLS),
    ("Supporter", Scope.SUPPORTER, Deed.SUPPORTERS),
)  # fmt: skip


_KINDS = {Scope.ITEM: CardKind.ITEM, Scope.TOOL: CardKind.TOOL, Scope.SUPPORTER: CardKind.SUPPORTER}
_CARDS: Syntax[None] = Choice(Literal("card", None), Worded("cards", Literal("cards", None)))


def _few_cards(who: str, whom: str, side: Side) -> Iterator[Syntax[Any]]:
    """So many cards of a kind in a turn, and no more: all the time, or in a turn to come."""
    player = whole(side, Zone.PLAYER)
    for number, (kind, scope, deed) in enumerate(_FEW_CARDS):
        lock = Give(what=player, modifier=Modifier(kind=Kind.LOCK, scope=scope))
        played = Measure(kind=MeasureKind.DONE, side=Side.TURN if side is Side.BOTH else side, deed=deed, span=Span.THIS_TURN)
        limit = (Shape(If, condition=Shape(Compare, left=played, op=">=", right=Hole("n")), then=(lock,)),)
        such = Filter(kind=FilterKind.KIND, card_kind=_KINDS.get(scope, "trainer"))
        then = lock.model_copy(update={"duration": Duration.THIS_TURN})
        heard = If(condition=Exists(what=Selector(role=Role.IT, filters=(such,))), then=(then,))
        once = Arm(event=Event.PLAYED, on=whole(side, Zone.PLAY), body=(heard,), duration=Duration.OPP_TURN)
        for k, (can, much) in enumerate((("can't", "more than"), ("can", "only"))):
            for play in ("play", "use"):
                for hand in (f" from {whom} hand", ""):
                    said = f"{who} {can} {play} {much} {{n}} {kind} {{_cards}}{hand}"
                    name = f"few_{number}{k}{play}{bool(hand)}"
                    for when in (f" during {whom} turn", " each turn", f" during each of {whom} turns"):
                        always = rule(said + when, limit, name + when, n=NUMBER, _cards=_CARDS)
                        yield When(lambda state: not _passing(state), always)
                    if side is Side.OPP:
                        said = said.replace("{n}", "1").replace("{_cards}", "card")
                        yield When(lambda state: state.duration is Duration.OPP_TURN, Worded(name, Literal(said, (once,))))


_FEW: Syntax[Any] = Choice(
    *_few_cards("your opponent", "their", Side.OPP),
    When(lambda state: state.opened, Worded("they", Choice(*_few_cards("they", "their", Side.OPP)))),
    *_few_cards("you", "your", Side.MY),
    When(lambda state: state.carrier == "stadium", Choice(*_few_cards("each player", "their", Side.BOTH))),
)


def _coins(who: str, side: Side, name: str = "") -> Syntax[Any]:
    """How all coins of a player fall."""
    falls = ("are", "are treated as", "count as", "will be")
    said = [(coins, fall) for coins in ("all coins", "any coins", "coins") for fall in falls]
    return Choice(
        *(
            gives(f"{coins} {who} {fall} {scope.value}", whole(side, Zone.PLAYER), mod(Kind.COINS, scope=scope), name + str(k))
            for scope in (Scope.TAILS, Scope.HEADS)
            for k, (coins, fall) in enumerate(said)
        )
    )


_COINS: Syntax[Any] = Choice(
    _coins("your opponent flips", Side.OPP),
    _coins("you flip", Side.MY),
    When(lambda state: state.opened, _coins("they flip", Side.OPP, "they_")),
    When(lambda state: state.carrier == "stadium", _coins("either player flips", Side.BOTH)),
    When(lambda state: state.carrier == "stadium", _coins("each player flips", Side.BOTH, "each_")),
)
OF_PLAYERS: Syntax[Any] = Choice(_SUPPORTERS, _RETREATS, _ALL_RETREAT, _IDLE_ZONES, _BENCHES, _FEW, _COINS, FIRST_COINS)

_NO_CHECKUP = (
    "Skip Pokémon Checkup.", "Skip the Pokémon Checkup.", "Skip the between-turns step.",
    "Skip the Pokémon Checkup between those turns.", "Skip the Pokémon Checkup between these turns.",
)  # fmt: skip
_ANOTHER = ("take another turn after this one", "you take another turn after this one")


def _turn(kind: Kind) -> tuple[Give]:
    return (Give(what=_YOU, modifier=Modifier(kind=kind), duration=Duration.THIS_TURN),)


ANOTHER_TURN: Syntax[Any] = Choice(
    *(
        Worded(f"turn_{number}_{k}", Noting(Literal(words, _turn(Kind.ANOTHER_TURN)), changing(reminder=skipped)))
        for number, words in enumerate(_ANOTHER)
        for k, skipped in enumerate(_NO_CHECKUP)
    ),
    *(
        Worded(f"turn_{number}", Literal(words, _turn(Kind.TURN_AFTER_CHECKUP))) for number, words in enumerate(_ANOTHER)
    ),
)
"""Where the Checkup is not said to be skipped it takes place between the turns."""
