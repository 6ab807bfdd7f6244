"""What a campaign has exercised: cards played, verbs run."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from synth.dsl.ast import Event
from synth.dsl.walk import nodes
from synth.reference_py.cards import CardPool
from synth.reference_py.game import Game

PASSIVE = frozenset({Event.STATIC, Event.DAMAGED})
"""Programs that work by being in play."""


@dataclass
class Coverage:
    """Times each card was played, and each verb (`event verb`) was run or in force."""

    cards: Counter[str] = field(default_factory=Counter)
    verbs: Counter[str] = field(default_factory=Counter)
    pool: CardPool | None = None

    @classmethod
    def of(cls, pool: CardPool) -> Coverage:
        empty = cls(pool=pool)
        for card in pool.cards[1:]:
            assert card is not None
            empty.cards[card.id] = 0
            for effect in (card.ability, card.trainer):
                for program in effect.programs if effect else ():
                    empty._count(program.event, program.body, 0)
            for attack in card.attacks:
                empty._count(Event.ATTACK, attack.body, 0)
        return empty

    def note(self, game: Game, action: int) -> None:
        """What an action about to be taken plays."""
        assert self.pool is not None
        group, _, offset = self.pool.actions(game.cards).describe(action).partition(" ")
        player = game.players[game.decider]
        if group == "play":
            card = self.pool[player.cards[int(offset)]]
            self.cards[card.id] += 1
            if card.trainer:
                for program in card.trainer.programs:
                    self._count(program.event, program.body, 1)
            if card.ability:
                for program in card.ability.programs:
                    if program.event in PASSIVE:
                        self._count(program.event, program.body, 1)
        elif group == "attack" and player.slots[0]:
            self._count(Event.ATTACK, player.slots[0].card.attacks[int(offset)].body, 1)
        elif group == "ability":
            pokemon = player.slots[int(offset)]
            if pokemon and pokemon.card.ability:
                for program in pokemon.card.ability.programs:
                    self._count(program.event, program.body, 1)

    def _count(self, event: Event, body: tuple, times: int) -> None:  # type: ignore[type-arg]
        if not body and event is Event.ATTACK:
            self.verbs["attack"] += times
        for statement in body:
            for node in nodes(statement):
                if hasattr(node, "verb"):
                    self.verbs[f"{event.value} {node.verb}"] += times

    def add(self, other: Coverage) -> None:
        self.cards.update(other.cards)
        self.verbs.update(other.verbs)

    @property
    def idle(self) -> tuple[list[str], list[str]]:
        """Cards and verbs of the pool that were never exercised."""
        return [name for name, n in self.cards.items() if not n], [name for name, n in self.verbs.items() if not n]
