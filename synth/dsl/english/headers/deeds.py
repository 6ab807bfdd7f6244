"""What Pokémon and players do that others hear of: attacks that were used, cards that are drawn or discarded from hand."""

from typing import Any

from synth.dsl.ast import AllOf, Event, FilterKind, Memory, MemoryKind, Node, Side
from synth.dsl.english.conditions.conditions import STATES
from synth.dsl.english.forms.core import Choice, Mapped, Syntax
from synth.dsl.english.forms.stateful import Entering, When
from synth.dsl.english.forms.template import Hole, Shape, rule
from synth.dsl.english.headers.felled import FELLED
from synth.dsl.english.headers.first_time import FirstTime
from synth.dsl.english.headers.foreseen import FORESEEN
from synth.dsl.english.headers.happenings import AS_LONG, HAPPENINGS, ITSELF, NOT_ASKING, TO_ANYONES, TO_SUCH, one_of
from synth.dsl.english.headers.headers import THEIR_BODY, printed_on, under
from synth.dsl.english.headers.moving_and_healing import (
    BEARERS,
    HEALING,
    ITS_OWN,
    OTHERS_MOVING,
    SO_LONG,
    SUCH_A_ONE,
    WHENEVER,
    where,
)
from synth.dsl.english.headers.so_long import SoLong

_USES, _ATTACKS = "uses an attack", "attacks"
_AFTER = (*WHENEVER, ("after ", "after"))
_ITSELF_SO: dict[str, Any] = ITS_OWN | {
    "condition": rule("{state}", Shape(AllOf, conditions=(ITSELF, Hole("state"))), state=STATES)
}
_BY_WHOM: tuple[tuple[str, Side, dict[str, Any], bool], ...] = (
    ("1 of your Pokémon", Side.MY, {}, True),
    ("your Active Pokémon", Side.MY, {}, False),
    ("any of your Pokémon", Side.MY, {}, False),
    ("1 of your other Pokémon", Side.MY, where(FilterKind.OTHER), True),
    ("1 of your {condition}", Side.MY, {"condition": TO_SUCH}, True),
    ("1 of your opponent's Pokémon", Side.OPP, {}, True),
    ("your opponent's Active Pokémon", Side.OPP, {}, False),
    ("your opponent's Pokémon", Side.OPP, {}, False),
    ("any of your opponent's Pokémon", Side.OPP, {}, False),
    ("your opponent", Side.OPP, {}, False),
    ("1 of your opponent's {condition}", Side.OPP, {"condition": TO_SUCH}, True),
)
"""Who attacks, whose that is, what is asked, and whether it is the usual way to say it. Only an Active Pokémon attacks."""
_DONE_BY = (
    *(
        (f"{whom} {verb}", side, such, usual and verb == _USES)
        for whom, side, such, usual in _BY_WHOM
        for verb in (_USES, _ATTACKS)
    ),
    *((f"you {verb}", Side.MY, {}, False) for verb in ("use an attack", "attack")),
)
_ANYBODY: tuple[tuple[str, dict[str, Any], bool], ...] = (
    ("a Pokémon", {}, True),
    ("a player's Active Pokémon", {}, False),
    ("any Pokémon", {}, False),
    ("a {condition}", {"condition": SUCH_A_ONE}, True),
)


def _worded(name: str, usual: bool) -> str | None:
    return None if usual else name


ATTACKING: Syntax[Any] = Choice(
    *(
        When(
            printed_on(carrier),
            Entering(
                Choice(
                    *(
                        under(f"{when}{whom} {verb}, {when_so}", Event.ATTACKS, wording, body=NOT_ASKING, **so)
                        for when, also in _AFTER
                        for verb in (_USES, _ATTACKS)
                        for when_so, so in (("", ITS_OWN), ("if {condition}, ", _ITSELF_SO))
                        for wording in (_worded(f"{also}own_{verb}", not also and verb == _USES),)
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
                under(
                    f"{when}{done}, ",
                    Event.ATTACKS,
                    _worded(f"{also}{k}", usual and not also),
                    whose=side,
                    body=one_of(side),
                    **such,
                )
                for when, also in _AFTER
                for k, (done, side, such, usual) in enumerate(_DONE_BY)
            ),
            *(
                under(
                    before + when + done + after,
                    Event.ATTACKS,
                    f"{way}_{also}{k}",
                    whose=side,
                    body=one_of(side),
                    condition=STATES,
                )
                for way, before, after in (("so", AS_LONG, ", "), ("if", "", ", if {condition}, "))
                for when, also in _AFTER
                for k, (done, side, such, _) in enumerate(_DONE_BY)
                if not such
            ),
        ),
    ),
    When(
        printed_on("stadium"),
        Choice(
            *(
                under(f"{when}{whom} {verb}, ", Event.ATTACKS, wording, whose=Side.BOTH, body=TO_ANYONES, **such)
                for when, also in _AFTER
                for k, (whom, such, usual) in enumerate(_ANYBODY)
                for verb in (_USES, _ATTACKS)
                for wording in (_worded(f"{also}{k}{verb}", usual and not also and verb == _USES),)
            )
        ),
    ),
)
_OF_PLAYERS: dict[Side, Syntax[Any]] = {
    Side.MY: NOT_ASKING, Side.OPP: Entering(NOT_ASKING, rival=True), Side.BOTH: NOT_ASKING,
}  # fmt: skip
_HANDS = (
    ("you draw a card", Event.DRAWS, Side.MY, True),
    ("your opponent draws a card", Event.DRAWS, Side.OPP, True),
    ("you discard a card from your hand", Event.DISCARDS, Side.MY, True),
    ("a card is discarded from your hand", Event.DISCARDS, Side.MY, False),
    ("your opponent discards a card from their hand", Event.DISCARDS, Side.OPP, True),
    ("a card is discarded from your opponent's hand", Event.DISCARDS, Side.OPP, False),
    ("you get any points", Event.SCORES, Side.MY, True),
    ("you get a point", Event.SCORES, Side.MY, False),
    ("your opponent gets any points", Event.SCORES, Side.OPP, True),
    ("your opponent gets a point", Event.SCORES, Side.OPP, False),
    ("either player gets any points", Event.SCORES, Side.BOTH, True),
)
HANDLING: Syntax[Any] = When(
    printed_on("ability", "tool"),
    Choice(
        *(
            under(f"{as_long}{when}{what}, ", event, wording, whose=side, body=_OF_PLAYERS[side], **so)
            for when, also in WHENEVER
            for k, (what, event, side, usual) in enumerate(_HANDS)
            for as_long, so in SO_LONG
            for wording in (_worded(f"hand_{also}{k}", usual and not also),)
        ),
        *(
            under(
                f"{when}{what}, if {{condition}}, ",
                event,
                f"hand_if_{also}{k}",
                whose=side,
                body=_OF_PLAYERS[side],
                condition=STATES,
            )
            for when, also in WHENEVER
            for k, (what, event, side, _) in enumerate(_HANDS)
        ),
        *(
            under(
                f"{when}{what} during {turn}, ",
                event,
                f"hand_in_{also}{k}{turn}",
                whose=side,
                body=_OF_PLAYERS[side],
                condition=Memory(kind=MemoryKind.IN_TURN, side=player),
            )
            for when, also in WHENEVER
            for k, (what, event, side, _) in enumerate(_HANDS)
            if side is not Side.BOTH
            for turn, player in (
                ("your turn", Side.MY),
                ("your opponent's turn" if side is Side.MY else "their turn", Side.OPP),
            )
        ),
    ),
)
"""What players do with the cards of their hands, card by card, and points they get."""


def _sided(value: Any, was: Side, now: Side) -> Any:
    if isinstance(value, tuple):
        return tuple(_sided(item, was, now) for item in value)
    if isinstance(value, Node):
        return value.model_copy(update={name: _sided(child, was, now) for name, child in value})
    return now if value is was else value


_THAT_PLAYER: Syntax[Any] = Mapped(
    THEIR_BODY, lambda block: _sided(block, Side.TURN, Side.MY), lambda block: _sided(block, Side.MY, Side.TURN)
)
"""A Stadium tells it of the player who did it, which need not be the one whose turn it is."""
_BY_ANYBODY = (
    ("draws a card", Event.DRAWS), ("discards a card from their hand", Event.DISCARDS), ("gets any points", Event.SCORES),
)  # fmt: skip
_TO_ANYBODY: Syntax[Any] = When(
    printed_on("stadium"),
    Choice(
        *(
            under(f"{when}{who} {what}, ", event, wording, whose=Side.BOTH, body=_THAT_PLAYER)
            for when, also in WHENEVER
            for who in ("a player", "either player", "any player")
            for k, (what, event) in enumerate((*_BY_ANYBODY, ("gets a point", Event.SCORES)))
            for wording in (_worded(f"anybody_{also}{who}{k}", who == "a player" and k < len(_BY_ANYBODY) and not also),)
        )
    ),
)
_WHENEVER_IT_HAPPENS: Syntax[Any] = Choice(HAPPENINGS, FELLED, FORESEEN, OTHERS_MOVING, HEALING, ATTACKING, HANDLING, _TO_ANYBODY)
WAITING: Syntax[Any] = Choice(_WHENEVER_IT_HAPPENS, FirstTime(_WHENEVER_IT_HAPPENS), SoLong(_WHENEVER_IT_HAPPENS))
