"""Games towards an attack that was never used: random play does not bring together what these need."""

import numpy as np
import pytest

from synth.reference_py.cards import CardPool
from synth.reference_py.engine import legal_mask, new_game, step
from synth.spec.chance import Purpose, pick, step_key, word
from synth.spec.decks import Pool, random_deck
from synth.spec.store import load_catalogue
from synth.verify.rollouts.coverage import Coverage
from synth.verify.rollouts.wanting import choose, want


@pytest.mark.parametrize("title", ["B3-134 Giga Turbo", "P-A-081 Shoegaze"])
def test_an_attack_that_needs_much_is_used_in_games_towards_it(title: str) -> None:
    """Three others on the Bench; two units each of two types."""
    cards = load_catalogue().unique
    pool, drafts, by_id = CardPool(cards), Pool.of(cards), {card.id: card for card in cards}
    coverage, rng = Coverage.of(pool), np.random.default_rng(1)
    coverage.attacks.update(dict.fromkeys([one for one in coverage.attacks if one != title], 1))
    for seed in range(60):
        if coverage.attacks[title]:
            break
        found = want(coverage, drafts, by_id, rng)
        assert found is not None and found[0].title == title
        game, number = new_game(pool, (found[1], random_deck(drafts, rng)), step_key(seed, 0)), 0
        while not game.over and number < 400:
            number += 1
            key = step_key(seed, number)
            legal = [action for action, flag in enumerate(legal_mask(game)) if flag]
            action = legal[pick(word(key, Purpose.POLICY), len(legal))]
            if game.decider == 0:
                action = choose(game, legal, key, found[0], coverage)
            coverage.note(game, action)
            game = step(game, action, key)
    assert coverage.attacks[title]
    assert want(coverage, drafts, by_id, rng) is None
