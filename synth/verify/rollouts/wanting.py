"""Games towards an attack that no game has used yet: a deck around its Pokémon, and moves that bring the attack nearer.

Some attacks need more than random play brings together: much Energy of several types on one Pokémon, or others beside it."""

from dataclasses import dataclass

import numpy as np

from synth.reference_py.game import Game
from synth.spec.cards import Card, Kind
from synth.spec.chance import Purpose, pick, word
from synth.spec.decks import Deck, Pool, deck_around
from synth.verify.rollouts.coverage import Coverage, attack_at

EVERY = 4
"""One game in so many is played towards something, as long as there is something that was never used."""
ANYTHING = 4
"""One decision in so many is any legal one, so that such games differ."""
NEAREST, NEAR, HELPFUL, NEUTRAL, AWAY = 4, 3, 2, 1, 0


@dataclass(frozen=True)
class Wanted:
    """An attack, by its title in the coverage; the card that has it, and the names in the deck that belong to it."""

    title: str
    card: str
    names: frozenset[str]


def want(coverage: Coverage, pool: Pool, cards: dict[str, Card], rng: np.random.Generator) -> tuple[Wanted, Deck] | None:
    """One of the attacks that were never used, and a deck for it."""
    idle = coverage.idle[1]
    if not idle:
        return None
    title = idle[int(rng.integers(len(idle)))]
    card = cards[title.partition(" ")[0]]
    deck = deck_around(pool, rng, card)
    if deck is None:
        return None
    programs = " ".join(effect.program for effect in card.effects)
    below = {card.evolves_from, *(cards[one].evolves_from for one in deck.cards if cards[one].name == card.evolves_from)}
    names = {cards[one].name for one in deck.cards if f'"{cards[one].name}"' in programs or cards[one].name in below}
    return Wanted(title, card.id, frozenset({card.name, *names})), deck


def choose(game: Game, legal: list[int], key: tuple[int, int], wanted: Wanted, coverage: Coverage) -> int:
    """An action that brings the attack nearest, else any."""
    luck = word(key, Purpose.POLICY)
    if luck % ANYTHING:
        worth = {action: _worth(game, action, wanted, coverage) for action in legal}
        legal = [action for action in legal if worth[action] == max(worth.values())]
    return legal[pick(luck, len(legal))]


def _worth(game: Game, action: int, wanted: Wanted, coverage: Coverage) -> float:
    assert coverage.pool is not None
    player = game.players[game.decider]
    group, _, offset = coverage.pool.actions(game.cards).describe(action).partition(" ")
    if group == "attack":
        return NEAREST if coverage.title(attack_at(game, int(offset))) == wanted.title else AWAY
    if group in ("attach", "slot", "retreat"):
        slot = int(offset) + (group == "retreat")
        pokemon = player.slots[slot] if slot < len(player.slots) else None
        there = pokemon is not None and pokemon.card.name in wanted.names
        active = player.slots[0]
        if group == "retreat" and active is not None and active.card.id == wanted.card:
            return AWAY
        return NEAR if pokemon is not None and pokemon.card.id == wanted.card else NEUTRAL if there else NEUTRAL / 2
    if group == "play":
        card = coverage.pool[player.cards[int(offset)]]
        if card.name in wanted.names:
            return NEAREST if card.id == wanted.card else NEAR
        # A Bench that is full of others has no room for those that are named.
        return NEUTRAL / 2 if card.kind is Kind.POKEMON else HELPFUL
    return NEUTRAL
