"""Games as JSON lines: a file a game, every line a decision, loadable without this package."""

import json
from collections.abc import Iterable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import numpy as np

from synth.engines.engine import Engine
from synth.play.arena import Schedule
from synth.play.table import Moment
from synth.spec.layout import Winner

FORMAT = 2


def write_layout(engine: Engine, path: Path) -> None:
    """What the numbers in the records mean."""
    layout = engine.layout
    path.write_text(
        json.dumps(
            {
                "format": FORMAT,
                "engine": layout.VERSION,
                "cells": list(engine.cell_names),
                "observation": list(layout.OBSERVATION),
                "actions": {
                    name: {"first": at, "size": size, "meaning": said} for name, (at, size, said) in layout.ACTIONS.items()
                },
                "cards": [None, *({"id": card.id, "name": card.name} for card in engine.cards)],
            },
            indent=1,
            ensure_ascii=False,
        ),
        "utf-8",
    )


def record(
    engine: Engine, schedule: Schedule, players: tuple[str, ...], moments: Iterable[Moment], folder: Path, first: int = 0
) -> list[dict[str, Any]]:
    """Writes `layout.json` and `game-N.jsonl`, N from `first`; returns how each game ended, which is also its last line."""
    write_layout(engine, folder / "layout.json")
    ends: list[dict[str, Any]] = [{} for _ in range(len(schedule))]
    with ExitStack() as files:
        games = [
            files.enter_context((folder / f"game-{first + game:06d}.jsonl").open("w", encoding="utf-8"))
            for game in range(len(schedule))
        ]
        for game, file in enumerate(games):
            decks = [schedule.decks[seat] for seat in schedule.seats[game]]
            start = {
                "players": players,
                "decks": [{"name": deck.name, "cards": deck.cards, "energy": deck.energy} for deck in decks],
                "seed": int(schedule.seeds[game]),
            }
            file.write(json.dumps(start, ensure_ascii=False) + "\n")
        for moment in moments:
            state = engine.named_cells(moment.rows)
            for game in range(len(schedule)):
                if moment.running[game]:
                    games[game].write(json.dumps(_decision(moment, state, game)) + "\n")
                elif not ends[game]:
                    ends[game] = _end(moment, game)
                    games[game].write(json.dumps(ends[game]) + "\n")
    return ends


def outcomes(moments: Iterable[Moment], games: int) -> list[dict[str, Any]]:
    """How each game ended, without a record."""
    ends: list[dict[str, Any]] = [{} for _ in range(games)]
    for moment in moments:
        for game in np.flatnonzero(~moment.running):
            ends[game] = ends[game] or _end(moment, int(game))
    return ends


def _decision(moment: Moment, state: np.ndarray, game: int) -> dict[str, Any]:
    return {
        "decision": moment.number,
        "player": int(moment.player[game]),
        "state": state[game].tolist(),
        "observation": moment.seen[game].tolist(),
        "legal": np.flatnonzero(moment.legal[game]).tolist(),
        "action": int(moment.action[game]),
    }


def _end(moment: Moment, game: int) -> dict[str, Any]:
    winner = {Winner.PLAYER_0: 0, Winner.PLAYER_1: 1}.get(Winner(int(moment.winner[game])))
    return {"end": moment.number - 1, "winner": winner, "turns": int(moment.turn[game])}
