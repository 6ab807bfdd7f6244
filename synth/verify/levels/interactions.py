"""Level 2: effects beside what holds, lasts or waits, in positions where each of the two matters.

Positions are drawn from programs: a card that says one word, a card that says the other, and company. A pair of words is
covered when an effect that says the first comes to something else without what says the second, and without itself, or can
be used only without what says the second.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from operator import itemgetter

import numpy as np

from synth.reference_py.engine import legal_mask, step
from synth.reference_py.export import numbers
from synth.reference_py.game import Game
from synth.spec.chance import step_key
from synth.spec.layout import Shape, cells
from synth.verify.levels.cards_alone import Lane, fitting, plain_company, positions, some_of
from synth.verify.levels.kept_marks import KeptMarks
from synth.verify.levels.silenced import game_without, game_without_marks
from synth.verify.levels.stretch import LANES, Ground, Stretch
from synth.verify.levels.using import FirstMoves, uses_of
from synth.verify.levels.vocabulary import PRINTED, Vocabulary, lasting_word, standing_words, used_by, vocabulary
from synth.verify.rollouts.following import uses_texts
from synth.verify.rollouts.lockstep import Key
from synth.verify.scenarios.random_positions import Cast
from synth.verify.scenarios.varied_positions import varied

DECISIONS = 7
DRAWN, VARIED = 3, 8
"""Positions that are drawn for a pair of cards, and that are made of each."""
PLAYED = 3
"""… and that are played."""
ROUNDS = 3
"""Pairs of cards that are tried for every pair of words."""
BESIDE = 5
"""Others that say something in a position, beside the two."""
_MARKS = ("wide", "mark")
Pair = tuple[str, str]


@dataclass
class Matrix:
    """Which pairs of words have met, and how often positions were drawn for each."""

    verbs: tuple[str, ...]
    others: tuple[str, ...]
    met: Counter[Pair] = field(default_factory=Counter)
    tried: Counter[Pair] = field(default_factory=Counter)
    curve: list[tuple[int, int]] = field(default_factory=list)
    """Positions played, pairs met."""

    @property
    def missing(self) -> list[Pair]:
        return [(verb, other) for verb in self.verbs for other in self.others if not self.met[verb, other]]


class Interactions:
    def __init__(self, ground: Ground) -> None:
        self._ground, self._pool = ground, ground.pool
        self._words: Vocabulary = vocabulary(ground.pool)
        self._rng = np.random.default_rng([ground.seed, 5])
        self.matrix = Matrix(tuple(sorted(self._words.verbs)), tuple(sorted(self._words.others)))
        self._marks = KeptMarks()
        self._number = 0

    def stretches(self, size: float) -> Iterator[Stretch]:
        """Positions in which a pair of words met that had not met before; `size` is how often pairs are tried."""
        waiting: list[tuple[Lane, int]] = []
        for _ in range(max(1, round(ROUNDS * size))):
            missing = self.matrix.missing
            for at in self._rng.permutation(len(missing)):
                pair = missing[int(at)]
                if self.matrix.met[pair]:
                    continue  # on the way, in a position that was drawn for another pair
                lane = self._searched(pair)
                if lane is not None:
                    waiting.append(lane)
                if len(waiting) == LANES:
                    yield self._stretch(waiting)
                    waiting = []
        if waiting:
            yield self._stretch(waiting)

    def _stretch(self, lanes: list[tuple[Lane, int]]) -> Stretch:
        number = self._number
        self._number += 1
        settled = {step_key(seed, 1): action for (_, action), seed in lanes if action is not None}
        starts, seeds = [game for (game, _), _ in lanes], [seed for _, seed in lanes]
        return Stretch(2, f"interactions {number}", starts, seeds, DECISIONS, FirstMoves(settled, uses_texts))

    def _searched(self, pair: Pair) -> tuple[Lane, int] | None:
        """A position in which this pair, or another that had not met, meets."""
        verb, other = pair
        first, second = (self._one(self._words.verbs[verb]), self._one(self._words.others[other]))
        if first == second:
            return None
        for game, action in self._drawn(first, second, other):
            seed = self._ground.seed * 100_000_000 + 5_000_000 + sum(self.matrix.tried.values())
            self.matrix.tried[pair] += 1
            before = len(self.matrix.met)
            self._play(game, action, seed)
            self.matrix.curve.append((sum(self.matrix.tried.values()), len(self.matrix.met)))
            if len(self.matrix.met) > before:
                return (game, action), seed
        return None

    def _drawn(self, first: int, second: int, word: str) -> Iterator[Lane]:
        """The first card's text can be used at once beside the second; what lasts is put there, or else used first."""
        acting, standing = self._pool[first].card, self._pool[second].card
        company = list(plain_company(self._ground, acting))[:14]
        texts = [self._pool[self._one(numbers)].card for numbers in self._some(list(self._words.others.values()), BESIDE)]
        basics = [card for card in texts if card.is_basic or not card.is_pokemon]
        lower = [card for card in plain_company(self._ground, standing) if card.name == standing.evolves_from]
        spoken = [card for card in some_of(fitting(self._ground, standing), BESIDE, self._rng) if card.is_basic]
        others = tuple(dict.fromkeys((standing, *lower, *spoken, *basics, *company)))
        later = word.startswith(("lasting", "armed"))
        known = self._marks.of(self._pool, second) if later else []
        lasting = later and not known
        focus, beside = (standing, (acting, *others[1:])) if lasting else (acting, others)
        source = positions(self._ground, (focus, *beside), self._rng)
        few = tuple(dict.fromkeys((beside[0], *(beside[int(k)] for k in self._rng.permutation(len(beside))[:5]))))
        pokemon = [card for card in few if card.is_pokemon]
        if not pokemon:
            return
        wanted, left = self._pool.number_of[focus.id], PLAYED
        drawn = source.around(Cast(focus, few), DRAWN)
        games = (other for one in drawn for other in (one, *varied(one, VARIED, self._rng)))
        for game in (twin for one in games for twin in (self._marks.put(one, known, self._rng) if known else (one,))):
            uses = uses_of(game, legal_mask(game), wanted) if lasting or known or second in _standing(game) else []
            if uses or known or second in _standing(game):
                # Without a use it may be what the second forbids.
                yield game, uses[int(self._rng.integers(len(uses)))] if uses else None
                left -= 1 if uses else 0
            if not left:
                return

    def _play(self, start: Game, first: int | None, seed: int) -> None:
        """Notes the pairs that meet: of everybody who stands there and says just one word, in one game."""
        games, actions = [start], []
        for number in range(1, DECISIONS + 1):
            game = games[-1]
            mask = legal_mask(game)
            if not any(mask):
                break
            settled = number == 1 and first is not None and mask[first]
            action = first if settled and first is not None else uses_texts(game, mask, step_key(seed, number))
            actions.append(action)
            games.append(step(game, action, step_key(seed, number)))
            if not games[-1].question and not games[-1].over:
                self._marks.look(games[-1])
        self._forbid(start)
        for at, action in enumerate(actions):
            used = None if games[at].question else used_by(games[at], action)
            if used:
                self._meet(games[at:], actions[at:], [step_key(seed, at + 1 + k) for k in range(len(actions) - at)], used)

    def _meet(self, games: list[Game], actions: list[int], keys: list[Key], used: tuple[int, set[str]]) -> None:
        """An effect from its use to its end, beside everybody who says just one word."""
        user, verbs = used
        unmet = {other for other in self.matrix.others if any(not self.matrix.met[verb, other] for verb in verbs)}
        beside = [(word, twin) for word, twin in self._twins(games[0], user) if word in unmet]
        if not beside or not (verbs == {PRINTED} or _differs(game_without(games[0], user), games, actions, keys)):
            return
        for word, twin in beside:
            if _differs(twin, games, actions, keys):
                for verb in verbs:
                    self.matrix.met[verb, word] += 1

    def _forbid(self, game: Game) -> None:
        """Pairs of which one keeps the other from being used: without it the effect is legal."""
        mask = legal_mask(game)
        for word, twin in self._twins(game, 0):
            freed = [action for action, legal in enumerate(legal_mask(twin)) if legal and not mask[action]]
            verbs = set[str]().union(*(used[1] for action in freed if (used := used_by(twin, action))))
            self.matrix.met.update((verb, word) for verb in verbs)

    def _twins(self, game: Game, user: int) -> Iterator[tuple[str, Game]]:
        """The position without what one of those who stand there says, or has left behind."""
        for number in sorted(_standing(game) - {user}):
            said = set(standing_words(self._pool[number]))
            if len(said) == 1 and (word := said.pop()).startswith(("static", "on")):
                yield word, game_without(game, number)
        marks = {mark.number for player in game.players for mark in player.wide}
        marks |= {mark.number for _, pokemon in game.spots() for mark in pokemon.marks}
        for mark in sorted(marks):
            yield lasting_word(self._pool.numbers.statements[mark]), game_without_marks(game, frozenset({mark}))

    def _one(self, options: list[int]) -> int:
        return options[int(self._rng.integers(len(options)))]

    def _some(self, options: list[list[int]], count: int) -> list[list[int]]:
        return [options[int(at)] for at in self._rng.permutation(len(options))[:count]]


def _standing(game: Game) -> set[int]:
    """Cards that say something by being there."""
    there = {pokemon.card.number for _, pokemon in game.spots()}
    there |= {game.card(tool).number for spot, _ in game.spots() for tool in game.tools(spot)}
    return there | ({game.card(game.stadium).number} if game.stadium else set())


def _differs(twin: Game, games: list[Game], actions: list[int], keys: list[Key]) -> bool:
    """Whether an effect comes to something else in another position, up to its end."""
    for at, (action, key) in enumerate(zip(actions, keys, strict=True)):
        if twin.over or not legal_mask(twin)[action]:
            return True
        twin = step(twin, action, key)
        if _facts(twin) != _facts(games[at + 1]):
            return True
        if not games[at + 1].question:
            return False
    return False


def _facts(game: Game) -> tuple[int, ...]:
    """What a state shows, without the marks themselves: these are not yet what they bring about."""
    return _but_marks(game.shape)(numbers(game))


@cache
def _but_marks(shape: Shape) -> Callable[[Sequence[int]], tuple[int, ...]]:
    return itemgetter(*(at for at, cell in enumerate(cells(shape)) if not cell.name.startswith(_MARKS)))
