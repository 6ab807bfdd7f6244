"""Which stretches each level has."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from synth.verify.levels.cards_alone import cards_alone
from synth.verify.levels.cell_search import CellSearch
from synth.verify.levels.games import uniform_games
from synth.verify.levels.guided_games import GuidedGames
from synth.verify.levels.interactions import Interactions
from synth.verify.levels.stretch import Ground, Stretch
from synth.verify.levels.unrun import Unrun


@dataclass(frozen=True)
class Part:
    """A part of a level; `size` 1 is what a campaign of a few minutes plays."""

    level: int
    name: str
    stretches: Callable[[Ground, float], Iterator[Stretch]]


PARTS = (
    Part(1, "cards", lambda ground, size: cards_alone(ground, size)),
    Part(1, "unrun", lambda ground, size: Unrun(ground).stretches(size)),
    Part(1, "cells", lambda ground, size: CellSearch(ground, ground.engine).rounds(max(1, round(4 * size)))),
    Part(2, "interactions 1", lambda ground, size: Interactions(ground, 0).stretches(size)),
    Part(2, "interactions 2", lambda ground, size: Interactions(ground, 1).stretches(size)),
    Part(3, "guided", lambda ground, size: GuidedGames(ground).rounds(max(1, round(3 * size)))),
    Part(3, "games", lambda ground, size: uniform_games(ground, max(1, round(16 * size)))),
)
