"""What a campaign has exercised: cards played, verbs run."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from synth.dsl.ast import Block, Event
from synth.dsl.walk import nodes
from synth.reference_py.cards import CardAttack, CardEffect, CardPool
from synth.reference_py.game import Game, Spot
from synth.reference_py.rules.attack import usable_attacks

USED = frozenset({Event.PLAY, Event.ONCE, Event.ANYTIME, Event.ONCE_EACH})
"""Programs that a player uses; all others of a card work, or wait for their event, by being in play."""


@dataclass
class Coverage:
    """Times each card was played, each attack used, and each verb (`event verb`) was run or in force."""

    cards: Counter[str] = field(default_factory=Counter)
    attacks: Counter[str] = field(default_factory=Counter)
    verbs: Counter[str] = field(default_factory=Counter)
    pool: CardPool | None = None
    _said: dict[tuple[int, int], tuple[str, ...]] = field(default_factory=dict)
    """Verbs of each program, by the row of its text and its number there."""

    @classmethod
    def of(cls, pool: CardPool) -> Coverage:
        empty = cls(pool=pool)
        for card in pool.cards[1:]:
            assert card is not None
            empty.cards[card.id] = 0
            for effect in (card.ability, card.trainer):
                for number, program in enumerate(effect.programs if effect else ()):
                    empty._learn(effect.row if effect else 0, number, program.event, program.body)
            for attack in card.attacks:
                empty.attacks[empty.title(attack)] = 0
                empty._learn(attack.row, 0, Event.ATTACK, attack.body)
        return empty

    def note(self, game: Game, action: int) -> None:
        """What an action about to be taken plays."""
        assert self.pool is not None
        group, _, offset = self.pool.actions(game.cards).describe(action).partition(" ")
        player = game.players[game.decider]
        if group == "play":
            card = self.pool[player.cards[int(offset)]]
            self.cards[card.id] += 1
            for text in filter(None, (card.trainer, card.ability)):
                self._count_all(text, lambda event: event is Event.PLAY or event not in USED)
        elif group == "attack":
            attack = attack_at(game, int(offset))
            self.attacks[self.title(attack)] += 1
            self.verbs.update(self._said[attack.row, 0])
        elif group == "ability":
            pokemon = player.slots[int(offset)]
            if pokemon and pokemon.card.ability:
                self._count_all(pokemon.card.ability, USED.__contains__)
        elif group == "stadium" and game.stadium:
            stadium = game.card(game.stadium).trainer
            if stadium:
                self._count_all(stadium, USED.__contains__)

    def title(self, attack: CardAttack) -> str:
        assert self.pool is not None
        return f"{self.pool.carriers[attack.row].id} {attack.name}"

    def _count_all(self, text: CardEffect, counts: Callable[[Event], bool]) -> None:
        for number, program in enumerate(text.programs):
            if counts(program.event):
                self.verbs.update(self._said[text.row, number])

    def _learn(self, row: int, number: int, event: Event, body: Block) -> None:
        found = [f"{event.value} {node.verb}" for statement in body for node in nodes(statement) if hasattr(node, "verb")]
        if not body and event is Event.ATTACK:
            found = ["attack"]
        self._said[row, number] = tuple(found)
        self.verbs.update(dict.fromkeys(found, 0))

    def add(self, other: Coverage) -> None:
        self.cards.update(other.cards)
        self.attacks.update(other.attacks)
        self.verbs.update(other.verbs)

    @property
    def idle(self) -> tuple[list[str], list[str], list[str]]:
        """Cards, attacks and verbs of the pool that were never exercised."""
        return _never(self.cards), _never(self.attacks), _never(self.verbs)


def attack_at(game: Game, offset: int) -> CardAttack:
    """The attack that an action of the player whose turn it is uses."""
    return dict(usable_attacks(game, Spot(game.turn_player, 0), prior=True))[offset]


def _never(counts: Counter[str]) -> list[str]:
    return [name for name, times in counts.items() if not times]
