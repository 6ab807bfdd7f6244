"""OpenSpiel's own simulation test, copies, and what a player cannot tell apart."""

import pickle
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest

import synth.adapters.openspiel as adapter
from tests.small_engine import write_decks


@pytest.fixture(scope="module")
def decks(tmp_path_factory: pytest.TempPathFactory) -> str:
    return ";".join(write_decks(Path(tmp_path_factory.mktemp("decks"))))


@pytest.fixture(scope="module", params=["two decks", "all cards"])
def pool(request: pytest.FixtureRequest) -> str:
    return "all" if request.param == "all cards" else ""


@pytest.fixture(scope="module")
def game(decks: str, pool: str) -> Any:
    return pyspiel.load_game("python_synth_tcg_pocket", {"decks": decks, "pool": pool})


def advance(state: Any, rng: np.random.Generator, decisions: int) -> Any:
    """So many random decisions on, at somebody's decision or the end."""
    while not state.is_terminal() and (state.is_chance_node() or decisions):
        if not state.is_chance_node():
            decisions -= 1
        state.apply_action(int(rng.choice(state.legal_actions())))
    return state


def test_its_simulation_test_passes(game: Any) -> None:
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_the_sampled_game_passes_it_too(decks: str, pool: str) -> None:
    sampled = pyspiel.load_game("python_synth_tcg_pocket_sampled", {"decks": decks, "pool": pool, "seed": 3})
    pyspiel.random_sim_test(sampled, num_sims=1, serialize=False, verbose=False)


def test_a_copy_goes_its_own_way(game: Any) -> None:
    state = advance(game.new_initial_state(), np.random.default_rng(1), 6)
    before, copy = str(state), state.clone()
    assert str(copy) == before
    advance(copy, np.random.default_rng(2), 4)
    assert str(state) == before != str(copy)


def test_a_state_survives_pickling_and_serialisation(game: Any) -> None:
    state = advance(game.new_initial_state(), np.random.default_rng(4), 8)
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(again) == str(state) and again.history() == state.history()
    assert pickle.loads(pickle.dumps(game)).num_distinct_actions() == game.num_distinct_actions()


def test_the_same_history_is_the_same_game(game: Any) -> None:
    one, other = (advance(game.new_initial_state(), np.random.default_rng(7), 12) for _ in range(2))
    assert str(one) == str(other)
    assert one.information_state_string(0) == other.information_state_string(0)


def test_what_is_dealt_again_looks_the_same_to_the_player(game: Any) -> None:
    rng = np.random.default_rng(5)
    changed = 0
    for decisions in (8, 14, 20):
        state = advance(game.new_initial_state(), rng, decisions)
        if state.is_terminal():
            continue
        player = state.current_player()
        other = state.resample_from_infostate(player, rng.random)
        for ask in ("information_state_string", "observation_string"):
            assert getattr(state, ask)(player) == getattr(other, ask)(player)
        assert other.legal_actions() == state.legal_actions()
        changed += state.observation_string(1 - player) != other.observation_string(1 - player)
    assert changed, "something was hidden in one of them"


def test_players_see_different_things_and_actions_have_names(game: Any) -> None:
    state = advance(game.new_initial_state(), np.random.default_rng(3), 10)
    assert state.observation_string(0) != state.observation_string(1)
    assert len(state.observation_tensor(0)) == game.observation_tensor_size()
    names = [state.action_to_string(state.current_player(), action) for action in state.legal_actions()]
    assert len(set(names)) == len(names) and all(": " in name for name in names)


def test_its_playthrough_can_be_made_and_made_again(decks: str, pool: str) -> None:
    """As OpenSpiel keeps them for its own games: everything that can be asked of every state on the way."""
    from open_spiel.python.algorithms import generate_playthrough

    name = f"python_synth_tcg_pocket(decks={decks}{',pool=' + pool if pool else ''})"
    one, other = (generate_playthrough.playthrough(name, action_sequence=None, seed=5) for _ in range(2))
    assert one == other
    for said in ("InformationStateTensor(0)", "ObservationTensor(1)", "ChanceOutcomes()", "IsTerminal() = True"):
        assert said in one, said


def test_a_game_that_never_ends_is_broken_off_as_a_tie(game: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game.stepper, "longest", 5)
    state = game.new_initial_state()
    advance(state, np.random.default_rng(1), 4)
    assert not state.is_terminal()
    advance(state, np.random.default_rng(2), 9)
    assert state.is_terminal() and state.current_player() == pyspiel.PlayerId.TERMINAL and state.returns() == [0.0, 0.0]


def test_chance_is_a_node_only_where_it_has_a_part(game: Any) -> None:
    rng, state = np.random.default_rng(2), game.new_initial_state()
    decisions = nodes = 0
    while not state.is_terminal():
        nodes += state.is_chance_node()
        decisions += not state.is_chance_node()
        state.apply_action(int(rng.choice(state.legal_actions())))
    assert adapter.DEAL < nodes < decisions < game.max_game_length()


def test_states_that_a_player_cannot_tell_apart_look_equal_and_others_do_not(game: Any) -> None:
    """Games with the same decisions and other chance: where all that a player saw was the same, everything it is told is."""
    rng = np.random.default_rng(8)
    told: dict[tuple[int, str], tuple[Any, ...]] = {}
    pasts: dict[tuple[int, bytes], str] = {}
    for _ in range(6):
        state = game.new_initial_state()
        seen: list[list[bytes]] = [[], []]
        for _ in range(24):
            if state.is_terminal():
                break
            if state.is_chance_node():
                # Few deals, so that games meet; the rest is as it comes.
                outcome = int(rng.integers(2)) if state.move_number() < adapter.DEAL else int(rng.choice(state.legal_actions()))
                state.apply_action(outcome)
            else:
                actor, action = state.current_player(), state.legal_actions()[-1]
                seen[actor].append(action.to_bytes(2, "little"))
                state.apply_action(action)
            if state.is_chance_node():
                continue
            for player in (0, 1):
                seen[player].append(np.array(state.observation_tensor(player), np.int16).tobytes())
                name = state.information_state_string(player)
                deciding = state.current_player() == player
                looks = (
                    tuple(state.information_state_tensor(player)), tuple(state.observation_tensor(player)),
                    tuple(state.legal_actions()) if deciding else (), state.is_terminal(),
                )  # fmt: skip
                assert told.setdefault((player, name), looks) == looks
                assert pasts.setdefault((player, b"|".join(seen[player])), name) == name
    assert len(set(pasts.values())) == len(pasts), "what a player has seen otherwise is another information state"
