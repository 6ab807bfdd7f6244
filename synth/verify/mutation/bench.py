"""Both engines, and what has been written down of the levels: what a fault is put into, and what it is judged by."""

from __future__ import annotations

import pickle
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from synth.engines.cache import cache_folder, engine_key
from synth.reference_py.cards import CardPool
from synth.spec.cards import Card
from synth.spec.files import replace_file
from synth.spec.rules_in_force import rules_in_force
from synth.verify.engines.batch import Lens, lens
from synth.verify.exchange.workbench import Workbench
from synth.verify.levels.plan import PARTS
from synth.verify.levels.stretch import Ground
from synth.verify.mutation.long_campaign import long_campaign
from synth.verify.mutation.sheet import Sheet, write
from synth.verify.mutation.source_blocks import watched
from synth.verify.mutation.sources import sources_key

CAMPAIGN, CAMPAIGN_SHEETS = "campaign", 10
"""The last part: level 3 for long."""
_MADE_BY = (
    "reference_py", "verify/levels", "verify/scenarios", "verify/rollouts", "verify/mutation/sheet.py",
    "verify/mutation/long_campaign.py", "verify/mutation/source_blocks.py",
)  # fmt: skip


@dataclass(frozen=True)
class Bench:
    cards: Sequence[Card]
    pool: CardPool
    workbench: Workbench

    @classmethod
    def of(cls, cards: Sequence[Card]) -> Bench:
        return cls(cards, CardPool(cards, rules=rules_in_force()), Workbench(list(cards)))

    def sheets(self, part: str, seed: int, size: float, tick: Callable[[int], None] = lambda _: None) -> list[Sheet]:
        """Of a part of a level: as they were written down before, or now. Raises Differs if the sound engines do."""
        path = self._path(part, seed, size)
        if path.is_file():
            # Nobody but this program writes here, in the user's own cache.
            return pickle.loads(path.read_bytes())  # type: ignore[no-any-return]
        found, decisions = [], 0
        if part == CAMPAIGN:
            sheets = max(1, round(CAMPAIGN_SHEETS * size))
            found = list(long_campaign(self.cards, self.workbench.engine, self.lens, seed, sheets, self._rate(seed, size)))
            return self._kept(path, found)
        ground = Ground(self.cards, self.pool, seed, self.workbench.engine)
        with watched() as run:
            began = time.process_time()
            for stretch in next(one for one in PARTS if one.name == part).stretches(ground, size):
                searched = time.process_time() - began
                found.append(write(stretch, self.workbench.engine, self.pool, run))
                found[-1].seconds = found[-1].seconds + searched
                decisions += found[-1].decisions
                tick(decisions)
                began = time.process_time()
        return self._kept(path, found)

    def has(self, part: str, seed: int, size: float) -> bool:
        """Whether they are written down."""
        return self._path(part, seed, size).is_file()

    def _path(self, part: str, seed: int, size: float) -> Path:
        return cache_folder() / "sheets" / f"{engine_key(self.cards)}-{levels_key()}" / f"{part}-{seed}-{size:g}.pickle"

    def _kept(self, path: Path, found: list[Sheet]) -> list[Sheet]:
        path.parent.mkdir(parents=True, exist_ok=True)
        with replace_file(path) as file:
            file.write(pickle.dumps(found))
        return found

    @property
    def lens(self) -> Lens:
        return lens(self.workbench.engine.shape, self.pool.shape(self.pool.rules.deck_size))

    def _rate(self, seed: int, size: float) -> float:
        """Decisions a second of random games on both engines, with everything compared."""
        games = self.sheets("games", seed, size)
        return sum(sheet.decisions for sheet in games) / sum(float(sheet.seconds[-1]) for sheet in games)


@cache
def levels_key() -> str:
    """Of the sources that say what the levels play."""
    return sources_key(*_MADE_BY)
