"""A game with everything that happened in it: moves are judged by the engine, and can be taken back in practice."""

from collections.abc import Sequence
from dataclasses import dataclass

from synth.play.live.board import Board, board
from synth.play.live.chance import OpenChance, Roll
from synth.reference_py.cards import CardPool
from synth.reference_py.engine import advance, legal_mask
from synth.reference_py.game import Game
from synth.reference_py.rules.setup import deal
from synth.spec.chance import step_key
from synth.spec.decks import Deck


class IllegalMove(Exception):
    """A move that the engine does not allow now; the game stays as it is."""


@dataclass(frozen=True)
class Move:
    """One decision, the game before it and the game after it."""

    number: int
    """from 1"""
    before: Game
    after: Game
    actor: int
    action: int
    rolls: tuple[Roll, ...]


class Match:
    """The same decks, seed and moves give the same game, here and on every other engine."""

    def __init__(self, pool: CardPool, decks: Sequence[Deck], seed: int) -> None:
        self.pool, self.decks, self.seed = pool, tuple(decks), seed
        chance = OpenChance(step_key(seed, 0))
        self.start: Game = deal(pool, decks, chance)
        self.opening: tuple[Roll, ...] = tuple(chance.rolls)
        self.moves: list[Move] = []
        self._boards: list[dict[int, Board]] = [{}]
        self._legal: tuple[int, ...] | None = None

    @property
    def game(self) -> Game:
        return self.moves[-1].after if self.moves else self.start

    @property
    def key(self) -> tuple[int, int]:
        """The random words of the next step."""
        return step_key(self.seed, len(self.moves) + 1)

    def legal(self) -> Sequence[int]:
        """Actions of the whole table that may be taken now."""
        if self._legal is None:
            self._legal = tuple(action for action, flag in enumerate(legal_mask(self.game)) if flag)
        return self._legal

    def act(self, action: int) -> Move:
        if action not in self.legal():
            raise IllegalMove(f"action {action} is not legal at decision {len(self.moves) + 1}")
        before, chance = self.game, OpenChance(self.key)
        after = advance(before, action, chance)
        self.moves.append(Move(len(self.moves) + 1, before, after, before.decider, action, tuple(chance.rolls)))
        self._boards.append({})
        self._legal = None
        return self.moves[-1]

    def seen(self, viewer: int, step: int = -1) -> Board:
        """What a player sees after so many decisions; now unless told otherwise."""
        known = self._boards[step]
        if viewer not in known:
            at = step % len(self._boards)
            known[viewer] = board(self.moves[at - 1].after if at else self.start, viewer)
        return known[viewer]

    def undo(self) -> None:
        if self.moves:
            self.moves.pop()
            self._boards.pop()
            self._legal = None
