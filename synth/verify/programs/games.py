"""Games with random programs on both engines: what they refuse, what was played, and whether they agree in every cell."""

from __future__ import annotations

import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

import numpy as np

from synth.codegen.build import Unlowered
from synth.codegen.programs.tables import pool_tables
from synth.reference_py.cards import CardPool
from synth.reference_py.engine import new_game
from synth.reference_py.support import gaps
from synth.spec.cards import Card
from synth.spec.chance import step_key
from synth.spec.rules_in_force import rules_in_force
from synth.verify.differences.failing import told
from synth.verify.differences.shrink import shrink_from
from synth.verify.engines.batch import GameBatch
from synth.verify.engines.seats import SeatsFor
from synth.verify.engines.shared_code import engine_for_pool
from synth.verify.programs.cards import SET, decks_of, made_up_cards, pool_with
from synth.verify.programs.random_programs import RandomProgram
from synth.verify.rollouts.lockstep import Lockstep, Parted, Played, deal, load
from synth.verify.scenarios.random_positions import Cast, Positions

BATCH = 40
"""Programs whose cards share a pool."""
GAMES = 4
"""Games a pool, from the start."""
POSITIONS = 4
"""Positions around each made-up card, where what it can do is at hand."""
STEPS = 300
"""Decisions after which a game is left."""
FEW = 12
"""Decisions from a position."""
TOLD = 3
"""Differences of a pool that are made small and told in full."""
TRIES = 300
"""Scenarios that are tried for that."""

EngineOf = Callable[[Sequence[Card]], GameBatch]


@dataclass
class ProgramsReport:
    """What came of so many programs."""

    programs: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    """By the reference, and why."""
    unlowered: Counter[str] = field(default_factory=Counter)
    """Of those that the reference plays, not by the engine, and why."""
    games: int = 0
    decisions: int = 0
    full: int = 0
    """Games in which a lasting effect found no room."""
    engine_full: int = 0
    """Games in which the engine had no room, and the reference had."""
    differences: list[str] = field(default_factory=list)
    crashes: list[str] = field(default_factory=list)

    @property
    def played(self) -> float:
        return 1 - self.refused.total() / max(1, self.programs)

    @property
    def lowered(self) -> float:
        return 1 - self.unlowered.total() / max(1, self.programs - self.refused.total())

    def add(self, other: ProgramsReport) -> None:
        for name in self.__dataclass_fields__:
            mine, theirs = getattr(self, name), getattr(other, name)
            if isinstance(mine, Counter):
                mine.update(theirs)
            else:
                setattr(self, name, mine + theirs)


def refusal(program: RandomProgram) -> str | None:
    """Why the reference does not play it."""
    return next((why for one in program.effect for why in gaps(one)), None)


def play_programs(seed: int, programs: Sequence[RandomProgram], engine_of: EngineOf = engine_for_pool) -> ProgramsReport:
    """Games and positions with these programs in one pool; the same seed gives the same games."""
    report = ProgramsReport(programs=len(programs))
    report.refused.update(why for program in programs if (why := refusal(program)))
    made_up = []
    for card in made_up_cards(seed, [program for program in programs if refusal(program) is None]):
        try:
            reason = unlowered(card)
        except Exception:  # a defect of the lowering, whatever it is
            reason = "the lowering breaks"
            said = "\n".join(effect.program for effect in card.effects)
            report.crashes.append(f"{traceback.format_exc()}{said}")
        if reason:
            report.unlowered[reason] += len(card.effects)
        else:
            made_up.append(card)
    cards = standing([card for card in pool_with(seed, standing(made_up)) if card.set == SET or _both_play(card)])
    engine = engine_of(cards)
    pool = CardPool(cards, rules=rules_in_force())
    for played in _played(engine, pool, cards, seed):
        report.decisions += played.decisions
        report.full += played.full
        report.engine_full += played.engine_full
        report.crashes += played.crashes
        for number, parted in enumerate(played.parted):
            report.differences.append(_said(parted, SeatsFor(engine, pool), number < TOLD))
    report.games = GAMES + POSITIONS * sum(card.set == SET for card in cards)
    return report


def batches(programs: Sequence[RandomProgram]) -> Iterator[tuple[int, Sequence[RandomProgram]]]:
    """So many at a time, with a number for each."""
    for first in range(0, len(programs), BATCH):
        yield first, programs[first : first + BATCH]


def unlowered(card: Card) -> str | None:
    try:
        pool_tables([card])
    except Unlowered as error:
        return str(error).removeprefix(f"{card.id} {card.name}: ")
    return None


def _both_play(card: Card) -> bool:
    """Shipped cards may be ahead of the engines."""
    return not CardPool([card])[1].refusal and unlowered(card) is None


def standing(cards: Sequence[Card]) -> list[Card]:
    """Without evolutions of what was left out."""
    names = {card.name for card in cards}
    kept = [card for card in cards if not card.evolves_from or card.evolves_from in names]
    return list(kept) if len(kept) == len(cards) else standing(kept)


def _played(engine: GameBatch, pool: CardPool, cards: Sequence[Card], seed: int) -> Iterator[Played]:
    """Whole games, then positions around each of the made-up cards."""
    decks = decks_of(seed, cards, GAMES)
    seeds = [seed * 1000 + number for number in range(GAMES)]
    starts = [new_game(pool, pair, step_key(one, 0)) for pair, one in zip(decks, seeds, strict=True)]
    yield Lockstep(engine, pool, starts, deal(engine, decks, seeds), seeds).run(STEPS)
    source = Positions(pool, cards, pool.rules.deck_size, np.random.default_rng(seed))
    focus = [card for card in cards if card.set == SET]
    starts = [game for card in focus for game in source.around(Cast(card, _company(card, cards, seed)), POSITIONS)]
    if starts:
        seeds = [seed * 1000 + GAMES + number for number in range(len(starts))]
        yield Lockstep(engine, pool, starts, load(engine, starts), seeds).run(FEW)


def _company(card: Card, cards: Sequence[Card], seed: int) -> tuple[Card, ...]:
    """Basics, which need nobody underneath, and Trainers; a different part of the pool for every card."""
    fitting = [other for other in cards if other is not card and (other.is_basic or not other.is_pokemon)]
    rng = np.random.default_rng([seed, card.number])
    chosen = rng.permutation(len(fitting))[:14]
    return tuple(fitting[int(at)] for at in sorted(chosen))


def _said(parted: Parted, engine: SeatsFor, small: bool) -> str:
    """Where they differ, and if it can be stated a scenario that shows it, with the programs of its cards."""
    apart = parted.apart
    what = f"seed {parted.seed}, after {len(parted.actions)} decisions: {apart.what}: " + (
        f"reference {apart.reference}, engine {apart.engine}"
    )
    if not small:
        return what
    scenario = shrink_from(parted.start, parted.seed, parted.actions, apart.what, engine, tries=TRIES)
    return f"{what}\n{told('random', what, scenario, parted.start.pool, engine).what}" if scenario else what
