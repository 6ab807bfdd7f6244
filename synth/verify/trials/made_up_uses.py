"""Made-up cards with random programs that say a verb, in ways that no shipped card does: a pool for its trial."""

from collections.abc import Collection
from functools import cache

from synth.codegen.programs.code import Unlowered
from synth.codegen.programs.tables import pool_tables
from synth.dsl.walk import statements
from synth.spec.store import load_catalogue
from synth.verify.programs.cards import made_up_cards
from synth.verify.programs.games import refusal
from synth.verify.programs.random_programs import RandomProgram, random_programs
from synth.verify.trials.pool import TrialPool

LOOKED_AT = 240
"""Random programs among which those are looked for that say the verb."""
PLAIN = 12
SEED = 1


def made_up_pool(verb: str, absent: Collection[str], count: int) -> TrialPool | None:
    """So many programs at most that say the verb and nothing that is absent, on cards of their own; None if there are none."""
    if not count:
        return None
    found = [one for one in _looked_at() if verb in _said(one) and not _said(one) & set(absent) and _plays(one)]
    made_up = tuple(made_up_cards(SEED, found[:count]))
    if not made_up:
        return None
    plain = [card for card in load_catalogue().unique if card.is_basic and not card.effects]
    focus = tuple(card for card in made_up if card.effects)
    below = tuple(card for card in made_up if not card.effects)
    return TrialPool(focus, (*below, *sorted(plain, key=lambda card: (-card.hp, card.id))[:PLAIN]))


@cache
def _looked_at() -> list[RandomProgram]:
    return random_programs(SEED, LOOKED_AT)


def _plays(program: RandomProgram) -> bool:
    """Both engines do."""
    if refusal(program):
        return False
    try:
        pool_tables(made_up_cards(SEED, [program]))
    except Unlowered:
        return False
    return True


def _said(program: RandomProgram) -> set[str]:
    return {statement.verb for one in program.effect for statement in statements(one.body)}
