"""A position of a real game, stated as a scenario, plays on as the game did: the same move, the same random results."""

import numpy as np

from synth.reference_py.cards import CardPool
from synth.reference_py.engine import advance, legal_mask, new_game
from synth.reference_py.export import export
from synth.reference_py.game import Game, Mark
from synth.spec.chance import Purpose, pick, step_key, word
from synth.spec.decks import Pool, random_deck
from synth.spec.store import load_catalogue
from synth.verify.differences.to_scenario import ToldChance, Untold, move_of, scenario_of
from synth.verify.levels.cards_alone import drawn_around
from synth.verify.levels.stretch import Ground
from synth.verify.scenarios.chance import Script
from synth.verify.scenarios.lasting import said_by
from synth.verify.scenarios.moves import Moves
from synth.verify.scenarios.position import build
from tests.daily_seed import daily_seed
from tests.verify.faulty import sound_engine
from tests.verify.small_pool import cards as small_pool

BY_PLACE = ("card", "place", "order", "seen")
"""Cells of a place in the deck list, which a scenario orders anew."""


def facts(game: Game) -> dict[str, int]:
    return {name: value for name, value in export(game).items() if name.partition("_")[0] not in BY_PLACE}


def test_a_game_that_is_told_in_full_goes_on_as_it_did():
    cards = list(load_catalogue().cards.values())
    pool, decks, rng = CardPool(cards), Pool.of(cards), np.random.default_rng(5)
    told = 0
    for seed in range(25):
        game = new_game(pool, (random_deck(decks, rng), random_deck(decks, rng)), step_key(seed, 0))
        for number in range(1, 60):
            key = step_key(seed, number)
            legal = [action for action, flag in enumerate(legal_mask(game)) if flag]
            if not legal:
                break
            action = legal[pick(word(key, Purpose.POLICY), len(legal))]
            chance = ToldChance(key, game.turn_player)
            after = advance(game, action, chance)
            told += goes_on_the_same(pool, game, action, chance, after)
            game = after
    assert told > 150, "most early positions have nothing that a scenario cannot say"


def goes_on_the_same(pool: CardPool, game: Game, action: int, chance: ToldChance, after: Game) -> bool:
    """Whether the position could be told in full; if so, it must."""
    try:
        move = move_of(game, action)
        scenario = scenario_of(game, [move], [chance.results], "told")
    except Untold:
        return False
    moves = Moves(build(pool, scenario), Script.of(pool, scenario))
    if facts(moves.game) != facts(game):
        return False  # it remembers something for which the format has no words
    moves.make(move)
    assert facts(moves.game) == facts(after), move
    return True


def test_a_position_is_stated_with_all_that_it_remembers():
    pool = CardPool(small_pool())
    ground, rng = Ground(small_pool(), pool, 1, sound_engine()), np.random.default_rng(daily_seed())
    marked = [card for card in ground.unique if said_by(pool[pool.number_of[card.id]])]
    stated = lasting = known = 0
    for card in marked:
        for game in drawn_around(ground, card, rng, drawn=2):
            for pokemon in filter(None, game.players[0].slots):
                number = pool.numbers.lasting[said_by(pool[pool.number_of[card.id]])[0]]
                pokemon.marks = (Mark(number, 1, 3, 1),)
            try:
                twin = build(pool, scenario_of(game, [], [], "stated"))
            except Untold:
                continue
            assert facts(twin) == facts(game)
            assert [sorted(one.seen) for one in twin.players] == [sorted(one.seen) for one in game.players]
            stated += 1
            lasting += any(one.marks for one in twin.players[0].slots if one)
            known += any(any(one.seen) for one in twin.players)
    assert stated > 10 and lasting == stated and known
