"""What holds in every state of every game."""

import pytest

from synth.reference_py.engine import legal_mask, step
from synth.reference_py.export import export
from synth.reference_py.game import Game, winner_of
from synth.reference_py.observe import observation
from synth.reference_py.play import random_game
from synth.reference_py.verbs.damage_and_conditions import DAMAGE_CAP
from synth.spec.chance import step_key
from synth.spec.layout import SLOTS, Phase, Place, cells
from synth.spec.layout import observation as entries
from tests.reference.games import eager_game, legal_actions

SEEDS = range(24)
NOTHING = {
    "row": 0, "source": 0, "left": 0, "it": -1, "heads": 0, "dealt": 0, "result": 0, "attack": 0, "attacker": 0,
    "hit": 0, "again": 0, "ending": 0,
}  # fmt: skip
"""What the cells of a pending choice say when there is none."""


@pytest.fixture(scope="module", params=SEEDS)
def steps(request, pool, draft) -> list[tuple[Game, int, Game]]:
    return list(eager_game(pool, draft(request.param), request.param))


def test_cards_are_conserved(steps):
    first = steps[0][0]
    for _, _, game in steps:
        for player, before in zip(game.players, first.players, strict=True):
            assert player.cards == before.cards
            for slot, pokemon in enumerate(player.slots):
                stack = player.stack(slot)
                assert bool(stack) == (pokemon is not None)
                assert pokemon is None or pokemon.card.number in [player.cards[at] for at in stack]
            assert not game.question or game.effect or player.cards_in(Place.RESOLVING) == []


def test_energy_never_vanishes(steps):
    for before, _, after in steps:
        for old, new in zip(before.players, after.players, strict=True):
            assert _units(new) >= _units(old)


def _units(player) -> int:
    return sum(player.discarded) + sum(pokemon.units for pokemon in player.slots if pokemon)


def test_numbers_stay_in_their_bounds(steps, pool):
    bits = {cell.name: cell.bits for cell in cells(pool.shape(20))}
    for _, _, game in steps:
        state = export(game)
        assert list(state) == list(bits)
        assert all(-(1 << (bits[name] - 1)) <= value < 1 << (bits[name] - 1) for name, value in state.items())
        for player in game.players:
            assert len(player.cards_in(Place.HAND)) <= pool.rules.hand_limit
            assert all(0 <= pokemon.damage <= DAMAGE_CAP for pokemon in player.slots if pokemon)


def test_known_orders_are_the_top_and_the_bottom_of_the_deck(steps):
    for _, _, game in steps:
        for player in game.players:
            deck = player.cards_in(Place.DECK)
            top = sorted(player.order[at] for at in deck if player.order[at] > 0)
            bottom = sorted(-player.order[at] for at in deck if player.order[at] < 0)
            assert top == list(range(1, len(top) + 1)) and bottom == list(range(1, len(bottom) + 1))
            assert all(
                order == 0 or place == Place.DECK for order, place in zip(player.order, player.place, strict=True)
            )


def test_knowledge_is_of_hidden_cards_only(steps):
    for _, _, game in steps:
        for player in game.players:
            for at, seen in enumerate(player.seen):
                assert not seen & 1 or (player.place[at] == Place.DECK and player.order[at])
                assert not seen & 2 or player.place[at] in (Place.HAND, Place.DECK)
                assert not seen & 4 or (player.place[at] == Place.DECK and player.order[at])


def test_a_living_game_has_both_active_pokemon_and_a_possible_action(steps):
    for before, action, game in steps:
        assert legal_mask(before)[action]
        if game.over:
            assert not any(legal_mask(game))
            continue
        assert any(legal_mask(game))
        assert game.phase in (Phase.SETUP, Phase.PROMOTE) or all(
            player.slots[0] or game.effect for player in game.players
        )
        assert not game.agenda or game.question


def test_nothing_is_pending_without_a_question(steps):
    for _, _, game in steps:
        if not game.question:
            state = export(game)
            assert {name: state[name] for name in NOTHING} == NOTHING
            assert state["flow"] == 0 and state["decider"] == 0


def test_choices_with_one_answer_are_not_asked(steps):
    for _, _, game in steps:
        if game.question:
            assert len(set(game.question.answers)) > 1


def test_a_step_leaves_the_game_it_started_from_alone(steps):
    for number, (before, action, after) in enumerate(steps):
        state = export(before)
        again = step(before, action, step_key(0, number))
        assert export(before) == state
        assert again is not after


def test_observations_have_their_length(steps, pool):
    size = len(list(entries(pool.shape(20))))
    assert all(len(observation(game, viewer)) == size for _, _, game in steps for viewer in (0, 1))


@pytest.mark.parametrize("seed", range(4))
def test_every_possible_action_steps_and_every_other_one_loses(pool, draft, seed):
    for number, (game, _, _) in enumerate(eager_game(pool, draft(100 + seed), seed)):
        if number % 7 == 0:
            _try_all(game, step_key(seed, number))


def _try_all(game: Game, key: tuple[int, int]) -> None:
    possible = set(legal_actions(game))
    for action in range(-1, len(legal_mask(game)) + 1):
        after = step(game, action, key)
        lost = after.over and after.winner == winner_of(1 - game.decider) and export(after) == _forfeit(game)
        assert lost != (action in possible)


def _forfeit(game: Game) -> dict[str, int]:
    """The state as it was, but over."""
    pending = NOTHING
    ended = {"phase": int(Phase.OVER), "decider": 0, "flow": 0, "winner": int(winner_of(1 - game.decider))}
    return export(game) | pending | ended


def test_a_step_after_the_end_changes_nothing(steps):
    game = steps[-1][2]
    assert step(game, 0, (1, 2)) is game


def test_random_games_end(pool, draft):
    for seed in range(60):
        *_, (game, _) = random_game(pool, draft(seed), seed)
        assert game.over and game.turn <= pool.rules.turn_limit


def test_the_same_seed_gives_the_same_game(pool, draft):
    games = [[(export(game), action) for game, action in random_game(pool, draft(5), 5)] for _ in range(2)]
    assert games[0] == games[1]


def test_slots_are_numbered_from_the_decider(steps, pool):
    first = pool.actions(20).first("slot")
    for before, action, _ in steps:
        if before.phase is Phase.PROMOTE:
            assert first < action < first + SLOTS
