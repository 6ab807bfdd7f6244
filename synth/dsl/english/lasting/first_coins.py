"""How the first of some coins falls: of a player's next ones, or always."""

from collections.abc import Iterator
from typing import Any

from synth.dsl.ast import Duration, Give, Modifier, ModifierKind, Scope, Side, Zone
from synth.dsl.english.forms.core import Choice, Literal, Syntax
from synth.dsl.english.forms.state import Discourse
from synth.dsl.english.forms.stateful import When, Worded
from synth.dsl.english.forms.template import Hole
from synth.dsl.english.lasting.modifiers import gives, mod
from synth.dsl.english.nouns.pokemon import USERS
from synth.dsl.english.nouns.referents import whole

_COINS = "any number of coins for the effect of an attack"
_ANY = f"{_COINS}, Ability, or Trainer card"
_FACES = (Scope.TAILS, Scope.HEADS)


def _first(face: Scope) -> str:
    return f", the first coin flip will definitely be {face}"


def _always(state: Discourse) -> bool:
    return state.duration is Duration.STATIC


def _whenever(who: str, side: Side, name: str) -> Iterator[Syntax[Any]]:
    """Each time; of effects of all kinds only as long as something holds."""
    for face in _FACES:
        given = mod(ModifierKind.FIRST_COIN, scope=face)
        yield gives(f"whenever {who} {_COINS}{_first(face)}", whole(side, Zone.PLAY), given, name)
        yield When(_always, gives(f"whenever {who} {_ANY}{_first(face)}", whole(side, Zone.PLAYER), given, name))


def _next(
    who: str, side: Side, duration: Duration, turn: str, name: str | None = None, before: str = ""
) -> Iterator[Syntax[Any]]:  # fmt: skip
    """Of the next batch of a turn."""
    for face in _FACES:
        modifier = Modifier(kind=ModifierKind.FIRST_COIN, scope=face)
        given = (Give(what=whole(side, Zone.PLAYER), modifier=modifier, duration=duration),)
        said = Literal(f"{before}the next time {who} {_ANY}{turn}{_first(face)}", given)
        yield Worded(name, said) if name else said


FIRST_COINS: Syntax[Any] = Choice(
    *_whenever("your opponent flips", Side.OPP, "first_coins"),
    *_whenever("you flip", Side.MY, "first_coins"),
    When(lambda state: state.opened, Choice(*_whenever("they flip", Side.OPP, "they_first"))),
    When(lambda state: state.carrier == "stadium", Choice(*_whenever("a player flips", Side.BOTH, "first_coins"))),
    *(
        gives(f"whenever you flip {_COINS} used by {{what}}{_first(face)}", Hole("what"),
              mod(ModifierKind.FIRST_COIN, scope=face), "coins_of", what=USERS)
        for face in _FACES
    ),
)
"""What holds for each batch."""
NEXT_COINS: Syntax[Any] = Choice(
    *_next("your opponent flips", Side.OPP, Duration.OPP_TURN, " during their next turn"),
    *_next("they flip", Side.OPP, Duration.OPP_TURN, "", "next_they", "during your opponent's next turn, "),
    *_next("your opponent flips", Side.OPP, Duration.OPP_TURN, "", "next_opp", "during your opponent's next turn, "),
    *_next("you flip", Side.MY, Duration.MY_TURN, " during your next turn"),
    *_next("you flip", Side.MY, Duration.MY_TURN, "", "next_mine", "during your next turn, "),
    *_next("you flip", Side.MY, Duration.THIS_TURN, " during this turn", "next_now"),
    *_next("you flip", Side.MY, Duration.THIS_TURN, "", "next_in_turn", "during this turn, "),
)
"""What is over with the next batch."""
