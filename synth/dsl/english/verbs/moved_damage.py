"""Damage that goes from one Pokémon to another, or is exchanged between two."""

from typing import Any

from synth.dsl.ast import Const, Measure, MeasureKind, MoveDamage, Quantifier, Side, Zone
from synth.dsl.english.forms.core import Choice, Mapped, Such, Syntax
from synth.dsl.english.forms.stateful import Noting, When, Worded
from synth.dsl.english.forms.template import Hole, act, rule
from synth.dsl.english.nouns.pokemon import ANOTHER, POKEMON
from synth.dsl.english.nouns.pronouns import pronoun, spoken
from synth.dsl.english.nouns.referents import THAT_ONE, THIS_POKEMON, are_two
from synth.dsl.english.nouns.words import INTEGER, NUMBER

_ALL = Measure(kind=MeasureKind.EVERYTHING)
_ITS_DAMAGE: Syntax[Any] = Choice(
    act("move all of its damage to {to}", MoveDamage, amount=_ALL, source=THAT_ONE, to=POKEMON),
    act("move {amount} of its damage to {to}", MoveDamage, amount=NUMBER, source=THAT_ONE, to=POKEMON),
    act("move all of its damage to {to}", MoveDamage, amount=_ALL, source=THAT_ONE, to=spoken(ANOTHER)),
    act("move {amount} of its damage to {to}", MoveDamage, amount=NUMBER, source=THAT_ONE, to=spoken(ANOTHER)),
)
_OF_ACTIVE = Such(pronoun("its", "that Pokémon's"), lambda one: one.zone is Zone.ACTIVE)
_GIVER = Noting(
    Such(POKEMON, lambda pokemon: pokemon.quantifier is Quantifier.CHOOSE and pokemon.n == 1),
    lambda state, giver: state._replace(rival=giver.side is Side.OPP),
)
_MOVES: Syntax[Any] = Choice(
    act("move {amount} damage from {source} to {to}", MoveDamage, amount=NUMBER, source=_GIVER, to=spoken(ANOTHER)),
    act("move all damage from {source} to {to}", MoveDamage, amount=_ALL, source=_GIVER, to=spoken(ANOTHER)),
    When(lambda state: state.chose_pokemon, _ITS_DAMAGE),
    *(
        act(f"move {much} of {{source}} damage to {{to}}", MoveDamage, "of_active", source=_OF_ACTIVE, to=POKEMON, **parts)
        for much, parts in (("all", {"amount": _ALL}), ("{amount}", {"amount": NUMBER}))
    ),
    When(
        lambda state: state.it == THIS_POKEMON,
        Choice(
            *(
                act(f"move {{amount}} of {its} damage to {{to}}", MoveDamage, f"own_{k}", amount=NUMBER, source=THIS_POKEMON,
                    to=POKEMON)
                for k, its in enumerate(("its", "this Pokémon's"))
            ),
            act("move all of its damage to {to}", MoveDamage, "own_all", amount=_ALL, source=THIS_POKEMON, to=POKEMON),
        ),
    ),
    act("move {amount} damage that {source} has on it to {to}", MoveDamage, amount=NUMBER, source=POKEMON, to=POKEMON),
    act("move {amount} damage from {source} to {to}", MoveDamage, "damage_from", amount=NUMBER, source=POKEMON, to=POKEMON),
    act("move all damage from {source} to {to}", MoveDamage, amount=_ALL, source=POKEMON, to=POKEMON),
    *(
        act(f"move {words} to {{to}}", MoveDamage, f"all_damage_{k}", amount=_ALL, source=POKEMON, to=POKEMON)
        for k, words in enumerate(
            ("all damage on {source}", "all of the damage on {source}", "all damage {source} has on it",
             "all of the damage {source} has on it", "all the damage {source} has on it", "all of the damage from {source}")
        )
    ),
)


def _sparing(block: Any) -> Any:
    return (block[0].model_copy(update={"how": "sparing"}),)


def _reckless(block: Any) -> Any:
    if len(block) != 1 or not isinstance(block[0], MoveDamage) or block[0].how != "sparing":
        return None
    return (block[0].model_copy(update={"how": ""}),)


_SPARES = (
    "You can't move damage in this way if it would Knock Out that Pokémon",
    "You can't move damage in this way if that Pokémon would be Knocked Out",
    "You can't do this if it would Knock Out that Pokémon", "You can't use this Ability to Knock Out a Pokémon",
    "You can't use this Ability if the damage you move would Knock Out that Pokémon",
    "You can't use this Ability if it would Knock Out that Pokémon",
    "You can't use this Ability if it would Knock Out a Pokémon",
    "You can't use this Ability if a Pokémon would be Knocked Out in this way",
    "You can't use this Ability if that Pokémon would be Knocked Out",
    "You can't do this if a Pokémon would be Knocked Out in this way",
)  # fmt: skip
_KILLS = tuple(
    f"{words} {way}"
    for words in (
        "You can't Knock Out your Pokémon", "You can't Knock Out a Pokémon", "You can't Knock Out any Pokémon",
        "You can't Knock Out any of your Pokémon", "You can't Knock Out that Pokémon", "You can't Knock Out either Pokémon",
    )
    for way in ("with this Ability", "by using this Ability", "using this Ability", "by doing this", "this way", "in this way")
)  # fmt: skip
_UNLESS = tuple(
    f"{joint} {who} {wont}"
    for joint in (", as long as", " as long as", ", if", ", but only if", " only if")
    for who in ("that Pokémon", "the other Pokémon", "it", "the Pokémon you move the damage to")
    for wont in (
        "wouldn't be Knocked Out by the moved damage", "wouldn't be Knocked Out", "would not be Knocked Out",
        "wouldn't be Knocked Out by it", "isn't Knocked Out by it", "wouldn't be Knocked Out by that damage",
        "wouldn't be Knocked Out in this way",
    )
)  # fmt: skip


def _of_one_left(found: tuple[Any, int]) -> Any:
    return _sparing(found[0])


def _one_left(block: Any) -> tuple[Any, int] | None:
    move = _reckless(block)
    return (move, move[0].amount.n) if move and isinstance(move[0].amount, Const) else None


_SPARED: Syntax[Any] = Choice(
    *(
        Worded(f"sparing_{number}", Mapped(rule(f"{{move}}{words}", Hole("move"), move=_MOVES), _sparing, _reckless))
        for number, words in enumerate((*(f". {words}" for words in (*_SPARES, *_KILLS)), *_UNLESS))
    ),
    *(
        Worded(
            f"spared_{number}",
            Mapped(
                Such(
                    rule(f"{{move}}. {words}", (Hole("move"), Hole("left")), move=_MOVES, left=INTEGER),
                    lambda found: found[0][0].amount == Const(n=found[1]),
                ),
                _of_one_left,
                _one_left,
            ),
        )
        for number, words in enumerate(
            f"You can't move damage to a Pokémon {so}"
            for so in (
                "whose remaining HP is {left}", "whose remaining HP is {left} or less", "that has {left} HP remaining",
                "that has {left} remaining HP", "that has {left} remaining HP or less", "with {left} HP remaining",
                "that has {left} HP or less remaining", "with {left} remaining HP or less",
            )
        )
    ),
)  # fmt: skip
_SWAPPED: Syntax[Any] = Choice(
    *(
        act(words, MoveDamage, f"swap_{number}", amount=_ALL, source=POKEMON, to=POKEMON, how="swapped")
        for number, words in enumerate(
            f"{verb} {form}"
            for verb in ("switch", "swap", "exchange")
            for form in (
                "all damage on {source} with all damage on {to}", "all damage on {source} with that on {to}",
                "the damage on {source} with the damage on {to}", "all damage between {source} and {to}",
                "all damage on {source} and {to}", "the damage on {source} and {to}",
                "the amount of damage on {source} with the amount of damage on {to}",
                "the damage {source} has on it with the damage {to} has on it",
                "all of the damage {source} has on it with all of the damage {to} has on it",
                "all of the damage on {source} with all of the damage on {to}", "all of the damage on {source} and {to}",
                "the amount of damage {source} has on it with the amount of damage {to} has on it",
            )
        )
    )
)  # fmt: skip
MOVE_DAMAGE: Syntax[Any] = Such(Choice(_MOVES, _SPARED, _SWAPPED), lambda block: are_two(block[0].source, block[0].to))
