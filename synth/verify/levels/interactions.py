"""Level 2: effects beside what holds, lasts or waits, in positions where each of the two matters.

Positions are made from programs: one in which a text that says the first word can be used, into which a card that says the
second is put, or what it leaves behind. A pair of words is covered when an effect that says the first comes to something else
without what says the second, and without itself, or can be used only without what says the second.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from operator import itemgetter

import numpy as np

from synth.dsl.ast import ModifierKind
from synth.reference_py.cards import PoolCard
from synth.reference_py.engine import legal_mask, step
from synth.reference_py.export import numbers
from synth.reference_py.game import Game, Spot
from synth.spec.chance import step_key
from synth.spec.layout import Place, Shape, cells
from synth.verify.levels.can_meet import Meetings
from synth.verify.levels.cards_alone import Lane, drawn_around, fitting, names_in
from synth.verify.levels.kept_marks import KeptMarks
from synth.verify.levels.placing import evolved, facing, placed, spoiled
from synth.verify.levels.silenced import game_without, game_without_marks
from synth.verify.levels.stretch import LANES, Ground, Stretch
from synth.verify.levels.using import FirstMoves, plain_attacks_of, uses_of
from synth.verify.levels.vocabulary import PRINTED, Vocabulary, lasting_word, standing_words, used_by, vocabulary
from synth.verify.rollouts.following import uses_texts
from synth.verify.rollouts.lockstep import Key

DECISIONS = 7
BANK = 24
"""Positions in which a text can be used, of each card that is tried."""
CARDS = 5
"""Cards that say a verb, in every round."""
TRIED = 12
"""Positions with the other word, for every pair and card."""
ROUNDS = 2
OLD_ATTACKS = f"static {ModifierKind.PRIOR_ATTACKS.value}"
"""For these the card whose attack is used is underneath another one."""
_MARKS = ("wide", "mark")
Pair = tuple[str, str]


@dataclass
class Matrix:
    """Which pairs of words have met, and how often positions were tried for each."""

    verbs: tuple[str, ...]
    others: tuple[str, ...]
    possible: frozenset[Pair]
    """Pairs that can meet at all."""
    met: Counter[Pair] = field(default_factory=Counter)
    tried: Counter[Pair] = field(default_factory=Counter)
    curve: list[tuple[int, int]] = field(default_factory=list)
    """Positions tried, pairs met."""

    @property
    def missing(self) -> list[Pair]:
        return [(verb, other) for verb in self.verbs for other in self.missing_of(verb)]

    def missing_of(self, verb: str) -> list[str]:
        return [other for other in self.others if (verb, other) in self.possible and not self.met[verb, other]]


class Interactions:
    def __init__(self, ground: Ground) -> None:
        self._ground, self._pool = ground, ground.pool
        self._words: Vocabulary = vocabulary(ground.pool)
        self._rng = np.random.default_rng([ground.seed, 5])
        verbs, others = tuple(sorted(self._words.verbs)), tuple(sorted(self._words.others))
        self._meetings = Meetings(ground.pool)
        pairs = frozenset((verb, other) for verb in verbs for other in others)
        self.matrix = Matrix(verbs, others, pairs & self._meetings.possible())
        self._marks = KeptMarks()
        self._number = 0

    def stretches(self, size: float) -> Iterator[Stretch]:
        """Positions in which a pair of words met that had not met before; `size` is how often pairs are tried."""
        waiting: list[tuple[Lane, int]] = []
        for _ in range(max(1, round(ROUNDS * size))):
            for at in self._rng.permutation(len(self.matrix.verbs)):
                verb = self.matrix.verbs[int(at)]
                for number, others in self._users(verb).items():
                    waiting += self._searched(verb, number, others)
                while len(waiting) >= LANES:
                    yield self._stretch(waiting[:LANES])
                    del waiting[:LANES]
        if waiting:
            yield self._stretch(waiting)

    def _stretch(self, lanes: Sequence[tuple[Lane, int]]) -> Stretch:
        number = self._number
        self._number += 1
        settled = {step_key(seed, 1): action for (_, action), seed in lanes if action is not None}
        starts, seeds = [game for (game, _), _ in lanes], [seed for _, seed in lanes]
        return Stretch(2, f"interactions {number}", starts, seeds, DECISIONS, FirstMoves(settled, uses_texts))

    def _users(self, verb: str) -> dict[int, list[str]]:
        """A few cards that say the verb, each with words that it may meet and the verb has not."""
        found: dict[int, list[str]] = {}
        for word in self.matrix.missing_of(verb):
            able = self._meetings.users(verb, word)
            some = [number for number in able if number in found] if len(found) >= CARDS else self._fitting(able, word)
            found.setdefault(self._one(some or able), []).append(word)
        return found

    def _fitting(self, users: list[int], word: str) -> list[int]:
        """At times only those that say the word too, or that a card that says it speaks of."""
        way, second = int(self._rng.integers(3)), self._pool[self._one(self._words.others[word])].card
        spoken = {self._pool.number_of[card.id] for card in fitting(self._ground, second)} if way == 1 else ()
        return [number for number in users if number in spoken or (way == 0 and self._meetings.says(word, number))]

    def _searched(self, verb: str, number: int, others: list[str]) -> Iterator[tuple[Lane, int]]:
        """Positions in which this card's text meets a word that the verb had not met, one for each."""
        bank = self._bank(number, verb)
        for other in others:
            for game in self._beside(bank, verb, number, other) if bank and not self.matrix.met[verb, other] else ():
                seed = self._ground.seed * 100_000_000 + 5_000_000 + sum(self.matrix.tried.values())
                self.matrix.tried[verb, other] += 1
                before = len(self.matrix.met)
                action = self._try(game, number, verb, seed)
                self.matrix.curve.append((sum(self.matrix.tried.values()), len(self.matrix.met)))
                if len(self.matrix.met) > before:
                    yield (game, action), seed
                if self.matrix.met[verb, other]:
                    break

    def _uses(self, game: Game, number: int, verb: str) -> list[int]:
        return (plain_attacks_of if verb == PRINTED else uses_of)(game, legal_mask(game), number)

    def _bank(self, number: int, verb: str = "") -> list[Game]:
        """Positions in which this card's text can be used; on the way what it leaves behind is kept."""
        found: list[Game] = []
        for game in drawn_around(self._ground, self._pool[number].card, self._rng):
            uses = self._uses(game, number, verb)
            if uses:
                found.append(game)
                self._keep_marks(game, self._one(uses), len(found))
            if len(found) == BANK:
                break
        return found

    def _keep_marks(self, game: Game, action: int, number: int) -> None:
        for at in range(1, DECISIONS + 1):
            game = step(game, action, step_key(number, at))
            mask = legal_mask(game)
            if not game.question and not game.over:
                self._marks.look(game)
                return
            if not any(mask):
                return
            action = uses_texts(game, mask, step_key(number, at + 1))

    def _beside(self, bank: Sequence[Game], verb: str, user: int, word: str) -> Iterator[Game]:
        """Positions with a card that says the word, or with what one has left behind."""
        able = [number for number in self._meetings.beside(verb, user, word) if number in self._words.others[word]]
        able = able or self._words.others[word]
        for _ in range(TRIED):
            game, second = bank[int(self._rng.integers(len(bank)))], self._one(able)
            if word == OLD_ATTACKS:
                game = evolved(game) or game
            game = self._facing(game, self._pool[second])
            one = self._with(game, user, second, word.startswith(("lasting", "armed")))
            if one:
                yield spoiled(one, self._rng)

    def _facing(self, game: Game, second: PoolCard) -> Game:
        """At times the other Active Pokémon is one that the card names, or that is weak to the attacker."""
        way, kind = int(self._rng.integers(3)), game.pokemon(Spot(game.turn_player, 0)).card.type
        names = set(names_in(second.card))
        standing = [card for card in self._pool.cards[1:] if card and card.hp and way < 2]
        options = [card for card in standing if (card.name in names if way else card.weakness == kind and card.stage == 0)]
        return facing(game, options[int(self._rng.integers(len(options)))]) or game if options else game

    def _with(self, game: Game, user: int, second: int, later: bool) -> Game | None:
        if not later:
            return game if second == user else placed(game, self._pool[second], self._rng)
        if not self._marks.of(self._pool, second):
            self._bank(second)
        known = self._marks.of(self._pool, second)
        return next(iter(self._marks.put(game, known, self._rng)), None) if known else None

    def _try(self, start: Game, number: int, verb: str, seed: int) -> int | None:
        """Uses the card's text, up to its end, and notes who has met; without a use it may be what the other forbids."""
        self._forbid(start)
        uses = self._uses(start, number, verb)
        if not uses:
            return None
        first = action = self._one(uses)
        games, actions, keys = [start], list[int](), list[Key]()
        for at in range(1, DECISIONS + 1):
            actions.append(action)
            keys.append(step_key(seed, at))
            games.append(step(games[-1], action, keys[-1]))
            if not games[-1].question:
                break
            action = uses_texts(games[-1], legal_mask(games[-1]), step_key(seed, at + 1))
        used = used_by(start, first)
        if used:
            self._meet(games, actions, keys, used)
        return first

    def _meet(self, games: list[Game], actions: list[int], keys: list[Key], used: tuple[int, set[str]]) -> None:
        """An effect from its use to its end, beside everybody who says just one word. It must come to something, with that
        word or without it: one that keeps it from doing anything matters too."""
        user, verbs = used
        start = games[0]
        unmet = {other for verb in verbs for other in self.matrix.missing_of(verb)}
        beside = [(word, twin) for word, twin in self._twins(start, unmet) if _apart(start, twin, actions, keys)]
        if not beside:
            return
        matters = verbs == {PRINTED} or _apart(start, game_without(start, user), actions, keys)
        for word, twin in beside:
            if matters or _apart(twin, game_without(twin, user), actions, keys):
                for verb in verbs:
                    self.matrix.met[verb, word] += 1

    def _forbid(self, game: Game) -> None:
        """Pairs of which one keeps the other from being used: without it the effect is legal."""
        mask = legal_mask(game)
        for word, twin in self._twins(game, set(self.matrix.others)):
            freed = [action for action, legal in enumerate(legal_mask(twin)) if legal and not mask[action]]
            verbs = set[str]().union(*(used[1] for action in freed if (used := used_by(twin, action))))
            self.matrix.met.update((verb, word) for verb in verbs)

    def _twins(self, game: Game, words: set[str]) -> Iterator[tuple[str, Game]]:
        """The position without what one of those who stand there says besides its attacks, or has left behind."""
        for number in sorted(_standing(game)):
            said = set(standing_words(self._pool[number]))
            if len(said) == 1 and (word := said.pop()) in words and word.startswith(("static", "on")):
                yield word, game_without(game, number, attacks=False)
        marks = {mark.number for player in game.players for mark in player.wide}
        marks |= {mark.number for _, pokemon in game.spots() for mark in pokemon.marks}
        for mark in sorted(marks):
            word = lasting_word(self._pool.numbers.statements[mark])
            if word in words:
                yield word, game_without_marks(game, frozenset({mark}))

    def _one(self, options: Sequence[int]) -> int:
        return options[int(self._rng.integers(len(options)))]


def _standing(game: Game) -> set[int]:
    """Cards that say something by being there, or by coming from the hand."""
    there = {pokemon.card.number for _, pokemon in game.spots()}
    there |= {game.card(tool).number for spot, _ in game.spots() for tool in game.tools(spot)}
    there |= {player.cards[at] for player in game.players for at in player.cards_in(Place.HAND)}
    return there | ({game.card(game.stadium).number} if game.stadium else set())


def _apart(one: Game, other: Game, actions: list[int], keys: list[Key]) -> bool:
    """Whether an effect comes to something else in another position, up to its end."""
    for action, key in zip(actions, keys, strict=True):
        possible = [not game.over and legal_mask(game)[action] for game in (one, other)]
        if not all(possible):
            return any(possible)
        one, other = step(one, action, key), step(other, action, key)
        if _facts(one) != _facts(other):
            return True
        if not one.question and not other.question:
            return False
    return False


def _facts(game: Game) -> tuple[int, ...]:
    """What a state shows, without the marks themselves: these are not yet what they bring about."""
    return _but_marks(game.shape)(numbers(game))


@cache
def _but_marks(shape: Shape) -> Callable[[Sequence[int]], tuple[int, ...]]:
    return itemgetter(*(at for at, cell in enumerate(cells(shape)) if not cell.name.startswith(_MARKS)))
