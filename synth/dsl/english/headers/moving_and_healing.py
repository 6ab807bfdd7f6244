"""What others than the Pokémon with the text do: retreat, move up, go back, evolve, come onto the Bench, are healed."""

from typing import Any

from synth.dsl.ast import AllOf, Event, Exists, Filter, FilterKind, Memory, MemoryKind, Not, Role, Selector, Side
from synth.dsl.english.conditions.conditions import STATES
from synth.dsl.english.forms.core import Choice, Such, Syntax
from synth.dsl.english.forms.lists import Concat
from synth.dsl.english.forms.stateful import Entering, Known, Scoped, When
from synth.dsl.english.forms.template import Hole, Shape, rule
from synth.dsl.english.headers.happenings import (
    ANYONES_POKEMON,
    AS_LONG,
    ITSELF,
    NOT_ASKING,
    TO_ANYONES,
    and_so,
    of_it,
    one_of,
)
from synth.dsl.english.headers.headers import (
    THEIR_BODY,
    UNASKED,
    printed_on,
    under,
)
from synth.dsl.english.nouns.referents import THIS_POKEMON
from synth.dsl.english.nouns.traits import AFTER, BEFORE, ONE_HEAD
from synth.dsl.walk import nodes

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
        *(
            (active, side, benches)
            for _ in range(event is Event.MOVES_BACK)
            for active, side, benches in (
                ("your Active Pokémon", Side.MY, ("your", "the")),
                ("your opponent's Active Pokémon", Side.OPP, ("the", "their")),
            )
        ),
    )
    for k, bench in enumerate(benches)
    for own in ("of_" * (whom == "your opponent's Pokémon"),)
)
"""Pokémon of a player that change places, and in which words."""
_LEAVING = tuple(
    (f"{active} moves to {bench} Bench", side)
    for active, side, benches in (
        ("your opponent's Active Pokémon", Side.OPP, ("the", "their")),
        ("your Active Pokémon", Side.MY, ("the", "your")),
    )
    for bench in benches
)
_RETREATING = tuple(
    (f"{whom} retreats", side, wording)
    for whom, side, wording in (
        ("your opponent's Active Pokémon", Side.OPP, ""),
        ("your Active Pokémon", Side.MY, ""),
        ("1 of your opponent's Pokémon", Side.OPP, "one_of"),
        ("your opponent's Pokémon", Side.OPP, "bare_of"),
        ("1 of your Pokémon", Side.MY, "one_of"),
    )
)
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
    ("a player's Pokémon retreats", Event.RETREATS),
    ("either player's Active Pokémon retreats", Event.RETREATS),
)
"""What a Stadium hears of."""
_MOVING = (
    *((what, side, Event.RETREATS, name) for what, side, name in _RETREATING),
    *((what, side, Event.MOVES_BACK, "leaving") for what, side in _LEAVING),
    *((what, side, Event.ON_BENCH, "") for what, side in _BENCHING),
    *((what.replace("put", "play"), side, Event.ON_BENCH, "play") for what, side in _BENCHING),
)
_OF_A_KIND = Scoped(
    rule("{filters}", Selector, role=Role.IT, filters=Such(Concat(BEFORE, ONE_HEAD, AFTER), bool)), plural=False
)
SO_LONG: tuple[tuple[str, dict[str, Any]], ...] = (("", {}), (AS_LONG, {"condition": STATES}))
WHENEVER = (("whenever ", ""), ("when ", "when"), ("if ", "if"))
SUCH_A_ONE: Syntax[Any] = rule("{what}", Exists, what=_OF_A_KIND)
_MY_TURN = Memory(kind=MemoryKind.IN_TURN, side=Side.MY)
_THE_BEARER = "the Pokémon this card is attached to"
ITS_OWN: dict[str, Any] = {"whose": Side.MY, "condition": ITSELF}
_BEARER_MOVES: tuple[tuple[str, Event, dict[str, Any]], ...] = (
    (f"you play a Pokémon from your hand to evolve {_THE_BEARER}", Event.ON_EVOLVE, ITS_OWN),
    *((f"{_THE_BEARER} moves {_RISES.format(bench)}{turn}", Event.ON_ACTIVE, {**ITS_OWN, "condition": now})
      for bench in ("your", "the")
      for turn, now in ((" during your turn", AllOf(conditions=(ITSELF, _MY_TURN))), ("", ITSELF))),
    *((f"{_THE_BEARER} moves {_GOES_BACK.format(bench)}{turn}", Event.MOVES_BACK, now)
      for bench in ("your", "the")
      for turn, now in ((" during your turn", {"condition": _MY_TURN}), ("", {}))),
)


_IN_TURN = ((" during your turn", _MY_TURN), ("", None))
_OF_TURN_PLAYER = Not(condition=of_it(FilterKind.THEIRS))
_UNUSED = Exists(what=Selector(role=Role.SELF, filters=(Filter(kind=FilterKind.UNUSED),)))
_ONCE_IN_TURN: Syntax[Any] = Known(lambda state: AllOf(conditions=(_MY_TURN, _UNUSED)))
_ONCE_IN_TURN_IF = rule("if {state}", Shape(AllOf, conditions=(Hole("state"), _MY_TURN, _UNUSED)), state=STATES)


def _of_no_other(block: Any) -> bool:
    """ "The Pokémon that moved to the Bench" is the one that the header tells of."""
    return not any(getattr(node, "role", None) is Role.OLD_ACTIVE for one in block for node in nodes(one))


def _going(side: Side) -> Syntax[Any]:
    return Such(one_of(side), _of_no_other)


def not_of_turn(block: Any) -> bool:
    """Whether nothing is told of "that player": it need not be the one whose turn it is."""
    return not any(getattr(node, "side", None) is Side.TURN for one in block for node in nodes(one))


TO_THAT_ONE: Syntax[Any] = Such(TO_ANYONES, lambda block: not_of_turn(block) and _of_no_other(block))


def where(of: FilterKind | None) -> dict[str, Any]:
    return {"condition": of_it(of)} if of else {}


_TO_THAT_PLAYERS: Syntax[Any] = Such(Entering(THEIR_BODY, it=ANYONES_POKEMON, happened=True), _of_no_other)
OTHERS_MOVING: Syntax[Any] = Choice(
    When(
        printed_on("ability", "tool"),
        Choice(
            *(
                under(f"{as_long}{when}{what}, ", event, f"{name}{also}" or None, whose=side, body=_going(side), **so)
                for what, side, event, name in _MOVING
                for when, also in WHENEVER
                for as_long, so in SO_LONG
            ),
            *(
                under(f"{as_long}{when}{what}{turn}, ", event, f"places_{name}{also}{turn}", whose=side, body=_going(side), **so)
                for what, side, event, name in _CHANGING_PLACES
                for when, also in WHENEVER
                for turn, now in _IN_TURN
                for as_long, so in (SO_LONG if now is None else (("", {"condition": now}), (AS_LONG, {"condition": and_so(now)})))
            ),
            *(
                under(f"{when}{what}, ", Event.ON_EVOLVE, also or None, whose=side, body=one_of(side), **where(of))
                for what, side, of in _EVOLVED_FROM_HAND
                for when, also in WHENEVER
            ),
            *(
                under(
                    f"{AS_LONG}{when}{what}, ",
                    Event.ON_EVOLVE,
                    f"{also}_so_long",
                    whose=side,
                    body=one_of(side),
                    condition=and_so(of_it(of)) if of else STATES,
                )
                for what, side, of in _EVOLVED_FROM_HAND
                for when, also in WHENEVER
            ),
        ),
    ),
    When(
        printed_on("ability"),
        Entering(
            Choice(
                *(
                    under(f"once during your turn, when this Pokémon moves {_GOES_BACK.format(bench)}, {asks}you may ",
                          Event.MOVES_BACK, f"once_back_{bench}{bool(asks)}", body=UNASKED, may=True, condition=condition)
                    for bench in ("your", "the")
                    for asks, condition in (("{condition}", _ONCE_IN_TURN), ("{condition}, ", _ONCE_IN_TURN_IF))
                ),
                *(
                    under(f"{when}this Pokémon moves {_GOES_BACK.format(bench)}{turn}, {may}", Event.MOVES_BACK,
                          f"{also}{bench}{may}{bool(turn)}", body=UNASKED, **({"may": True} if may else {}), **now)
                    for turn, now in (("", {}), (" during your turn", {"condition": _MY_TURN}))
                    for when, also in WHENEVER
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
                    under(f"{when}{what}, ", event, f"bearer_{also}{k}", body=NOT_ASKING, **parts)
                    for when, also in WHENEVER
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
                under(f"{when}{what}, ", event, f"anybody_{k}{also}" if k or also else None, whose=Side.BOTH,
                      body=_TO_THAT_PLAYERS)
                for k, (what, event) in enumerate(_ANYBODY)
                for when, also in WHENEVER
            ),
            *(
                under(
                    f"whenever {who} {verb} a Basic {{condition}} from their hand onto their Bench, ",
                    Event.ON_BENCH,
                    f"such_{who}_{verb}",
                    whose=Side.BOTH,
                    condition=rule("{what}", Exists, what=_OF_A_KIND),
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
                      body=TO_THAT_ONE)
                for event, way in ((Event.ON_ACTIVE, _RISES), (Event.MOVES_BACK, _GOES_BACK))
                for when in ("whenever", "when")
                for whose in ("a", "a player's", "any")
                for bench in ("the", "their")
            ),
            *(
                under(f"{when} {whose} moves {to}{turn}, ", event, f"own_turn_{when}_{whose}_{to}{bool(turn)}", whose=Side.BOTH,
                      **so)
                for turn, so in (
                    (" during their turn", {"condition": _OF_TURN_PLAYER, "body": Such(TO_ANYONES, _of_no_other)}),
                    ("", {"body": TO_THAT_ONE}),
                )
                for when in ("whenever", "when")
                for player in ("either player's", "a player's")
                for event, whose, to in (
                    (Event.MOVES_BACK, f"{player} Active Pokémon", "to the Bench"),
                    (Event.MOVES_BACK, f"{player} Active Pokémon", "from the Active Spot to the Bench"),
                    (Event.MOVES_BACK, f"{player} Active Pokémon", "to their Bench"),
                    (Event.ON_ACTIVE, f"{player} Benched Pokémon", "to the Active Spot"),
                    *(((Event.ON_ACTIVE, "a Benched Pokémon", "to the Active Spot"),) if player == "a player's" else ()),
                )
            ),
            *(
                under(f"{when} {what} is Knocked Out, ", Event.FALLS, f"{when}_{k}", whose=Side.BOTH, body=TO_THAT_ONE)
                for when in ("whenever", "when")
                for k, what in enumerate(("a Pokémon", "any Pokémon", "a player's Pokémon"))
            ),
        ),
    ),
)
"""Pokémon that retreat, or come onto the Bench, or fall, as others see it."""
_HEALED: tuple[tuple[str, Side, dict[str, Any]], ...] = (
    ("1 of your Pokémon is healed", Side.MY, {}),
    ("your Active Pokémon is healed", Side.MY, where(FilterKind.ACTIVE)),
    ("1 of your Benched Pokémon is healed", Side.MY, where(FilterKind.BENCHED)),
    ("1 of your other Pokémon is healed", Side.MY, where(FilterKind.OTHER)),
    ("any damage is healed from 1 of your Pokémon", Side.MY, {}),
    ("you heal any damage from 1 of your Pokémon", Side.MY, {}),
    ("any damage is healed from your Active Pokémon", Side.MY, where(FilterKind.ACTIVE)),
    ("you heal any damage from your Active Pokémon", Side.MY, where(FilterKind.ACTIVE)),
    ("you heal any damage from 1 of your Benched Pokémon", Side.MY, where(FilterKind.BENCHED)),
    ("you heal damage from 1 of your Pokémon", Side.MY, {}),
    ("you heal 1 of your Pokémon", Side.MY, {}),
    ("1 of your opponent's Pokémon is healed", Side.OPP, {}),
    ("your opponent's Active Pokémon is healed", Side.OPP, where(FilterKind.ACTIVE)),
    ("any damage is healed from 1 of your opponent's Pokémon", Side.OPP, {}),
    ("your opponent heals any damage from 1 of their Pokémon", Side.OPP, {}),
)
BEARERS = (("ability", "this Pokémon", THIS_POKEMON), ("tool", _THE_BEARER, Selector(role=Role.HOST)))
HEALING: Syntax[Any] = Choice(
    *(
        When(
            printed_on(carrier),
            Entering(
                Choice(
                    *(
                        under(f"{when}{what}, ", Event.HEALED, f"{also}healed_{k}", body=NOT_ASKING, **ITS_OWN)
                        for when, also in WHENEVER
                        for k, what in enumerate((f"{whom} is healed", f"any damage is healed from {whom}"))
                    )
                ),
                it=role,
            ),
        )
        for carrier, whom, role in BEARERS
    ),
    When(
        printed_on("ability", "tool"),
        Choice(
            *(
                under(f"{when}{what}, ", Event.HEALED, f"{also}{k}", whose=side, body=one_of(side), **where)
                for when, also in WHENEVER
                for k, (what, side, where) in enumerate(_HEALED)
            ),
            *(
                under(f"{AS_LONG}{when}{what}, ", Event.HEALED, f"so_{also}{k}", whose=side, body=one_of(side), condition=STATES)
                for when, also in WHENEVER
                for k, (what, side, where) in enumerate(_HEALED)
                if not where
            ),
        ),
    ),
    When(
        printed_on("stadium"),
        Choice(
            *(
                under(f"{when}{what}, ", Event.HEALED, f"{also}{k}", whose=Side.BOTH, body=TO_ANYONES)
                for when, also in WHENEVER
                for k, what in enumerate(("a Pokémon is healed", "any Pokémon is healed", "any damage is healed from a Pokémon"))
            )
        ),
    ),
)
