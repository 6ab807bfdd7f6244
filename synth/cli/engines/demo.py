"""`synth demo`: build the engine, verify a sample, play random games, and tell what happened."""

import importlib
import multiprocessing
import os
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Annotated, Any

import numpy as np
import typer

from synth.cli.options.pool import Decks, Sets, chosen_cards
from synth.cli.output.table import counted
from synth.codegen.build import build, write
from synth.engines import load_engine
from synth.engines.lock import built_facts
from synth.spec.cards import Card
from synth.spec.decks import Pool, random_deck
from synth.spec.errors import InputError
from synth.spec.layout import Winner
from synth.verify.rollouts.campaign import Campaign, run_campaign
from synth.verify.rollouts.verifier import RolloutReport

DECISIONS = 5_000
"""Size of the verified sample."""
DECKS = 256
STEPS = 32
"""Decisions of every game in one call of the compiled function."""

WINS = ("wins of the first player", "wins of the second player", "ties")


@dataclass(frozen=True)
class Games:
    """What happened in random play."""

    decisions: int
    games: int
    """that ended while it was measured"""
    told: int
    """games that were followed from beginning to end: the first of each place. Of what ends within some seconds more are
    short than of all games."""
    turns: int
    """of these"""
    ends: tuple[int, int, int]
    """of these won by the first player, by the second, by nobody"""
    seconds: float


def demo(
    sets: Sets = None,
    pool: Annotated[str, typer.Option(help="`first` (set A1 and the Trainers of P-A), `all`, or a file of ids.")] = "first",
    decks: Decks = None,
    batch: Annotated[int, typer.Option(min=2, help="Games side by side.")] = 4096,
    seconds: Annotated[float, typer.Option(min=0.1, help="How long random games are played.")] = 10.0,
) -> None:
    """Build the engine from the catalogue, verify a sample of decisions, play random games."""
    devices = os.cpu_count() or 1
    if batch % devices:
        raise InputError(f"--batch {batch} must be a multiple of the {devices} cores of this machine")
    # Read when JAX starts, so before anything imports it.
    split = f"--xla_force_host_platform_device_count={devices}"
    os.environ["XLA_FLAGS"] = f"{os.environ.get('XLA_FLAGS', '')} {split}".strip()
    cards = chosen_cards(sets, None if sets or decks else pool, decks)
    with tempfile.TemporaryDirectory(prefix="synth-demo-") as folder:
        engine = Path(folder) / "tcgjax"
        _say(f"building an engine for {len(cards)} printings …")
        built = build(cards)
        write(built.files, engine)
        # A core each: one compiles the games while the other compiles and verifies.
        _say(f"verifying {DECISIONS:,} decisions against the reference, and compiling random play; about a minute …")
        with ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn")) as other:
            verification = other.submit(_verify, Campaign(engine, DECISIONS, seed=0, batch=256, workers=1))
            play = _compile(load_engine(engine), cards, batch)
            report: RolloutReport = verification.result()
        _say(f"playing for {seconds:g} s …")
        games = play(seconds)
    facts = built_facts(built, len(cards))
    idle, _, _ = report.coverage.idle
    _print_table(
        (
            (
                "engine",
                "{cards:,} cards, {effects:,} effects in {micro_operations:,} operations, {record:,} bytes".format(**facts),
            ),
            ("verified", f"{report.decisions:,} decisions: {counted(len(report.differences), 'difference')} from the reference"),
            ("cards played there", f"{len(report.coverage.cards) - len(idle):,} of {len(report.coverage.cards):,}"),
            ("games", f"{games.told:,} followed to their end, {games.turns / games.told:.1f} turns on average"),
            *((name, f"{100 * won / games.told:.1f}%") for name, won in zip(WINS, games.ends, strict=True)),
            ("decisions", f"{games.decisions:,} in {games.seconds:.1f} s, {batch:,} games side by side"),
            ("decisions/s", f"{games.decisions / games.seconds:,.0f}"),
            ("games/s", f"{games.games / games.seconds:,.0f}"),
        )
    )
    for difference in report.differences:
        print(difference, file=sys.stderr)
    _say("to play yourself, in a browser: synth play (in this folder: .venv/bin/synth play)")
    raise typer.Exit(1 if report.differences else 0)


def _say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def _print_table(rows: Sequence[tuple[str, str]]) -> None:
    for name, value in rows:
        print(f"{name:26} {value}")


def _verify(campaign: Campaign) -> RolloutReport:
    return run_campaign(campaign, lambda _: None)


def _compile(engine: ModuleType, cards: Sequence[Card], batch: int) -> Callable[[float], Games]:
    """A function that plays random games for so many seconds; finished games start anew, on all devices."""
    import jax
    import jax.numpy as jnp
    from jax import lax
    from jax.sharding import Mesh, PartitionSpec

    modules = (importlib.import_module(f"{engine.__name__}.{name}") for name in ("env", "chance", "rollout"))
    env, chance, rollout = modules
    drafts, rng = Pool.of(cards), np.random.default_rng(0)
    drawn = [random_deck(drafts, rng) for _ in range(DECKS)]
    rows = jnp.asarray(np.array([engine.deck_row(deck.cards, deck.energy) for deck in drawn], np.int16))

    def advance(carry: tuple[Any, Any], decks: Any) -> tuple[Any, Any]:
        """One random decision, as `rollout.advance` makes it, and a look at how the game ended."""
        run, (turns, ends) = carry
        key = chance.step_key(run.seed, run.count)
        after = env.step_cells(run.cells, env.random_action(run.cells, key), key)
        winner = env.winner(after)
        ended = winner != Winner.NONE
        told = ended & (run.games == 0)
        fresh = env.init_cells(decks, key)
        cells = jnp.where(ended, fresh, after)
        # Odd turns are the first player's.
        turn = env.cell(after, "turn").astype(jnp.int32)
        first = env.cell(after, "turn_player") ^ (1 - (turn & 1))
        won = told & (winner != Winner.TIE)
        by_first = winner - Winner.PLAYER_0 == first
        outcomes = (won & by_first, won & ~by_first, told & (winner == Winner.TIE))
        ends = tuple(count + outcome.astype(jnp.int32) for count, outcome in zip(ends, outcomes, strict=True))
        turns = turns + jnp.where(told, turn, 0)
        run = run._replace(count=run.count + np.uint32(1), games=run.games + ended.astype(jnp.int32), cells=cells)
        return run, (turns, ends)

    def roll(carry: Any, decks: Any) -> Any:
        many = jax.vmap(advance, (0, None))
        return lax.scan(lambda now, _: (many(now, decks), None), carry, None, length=STEPS)[0]

    mesh, devices, whole = Mesh(np.array(jax.devices()), ("device",)), PartitionSpec("device"), PartitionSpec()
    spread = jax.shard_map(roll, mesh=mesh, in_specs=(devices, whole), out_specs=devices, check_vma=False)
    run = jax.jit(jax.vmap(rollout.begin, (0, None)))(jnp.arange(batch, dtype=jnp.uint32), rows)
    zero = jnp.zeros(batch, jnp.int32)
    carry = (run, (zero, (zero, zero, zero)))
    compiled = jax.jit(spread).lower(carry, rows).compile()

    def play(seconds: float) -> Games:
        now, calls, began = carry, 0, time.monotonic()
        while (elapsed := time.monotonic() - began) < seconds:
            now = jax.block_until_ready(compiled(now, rows))
            calls += 1
        done = calls * batch * STEPS
        finished = int(now[0].games.sum())
        while not bool((now[0].games > 0).all()):
            now = compiled(now, rows)
        _, (turns, ends) = now
        won = [int(count.sum()) for count in ends]
        return Games(
            decisions=done,
            games=finished,
            told=batch,
            turns=int(turns.sum()),
            ends=(won[0], won[1], won[2]),
            seconds=elapsed,
        )

    return play
