"""What an operand can be: the closed list of forms over a statement's fields, and of questions that `when` can ask.

A form takes fields of a kind, or what other forms give, and gives a calculation, a selector, a list, a lasting statement, or a
number in a known range."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from synth.codegen.machine.words import Ask
from synth.codegen.programs.code import Question, Unlowered
from synth.codegen.programs.covering import is_wide, on_itself, over_side
from synth.codegen.programs.energy_statements import how_units
from synth.codegen.programs.lasting_statements import DURATIONS
from synth.codegen.programs.nouns import EVERY_UNIT, SIDES, STATUSES, means_cards, status_bits, unit_bits
from synth.codegen.programs.operands import Kind
from synth.codegen.programs.statements import IT_IS_DAMAGED, is_single, relievable, strength
from synth.codegen.programs.usability import MOST, PLACES, moving
from synth.codegen.programs.writing import Writing
from synth.dsl import ast
from synth.spec.cards import UNITS, Energy


@dataclass(frozen=True)
class Setting:
    """Where a statement stands while it is lowered."""

    writer: Writing
    statement: Any
    after: ast.Block


@dataclass(frozen=True)
class Form:
    takes: tuple[str | Kind, ...]
    """Kinds of fields, or kinds of what other forms give."""
    gives: Kind
    about: str
    write: Callable[..., Any]
    """From the setting and the arguments: a number, or a calculation that is still to be put down."""
    least: int = 0
    most: int = 0
    asks: bool = False
    """Whether it gives a calculation as such, which `fits` needs."""


def _question(about: str, *takes: str | Kind, write: Callable[..., Question]) -> Form:
    return Form(takes, Kind.ASK, about, write, asks=True)


def _number(about: str, least: int, most: int, *takes: str | Kind, write: Callable[..., int]) -> Form:
    return Form(takes, Kind.NUMBER, about, write, least, most)


def _of_it(about: str, ask: Ask, *takes: str | Kind) -> Form:
    return _question(about, *takes, write=lambda _, *given: ((ask, *given, *(0,) * (3 - len(given))),))


def _units(given: ast.Units | tuple[Energy, ...]) -> tuple[Energy, ...]:
    return given.energies if isinstance(given, ast.Units) else given


def _listed(at: Setting, given: Any) -> int:
    if isinstance(given, ast.Units):
        return at.writer.code.listing(UNITS.index(energy) for energy in given.energies)
    return at.writer.code.listing(STATUSES.index(status) for status in given)


def _depth(at: Setting) -> int:
    if at.writer.depth > 1:
        raise Unlowered("a repeat within a repeat within a repeat")
    return at.writer.depth


def _place(_: Setting, place: ast.Place) -> int:
    if place not in PLACES:
        raise Unlowered(f"put to {place.value}")
    return PLACES[place]


def _lasting(at: Setting) -> int:
    if at.statement not in at.writer.lasting:
        raise Unlowered(f"{at.statement.verb} here, which does not last")
    return at.writer.lasting[at.statement]


def _decision(at: Setting) -> int:
    if id(at.statement) not in at.writer.decided:
        raise Unlowered(f"{at.statement.verb} that was not decided before")
    return at.writer.decided[id(at.statement)]


def _strength(at: Setting) -> int:
    if not isinstance(at.statement, ast.Afflict):
        raise Unlowered(f"{at.statement.verb}, which has no strength")
    return strength(at.statement, at.writer.nouns.rules.poison)


def _moving(at: Setting) -> int:
    if not isinstance(at.statement, ast.MoveDamage):
        raise Unlowered(f"{at.statement.verb}, which moves no damage")
    return moving(at.statement)


def _until(_: Setting, duration: ast.Duration) -> int:
    if duration not in DURATIONS:
        raise Unlowered(f"for {duration.value} here")
    return DURATIONS[duration]


FORMS: Mapping[str, Form] = {
    "number": _question("an amount", "amount", write=lambda at, node: at.writer.nouns.amount(node)),
    "tens": _question("an amount of damage or HP, in tens", "amount", write=lambda at, node: at.writer.nouns.tens(node)),
    "condition": _question("whether it holds", "condition", write=lambda at, node: at.writer.nouns.condition(node)),
    "usable": _question(
        "whether one of these statements could do something", "block", write=lambda at, block: at.writer.usability.acts(block)
    ),
    "offered": _question(
        "the same for what is up to a player: more damage of an attack counts too", "block",
        write=lambda at, block: at.writer.usability.offers(block),
    ),
    "relievable": _question(
        "whether `it` can be healed, or cured by what follows", "block", write=lambda _, block: relievable(block)
    ),
    "it_healable": _of_it("whether `it` can be healed", Ask.IT_HEALABLE),
    "it_damaged": _question("whether `it` has damage", write=lambda at: at.writer.nouns.condition(IT_IS_DAMAGED)),
    "it_has_units": _of_it("whether `it` has Energy of these types", Ask.IT_HAS_UNITS, Kind.NUMBER),
    "it_attachable": _of_it("whether Energy may be attached to `it`", Ask.IT_ATTACHABLE),
    "it_benched": _of_it("whether `it` is on the Bench", Ask.IT_BENCHED),
    "it_evolves": _of_it("whether `it` can evolve with one of these cards", Ask.IT_EVOLVES, Kind.SELECTOR),
    "it_hurtable": _of_it("whether `it` can be damaged", Ask.IT_HURTABLE),
    "it_takes": _of_it("whether `it` can take what is moved", Ask.IT_TAKES),
    "it_gives_damage": _of_it("whether `it` has damage that these could take", Ask.IT_GIVES, Kind.SELECTOR),
    "it_gives_units": _of_it("whether `it` has such Energy that these could take", Ask.IT_GIVES, Kind.SELECTOR, Kind.NUMBER),
    "it_moves": _of_it("whether these could take as much damage of `it` as `moving`", Ask.IT_MOVES, Kind.SELECTOR, Kind.NUMBER),
    "it_receives": _question(
        "whether `it` could take as much of the giver's damage as `moving`", Kind.NUMBER,
        write=lambda _, much: ((Ask.IT_MOVES, 0, much, 0),),
    ),
    "coins": Form(("amount",), Kind.ASK, "how many coins", lambda at, node: at.writer.coins(node), -1),
    "worth": Form(
        ("modifier",), Kind.ASK, "the amount of a modifier, in tens where it is damage or HP; 0 for none",
        lambda at, one: at.writer.worth(one),
    ),
    "selector": Form(("selector",), Kind.SELECTOR, "Pokémon or cards", lambda at, node: at.writer.nouns.selector(node)),
    "listed": Form(("units|statuses",), Kind.LIST, "types or Special Conditions in their order", _listed),
    "lasting": Form((), Kind.MARK, "this statement, as one that lasts", _lasting),
    "types": _number(
        "types of Energy as bits; all of them if none is named", 0, EVERY_UNIT, "units|energies",
        write=lambda _, one: unit_bits(_units(one)),
    ),
    "statuses": _number("Special Conditions as bits; all if none is named", 0, 31, "statuses", write=lambda _, s: status_bits(s)),
    "count": _number("how many are named", 0, 9, "units|statuses", write=lambda _, one: len(_units(one))),
    "picked": _number(
        "units are: 0 chosen, 1 different, 2 random, 4 up to a number", 0, 4, "units", write=lambda _, one: how_units(one)
    ),
    "unit": _number("a type of Energy, or -1", -1, 8, "energy", write=lambda _, one: UNITS.index(one) if one else -1),
    "side": _number("0 my, 1 opp, 2 both, 3 turn", 0, 3, "side", write=lambda _, side: int(SIDES[side])),
    "place": _number("0 deck, 1 hand, 2 discard, 3 bench, 4 deck_bottom, 5 deck_top, 6 deck_under", 0, 6, "place", write=_place),
    "until": _number("0 this_turn, 1 opp_turn, 2 my_turn, 3 while_active", 0, 3, "duration", write=_until),
    "strong": _number(
        "coins that wake who only falls asleep; 1 for the usual burn alone, else 1 more than its damage in tens;"
        " else poison damage in tens", 0, 99, write=_strength,
    ),
    "moving": _number(
        "tens of damage that must leave the taker in play; -1 if damage is swapped, 0 if neither", -1, MOST, write=_moving
    ),
    "depth": _number("how many repeats are around this", 0, 1, write=_depth),
    "decision": _number("the number of this condition", 0, 30, write=_decision),
}  # fmt: skip


@dataclass(frozen=True)
class Asked:
    takes: tuple[str, ...]
    about: str
    holds: Callable[..., bool]


def _wide(at: Setting, what: ast.Selector) -> bool:
    if isinstance(at.statement, ast.Give):
        return over_side(at.statement)
    duration = getattr(at.statement, "duration", None)
    return duration is not None and is_wide(what, duration)


def _on_itself(at: Setting) -> bool:
    return isinstance(at.statement, ast.Arm) and on_itself(at.statement)


QUESTIONS: Mapping[str, Asked] = {
    "given": Asked(("any",), "whether the field is there: not left out, not empty, not false", lambda _, one: bool(one)),
    "cards": Asked(("selector",), "whether it means cards rather than Pokémon in play", lambda _, one: means_cards(one)),
    "single": Asked(("condition",), "whether it tests a single Pokémon", lambda _, one: is_single(one)),
    "wide": Asked(("selector",), "whether it lasts for whoever fits whenever it matters", _wide),
    "decided": Asked((), "whether this condition was decided before", lambda at: id(at.statement) in at.writer.decided),
    "reckoning": Asked((), "whether an attack's damage is being added up", lambda at: at.writer.reckoning),
    "lasts": Asked((), "whether this statement is one that lasts", lambda at: at.statement in at.writer.lasting),
    "on_itself": Asked((), "whether what waits speaks of its own Pokémon", _on_itself),
}
