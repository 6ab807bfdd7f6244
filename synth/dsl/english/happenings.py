"""Headers of programs that wait for what others do: attach, play, evolve, fall."""

from __future__ import annotations

from typing import Any

from synth.dsl.ast import AllOf, Event, Exists, Filter, FilterKind, If, Not, Quantifier, Role, Selector, Side, Zone
from synth.dsl.english.conditions import STATES
from synth.dsl.english.core import Choice, Such, Syntax
from synth.dsl.english.headers import (
    ACTION,
    BEARER,
    HITS,
    MOVING_UP,
    STANDING_SOMEWHERE,
    THEIR_BODY,
    TIMES,
    UNASKED,
    USES,
    printed_on,
    under,
)
from synth.dsl.english.lists import Concat
from synth.dsl.english.pokemon import MANY
from synth.dsl.english.referents import THIS_POKEMON
from synth.dsl.english.sentences import BODY
from synth.dsl.english.stateful import Entering, Scoped, When
from synth.dsl.english.template import Hole, Shape, rule
from synth.dsl.english.traits import AFTER, BEFORE, ONE_HEAD
from synth.dsl.english.words import A_CARD_KIND, TYPE

_ATTACH = "whenever you attach UNIT Energy from your Energy Zone to "
_THEY_ATTACH = "whenever your opponent attaches UNIT Energy from their Energy Zone to 1 of their Pokémon, "
_THEIR_POKEMON = Selector(side=Side.OPP, zone=Zone.PLAY, quantifier=Quantifier.CHOOSE)


def _attaching(header: str, side: Side, body: Syntax[Any] = ACTION, **parts: Any) -> Syntax[Any]:
    """Under "whenever … attach", of any Energy or of one type."""
    return Choice(
        under(header.replace("UNIT", "an"), Event.ATTACHED_ZONE, whose=side, body=body, **parts),
        under(header.replace("UNIT", "a {energy}"), Event.ATTACHED_ZONE, whose=side, energy=TYPE, body=body, **parts),
    )


_ANYONE_ATTACHES = "whenever a player attaches UNIT Energy from their Energy Zone to 1 of their Pokémon, "
_ANYONES_POKEMON = Selector(side=Side.BOTH, zone=Zone.PLAY, quantifier=Quantifier.CHOOSE)
_TO_ANYONES: Syntax[Any] = Entering(ACTION, it=_ANYONES_POKEMON)
AS_LONG = "as long as {condition}, "
_TO_THEIRS: Syntax[Any] = Entering(ACTION, it=_THEIR_POKEMON, rival=True)
_TO_SUCH: Syntax[Any] = rule("{what}", Exists, what=rule("{filters}", Selector, role=Role.IT, filters=Such(MANY, bool)))


def _of_it(kind: FilterKind) -> Exists:
    return Exists(what=Selector(role=Role.IT, filters=(Filter(kind=kind),)))


_TO_ACTIVE, _TO_BENCHED = _of_it(FilterKind.ACTIVE), _of_it(FilterKind.BENCHED)
_TO_SOME = (
    ("1 of their {condition}", {"condition": _TO_SUCH}),
    ("their Active Pokémon", {"condition": _TO_ACTIVE}),
    ("1 of their Benched Pokémon", {"condition": _TO_BENCHED}),
)
_NOT_THEIRS = Filter(kind=FilterKind.THEIRS)


def _of_mine(*kinds: FilterKind) -> Any:
    """That what something happened to is one of one's own, and perhaps where it is."""
    mine = Not(condition=Exists(what=Selector(role=Role.IT, filters=(_NOT_THEIRS,))))
    return AllOf(conditions=(mine, *(_of_it(kind) for kind in kinds))) if kinds else mine


def _and_so(which: Any) -> Syntax[Any]:
    return rule("{state}", Shape(AllOf, conditions=(Hole("state"), which)), state=STATES)


_MY_POKEMON = Selector(side=Side.MY, zone=Zone.PLAY, quantifier=Quantifier.CHOOSE)
_TO_MINE: Syntax[Any] = Entering(ACTION, it=_MY_POKEMON)
_TO_OWN: tuple[tuple[str, Any], ...] = (
    ("1 of your Pokémon, ", _of_mine()),
    ("your Active Pokémon, ", _of_mine(FilterKind.ACTIVE)),
    ("1 of your Benched Pokémon, ", _of_mine(FilterKind.BENCHED)),
    ("1 of your {condition}, ", rule("{such}", Shape(AllOf, conditions=(_of_mine(), Hole("such"))), such=_TO_SUCH)),
)
"""Own Pokémon to which something is attached: any of them, where the header does not say the bearer."""
ATTACHMENTS: Syntax[Any] = Choice(
    *(
        _attaching(_THEY_ATTACH.replace("1 of their Pokémon", whom), Side.OPP, _TO_THEIRS, **condition)
        for whom, condition in _TO_SOME
    ),
    *(
        When(
            printed_on("stadium"),
            _attaching(_ANYONE_ATTACHES.replace("1 of their Pokémon", whom), Side.BOTH, _TO_ANYONES, **condition),
        )
        for whom, condition in _TO_SOME
    ),
    _attaching(_ATTACH + "{condition}, ", Side.MY, condition=BEARER),
    When(
        printed_on("ability", "tool"),
        Choice(
            *(_attaching(_ATTACH + whom, Side.BOTH, _TO_MINE, condition=which) for whom, which in _TO_OWN),
            *(
                _attaching(AS_LONG + _ATTACH + whom, Side.BOTH, _TO_MINE, condition=_and_so(which))
                for whom, which in _TO_OWN[:-1]
            ),
        ),
    ),
    _attaching(AS_LONG + _ATTACH + "it, ", Side.MY, condition=STANDING_SOMEWHERE),
    _attaching(_THEY_ATTACH, Side.OPP, _TO_THEIRS),
    _attaching(AS_LONG + _THEY_ATTACH, Side.OPP, _TO_THEIRS, condition=STATES),
    *(
        _attaching(
            AS_LONG + _THEY_ATTACH.replace("1 of their Pokémon", whom),
            Side.OPP,
            _TO_THEIRS,
            condition=rule("{state}", Shape(AllOf, conditions=(Hole("state"), where)), state=STATES),
        )
        for whom, where in (("their Active Pokémon", _TO_ACTIVE), ("1 of their Benched Pokémon", _TO_BENCHED))
    ),
    When(printed_on("stadium"), _attaching(_ANYONE_ATTACHES, Side.BOTH, _TO_ANYONES)),
)

def _playing(header: str, side: Side, body: Syntax[Any], name: str) -> Syntax[Any]:
    """Under "whenever … plays a card", always or under a condition."""
    parts: dict[str, Any] = {"whose": side, "card_kind": A_CARD_KIND, "body": body}
    hand = " from their hand, " if "plays" in header else " from your hand, "
    return Choice(
        *(
            form
            for end, wording in ((hand, name or None), (", ", f"{name}_short"))
            for form in (
                under(f"{header} {{card_kind}} card{end}", Event.PLAYED, wording, **parts),
                under(f"{header} {{card_kind}} card{end}if {{condition}}, ", Event.PLAYED, wording, condition=STATES, **parts),
                under(
                    f"{AS_LONG}{header} {{card_kind}} card{end}",
                    Event.PLAYED,
                    f"{wording or 'play'}_as_long",
                    condition=STATES,
                    **parts,
                ),
            )
        )
    )


_NOT_ASKING: Syntax[Any] = Such(BODY, lambda block: not isinstance(block[0], If))
"""A condition at the beginning would be the header's."""

_WHO_PLAYS = (
    *((f"{when} you play", Side.MY, _NOT_ASKING, name) for when, name in (("whenever", ""), ("when", "when"))),
    *(
        (f"{when} your opponent plays", Side.OPP, Entering(_NOT_ASKING, rival=True), name)
        for when, name in (("whenever", ""), ("when", "when"))
    ),
)
PLAYING: Syntax[Any] = Choice(
    When(printed_on("ability", "tool"), Choice(*(_playing(*row) for row in _WHO_PLAYS))),
    When(
        printed_on("stadium"),
        Choice(
            _playing("whenever a player plays", Side.BOTH, THEIR_BODY, ""),
            _playing("whenever any player plays", Side.BOTH, THEIR_BODY, "any_player"),
        ),
    ),
)


def _one_of(whose: Side) -> Syntax[Any]:
    """A body that can speak of the one Pokémon that something happened to."""
    one = Selector(side=whose, zone=Zone.PLAY, quantifier=Quantifier.CHOOSE)
    return Entering(Scoped(_NOT_ASKING, actor=Side.MY), it=one, rival=whose is Side.OPP)


_GROWING = (
    ("1 of your Pokémon evolves", Side.MY, None, ""),
    ("you evolve 1 of your Pokémon", Side.MY, None, "you_evolve"),
    ("your Active Pokémon evolves", Side.MY, FilterKind.ACTIVE, ""),
    ("1 of your Benched Pokémon evolves", Side.MY, FilterKind.BENCHED, ""),
    ("1 of your other Pokémon evolves", Side.MY, FilterKind.OTHER, ""),
    ("1 of your opponent's Pokémon evolves", Side.OPP, None, ""),
    ("your opponent evolves 1 of their Pokémon", Side.OPP, None, "they_evolve"),
    ("your opponent's Active Pokémon evolves", Side.OPP, FilterKind.ACTIVE, ""),
)
_ITSELF = Not(condition=_of_it(FilterKind.OTHER))
EVOLVING: Syntax[Any] = Choice(
    When(
        printed_on("tool"),
        Entering(
            Choice(
                *(
                    under(
                        f"{when} the Pokémon this card is attached to evolves, ",
                        Event.EVOLVES,
                        wording,
                        whose=Side.MY,
                        condition=_ITSELF,
                        body=_NOT_ASKING,
                    )
                    for when, wording in (("when", None), ("if", "if"), ("whenever", "whenever"))
                )
            ),
            it=Selector(role=Role.HOST),
        ),
    ),
    When(
        printed_on("ability", "tool"),
        Choice(
            *(
                under(
                    f"{when}{what}, ",
                    Event.EVOLVES,
                    "_".join(filter(None, (name, also))) or None,
                    whose=side,
                    body=_one_of(side),
                    **({"condition": _of_it(kind)} if kind else {}),
                )
                for what, side, kind, name in _GROWING
                for when, also in (("whenever ", ""), ("when ", "when"))
            )
        ),
    ),
    When(
        printed_on("stadium"),
        Choice(
            under("whenever a Pokémon evolves, ", Event.EVOLVES, whose=Side.BOTH, body=_TO_ANYONES),
            under(
                "whenever a player evolves 1 of their Pokémon, ",
                Event.EVOLVES,
                "a_player",
                whose=Side.BOTH,
                body=Entering(THEIR_BODY, it=_ANYONES_POKEMON),
            ),
        ),
    ),
)

_FALLS = "is Knocked Out by damage from an attack from your opponent's Pokémon, "
_FALLEN = (
    ("1 of your Pokémon", None, ""),
    ("any of your Pokémon", None, "any"),
    ("your Active Pokémon", _of_it(FilterKind.ACTIVE), ""),
    ("1 of your Benched Pokémon", _of_it(FilterKind.BENCHED), ""),
    ("1 of your other Pokémon", _of_it(FilterKind.OTHER), ""),
    ("1 of your {condition}", _TO_SUCH, "such"),
)
MOURNING: Syntax[Any] = When(
    printed_on("ability", "tool"),
    Choice(
        *(
            under(
                f"{when}{whom} {_FALLS}",
                Event.ALLY_KO,
                "_".join(filter(None, (name, also))) or None,
                body=_one_of(Side.MY),
                **({"condition": condition} if condition else {}),
            )
            for whom, condition, name in _FALLEN
            for when, also in (("if ", ""), ("when ", "when"), ("whenever ", "whenever"))
        ),
        *(
            under(
                f"{lead}{{condition}}{joint}{whom} {_FALLS}",
                Event.ALLY_KO,
                f"{name}_{k}",
                body=_one_of(Side.MY),
                condition=rule("{state}", Shape(AllOf, conditions=(Hole("state"), fallen)), state=STANDING_SOMEWHERE),
            )
            for whom, fallen, name in _FALLEN
            if isinstance(fallen, Exists)
            for k, (lead, joint) in enumerate((("if ", " and "), ("as long as ", ", if "), ("as long as ", ", whenever ")))
        ),
    ),
)
_ANY_FALL = (
    *((whom, Side.MY, condition, name) for whom, condition, name in _FALLEN),
    ("1 of your opponent's Pokémon", Side.OPP, None, ""),
    ("your opponent's Pokémon", Side.OPP, None, "bare"),
    ("your opponent's Active Pokémon", Side.OPP, _of_it(FilterKind.ACTIVE), ""),
    ("1 of your opponent's Benched Pokémon", Side.OPP, _of_it(FilterKind.BENCHED), ""),
)
FALLING: Syntax[Any] = When(
    printed_on("ability", "tool"),
    Choice(
        *(
            under(
                f"{when}{whom} is Knocked Out, ",
                Event.FALLS,
                "_".join(filter(None, (name, also))) or None,
                whose=side,
                body=_one_of(side),
                **({"condition": condition} if condition else {}),
            )
            for whom, side, condition, name in _ANY_FALL
            for when, also in (("whenever ", ""), ("when ", "when"), ("if ", "if"))
        )
    ),
)
_EVOLVED_FROM_HAND = (
    *(
        (f"you play a Pokémon from your hand to evolve {whom}", Side.MY, of)
        for whom, of in (("1 of your Pokémon", None), ("your Active Pokémon", FilterKind.ACTIVE),
                         ("1 of your Benched Pokémon", FilterKind.BENCHED), ("1 of your other Pokémon", FilterKind.OTHER))
    ),
    *(
        (f"your opponent plays a Pokémon from their hand to evolve {whom}", Side.OPP, of)
        for whom, of in (("1 of their Pokémon", None), ("their Active Pokémon", FilterKind.ACTIVE),
                         ("1 of their Benched Pokémon", FilterKind.BENCHED))
    ),
)  # fmt: skip
_RISES, _GOES_BACK = "from {} Bench to the Active Spot", "from the Active Spot to {} Bench"
_CHANGING_PLACES = tuple(
    (f"{whom} moves {way.format(bench)}", side, event, f"{own}{k}")
    for event, way in ((Event.ON_ACTIVE, _RISES), (Event.MOVES_BACK, _GOES_BACK))
    for whom, side, benches in (
        ("1 of your Pokémon", Side.MY, ("your", "the")),
        ("1 of your opponent's Pokémon", Side.OPP, ("the", "their")),
        ("your opponent's Pokémon", Side.OPP, ("the", "their")),
    )
    for k, bench in enumerate(benches)
    for own in ("of_" * (whom == "your opponent's Pokémon"),)
)
"""Pokémon of a player that change places, and in which words."""
_RETREATING = (("your opponent's Active Pokémon retreats", Side.OPP), ("your Active Pokémon retreats", Side.MY))
_BENCHING = (
    ("your opponent puts a Basic Pokémon from their hand onto their Bench", Side.OPP),
    ("you put a Basic Pokémon from your hand onto your Bench", Side.MY),
)
_ANYBODY = (
    ("a player's Active Pokémon retreats", Event.RETREATS),
    ("a Pokémon retreats", Event.RETREATS),
    *(
        (f"{who} {verb} a Basic Pokémon from their hand onto their Bench", Event.ON_BENCH)
        for who in ("a player", "any player")
        for verb in ("puts", "plays")
    ),
)
"""What a Stadium hears of."""
_MOVING = (
    *((what, side, Event.RETREATS, "") for what, side in _RETREATING),
    *((what, side, Event.ON_BENCH, "") for what, side in _BENCHING),
    *((what.replace("put", "play"), side, Event.ON_BENCH, "play") for what, side in _BENCHING),
)
_A_KIND_OF_BASIC = rule("{filters}", Selector, role=Role.IT, filters=Such(Concat(BEFORE, ONE_HEAD, AFTER), bool))
_TO_THAT_PLAYERS: Syntax[Any] = Entering(THEIR_BODY, it=_ANYONES_POKEMON)
_SO_LONG: tuple[tuple[str, dict[str, Any]], ...] = (("", {}), (AS_LONG, {"condition": STATES}))
_WHENEVER = (("whenever ", ""), ("when ", "when"), ("if ", "if"))
_THE_BEARER = "the Pokémon this card is attached to"
_ITS_OWN: dict[str, Any] = {"whose": Side.MY, "condition": _ITSELF}
_BEARER_MOVES: tuple[tuple[str, Event, dict[str, Any]], ...] = (
    (f"you play a Pokémon from your hand to evolve {_THE_BEARER}", Event.ON_EVOLVE, _ITS_OWN),
    *((f"{_THE_BEARER} moves {_RISES.format(bench)}", Event.ON_ACTIVE, _ITS_OWN) for bench in ("your", "the")),
    *((f"{_THE_BEARER} moves {_GOES_BACK.format(bench)}", Event.MOVES_BACK, {}) for bench in ("your", "the")),
)


def _where(of: FilterKind | None) -> dict[str, Any]:
    return {"condition": _of_it(of)} if of else {}


OTHERS_MOVING: Syntax[Any] = Choice(
    When(
        printed_on("ability", "tool"),
        Choice(
            *(
                under(f"{as_long}{when}{what}, ", event, f"{name}{also}" or None, whose=side, body=_one_of(side), **so)
                for what, side, event, name in _MOVING
                for when, also in _WHENEVER
                for as_long, so in _SO_LONG
            ),
            *(
                under(f"{as_long}{when}{what}, ", event, f"places_{name}{also}", whose=side, body=_one_of(side), **so)
                for what, side, event, name in _CHANGING_PLACES
                for when, also in _WHENEVER
                for as_long, so in _SO_LONG
            ),
            *(
                under(f"{when}{what}, ", Event.ON_EVOLVE, also or None, whose=side, body=_one_of(side), **_where(of))
                for what, side, of in _EVOLVED_FROM_HAND
                for when, also in _WHENEVER
            ),
            *(
                under(
                    f"{AS_LONG}{when}{what}, ",
                    Event.ON_EVOLVE,
                    f"{also}_so_long",
                    whose=side,
                    body=_one_of(side),
                    condition=_and_so(_of_it(of)) if of else STATES,
                )
                for what, side, of in _EVOLVED_FROM_HAND
                for when, also in _WHENEVER
            ),
        ),
    ),
    When(
        printed_on("ability"),
        Entering(
            Choice(
                *(
                    under(f"{when}this Pokémon moves {_GOES_BACK.format(bench)}, {may}", Event.MOVES_BACK, f"{also}{bench}{may}",
                          body=UNASKED, **({"may": True} if may else {}))
                    for when, also in _WHENEVER
                    for bench in ("your", "the")
                    for may in ("", "you may ")
                )
            ),
            it=THIS_POKEMON,
        ),
    ),
    When(
        printed_on("tool"),
        Entering(
            Choice(
                *(
                    under(f"{when}{what}, ", event, f"bearer_{also}{k}", body=_NOT_ASKING, **parts)
                    for when, also in _WHENEVER
                    for k, (what, event, parts) in enumerate(_BEARER_MOVES)
                )
            ),
            it=Selector(role=Role.HOST),
        ),
    ),
    When(
        printed_on("stadium"),
        Choice(
            *(
                under(f"whenever {what}, ", event, f"anybody_{k}" if k else None, whose=Side.BOTH, body=_TO_THAT_PLAYERS)
                for k, (what, event) in enumerate(_ANYBODY)
            ),
            *(
                under(
                    f"whenever {who} {verb} a Basic {{condition}} from their hand onto their Bench, ",
                    Event.ON_BENCH,
                    f"such_{who}_{verb}",
                    whose=Side.BOTH,
                    condition=rule("{what}", Exists, what=_A_KIND_OF_BASIC),
                    body=_TO_THAT_PLAYERS,
                )
                for who in ("a player", "any player")
                for verb in ("puts", "plays")
            ),
            *(
                under(
                    f"{when} {who} plays a Pokémon from their hand to evolve 1 of their Pokémon, ",
                    Event.ON_EVOLVE,
                    f"{when}_{who}",
                    whose=Side.BOTH,
                    body=_TO_THAT_PLAYERS,
                )
                for when in ("whenever", "when")
                for who in ("a player", "any player")
            ),
            *(
                under(f"{when} {whose} Pokémon moves {way.format(bench)}, ", event, f"{when}_{whose}_{bench}", whose=Side.BOTH,
                      body=_TO_ANYONES)
                for event, way in ((Event.ON_ACTIVE, _RISES), (Event.MOVES_BACK, _GOES_BACK))
                for when in ("whenever", "when")
                for whose in ("a", "a player's", "any")
                for bench in ("the", "their")
            ),
            *(
                under(f"{when} {what} is Knocked Out, ", Event.FALLS, f"{when}_{k}", whose=Side.BOTH, body=_TO_ANYONES)
                for when in ("whenever", "when")
                for k, what in enumerate(("a Pokémon", "any Pokémon", "a player's Pokémon"))
            ),
        ),
    ),
)
"""Pokémon that retreat, or come onto the Bench, or fall, as others see it."""
_HEALED: tuple[tuple[str, Side, dict[str, Any]], ...] = (
    ("1 of your Pokémon is healed", Side.MY, {}),
    ("your Active Pokémon is healed", Side.MY, _where(FilterKind.ACTIVE)),
    ("1 of your Benched Pokémon is healed", Side.MY, _where(FilterKind.BENCHED)),
    ("1 of your other Pokémon is healed", Side.MY, _where(FilterKind.OTHER)),
    ("any damage is healed from 1 of your Pokémon", Side.MY, {}),
    ("you heal any damage from 1 of your Pokémon", Side.MY, {}),
    ("1 of your opponent's Pokémon is healed", Side.OPP, {}),
    ("your opponent's Active Pokémon is healed", Side.OPP, _where(FilterKind.ACTIVE)),
    ("any damage is healed from 1 of your opponent's Pokémon", Side.OPP, {}),
    ("your opponent heals any damage from 1 of their Pokémon", Side.OPP, {}),
)
HEALING: Syntax[Any] = Choice(
    *(
        When(
            printed_on(carrier),
            Entering(
                Choice(
                    *(
                        under(f"{when}{what}, ", Event.HEALED, f"{also}healed_{k}", body=_NOT_ASKING, **_ITS_OWN)
                        for when, also in _WHENEVER
                        for k, what in enumerate((f"{whom} is healed", f"any damage is healed from {whom}"))
                    )
                ),
                it=role,
            ),
        )
        for carrier, whom, role in (("ability", "this Pokémon", THIS_POKEMON), ("tool", _THE_BEARER, Selector(role=Role.HOST)))
    ),
    When(
        printed_on("ability", "tool"),
        Choice(
            *(
                under(f"{when}{what}, ", Event.HEALED, f"{also}{k}", whose=side, body=_one_of(side), **where)
                for when, also in _WHENEVER
                for k, (what, side, where) in enumerate(_HEALED)
            ),
            *(
                under(f"{AS_LONG}{when}{what}, ", Event.HEALED, f"so_{also}{k}", whose=side, body=_one_of(side), condition=STATES)
                for when, also in _WHENEVER
                for k, (what, side, where) in enumerate(_HEALED)
                if not where
            ),
        ),
    ),
    When(
        printed_on("stadium"),
        Choice(
            *(
                under(f"{when}{what}, ", Event.HEALED, f"{also}{k}", whose=Side.BOTH, body=_TO_ANYONES)
                for when, also in _WHENEVER
                for k, what in enumerate(("a Pokémon is healed", "any Pokémon is healed", "any damage is healed from a Pokémon"))
            )
        ),
    ),
)
ATTACHING_IT: Syntax[Any] = When(
    printed_on("tool"),
    Entering(
        Choice(
            *(
                under(f"when you attach this card {words}, ", Event.ON_ATTACH, wording, body=_NOT_ASKING)
                for words, wording in (
                    ("from your hand to 1 of your Pokémon", None),
                    ("from your hand to a Pokémon", "a_pokemon"),
                    ("to 1 of your Pokémon", "short"),
                    ("to a Pokémon", "short_a"),
                    ("from your hand", "hand_only"),
                )
            )
        ),
        it=Selector(role=Role.HOST),
    ),
)

WAITING: Syntax[Any] = Choice(
    USES, MOVING_UP, TIMES, HITS, ATTACHMENTS, PLAYING, EVOLVING, MOURNING, FALLING, OTHERS_MOVING, HEALING, ATTACHING_IT
)
