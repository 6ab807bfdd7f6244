"""What a policy is told at a glance agrees with counting by hand, Pokémon by Pokémon."""

import numpy as np

from synth.engines.engine import Engine
from synth.policy.outlook import OF_ATTACK, OF_SLOT, Outlook
from synth.spec.cards import UNITS, Card

BONUS = 2


def lacking(cost: str, units: dict[str, int]) -> int:
    """Units that are missing: Energy of the types first, the rest pays for what may be of any type."""
    left, missing = dict(units), 0
    for unit in sorted(cost, key="C".__eq__):
        paying = unit if unit != "C" else next((kind for kind, number in left.items() if number), "none")
        if left.get(paying, 0):
            left[paying] -= 1
        else:
            missing += 1
    return missing


def hits(card: Card, target: Card | None) -> list[float]:
    """Tens of damage of each attack."""
    weak = target is not None and target.weakness is not None and target.weakness == card.type
    return [attack.damage // 10 + BONUS * weak if attack.damage else 0 for attack in card.attacks]


def test_numbers_at_a_glance_are_those_that_counting_gives(engine: Engine) -> None:
    rng, games, slots = np.random.default_rng(4), 60, engine.slots
    pokemon_cards = [number for number, card in enumerate(engine.cards, start=1) if card.is_pokemon]
    pokemon = rng.choice([0, *pokemon_cards], (games, 2, slots))
    damage = rng.integers(0, 8, (games, 2, slots)).astype(np.float32)
    energy = rng.integers(0, 2, (games, 2, slots, len(UNITS))) * (rng.random((games, 2, slots, len(UNITS))) < 0.4)
    found, attacks = map(np.asarray, Outlook(engine)(pokemon, damage, energy.astype(np.float32)))
    assert found.shape[-1] == len(OF_SLOT) and attacks.shape[1] == 4 * len(OF_ATTACK) == len(Outlook(engine).names)
    seen = set()
    for game, side, slot in np.ndindex(games, 2, slots):
        row = dict(zip(OF_SLOT, found[game, side, slot], strict=True))
        if not pokemon[game, side, slot]:
            assert row["hp_left"] == row["hit"] == row["fells"] == row["falls"] == row["weak"] == 0
            continue

        def at(side: int, slot: int, game: int = game) -> tuple[Card | None, float, dict[str, int]]:
            number = pokemon[game, side, slot]
            card = engine.cards[number - 1] if number else None
            left = max(card.hp / 10 - damage[game, side, slot], 0) if card else 0
            return card, left, dict(zip(UNITS, energy[game, side, slot].tolist(), strict=True))

        card, left, units = at(side, slot)
        target, target_left, their_units = at(1 - side, 0)
        assert card is not None
        lacks = [lacking(attack.cost, units) for attack in card.attacks]
        damages = hits(card, target)
        assert np.isclose(row["hp_left"], left / 10)
        for k, missing in enumerate(lacks):
            assert np.isclose(row[f"lacks_{k}"], missing / 3)
        for name, most in (("", 0), ("_next", 1)):
            ready = [hit for hit, missing in zip(damages, lacks, strict=True) if missing <= most]
            assert np.isclose(row[f"hit{name}"], max(ready, default=0) / 10)
            assert row[f"fells{name}"] == any(hit >= target_left > 0 for hit in ready if hit)
        assert row["weak"] == (target is not None and card.weakness is not None and card.weakness == target.type)
        threats = []
        if target is not None:
            back = zip(hits(target, card), target.attacks, strict=True)
            threats = [hit for hit, attack in back if lacking(attack.cost, their_units) <= 1]
        assert row["falls"] == (max(threats, default=0) >= left > 0)
        seen |= {name for name in OF_SLOT if row[name]}
        if slot == 0:
            for k, (hit, missing) in enumerate(zip(damages, lacks, strict=True)):
                told = attacks[game].reshape(2, 2, -1)[side, k]
                assert np.allclose(told, [hit / 10, hit >= target_left > 0 and hit > 0, missing / 3])
    assert seen == set(OF_SLOT)
