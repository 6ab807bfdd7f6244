"""A difference that a campaign has found, to look at: the game up to it, and both engines' states where they part."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from synth.engines import load_engine
from synth.play.live.board import read_board
from synth.play.live.match import IllegalMove, Match
from synth.play.live.pool import Library
from synth.play.watch.recording import recording
from synth.play.words.frame import view
from synth.reference_py import export
from synth.reference_py.game import Game
from synth.spec.cards import Energy
from synth.spec.chance import step_key
from synth.spec.decks import Deck
from synth.spec.errors import InputError
from synth.spec.layout import observation
from synth.verify.differences.report import REPORT
from synth.verify.engines.batch import Games, HostBatch, lens


class _Deck(BaseModel):
    name: str
    cards: tuple[str, ...] = Field(max_length=60)
    energy: tuple[Energy, ...]


class _Difference(BaseModel):
    model_config = ConfigDict(extra="ignore")

    seed: int = Field(ge=0)
    step: int = Field(ge=0)
    what: str
    reference: int
    engine: int
    decks: tuple[_Deck, _Deck]
    actions: tuple[int, ...] = Field(max_length=10_000)


class _Cluster(BaseModel):
    model_config = ConfigDict(extra="ignore")

    kind: str
    differences: tuple[_Difference, ...]


_CLUSTERS = TypeAdapter(tuple[_Cluster, ...])


def read_differences(path: Path) -> list[_Difference]:
    file = path / REPORT if path.is_dir() else path
    try:
        clusters = _CLUSTERS.validate_json(file.read_bytes())
    except (OSError, ValidationError) as error:
        raise InputError(f"{file} is not a report of synth verify: {str(error).splitlines()[0]}") from None
    found = [one for cluster in clusters for one in cluster.differences]
    if not found:
        raise InputError(f"{file}: no differences in it")
    return found


@dataclass
class SideBySide:
    """The differences of a report as recordings; the engine is compiled when the first is asked for."""

    differences: Sequence[_Difference]
    engine: Path | None = None

    def __post_init__(self) -> None:
        self.module: ModuleType = load_engine(self.engine)
        self.library = Library(only=self.module.CARDS)
        self._batch: HostBatch | None = None

    @property
    def names(self) -> list[str]:
        return [f"seed {one.seed}, step {one.step}: {one.what}" for one in self.differences]

    def game(self, number: int) -> dict[str, Any]:
        one = self.differences[number]
        decks = tuple(Deck.of(deck.name, deck.cards, deck.energy) for deck in one.decks)
        match = Match(self.library.pool, decks, one.seed)
        held = self._start(match)
        for at, action in enumerate(one.actions, start=1):
            try:
                match.act(action)
            except IllegalMove as error:
                raise InputError(f"seed {one.seed}: {error}; the report was made with other cards or rules") from None
            keys = np.array([step_key(match.seed, at)], np.uint32)
            held = self._engine().step(held, np.array([action]), keys)
        found = recording(self.library, match, ("A", "B"))
        mine, at_engine = export(match.game), lens(self._engine().shape, self._engine().shape)
        theirs = dict(zip(at_engine.cells, self._engine().numbers(held)[0, at_engine.numbers].tolist(), strict=True))
        pairs = ((name, mine.get(name, 0), value) for name, value in theirs.items())
        apart = [{"name": name, "reference": here, "engine": there} for name, here, there in pairs if here != there]
        same = "this engine has the same cells at this step: the difference is not in its state, or is gone"
        found["divergence"] = {
            "step": len(one.actions),
            "what": f"{one.what}: reference {one.reference}, engine {one.engine}",
            "said": "cells that differ now" if apart else same,
            "cells": apart,
            "marks": [_marked([cell["name"] for cell in apart], match.game, viewer) for viewer in (0, 1)],
            "views": self._views(held, len(one.actions), found["cards"]),
        }
        return found

    def _engine(self) -> HostBatch:
        if self._batch is None:
            self._batch = HostBatch(self.module)
        return self._batch

    def _start(self, match: Match) -> Games:
        batch = self._engine()
        rows = np.array([[batch.deck_row(deck.cards, deck.energy) for deck in match.decks]], np.int16)
        return batch.start(rows, np.array([step_key(match.seed, 0)], np.uint32))

    def _views(self, held: Games, step: int, cards: dict[int, Any]) -> list[dict[str, Any]]:
        """What the engine shows both players. It does not say which HP effects add, so these are the printed ones."""
        shape, views = self._engine().shape, []
        names = list(observation(shape))
        for viewer in (0, 1):
            entries = dict(zip(names, self._engine().observe(held, viewer)[0].tolist(), strict=True))

            def more(which: int, slot: int, entries: dict[str, int] = entries) -> tuple[int, int] | None:
                card = entries[f"{('my', 'their')[which]}_pokemon_{slot}"]
                return (self.library.pool[card].hp * 10, 0) if card else None

            one = view(self.library, read_board(entries, viewer, shape, more, over=True), step)
            cards |= one.pop("cards")
            views.append(one)
        return views


def _marked(cells: Sequence[str], game: Game, viewer: int) -> list[int]:
    """Slots of the board that the cells belong to, as this player counts them; facts of a whole side mark its Active Spot."""
    found = set()
    for name in cells:
        match = re.search(r"_([01])(?:_(\d))?(?:_\d+)?$", name)
        if match and not name.startswith(("card_", "place_", "order_", "seen_", "discarded_")):
            slot = int(match[2]) if match[2] and int(match[2]) < game.slots else 0
            found.add(slot + game.slots * (game.turn_player ^ int(match[1]) ^ viewer))
    return sorted(found)
