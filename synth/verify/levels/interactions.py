"""Level 2: effects beside what holds, lasts or waits, in positions where each of the two matters.

Positions are made from programs: one in which a text that says the first word can be used, into which a card that says the
second is put, or what it leaves behind. A pair of words is covered when an effect that says the first comes to something else
without what says the second, and without itself, or can be used only without what says the second. Pairs that have not met
stand in a queue, and each is tried a while, with other cards and positions, until it has.
"""

from collections import OrderedDict
from collections.abc import Iterator, Sequence

import numpy as np

from synth.dsl.ast import Event, ModifierKind
from synth.reference_py.cards import PoolCard
from synth.reference_py.engine import legal_mask, step
from synth.reference_py.game import Game, Spot
from synth.spec.cards import Kind
from synth.spec.chance import step_key
from synth.verify.levels.can_meet import Meetings
from synth.verify.levels.cards_alone import Lane, drawn_around, fitting, names_in
from synth.verify.levels.kept_marks import KeptMarks
from synth.verify.levels.matrix import Matrix, Pair
from synth.verify.levels.meeting import DECISIONS, Met, forbidden_in, met_in, still_of_two, use_of
from synth.verify.levels.placing import barely_paid, evolved, facing, handed, in_the_first_turn, placed, spoiled
from synth.verify.levels.stretch import LANES, Ground, Stretch
from synth.verify.levels.using import FirstMoves, plain_attacks_of, uses_of
from synth.verify.levels.vocabulary import PRINTED, Vocabulary, used_by, vocabulary
from synth.verify.rollouts.following import uses_texts

SHARES = 2
"""The queue is halved, for two cores."""
BANK, BANKS = 16, 150
"""Positions in which a text can be used, of each card that is tried; cards whose positions are kept."""
TRIED, USERS = 8, 3
"""Positions with the other word for each card that says the verb, and such cards, whenever a pair's turn comes."""
ROUNDS = 40
"""How often the turn of a pair comes."""
OLD_ATTACKS = f"static {ModifierKind.PRIOR_ATTACKS.value}"
"""For these the card whose attack is used is underneath another one."""
FIRST_TURN = f"on {Event.TURN_END_FIRST.value}"


class Interactions:
    def __init__(self, ground: Ground, share: int, shares: int = SHARES) -> None:
        self._ground, self._pool = ground, ground.pool
        self._words: Vocabulary = vocabulary(ground.pool)
        self._rng = np.random.default_rng([ground.seed, 5, share])
        verbs, others = tuple(sorted(self._words.verbs)), tuple(sorted(self._words.others))
        self._meetings = Meetings(ground.pool)
        pairs = frozenset((verb, other) for verb in verbs for other in others)
        self.matrix = Matrix(verbs, others, pairs & self._meetings.possible())
        self._own = self.matrix.missing[share::shares]
        self._seeds = (ground.seed * 10 + 5 + share) * 10_000_000
        self._marks = KeptMarks()
        self._banks: OrderedDict[tuple[int, str], list[Game]] = OrderedDict()
        self._lanes: list[tuple[Lane, int]] = []
        self._number = 0

    def stretches(self, size: float) -> Iterator[Stretch]:
        """Positions in which a pair of words met that had not met before; `size` is how often pairs are tried."""
        for _ in range(max(1, round(ROUNDS * size))):
            open_ = [pair for pair in self._own if not self.matrix.met[pair]]
            for at in self._rng.permutation(len(open_)):
                self._search(open_[int(at)])
                while len(self._lanes) >= LANES:
                    yield self._stretch()
        while self._lanes:
            yield self._stretch()

    def _stretch(self) -> Stretch:
        lanes = self._lanes[:LANES]
        del self._lanes[:LANES]
        self._number += 1
        settled = {step_key(seed, 1): action for (_, action), seed in lanes if action is not None}
        starts, seeds = [game for (game, _), _ in lanes], [seed for _, seed in lanes]
        return Stretch(2, f"interactions {self._number}", starts, seeds, DECISIONS, FirstMoves(settled, uses_texts))

    def _search(self, pair: Pair) -> None:
        """Some cards that say the verb, each in some positions beside the word."""
        verb, word = pair
        for _ in range(USERS):
            user = self._user(verb, word)
            bank = self._bank(user, verb)
            for game in self._beside(bank, verb, user, word) if bank else ():
                self._try(game, user, pair)
                if self.matrix.met[pair]:
                    return

    def _user(self, verb: str, word: str) -> int:
        """At times one that says the word too, or that a card that says it speaks of."""
        able, way = self._meetings.users(verb, word), int(self._rng.integers(3))
        second = self._pool[self._one(self._words.others[word])].card
        spoken = {self._pool.number_of[card.id] for card in fitting(self._ground, second)} if way == 1 else ()
        fit = [number for number in able if number in spoken or (way == 0 and self._meetings.says(word, number))]
        return self._one(fit or able)

    def _try(self, game: Game, user: int, pair: Pair) -> None:
        """Uses the card's text, up to its end, and notes who has met; without a use it may be what the other forbids."""
        matrix = self.matrix
        matrix.tried[pair] += 1
        seed, before = self._seeds + sum(matrix.tried.values()), len(matrix.met)
        first = None
        self._note(forbidden_in(game, {word for verb in matrix.verbs for word in matrix.open_to(verb)}))
        uses = self._uses(game, user, pair[0])
        if uses:
            first = self._one(uses)
            self._note(met_in(use_of(game, first, seed), matrix.open_to))
        matrix.curve.append((sum(matrix.tried.values()), len(matrix.met)))
        if len(matrix.met) > before:
            self._lanes.append(((game, first), seed))

    def _note(self, found: Iterator[Met]) -> None:
        for met in found:
            if met.pair in self.matrix.possible:
                self.matrix.met[met.pair] += 1
            elif met.pair not in self.matrix.unforeseen and still_of_two(met):
                self.matrix.unforeseen.add(met.pair)

    def _uses(self, game: Game, number: int, verb: str) -> list[int]:
        """Actions that run a text of the card that says the verb."""
        uses = (plain_attacks_of if verb == PRINTED else uses_of)(game, legal_mask(game), number)
        return [action for action in uses if (used := used_by(game, action)) and verb in used[1]]

    def _bank(self, number: int, verb: str) -> list[Game]:
        """Positions in which this card's text can be used; on the way what it leaves behind is kept."""
        key = number, verb
        if not self._banks.get(key):
            self._banks[key] = list(self._fill(number, verb))
            if len(self._banks) > BANKS:
                self._banks.popitem(last=False)
        self._banks.move_to_end(key)
        return self._banks[key]

    def _fill(self, number: int, verb: str) -> Iterator[Game]:
        found = 0
        for game in drawn_around(self._ground, self._pool[number].card, self._rng):
            uses = self._uses(game, number, verb)
            if uses:
                found += 1
                self._keep_marks(game, self._one(uses), found)
                yield game
            if found == BANK:
                return

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
            game, second = self._some(bank), self._one(able)
            if word == OLD_ATTACKS:
                game = evolved(game) or game
            game = self._facing(game, self._pool[second], self._lent(user, word))
            one = self._with(game, user, second, word.startswith(("lasting", "armed")))
            if one:
                one = spoiled(one, self._rng)
                if word == FIRST_TURN:
                    one = in_the_first_turn(one)
                yield barely_paid(one, lambda game: bool(self._uses(game, user, verb)), self._rng)

    def _lent(self, user: int, word: str) -> list[PoolCard]:
        """Cards that may meet the word by an attack or as a Supporter, if the text is one that uses what others say."""
        if user not in self._words.verbs.get("use", ()):
            return []
        users = {number for verb in self.matrix.verbs for number in self._meetings.users(verb, word)}
        return [card for number in sorted(users) if (card := self._pool[number]).attacks or card.kind is Kind.SUPPORTER]

    def _facing(self, game: Game, second: PoolCard, lent: Sequence[PoolCard]) -> Game:
        """At times the other Active Pokémon is one that the card names, that is weak to the attacker, or whose attack is used."""
        way, kind = int(self._rng.integers(3)), game.pokemon(Spot(game.turn_player, 0)).card.type
        names = set(names_in(second.card))
        standing = [card for card in self._pool.cards[1:] if card and card.hp and way < 2]
        options = [card for card in standing if (card.name in names if way else card.weakness == kind and card.stage == 0)]
        options = list(lent) if lent and way else options
        if not options:
            return game
        one = options[int(self._rng.integers(len(options)))]
        return (facing(game, one) if one.attacks else handed(game, one)) or game

    def _with(self, game: Game, user: int, second: int, later: bool) -> Game | None:
        if not later:
            return game if second == user else placed(game, self._pool[second], self._rng)
        if not self._marks.of(self._pool, second):
            self._marked(second)
        known = self._marks.of(self._pool, second)
        return next(iter(self._marks.put(game, known, self._rng)), None) if known else None

    def _marked(self, second: int) -> None:
        """Uses the card in some positions, for what it leaves behind."""
        for verb in ("give", "arm"):
            if second in self._words.verbs.get(verb, ()):
                self._bank(second, verb)

    def _some(self, games: Sequence[Game]) -> Game:
        return games[int(self._rng.integers(len(games)))]

    def _one(self, options: Sequence[int]) -> int:
        return options[int(self._rng.integers(len(options)))]
