"""A sheet played again, by an engine or by the reference, up to the first thing that is not as it was written down."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from synth.reference_py.engine import legal_mask, step
from synth.reference_py.game import Game
from synth.reference_py.verbs.marks import NoRoom
from synth.spec.chance import step_key
from synth.verify.engines.batch import Array, Games, HostBatch
from synth.verify.exchange.noting import Noting
from synth.verify.levels.properties import broken_property
from synth.verify.mutation.bench import Bench
from synth.verify.mutation.reference_faults import READING, OtherSource
from synth.verify.mutation.sheet import Differs, Sheet, digest, engine_parts, starts
from synth.verify.rollouts.comparing import reference_parts
from synth.verify.rollouts.imagining import asked_at, engine_worlds, reference_worlds

PROPERTY_SHEETS = 6
"""Sheets of level 1, from all over, in whose moments properties are asked."""

@dataclass(frozen=True)
class Found:
    """What differs first: in which game, after how many decisions."""

    time: int
    lane: int
    what: str


def by_engine(sheet: Sheet, bench: Bench, sees: bool = True) -> Found | None:
    """Where all bytes are those of the sound engine there is nothing to compare but imagined worlds. Unless it `sees` something
    else, an engine with the same games shows the same of them."""
    at = bench.lens
    for number, held in enumerate(engine_games(sheet, bench)):
        if _as_before(sheet, number, bench.workbench.engine, held, sees):
            other = _other_world(sheet, bench, number, held)
            if other is not None:
                return Found(number, other, "an imagined world")
            continue
        parts = engine_parts(bench.workbench.engine, held, at)
        wrong = sheet.alive[number] & (digest(parts) != sheet.digests[number])
        if wrong.any():
            lane = int(np.flatnonzero(wrong)[0])
            game = _reference_game(sheet, bench, number, lane)
            mine = [part[0] for part in reference_parts([game], [legal_mask(game)])]
            return Found(number, lane, _first(bench, mine, [part[lane] for part in parts]))
        other = _other_world(sheet, bench, number, held)
        if other is not None:
            return Found(number, other, "an imagined world")
    return None


def _other_world(sheet: Sheet, bench: Bench, number: int, held: Games) -> int | None:
    """A game whose imagined world is not as it was written down."""
    asked = [one for one in asked_at(number, sheet.seeds) if sheet.imagined[number, one.lane]]
    if not asked:
        return None
    lanes = np.array([one.lane for one in asked])
    parts = engine_worlds(bench.workbench.engine, held[lanes], asked, sheet.resting[number, lanes], bench.lens)
    wrong = lanes[digest(parts) != sheet.worlds[number, lanes]]
    return int(wrong[0]) if len(wrong) else None


def look(sheets: Sequence[Sheet], bench: Bench) -> Array:
    """Notes what the sound engine shows, byte by byte, which is compared sooner than cells and entries; and where it comes by.
    Of asking properties too: that is returned, as bits."""
    workbench = bench.workbench
    noting = Noting(workbench)
    for sheet in sheets:
        noting.taken()
        shown, kept = [], []
        for number, held in enumerate(engine_games(sheet, bench)):
            shown.append(shown_by(workbench.engine, held))
            kept.append(digest([held]))
            _other_world(sheet, bench, number, held)
        sheet.shown, sheet.kept, sheet.reached = np.array(shown), np.array(kept), noting.bits()
    first = [sheet for sheet in sheets if sheet.level == 1]
    if first:
        broken = broken_property(workbench.engine, moments(bench, first))
        if broken:
            raise Differs(broken)
    asked = noting.bits()
    workbench.link(workbench.tables)
    return asked


def _as_before(sheet: Sheet, number: int, engine: HostBatch, held: Games, sees: bool) -> bool:
    if sheet.shown is None or sheet.kept is None:
        return False
    same = digest([held]) == sheet.kept[number] if not sees else shown_by(engine, held) == sheet.shown[number]
    return bool(same.all())


def shown_by(engine: HostBatch, held: Games) -> Any:
    """[lanes] uint64: of a game's bytes, legal actions among them, and of what both players see."""
    if type(engine) is not HostBatch:
        return np.zeros(len(held), np.uint64)  # a listing is asked in its own way
    views = [engine._host.observe(held, player).view(np.uint8) for player in range(2)]
    whole = np.concatenate([held, *views], axis=1)
    whole = np.pad(whole, ((0, 0), (0, -whole.shape[1] % 8))).view(np.uint64)
    return digest([whole])


def engine_games(sheet: Sheet, bench: Bench) -> Iterator[Games]:
    """The games of a sheet on the engine as it is now, before the first decision and after each."""
    engine, at = bench.workbench.engine, bench.lens
    held = engine.start(sheet.start, sheet.keys[0]) if sheet.dealt else engine.load(sheet.start)
    yield held
    for number, actions in enumerate(sheet.actions, start=1):
        held = engine.step(held, at.actions[actions], sheet.keys[number])
        yield held


def moments(bench: Bench, sheets: Sequence[Sheet]) -> Array:
    """All moments of some sheets, as the engine of now plays them: those in which properties are asked."""
    some = sheets[:: max(1, len(sheets) // PROPERTY_SHEETS)]
    return np.concatenate([held[sheet.alive[at]] for sheet in some for at, held in enumerate(engine_games(sheet, bench))])


def by_reference(sheet: Sheet, bench: Bench, change: OtherSource) -> Found | None:
    """Only games that ran the statement that was changed can differ, or all where cards are read in another way."""
    lanes = lanes_of(sheet, change)
    if not lanes:
        return None
    try:
        games = starts(sheet, bench.pool)
    except Exception as error:
        return Found(0, lanes[0], f"the reference breaks: {type(error).__name__}")
    for number in range(len(sheet.alive)):
        alive = [lane for lane in lanes if sheet.alive[number][lane]]
        if not alive:
            return None
        try:
            parts = reference_parts([games[k] for k in alive], [legal_mask(games[k]) for k in alive])
        except Exception as error:
            return Found(number, alive[0], f"the reference breaks: {type(error).__name__}")
        wrong = digest(parts) != sheet.digests[number][alive]
        if wrong.any():
            k = int(np.flatnonzero(wrong)[0])
            held = next(games for at, games in enumerate(engine_games(sheet, bench)) if at == number)
            theirs = [part[alive[k]] for part in engine_parts(bench.workbench.engine, held, bench.lens)]
            return Found(number, alive[k], _first(bench, [part[k] for part in parts], theirs))
        asked = [one for one in asked_at(number, sheet.seeds) if one.lane in alive and sheet.imagined[number, one.lane]]
        if asked and change.module == "imagine.py":
            found = digest(reference_worlds([games[one.lane] for one in asked], asked))
            if (found != sheet.worlds[number, [one.lane for one in asked]]).any():
                return Found(number, asked[0].lane, "an imagined world")
        if number < len(sheet.actions):
            broken = _step(games, alive, sheet, number)
            if broken:
                return broken
    return None


def lanes_of(sheet: Sheet, change: OtherSource) -> list[int]:
    """Games that can be other ones with this change."""
    if change.module in READING:
        return list(range(len(sheet.seeds))) if sheet.ran is not None else []
    lanes: list[int] = np.flatnonzero(sheet.has_run(change.block)).tolist()
    return lanes


def _step(games: list[Game], alive: Sequence[int], sheet: Sheet, number: int) -> Found | None:
    for lane in alive:
        if games[lane].over:
            continue
        try:
            games[lane] = step(games[lane], int(sheet.actions[number][lane]), step_key(sheet.seeds[lane], number + 1))
        except NoRoom:
            if sheet.alive[number + 1][lane]:
                return Found(number + 1, lane, "no room for what lasts")
        except Exception as error:
            return Found(number + 1, lane, f"the reference breaks: {type(error).__name__}")
    return None


def _reference_game(sheet: Sheet, bench: Bench, number: int, lane: int) -> Game:
    game = starts(sheet, bench.pool)[lane]
    for at in range(number):
        game = step(game, int(sheet.actions[at][lane]), step_key(sheet.seeds[lane], at + 1))
    return game


def _first(bench: Bench, mine: Sequence[Array], theirs: Sequence[Array]) -> str:
    at = bench.lens
    table = bench.pool.actions(bench.pool.rules.deck_size)
    names = (
        [f"cell {name}" for name in at.cells],
        [f"legality of {table.describe(k)}" for k in range(table.size)],
        *([f"observation of player {player}: {name}" for name in at.entries] for player in range(2)),
    )
    for here, there, named in zip(mine, theirs, names, strict=True):
        wrong = np.flatnonzero(here != there)
        if len(wrong):
            return named[int(wrong[0])]
    return "nothing that has a name"
