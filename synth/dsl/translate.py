"""Printed cards → cards of the catalogue: every English text becomes a program, or its cards are declined.

A card with a text that cannot be read is left out; a card that silently does nothing would be worse than none.
"""

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import cast

from synth.dsl import ast, english
from synth.dsl.check import check_effect
from synth.dsl.context import Carrier
from synth.dsl.parser import parse_effect
from synth.dsl.printer import print_effect
from synth.spec.cards import Ability, Attack, Card, Effect, Kind, PrintedCard
from synth.spec.errors import InputError
from synth.spec.store import gameplay, release


@dataclass(frozen=True)
class DeclinedText:
    text: str
    carrier: Carrier
    token: str
    """The word at which every reading had died."""
    reason: str
    printings: tuple[str, ...]
    """Ids of the cards it blocks."""


@dataclass(frozen=True)
class Translation:
    cards: tuple[Card, ...]
    declined: tuple[DeclinedText, ...]
    """Those that block most printings first."""


@dataclass(frozen=True)
class WrittenProgram:
    """A program for a text that the grammar declines, and who wrote it."""

    program: str
    by: str


Written = Mapping[tuple[str, Carrier], WrittenProgram]
"""By the hash of the text and what carries it."""

_NOTHING: Written = MappingProxyType({})


@dataclass(frozen=True)
class _Reading:
    effect: ast.Effect
    wording: tuple[str, ...] = ()
    by: str = "grammar"


@dataclass(frozen=True)
class _Failure:
    token: str
    reason: str


def text_hash(text: str) -> str:
    """Ties a program to the English it was read from, without stating it. Forty bits: nobody gains by two texts of one hash."""
    return hashlib.sha256(" ".join(text.split()).encode()).hexdigest()[:10]


def translate(
    printed: Sequence[PrintedCard], names: frozenset[str] | None = None, written: Written = _NOTHING
) -> Translation:
    """Reads every text; `names` are the names a text may speak of, if more than those of the cards given.

    What the grammar declines is looked up in `written`; the grammar's own reading always comes first.
    """
    names = names or frozenset(card.name for card in printed)
    distinct = dict.fromkeys(key for card in printed for key in texts(card))
    readings = {key: _read(*key, names, written) for key in distinct}
    first = _first_printings(printed)
    cards = []
    blocked: dict[tuple[str, Carrier], list[str]] = {}
    for card in sorted(printed, key=lambda card: release(card.id)):
        failures = [key for key in texts(card) if isinstance(readings[key], _Failure)]
        for key in dict.fromkeys(failures):
            blocked.setdefault(key, []).append(card.id)
        if not failures:
            cards.append(_card(card, first[gameplay(card)], cast("dict[tuple[str, Carrier], _Reading]", readings)))
    declined = [
        DeclinedText(*key, failure.token, failure.reason, tuple(ids))
        for key, ids in blocked.items()
        if isinstance(failure := readings[key], _Failure)
    ]
    return Translation(tuple(cards), tuple(sorted(declined, key=lambda text: (-len(text.printings), text.text))))


def program(text: str, carrier: str) -> str | None:
    """The program of one text, if it can be read."""
    try:
        return print_effect(english.read(text, cast(english.Carrier, carrier)).effect)
    except (english.Declined, english.Ambiguous):
        return None


def texts(card: PrintedCard) -> tuple[tuple[str, Carrier], ...]:
    """The English of a card, each text with what carries it."""
    found: list[tuple[str | None, Carrier]] = [(card.text, card.kind)]
    if card.ability:
        found.append((card.ability.text, "ability"))
    found += [(attack.text, "attack") for attack in card.attacks]
    return tuple((text, carrier) for text, carrier in found if text)


def _read(text: str, carrier: Carrier, names: frozenset[str], written: Written) -> _Reading | _Failure:
    try:
        found = english.read(text, cast(english.Carrier, str(carrier)))
        reading = _Reading(found.effect, found.wording)
        if carrier is not Kind.FOSSIL:  # what a Fossil's text says is a rule of the game, not an effect
            check_effect(reading.effect, carrier=carrier, names=names)
    except (english.Declined, english.Ambiguous, InputError) as error:
        failure = _failure(text, error)
    else:
        return reading
    program = written.get((text_hash(text), carrier))
    if program is None:
        return failure
    try:
        reading = _Reading(parse_effect(program.program), by=program.by)
        check_effect(reading.effect, carrier=carrier, names=names)
    except InputError as error:
        return replace(failure, reason=f"{failure.reason}; the program written for it: {error}")
    return reading


def _failure(text: str, error: Exception) -> _Failure:
    match error:
        case english.Declined():
            return _Failure(error.token, f"died at `{error.token}`")
        case english.Ambiguous():
            ways = " or ".join(f"`{print_effect(reading.effect)}`" for reading in error.readings)
            return _Failure(text.split()[0], f"reads {len(error.readings)} ways: {ways}")
    return _Failure(text.split()[0], str(error))


def _first_printings(printed: Sequence[PrintedCard]) -> dict[str, str]:
    first: dict[str, str] = {}
    for card in sorted(printed, key=lambda card: release(card.id)):
        first.setdefault(gameplay(card), card.id)
    return first


def _card(card: PrintedCard, play_id: str, readings: dict[tuple[str, Carrier], _Reading]) -> Card:
    def effect(text: str | None, carrier: Carrier) -> Effect | None:
        if text is None or carrier is Kind.FOSSIL:
            return None
        reading = readings[text, carrier]
        program = print_effect(reading.effect)
        return Effect(program=program, wording=reading.wording, text_hash=text_hash(text), by=reading.by)

    facts = card.model_dump(exclude={"ability", "attacks", "text", "pack"})
    ability = card.ability and Ability(name=card.ability.name, effect=effect(card.ability.text, "ability"))
    attacks = tuple(
        Attack(**attack.model_dump(exclude={"text"}), effect=effect(attack.text, "attack")) for attack in card.attacks
    )
    return Card(**facts, play_id=play_id, ability=ability, attacks=attacks, effect=effect(card.text, card.kind))
