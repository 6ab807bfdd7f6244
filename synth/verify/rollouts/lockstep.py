"""Games that both engines play side by side for some decisions, each until it ends, goes apart, or finds no room."""

import traceback
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import numpy as np

from synth.reference_py.cards import CardPool
from synth.reference_py.chance import HashChance
from synth.reference_py.engine import legal_mask, play_on
from synth.reference_py.export import export
from synth.reference_py.game import Game
from synth.reference_py.verbs.marks import NoRoom
from synth.spec.chance import Purpose, pick, step_key, word
from synth.spec.decks import Deck
from synth.verify.engines.batch import GameBatch, Games, HostBatch, lens
from synth.verify.rollouts.comparing import Apart, Compared, Comparison
from synth.verify.rollouts.imagining import asked_at, can_be_compared, engine_worlds, reference_worlds

Key = tuple[int, int]
Choose = Callable[[Game, list[bool], Key], int]


@dataclass(frozen=True)
class Parted:
    """A position from which the engines go apart, and the way there."""

    start: Game
    seed: int
    actions: tuple[int, ...]
    apart: Apart


@dataclass
class Played:
    """What came of the games."""

    decisions: int = 0
    parted: list[Parted] = field(default_factory=list)
    full: int = 0
    """Games in which a lasting effect found no room, for both engines."""
    engine_full: int = 0
    """… or in which only the engine had none."""
    crashes: list[str] = field(default_factory=list)
    """Of the reference."""


def any_legal(game: Game, mask: list[bool], key: Key) -> int:
    """All legal actions equally likely."""
    legal = [action for action, flag in enumerate(mask) if flag]
    return legal[pick(word(key, Purpose.POLICY), len(legal))]


def load(engine: GameBatch, starts: Sequence[Game]) -> Games:
    """Positions of the reference on the engine; each has as many cards a player as the others."""
    return engine.load(lens(engine.shape, starts[0].shape).load([export(game) for game in starts]))


def deal(engine: GameBatch, decks: Sequence[tuple[Deck, Deck]], seeds: Sequence[int]) -> Games:
    rows = [[engine.deck_row(deck.cards, deck.energy) for deck in pair] for pair in decks]
    return engine.start(np.array(rows, np.int16), np.array([step_key(seed, 0) for seed in seeds], np.uint32))


class Lockstep:
    """`starts` are the reference's games, `held` the same games on the engine, `seeds` what their keys are made of."""

    def __init__(self, engine: GameBatch, pool: CardPool, starts: Sequence[Game], held: Games, seeds: Sequence[int]) -> None:
        self._engine, self._held, self._seeds = engine, held, seeds
        self._starts, self._games = starts, list[Game | None](game.copy() for game in starts)
        self._comparison = Comparison(engine, pool, starts[0].cards)
        self._actions: list[list[int]] = [[] for _ in starts]
        self.played = Played()

    def run(
        self,
        decisions: int,
        choose: Choose = any_legal,
        note: Callable[[Game, int], None] = lambda game, action: None,
        enough: int | None = None,
        worlds: HostBatch | None = None,
    ) -> Played:
        """At most so many decisions of each game, or until enough went apart; `note` is told what is about to be done.

        `worlds`: the engine again, if what players imagine is compared too."""
        for number in range(decisions + 1):
            masks = [legal_mask(game) if game else None for game in self._games]
            self._compare(masks)
            if worlds:
                self._compare_worlds(worlds, number)
            if number == decisions or not any(self._games) or (enough and len(self.played.parted) >= enough):
                break
            keys = [step_key(seed, number + 1) for seed in self._seeds]
            actions = [0] * len(keys)
            for at, game in enumerate(self._games):
                if game is not None:
                    actions[at] = choose(game, masks[at] or [], keys[at])
                    note(game, actions[at])
                    self._actions[at].append(actions[at])
                    self.played.decisions += 1
            self._held = self._engine.step(self._held, self._comparison.own(actions), np.array(keys, np.uint32))
            self._follow(actions, keys)
        return self.played

    def _compare(self, masks: Sequence[list[bool] | None]) -> None:
        pairs = zip(self._games, masks, strict=True)
        compared = [None if game is None or mask is None else Compared(game, mask) for game, mask in pairs]
        for at, apart in self._comparison.apart(compared, self._held).items():
            self.played.parted.append(Parted(self._starts[at], self._seeds[at], tuple(self._actions[at]), apart))
            self._games[at] = None
        for at, game in enumerate(self._games):
            if game is not None and game.over:
                self._games[at] = None

    def _compare_worlds(self, engine: HostBatch, number: int) -> None:
        some = [one for one in asked_at(number, self._seeds) if self._games[one.lane]]
        pairs = [(one, game) for one in some if (game := self._games[one.lane]) and can_be_compared(game, one.viewer)]
        if not pairs:
            return
        asked, games = [one for one, _ in pairs], [game for _, game in pairs]
        at = lens(engine.shape, games[0].shape)
        resting = np.array([game.question is None for game in games])
        held = self._held[[one.lane for one in asked]]
        mine, theirs = reference_worlds(games, asked), engine_worlds(engine, held, asked, resting, at)
        table = games[0].pool.actions(games[0].cards)
        names = (("cell ", at.cells), ("legality of ", tuple(map(table.describe, range(table.size)))))
        for (what, named), here, there in zip(names, mine, theirs, strict=True):
            for k in np.flatnonzero((here != there).any(axis=1)).tolist():
                lane, first = asked[k].lane, int(np.flatnonzero(here[k] != there[k])[0])
                if self._games[lane] is not None:
                    apart = Apart(f"imagined world: {what}{named[first]}", int(here[k, first]), int(there[k, first]))
                    self.played.parted.append(Parted(self._starts[lane], self._seeds[lane], tuple(self._actions[lane]), apart))
                    self._games[lane] = None

    def _follow(self, actions: Sequence[int], keys: Sequence[Key]) -> None:
        overflows = self._comparison.overflows(self._held)
        for at, game in enumerate(self._games):
            if game is None:
                continue
            try:
                play_on(game, actions[at], HashChance(keys[at]))
            except NoRoom:
                self.played.full += 1
                self._games[at] = None
            except Exception:  # a defect of the reference, whatever it is
                self.played.crashes.append(traceback.format_exc())
                self._games[at] = None
            if overflows[at] and self._games[at] is not None:
                self.played.engine_full += 1
                self._games[at] = None
