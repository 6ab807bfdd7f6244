"""Two statements in both orders: for every two verbs a program that says one and then the other, and the same the other way."""

import random
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement

from synth.dsl import ast
from synth.dsl.context import Carrier
from synth.dsl.parser import parse_effect
from synth.dsl.printer import print_effect
from synth.spec.cards import Kind
from synth.verify.programs.growth import sensible
from synth.verify.programs.random_programs import RandomProgram
from synth.verify.programs.words import words

CARRIERS: tuple[tuple[Carrier, ast.Event], ...] = (
    ("attack", ast.Event.ATTACK), (Kind.ITEM, ast.Event.PLAY), (Kind.SUPPORTER, ast.Event.PLAY), ("ability", ast.Event.ONCE),
)  # fmt: skip
ATTEMPTS = 40
"""Statements of the two verbs that are tried until two go together in both orders."""


def verb_pairs() -> list[tuple[str, str]]:
    return list(combinations_with_replacement(sorted(_statements()), 2))


def both_orders(verbs: tuple[str, str], seed: int) -> tuple[RandomProgram, RandomProgram] | None:
    """Two programs, or None if no statements of these verbs were found that check in both orders."""
    rng = random.Random(f"{seed} {verbs}")
    for _ in range(ATTEMPTS):
        carrier, event = rng.choice(CARRIERS)
        one, other = (rng.choice(_statements()[verb]) for verb in verbs)
        pair = [(ast.Program(event=event, body=body),) for body in ((one, other), (other, one))]
        if one != other and all(sensible(effect, carrier) for effect in pair):
            first, second = (RandomProgram(carrier, "pair", parse_effect(print_effect(effect))) for effect in pair)
            return first, second
    return None


def programs_of_pairs(seed: int, share: int = 1) -> Iterator[RandomProgram]:
    """Of every `share`-th pair of verbs; which ones depends on the seed."""
    for at, verbs in enumerate(verb_pairs()):
        if (at + seed) % share == 0:
            yield from both_orders(verbs, seed) or ()


@cache
def _statements() -> dict[str, list[ast.Stmt]]:
    """As cards say them, by verb."""
    found: dict[str, dict[ast.Stmt, None]] = defaultdict(dict)
    for statement in words().statements:
        found[statement.verb][statement] = None
    return {verb: list(statements) for verb, statements in found.items()}
