"""What holds for players: how much of something they may do in a turn, and what their Energy Zone makes."""

from __future__ import annotations

from typing import Any

from synth.dsl.ast import Duration, Give, Modifier, Scope, Selector, Side, Zone
from synth.dsl.english.core import Choice, Literal, Syntax
from synth.dsl.english.modifiers import Kind, gives, mod
from synth.dsl.english.referents import whole
from synth.dsl.english.state import Discourse
from synth.dsl.english.stateful import Noting, When, Worded, changing

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
}


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
    return Choice(When(_passing, Choice(*passing)), When(lambda state: not _passing(state), Choice(*standing)))


_SUPPORTERS: Syntax[Any] = Choice(
    _two_supporters("you", Side.MY, "your"),
    When(lambda state: state.carrier == "stadium", _two_supporters("each player", Side.BOTH, "their")),
)
_RETREATS: Syntax[Any] = When(
    _passing,
    Choice(
        *(
            gives(f"you {may} retreat {whom}{times}", _YOU, mod(Kind.SECOND_RETREAT), f"{may}_{who}{number}")
            for may in ("may", "can")
            for whom, who in (("your Active Pokémon ", ""), ("", "bare_"))
            for number, times in enumerate(("1 more time", "an additional time", "one additional time", "twice", "up to 2 times"))
        )
    ),
)
_IDLE = mod(Kind.LOCK, scope=Scope.GENERATE)
_ZONE_OF: Syntax[Selector] = Choice(
    When(lambda state: state.opened, Literal("their", whole(Side.OPP, Zone.PLAYER))),
    When(lambda state: state.opened, Worded("opponents", Literal("your opponent's", whole(Side.OPP, Zone.PLAYER)))),
    When(lambda state: not state.opened, Literal("your opponent's", whole(Side.OPP, Zone.PLAYER))),
    Literal("your", whole(Side.MY, Zone.PLAYER)),
)
_IDLE_ZONES: Syntax[Any] = Choice(
    *(
        gives(f"{{what}} Energy Zone {words}", _ZONE_OF, _IDLE, wording)
        for words, wording in (
            ("doesn't generate any Energy", None),
            ("doesn't generate Energy", "bare"),
            ("doesn't produce any Energy", "produce"),
            ("can't generate any Energy", "cant"),
            ("won't generate any Energy", "wont"),
        )
    ),
    When(
        lambda state: state.opened,
        Choice(
            gives("no Energy is generated in {what} Energy Zone", _ZONE_OF, _IDLE, "none_is"),
            gives("{what} Energy Zone generates no Energy", _ZONE_OF, _IDLE, "generates_none"),
        ),
    ),
)
OF_PLAYERS: Syntax[Any] = Choice(_SUPPORTERS, _RETREATS, _IDLE_ZONES)

_TURN_AFTER = (
    Give(what=_YOU, modifier=Modifier(kind=Kind.ANOTHER_TURN), duration=Duration.THIS_TURN),
)
_NO_CHECKUP = ("Skip Pokémon Checkup.", "Skip the Pokémon Checkup.", "Skip the between-turns step.")
ANOTHER_TURN: Syntax[Any] = Choice(
    *(
        Worded(f"turn_{number}_{k}", Noting(Literal(words, _TURN_AFTER), changing(reminder=skipped)))
        for number, words in enumerate(("take another turn after this one", "you take another turn after this one"))
        for k, skipped in enumerate(_NO_CHECKUP)
    )
)
"""Where the Checkup is not said to be skipped it would take place between the turns: that is not read."""
