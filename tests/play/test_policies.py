"""Policies: files are checked, cards never met are known by what they are, actions are scored by what they are about."""

from pathlib import Path

import jax
import numpy as np
import pytest
from flax.traverse_util import flatten_dict

from synth.engines.engine import Engine
from synth.play.roster import find_player
from synth.policy.attributes import card_attributes, lasting_attributes
from synth.policy.changes import Told
from synth.policy.function import PolicyFunction
from synth.policy.network import LATER, Network
from synth.policy.packing import pack, unpack
from synth.policy.store import SHIPPED, Policy, load_policy, save_policy
from synth.policy.words import triples, words
from synth.spec.decks import HELD_OUT
from synth.spec.errors import InputError
from synth.spec.store import load_catalogue


def test_a_policy_comes_back_as_it_was_saved(beginner: Policy, tmp_path: Path) -> None:
    save_policy(beginner, tmp_path / "policy.npz")
    again = load_policy(tmp_path / "policy.npz")
    assert again.about == beginner.about
    there, here = flatten_dict(again.parameters), flatten_dict(beginner.parameters)
    assert there.keys() == here.keys()
    for name, value in here.items():
        np.testing.assert_array_equal(there[name], value)
    assert [path.name for path in tmp_path.iterdir()] == ["policy.npz"]


def test_a_packed_policy_comes_back_in_16_bits(beginner: Policy, tmp_path: Path) -> None:
    noise = np.random.default_rng(7)
    some = {"coarse": np.round(9 * noise.normal(size=(5, 7))) / 64, "wide": np.arange(300.0) * 4, "fine": np.array([1e-6, 9.0])}
    some |= {"none": np.zeros(3), "empty": np.zeros((0, 2))}
    packed, places = pack({name: one.astype(np.float16) for name, one in some.items()})
    assert [(place.kind, place.power) for place in places[:2]] == [("int8", -6), ("int16", 2)] and places[2].kind == "float16"
    for name, one in unpack(packed, places).items():
        np.testing.assert_array_equal(one, some[name].astype(np.float16).astype(np.float32))
    save_policy(beginner, tmp_path / "policy.npz", packed=True)
    there, here = (flatten_dict(one.parameters) for one in (load_policy(tmp_path / "policy.npz"), beginner))
    assert there.keys() == here.keys()
    for name, value in here.items():
        np.testing.assert_array_equal(there[name], value.astype(np.float16))


def test_what_was_learned_goes_with_the_card_and_others_start_from_nothing(beginner: Policy, engine: Engine) -> None:
    known = tuple(reversed(beginner.about.cards[5:]))
    rows = np.arange(1 + len(known), dtype=np.float32)[:, None] * np.ones((1, 4), np.float32)
    cards = beginner.parameters["cards"] | {"learned": rows}
    other = Policy(beginner.about.model_copy(update={"cards": known}), beginner.parameters | {"cards": cards})
    parameters = other.fitted(PolicyFunction(engine, other.network))
    for number, card in enumerate(engine.cards, start=1):
        wanted = known.index(card.play_id) + 1 if card.play_id in known else 0
        assert (parameters["cards"]["learned"][number] == wanted).all()


def test_the_logits_of_plays_follow_the_cards(engine: Engine) -> None:
    """Two cards that change places in the deck list exchange their logits, and nothing else changes."""
    function = PolicyFunction(engine, Network(width=16, depth=1, token=16))
    parameters = jax.jit(function.prepared)(jax.jit(function.init)(jax.random.key(0)))
    rng = np.random.default_rng(0)
    seen = np.zeros((2, len(engine.layout.OBSERVATION)), np.int16)
    for k in range(engine.layout.PLACES):
        seen[:, engine.entry(f"my_card_{k}")] = rng.integers(1, len(engine.cards) + 1)
        seen[:, engine.entry(f"my_place_{k}")] = 1
    a, b = engine.entry("my_card_3"), engine.entry("my_card_7")
    seen[0, a], seen[0, b] = 1, 2
    seen[1, a], seen[1, b] = 2, 1
    logs, value = jax.jit(function)(parameters, seen, np.ones((2, engine.layout.NUM_ACTIONS), bool), function.untold(2))
    order = np.arange(engine.layout.NUM_ACTIONS)
    for first in (engine.actions["card"][0], engine.actions["play"][0]):
        order[[first + 3, first + 7]] = order[[first + 7, first + 3]]
    np.testing.assert_allclose(logs[0], logs[1, order], atol=1e-5)
    np.testing.assert_allclose(value[0], value[1], atol=1e-5)
    assert abs(float(logs[0, first + 3] - logs[0, first + 7])) > 1e-6


def test_a_lasting_effect_is_known_by_what_it_does() -> None:
    """Its number depends on the pool, what the policy reads of it does not."""
    catalogue = load_catalogue()
    marking = [card for card in catalogue.unique if lasting_attributes([card])][:12]
    alone = [tuple(row.values()) for card in marking for row in lasting_attributes([card])]
    together = [tuple(row.values()) for row in lasting_attributes(marking)]
    assert set(alone) == set(together) and len(set(together)) > 3
    assert all(any(row) for row in together)


def test_cards_that_play_alike_have_the_same_attributes() -> None:
    catalogue = load_catalogue()
    reprint = next(card for card in catalogue.cards.values() if card.id != card.play_id)
    assert card_attributes(reprint) == card_attributes(catalogue.get(reprint.play_id))
    assert card_attributes(catalogue.get("A1-039")) != card_attributes(catalogue.get("A1-042"))


def test_a_file_that_is_no_policy_is_refused(tmp_path: Path) -> None:
    (tmp_path / "policy.npz").write_bytes(b"PK no archive")
    with pytest.raises(InputError, match="is not a policy"):
        load_policy(tmp_path / "policy.npz")
    np.savez(tmp_path / "other.npz", x=np.zeros(3))
    with pytest.raises(InputError, match="is not a policy"):
        load_policy(tmp_path / "other.npz")


def test_parameters_that_do_not_fit_are_refused(beginner: Policy, engine: Engine, tmp_path: Path) -> None:
    wrong = Policy(beginner.about.model_copy(update={"cards": ("A1-001",)}), beginner.parameters)
    save_policy(wrong, tmp_path / "policy.npz")
    with pytest.raises(InputError, match="does not fit the 1 cards"):
        load_policy(tmp_path / "policy.npz")
    board = {name: value for name, value in beginner.parameters["board"].items() if name != "value"}
    with pytest.raises(InputError, match="lacks board/value"):
        Policy(beginner.about, beginner.parameters | {"board": board}).on(engine)
    fewer = beginner.about.inputs | {"board/slot": beginner.about.inputs["board/slot"][1:]}
    save_policy(Policy(beginner.about.model_copy(update={"inputs": fewer}), beginner.parameters), tmp_path / "policy.npz")
    with pytest.raises(InputError, match="layer board/slot does not fit"):
        load_policy(tmp_path / "policy.npz")


def test_inputs_are_found_by_their_names(beginner: Policy, engine: Engine) -> None:
    """A policy that names its inputs in another order, and knows some that are gone, plays the same; what it does not know
    counts for nothing."""
    layer = "board/common"
    names, kernel = beginner.about.inputs[layer], beginner.parameters["board"]["common"]["kernel"]
    order = np.random.default_rng(0).permutation(len(names))
    known = (*(names[at] for at in order), "gone since")
    moved = np.concatenate([kernel[order], np.full_like(kernel[:1], 7)])

    def named(names: tuple[str, ...], kernel: np.ndarray) -> Policy:
        board = beginner.parameters["board"] | {"common": {"kernel": kernel}}
        about = beginner.about.model_copy(update={"inputs": beginner.about.inputs | {layer: names}})
        return Policy(about, beginner.parameters | {"board": board})

    function = PolicyFunction(engine, beginner.network)
    again = named(known, moved).fitted(function)["board"]["common"]["kernel"]
    np.testing.assert_array_equal(again, kernel)
    less = named(names[1:], kernel[1:]).fitted(function)["board"]["common"]["kernel"]
    assert not less[0].any() and (less[1:] == kernel[1:]).all()


def test_a_program_is_known_by_its_words_and_numbers() -> None:
    (verb, size), *rest = words("attack { more 60 }")[2:]
    assert (verb, size) == ("more", 0.0) and rest[0][0] == "#" and rest[0][1] > words("more 20")[1][1] > 0
    assert words('put "Some Name"') == words('put "Another"')
    assert len(triples("a b c")) == 3


def test_words_reach_the_policy_once_they_have_a_weight(engine: Engine, beginner: Policy) -> None:
    """At the start they are silent; with a weight, cards with other programs become other cards."""
    function = PolicyFunction(engine, beginner.network)
    silent = jax.jit(function.prepared)(beginner.parameters).cards.mine
    cards = beginner.parameters["cards"] | {"text": {"kernel": np.ones((4, 4), np.float32)}}
    heard = jax.jit(function.prepared)(beginner.parameters | {"cards": cards}).cards.mine
    changed = (np.asarray(silent) != np.asarray(heard)).any(axis=1)
    spoken = np.array([False, *(bool(card.effects) for card in engine.cards)])
    assert changed[spoken].any() and not changed[~spoken].any()


def test_a_policy_without_the_layers_of_outcomes_plays_as_if_moves_changed_nothing(engine: Engine, beginner: Policy) -> None:
    """So policies of earlier versions can still be met."""
    board = {name: layer for name, layer in beginner.parameters["board"].items() if name not in LATER}
    inputs = {name: names for name, names in beginner.about.inputs.items() if name.removeprefix("board/") not in LATER}
    earlier = Policy(beginner.about.model_copy(update={"inputs": inputs}), beginner.parameters | {"board": board})
    function, parameters = earlier.on(engine)
    seen, legal = np.zeros((1, len(engine.layout.OBSERVATION)), np.int16), np.ones((1, engine.layout.NUM_ACTIONS), bool)
    nothing = function.untold(1)
    something = Told(nothing.move * 0, nothing.at_once + 5, nothing.onward + 5)
    same, other = (np.asarray(function(parameters, seen, legal, told)[0]) for told in (nothing, something))
    np.testing.assert_array_equal(same, other)


def test_an_unknown_player_is_refused_with_a_hint(engine: Engine) -> None:
    with pytest.raises(InputError, match="no player greddy; did you mean greedy"):
        find_player("greddy", engine)
    with pytest.raises(InputError, match="one game at a time"):
        find_player("human", engine)


def test_the_policy_that_ships_plays_on_an_engine_it_was_not_trained_on(engine: Engine) -> None:
    policy = load_policy(SHIPPED)
    assert SHIPPED.stat().st_size < 6_000_000 and not set(policy.about.decks) & set(HELD_OUT)
    function, parameters = policy.on(engine)
    seen, legal = np.zeros((1, len(engine.layout.OBSERVATION)), np.int16), np.ones((1, engine.layout.NUM_ACTIONS), bool)
    logs, value = jax.jit(function)(parameters, seen, legal, function.untold(1))
    assert np.exp(logs).sum() == pytest.approx(1, abs=1e-4) and np.isfinite(value).all()
