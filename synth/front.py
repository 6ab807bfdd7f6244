"""The front door: environments for decks or pools, from the user's cache; decks that are legal or refused in a line."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from os import PathLike
from pathlib import Path
from types import ModuleType
from typing import Any, Protocol

import numpy as np

from synth.engines import load_engine
from synth.engines.cache import cached_engine, whole_engine
from synth.engines.engine import deck_rows
from synth.engines.pool import cards_of_decks, cards_of_pool, cards_of_sets
from synth.shapes import Cells, Flag, Mask, Observation, Player, Rewards
from synth.spec.decks import Deck, Pool, check_deck, find_deck, infer_energy, random_deck, shipped_decks
from synth.spec.decks.text import energy_named
from synth.spec.errors import InputError
from synth.spec.store import Catalogue, load_catalogue

RANDOM_DECKS = 64
"""Decks drawn for a pool that is given without decks."""

DeckLike = Deck | str | PathLike[str]
"""A deck, the name of one that ships, or a file."""


class State(Protocol):
    """A game between two decisions, or many of them: then their axes come first."""

    current_player: Player
    observation: Observation
    rewards: Rewards
    terminated: Flag
    truncated: Flag
    legal_action_mask: Mask
    drew_chance: Flag
    final_observation: Observation
    cells: Cells

    def replace(self, **changes: Any) -> State: ...


class Environment(Protocol):
    """Games between two random decks of a list, as pure functions on single games; see the README."""

    id: str
    version: str
    num_players: int
    num_actions: int
    observation_shape: tuple[int, ...]
    longest_game: int
    decks: np.ndarray

    def init(self, key: Any) -> State: ...

    def step(self, state: State, action: Any, key: Any) -> State: ...

    def observe(self, state: State, player: Any = None) -> Observation: ...

    def resample_hidden(self, state: State, player: Any, key: Any) -> State: ...

    def pack(self, state: State) -> Cells: ...

    def unpack(self, cells: Cells) -> State: ...

    def to_bytes(self, state: State) -> bytes: ...

    def from_bytes(self, data: bytes) -> State: ...

    def action_name(self, state: State, action: int) -> str: ...

    def text(self, state: State, player: int | None = None, everything: bool = False) -> str: ...


def make(
    name: str = "tcgjax",
    *,
    decks: Sequence[DeckLike] | None = None,
    pool: str | PathLike[str] | None = None,
    sets: Sequence[str] | None = None,
) -> Environment:
    """An environment whose games are between two random decks of `decks`.

    The engine is for the cards of `pool` (`all`, `first`, or a file of ids) or of `sets`, if given; else for the cards of the
    decks alone. Without decks they are drawn from the pool, and without anything they are those that ship, on the engine with
    every card. An engine is built the first time and found in the user's cache after that.
    """
    if name != "tcgjax":
        raise InputError(f"no engine is called {name}; there is tcgjax")
    folder, lists = choose(decks, pool, sets)
    package = load_engine(folder)
    return package.TcgJax(deck_rows(package, lists))  # type: ignore[no-any-return]


def load(path: str | PathLike[str]) -> ModuleType:
    """The generated package in a folder, as `synth build tcgjax --out` wrote it."""
    return load_engine(Path(path))


def deck(cards: Iterable[str], energy: str | Iterable[str] | None = None, name: str = "deck") -> Deck:
    """A legal deck of these printings, by their ids. Energy by name or letter; without any it is inferred from the attacks."""
    catalogue = load_catalogue()
    ids = [catalogue.get(card).id for card in cards]
    words = [energy] if isinstance(energy, str) else list(energy or ())
    declared = [energy_named(word, f"deck {name}") for word in words]
    made = Deck.of(name, ids, declared or infer_energy(map(catalogue.get, ids)))
    check_deck(made, catalogue)
    return made


def decks() -> dict[str, Deck]:
    """The decks that ship, by name."""
    return dict(shipped_decks(load_catalogue()))


def choose(
    decks: Sequence[DeckLike] | None, pool: str | PathLike[str] | None, sets: Sequence[str] | None
) -> tuple[Path, list[Deck]]:
    """The folder of the engine, and the decks that play on it."""
    if isinstance(decks, (str, PathLike, Deck)) or isinstance(sets, str):
        raise InputError("decks and sets are lists; give one with a single entry for one of them")
    if pool is not None and sets is not None:
        raise InputError("give pool or sets, not both")
    if decks is not None and not decks:
        raise InputError("no decks given; give one or more, or leave them out")
    catalogue = load_catalogue()
    lists = [_legal(one, catalogue) for one in decks] if decks is not None else None
    if pool is None and sets is None:
        if lists is None:
            return whole_engine(), list(shipped_decks(catalogue).values())
        return cached_engine(cards_of_decks(lists, catalogue)), lists
    if pool == "all":
        return whole_engine(), lists or list(shipped_decks(catalogue).values())
    cards = cards_of_sets(list(sets), catalogue) if sets is not None else cards_of_pool(str(pool), catalogue)
    if lists is None:
        drafts, rng = Pool.of(cards), np.random.default_rng(0)
        lists = [random_deck(drafts, rng, f"random-{number}") for number in range(RANDOM_DECKS)]
    return cached_engine(cards), lists


def _legal(wanted: DeckLike, catalogue: Catalogue) -> Deck:
    found = wanted if isinstance(wanted, Deck) else find_deck(str(wanted), catalogue)
    check_deck(found, catalogue)
    return found
