"""Lasting effects that were seen in some game, to be put into another position: nobody needs a turn to set them again."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

import numpy as np

from synth.dsl import ast
from synth.dsl.numbering import lasts
from synth.dsl.walk import statements
from synth.reference_py.cards import CardPool
from synth.reference_py.engine import legal_mask, step
from synth.reference_py.game import Game, Mark, Pokemon
from synth.reference_py.queries.covering import PICKED_ATTACK
from synth.spec.layout import HELD, WIDE
from synth.verify.levels.vocabulary import used_blocks

MOST = 6
"""Marks of a statement that are kept."""
ANSWERS = 4
"""Questions on the way that are answered."""
OVER_SIDES, ACTIVE, BENCHED = range(3)
ANY_KEY = (1, 1)


@dataclass(frozen=True)
class KeptMark:
    """As it is in the turn that it speaks of; sides as in a state, 0 is the player whose turn it is."""

    side: int
    where: int
    mark: Mark


@dataclass
class KeptMarks:
    by_number: dict[int, list[KeptMark]] = field(default_factory=dict)
    """Of each statement of a pool."""

    def look(self, game: Game) -> None:
        """Keeps what lasts in a game in which nothing waits."""
        for number, player in enumerate(game.players):
            places = [(OVER_SIDES, player.wide)]
            places += [(BENCHED if slot else ACTIVE, one.marks) for slot, one in enumerate(player.slots) if one]
            for where, mark in ((where, mark) for where, marks in places for mark in marks):
                kept = self.by_number.setdefault(mark.number, [])
                if len(kept) < MOST:
                    # Every end of a turn counts it down, and the sides change.
                    flips = max(0, mark.turns - 1) % 2
                    at_its_time = mark._replace(controller=game.side(mark.controller) ^ flips, turns=min(1, mark.turns))
                    kept.append(KeptMark(game.side(number) ^ flips, where, at_its_time))

    def look_after(self, game: Game, action: int | None) -> None:
        """What an action leaves behind; whoever is asked something on the way takes the first answer."""
        if action is not None and legal_mask(game)[action]:
            after = step(game, action, ANY_KEY)
            for _ in range(ANSWERS):
                if not after.question or after.over:
                    break
                after = step(after, legal_mask(after).index(True), ANY_KEY)
            if not after.question and not after.over:
                self.look(after)

    def put_any(self, game: Game, rng: np.random.Generator) -> Game:
        """The position with something that lasts, if anything is known that fits."""
        numbers = list(self.by_number)
        known = self.by_number[numbers[int(rng.integers(len(numbers)))]] if numbers else []
        return next(iter(self.put(game, known, rng)), game) if known else game

    def of(self, pool: CardPool, number: int) -> list[KeptMark]:
        """Of what a card says."""
        said = [one for block in used_blocks(pool[number]) for one in statements(block)]
        numbers = [pool.numbers.lasting[one] for one in said if isinstance(one, ast.Give | ast.Arm) and lasts(one)]
        return [mark for one in numbers for mark in self.by_number.get(one, ())]

    @staticmethod
    def put(game: Game, known: Sequence[KeptMark], rng: np.random.Generator) -> Iterator[Game]:
        """The position with one of them, if there is a place for it."""
        one = known[int(rng.integers(len(known)))]
        twin = game.copy()
        player = twin.players[one.side ^ game.turn_player]
        mark = one.mark._replace(controller=one.mark.controller ^ game.turn_player)
        if one.where == OVER_SIDES:
            if len(player.wide) < WIDE:
                player.wide = (*player.wide, mark)
                yield twin
            return
        there = [pokemon for slot, pokemon in enumerate(player.slots) if pokemon and (slot > 0) == (one.where == BENCHED)]
        if there:
            pokemon = there[int(rng.integers(len(there)))]
            if len(pokemon.marks) < HELD and _fits(game, mark, pokemon):
                pokemon.marks = (*pokemon.marks, mark)
                yield twin


def _fits(game: Game, mark: Mark, pokemon: Pokemon) -> bool:
    """A mark about one of its attacks is about one that it has."""
    statement = game.pool.numbers.statements[mark.number]
    of_attack = isinstance(statement, ast.Give) and statement.modifier.scope in PICKED_ATTACK
    return not of_attack or mark.worth <= len(pokemon.card.attacks)
