"""The machine, run by numpy, plays the reference's games; a smaller build plays the games of the larger one."""

from __future__ import annotations

import re
from collections.abc import Callable

import numpy as np
import pytest

from synth.codegen.build import Built
from synth.reference_py import CardPool, export, new_game
from synth.spec.cards import Card
from synth.spec.decks import Deck, Pool, random_deck
from tests.codegen.machine_games import Decks, Interpreted, follow, keys

GAMES = 24
STEPS = 64


@pytest.fixture(scope="module")
def pool(cards: list[Card]) -> CardPool:
    return CardPool(cards)


@pytest.fixture(scope="module")
def drawn(cards: list[Card]) -> list[Decks]:
    random, drafts = np.random.default_rng(11), Pool.of(cards)
    return [(random_deck(drafts, random), random_deck(drafts, random)) for _ in range(GAMES)]


def test_every_cell_mask_and_observation_is_the_references(
    whole_build: Built, pool: CardPool, drawn: list[Decks]
) -> None:
    games = follow(whole_build, pool, drawn, STEPS)
    assert any(game.over for game in games) and all(game.turn > 5 for game in games)


def test_it_does_not_matter_which_printing_a_deck_lists(
    whole_build: Built, cards: list[Card], pool: CardPool, drawn: list[Decks]
) -> None:
    last = {card.play_id: card.id for card in cards}
    plays = {card.id: card.play_id for card in cards}
    reprinted = [
        tuple(Deck.of(deck.name, (last[plays[card]] for card in deck.cards), deck.energy) for deck in decks)
        for decks in drawn
    ]
    assert reprinted != drawn
    now = keys(range(GAMES), 0)
    cells = Interpreted(whole_build).start(drawn, now)
    for at, (decks, key) in enumerate(zip(reprinted, now, strict=True)):
        expected = export(new_game(pool, decks, tuple(map(int, key))))
        assert {name: int(cells[name][at]) for name in expected} == expected, f"game {at}"


def test_an_action_outside_the_mask_loses_and_nothing_follows(whole_build: Built, drawn: list[Decks]) -> None:
    engine = Interpreted(whole_build)
    cells = engine.start(drawn, keys(range(GAMES), 0))
    possible = engine.own >= 0
    foul = np.array([np.flatnonzero(~mask & possible)[0] for mask in engine.mask(cells)])
    actor = cells["turn_player"] ^ cells["decider"]
    lost = engine.step(cells, foul, keys(range(GAMES), 1))
    assert lost["winner"].tolist() == (2 - actor).tolist()
    assert not engine.mask(lost).any()
    after = engine.step(lost, foul, keys(range(GAMES), 2))
    for name in lost:
        assert after[name].tolist() == lost[name].tolist(), name


def operations(built: Built) -> int:
    return built.machine.operations


def test_a_two_deck_build_is_smaller(whole_build: Built, two_deck_build: Built) -> None:
    large, small = Interpreted(whole_build).layout, Interpreted(two_deck_build).layout
    assert len(small["CELLS"]) < len(large["CELLS"])
    assert small["NUM_ACTIONS"] < large["NUM_ACTIONS"]
    assert operations(two_deck_build) < operations(whole_build)


COMPARED = frozenset(
    (
        *("turn", "turn_player", "phase", "decider", "winner", "row", "points", "energy_now", "energy_next"),
        *("poison", "burn", "daze", "pokemon", "damage", "energy", "fresh", "used", "card", "place", "order", "seen"),
    )
)
"""Facts that mean the same in every build; further cells exist only where a pool has a use for them."""


def test_a_two_deck_build_plays_the_same_games(
    whole_build: Built, two_deck_build: Built, two_decks: tuple[Deck, Deck]
) -> None:
    large, small = engines = Interpreted(whole_build), Interpreted(two_deck_build)
    random, games, seeds = np.random.default_rng(3), [two_decks] * GAMES, range(GAMES)
    cells = [engine.start(games, keys(seeds, 0)) for engine in engines]
    names = [name for name in cells[1] if fact_of(name) in COMPARED]
    assert {fact_of(name) for name in names} == COMPARED
    translate = translation(small, large)
    for number in range(1, STEPS + 1):
        masks = [engine.mask(state) for engine, state in zip(engines, cells, strict=True)]
        assert masks[0].tolist() == masks[1].tolist(), f"masks after {number - 1} steps"
        for name in names:
            assert cells[0][name].tolist() == translate(name, cells[1][name]).tolist(), (name, number - 1)
        actions = np.array([random.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in masks[0]])
        now = keys(seeds, number)
        cells = [engine.step(state, actions, now) for engine, state in zip(engines, cells, strict=True)]


def fact_of(cell: str) -> str:
    return re.sub(r"(_\d+)*$", "", cell)


def translation(small: Interpreted, large: Interpreted) -> Callable[[str, np.ndarray], np.ndarray]:
    """Numbers of cards and effects of one build as those of another."""
    theirs = large.machine.plan.pool
    cards = {card.play_id: number for number, card in enumerate(theirs.cards, start=1)}
    rows = {(row.card.play_id, row.kind, row.index): number for number, row in enumerate(theirs.rows, start=1)}
    pool = small.machine.plan.pool
    numbers = {
        "card": np.array([0, *(cards[card.play_id] for card in pool.cards)]),
        "row": np.array([0, *(rows[row.card.play_id, row.kind, row.index] for row in pool.rows)]),
    }
    numbers["pokemon"] = numbers["card"]
    return lambda cell, values: numbers[fact_of(cell)][values] if fact_of(cell) in numbers else values
