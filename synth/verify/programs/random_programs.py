"""Random effect programs that make sense: spliced, swapped and recombined from shipped ones, or grown from the grammar.

Every one passes `check_effect`; the same seed gives the same programs. Words are weighted like the catalogue's, but for one
program in four: it says a word that cards seldom say, each of these words in its turn.
"""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, TypeVar

from synth.dsl import ast
from synth.dsl.context import Carrier
from synth.dsl.parser import parse_effect
from synth.dsl.printer import print_effect
from synth.spec.cards import Kind
from synth.verify.programs.growth import Growth, sensible
from synth.verify.programs.vocabulary import Word, effects_saying, rare_words, said
from synth.verify.programs.words import sort_of, words

T = TypeVar("T")
CARRIERS: tuple[Carrier, ...] = ("attack", "ability", Kind.ITEM, Kind.SUPPORTER, Kind.TOOL, Kind.STADIUM)
WAYS = ("splice", "swap", "grow", "word")
_TRIES = 24
"""Programs that are tried for a word; some words make sense in few."""


@dataclass(frozen=True)
class RandomProgram:
    carrier: Carrier
    way: str
    effect: ast.Effect

    @property
    def text(self) -> str:
        return print_effect(self.effect)


def random_programs(seed: int, count: int, carriers: Sequence[Carrier] = CARRIERS) -> list[RandomProgram]:
    """So many different ones, the four ways in turn; carriers as often as in the catalogue, but none rarely."""
    rng = random.Random(seed)
    source = _Source(rng)
    found: dict[tuple[Carrier, ast.Effect], RandomProgram] = {}
    weights = [len(words().effects[carrier]) + 60 for carrier in carriers]
    sought = _endless(rng, rare_words())
    while len(found) < count:
        (carrier,) = rng.choices(carriers, weights)
        way = WAYS[len(found) % len(WAYS)]
        program = source.saying(next(sought), carriers) if way == "word" else source.make(carrier, way)
        if program:
            found.setdefault((program.carrier, program.effect), program)
    return list(found.values())


def _endless(rng: random.Random, options: Sequence[T]) -> Iterator[T]:
    """All of them in an order of chance, again and again."""
    while True:
        yield from rng.sample(options, len(options))


class _Source:
    def __init__(self, rng: random.Random) -> None:
        self._rng, self._words, self._growth = rng, words(), Growth(rng)

    def make(self, carrier: Carrier, way: str) -> RandomProgram:
        while True:
            effect = self._growth.effect(carrier) if way == "grow" else self._changed(carrier, self._shipped(carrier), way)
            if effect and sensible(effect, carrier):
                return RandomProgram(carrier, way, parse_effect(print_effect(effect)))

    def saying(self, word: Word, carriers: Sequence[Carrier]) -> RandomProgram | None:
        """A program that says this word: grown, or a shipped one with it that was changed; None if none came up."""
        growth = Growth(self._rng, word)
        shipped = [(carrier, effect) for carrier, effect in effects_saying(word) if carrier in carriers]
        for _ in range(_TRIES):
            if shipped and self._rng.random() < 0.5:
                carrier, start = self._one(shipped)
                effect = self._changed(carrier, start, self._one(("splice", "swap")))
            else:
                carrier = self._one(carriers)
                effect = growth.effect(carrier)
            if effect and word in said(effect) and sensible(effect, carrier):
                return RandomProgram(carrier, "word", parse_effect(print_effect(effect)))
        return None

    def _changed(self, carrier: Carrier, effect: ast.Effect, way: str) -> ast.Effect | None:
        return self._spliced(carrier, effect) if way == "splice" else self._swapped(effect)

    # Splices: statements of one program among those of another, under a condition, in a choice.

    def _spliced(self, carrier: Carrier, effect: ast.Effect) -> ast.Effect | None:
        at = self._rng.randrange(len(effect))
        body = effect[at].body
        for _ in range(self._rng.randint(1, 2)):
            body = self._body_spliced(carrier, body)
        return (*effect[:at], effect[at].model_copy(update={"body": body}), *effect[at + 1 :])

    def _body_spliced(self, carrier: Carrier, body: ast.Block) -> ast.Block:
        other = self._one(self._shipped(carrier)).body if self._rng.random() < 0.7 else (self._one(self._words.statements),)
        cut, start = self._rng.randint(0, len(body)), self._rng.randrange(len(other))
        match self._rng.randrange(6):
            case 0 | 1:
                return body[:cut] + other[start:] + body[cut:]
            case 2:
                return body[:cut] + other[start:]
            case 3:
                condition = self._one(self._words.conditions)
                return (*body[:cut], ast.If(condition=condition, then=other[start:], other=body[cut:]))
            case 4:
                return (*body[:cut], self._wrapped(other[start:]), *body[cut:])
            case _:
                return self._inserted(body, other[start:])

    def _wrapped(self, block: ast.Block) -> ast.Stmt:
        match self._rng.randrange(4):
            case 0:
                return ast.May(body=block)
            case 1:
                return ast.Repeat(times=self._one([ast.Const(n=2), *self._words.amounts]), body=block)
            case 2:
                return ast.Modal(options=(block, (self._one(self._words.statements),)))
            case _:
                return ast.If(condition=self._one(self._words.conditions), then=block)

    def _inserted(self, body: ast.Block, new: ast.Block) -> ast.Block:
        """Into a block inside the body, if it has one."""
        for at, statement in enumerate(body):
            for name, value in statement:
                if isinstance(value, tuple) and value and isinstance(value[0], ast.Node) and hasattr(value[0], "verb"):
                    inner = statement.model_copy(update={name: value + new})
                    return (*body[:at], inner, *body[at + 1 :])
        return new + body

    # Swaps: parts of a program exchanged for parts of the same sort.

    def _swapped(self, effect: ast.Effect) -> ast.Effect | None:
        for _ in range(self._rng.randint(1, 3)):
            paths = [(path, sort) for path, value in _paths(effect) if (sort := sort_of(value)) is not None]
            if not paths:
                return None
            path, sort = self._one(paths)
            old = _at(effect, path)
            new = self._one(self._words.sorts[sort])
            if self._rng.random() < 0.25 and isinstance(old, StrEnum):
                new = self._one(list(type(old)))
            effect = _replaced(effect, path, new)
        return effect

    def _shipped(self, carrier: Carrier) -> ast.Effect:
        return self._one(self._words.effects[carrier])

    def _one(self, options: Sequence[T]) -> T:
        return options[self._rng.randrange(len(options))]


Path = tuple[str | int, ...]


def _paths(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Every value inside, with the way to it."""
    yield path, value
    if isinstance(value, tuple):
        for at, item in enumerate(value):
            yield from _paths(item, (*path, at))
    elif isinstance(value, ast.Node):
        for name, child in value:
            yield from _paths(child, (*path, name))


def _at(value: Any, path: Path) -> Any:
    for step in path:
        value = value[step] if isinstance(step, int) else getattr(value, step)
    return value


def _replaced(value: Any, path: Path, new: Any) -> Any:
    if not path:
        return new
    step, *rest = path
    inner = _replaced(_at(value, (step,)), tuple(rest), new)
    if isinstance(step, int):
        return (*value[:step], inner, *value[step + 1 :])
    return value.model_copy(update={step: inner})
