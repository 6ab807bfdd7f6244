"""Tokens of card English: numbers, types, Special Conditions, names."""

import re
from collections.abc import Iterator

from synth.dsl.ast import Const, Side
from synth.dsl.english.forms.core import Choice, Literal, Mapped, Pattern, Syntax, words
from synth.dsl.english.forms.lists import Listing
from synth.dsl.english.forms.source import Source
from synth.dsl.english.forms.state import Discourse
from synth.dsl.english.forms.stateful import Known, When, Worded
from synth.spec.cards import Energy, Kind, Status, Tag

INTEGER: Syntax[int] = Pattern(r"\d+", int, str)
SEVERAL: Syntax[int] = Pattern(r"[1-9]\d+|[2-9]", int, str)


def _const(form: Syntax[int]) -> Syntax[Const]:
    return Mapped(form, lambda n: Const(n=n), lambda amount: amount.n if isinstance(amount, Const) else None)


NUMBER: Syntax[Const] = _const(INTEGER)
NUMBER_OVER_1: Syntax[Const] = _const(SEVERAL)
SIGNED_INTEGER: Syntax[int] = Pattern(r"[+-]\d+", int, "{:+d}".format)
SIGNED: Syntax[Const] = _const(SIGNED_INTEGER)
NEGATED_INTEGER: Syntax[int] = Pattern(r"\d+", lambda text: -int(text), lambda n: str(-n))
NEGATED: Syntax[Const] = _const(NEGATED_INTEGER)

OPEN = Energy.DRAGON
"""What stands for a type that is chosen, until every one is put in its place; such a text does not speak of this type itself."""
OPEN_KIND = Kind.FOSSIL
"""The same for a kind of card."""
_CHOSEN_TYPE = ("the type you chose", "that type", "the chosen type")
TYPE: Syntax[Energy] = Choice(
    words({f"[{energy.value}]": energy for energy in Energy}),
    When(
        lambda state: state.typed,
        Choice(*(Worded(f"chosen_type_{number}", Literal(said, OPEN)) for number, said in enumerate(_CHOSEN_TYPE))),
    ),
)
ONE_TYPE: Syntax[tuple[Energy, ...]] = Listing(TYPE, "", most=1)
STATUS: Syntax[Status] = words({status.value.capitalize(): status for status in Status})
TAGGED: Syntax[Tag] = words({"Future": Tag.FUTURE, "Ancient": Tag.ANCIENT})
CARD_KIND: Syntax[Kind | str] = words(
    {
        "Supporter": Kind.SUPPORTER,
        "Item": Kind.ITEM,
        "Pokémon Tool": Kind.TOOL,
        "Stadium": Kind.STADIUM,
        "Trainer": "trainer",
    }
)

ONE_KIND: Syntax[Kind] = words(
    {"Supporter": Kind.SUPPORTER, "Item": Kind.ITEM, "Pokémon Tool": Kind.TOOL, "Stadium": Kind.STADIUM}
)
"""Kinds that exclude each other."""

A_CARD_KIND: Syntax[Kind | str] = words(
    {
        "a Supporter": Kind.SUPPORTER,
        "an Item": Kind.ITEM,
        "a Pokémon Tool": Kind.TOOL,
        "a Stadium": Kind.STADIUM,
        "a Trainer": "trainer",
    }
)

_WORD = r"(?:(?:Mr|Mrs|Ms|Lt|Dr|St)\.|Jr\.|[A-Z0-9][\w'’♂♀-]*:?)"
_NAME = re.compile(rf"{_WORD}(?: (?:(?:of|of the|the) )?{_WORD}| ex\b)*")
_NOT_NAMES = re.compile(
    r"(?:Pokémon|Energy|Basic|Stage \d|Evolution|Mega Evolution|Active|Benched|Bench|Ultra Beasts?"
    r"|(?:Future|Ancient)(?! (?!Pokémon)[A-Z])"
    r"|Supporter|Item|Stadium|Trainer|Special Condition|Ability|Abilities|Tool|HP|Asleep|Burned|Confused|Paralyzed"
    r"|Poisoned|Weakness|Retreat Cost|Knocked Out|\d+)\b"
)


class Name(Syntax[str]):
    """A capitalised name, the longest first; the words of the game itself are no names."""

    def __init__(self, reserved: re.Pattern[str] | None = _NOT_NAMES) -> None:
        self.reserved = reserved

    def _is_name(self, text: str) -> bool:
        return _NAME.fullmatch(text) is not None and not (self.reserved and self.reserved.match(text))

    def read(self, source: Source, at: int, state: Discourse) -> Iterator[tuple[str, int, Discourse]]:
        found = _NAME.match(source.text, at)
        text = found.group() if found else ""
        source.reach(at)
        while text:
            for name in dict.fromkeys((text, text.removesuffix("'s"))):
                if self._is_name(name):
                    source.reach(at + len(name))
                    yield name, at + len(name), state
            text = text.rpartition(" ")[0]

    def write(self, value: str, state: Discourse) -> Iterator[tuple[str, Discourse]]:
        if isinstance(value, str) and self._is_name(value):
            yield value, state


NAME: Syntax[str] = Name()
_NO_ATTACKS = re.compile(r"(?:Abilit(?:y|ies)|Items?|Supporters?|Stadiums?|Trainers?|Pokémon|Energy)$")
ATTACK_NAME: Syntax[str] = Name(reserved=_NO_ATTACKS)
ONE_NAME: Syntax[tuple[str, ...]] = Listing(NAME, "", most=1)
NAMES_OR: Syntax[tuple[str, ...]] = Listing(NAME, "or")
NAMES: Syntax[tuple[str, ...]] = Choice(NAMES_OR, Worded("and_names", Listing(NAME, "and", least=2)))
"""Cards of any of these names; whether the list says "or" or "and" is no difference in meaning."""

_YOURS_OR_THEIRS = words({"your": Side.MY, "your opponent's": Side.OPP})


class Their(Syntax[Side]):
    """ "their": of the player who acts."""

    def read(self, source: Source, at: int, state: Discourse) -> Iterator[tuple[Side, int, Discourse]]:
        end = source.after("their", at)
        if end is not None:
            yield state.actor, end, state

    def write(self, value: Side, state: Discourse) -> Iterator[tuple[str, Discourse]]:
        if value is state.actor:
            yield "their", state

    def possible(self, source: Source, at: int) -> bool:
        return source.after("their", at) is not None


WHOSE: Syntax[Side] = Choice(
    When(lambda state: state.actor is not Side.MY, Their()),
    When(lambda state: state.actor is Side.TURN, Worded("that_players", Literal("that player's", Side.TURN))),
    When(lambda state: state.actor is Side.MY, _YOURS_OR_THEIRS),
    When(
        lambda state: state.actor is Side.MY and (state.rival or state.theirs), Worded("rivals", Literal("their", Side.OPP))
    ),
)
"""The possessive of a player."""



def _person(second: str, third: str) -> Syntax[None]:
    """Words that differ by whether "you" act."""
    return Choice(
        When(lambda state: state.actor is Side.MY, Literal(second, None)),
        When(lambda state: state.actor is not Side.MY, Literal(third, None)),
    )


THEY_HAVE: Syntax[None] = _person("you have", "they have")
THEIR: Syntax[None] = _person("your", "their")
THEY: Syntax[None] = _person("you", "they")

FOR_WHOM: Syntax[Side] = words({"you": Side.MY, "your opponent": Side.OPP})
"""Whose Energy Zone will generate something."""

PICKER: Syntax[str] = Known(lambda state: "opp" if state.actor is Side.OPP else "my")
"""Who picks: the opponent, if it is the opponent who acts."""
