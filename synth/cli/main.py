"""The `synth` command. Bad input is one line on stderr and exit status 2, never a traceback.

A command's module is imported when that command is called: a page should not wait for what only a compiler needs.
"""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from synth.cli.interruption import interruptible
from synth.cli.lazily import Command, lazy_group
from synth.extras import missing
from synth.spec.errors import InputError
from synth.version import __version__

COMMANDS = {
    "scrape": Command("synth.cli.scrape", "app", "Read cards, rules and decks from the public sites."),
    "spec": Command("synth.cli.spec", "app", "The card catalogue."),
    "update": Command("synth.cli.update", "update", "Scrape what changed, read, build, verify, and say what came in."),
    "coverage": Command("synth.cli.coverage", "coverage", "Which printed texts the grammar reads, and where it gives up."),
    "translate": Command("synth.cli.translate", "translate", "Have programs written for the texts that the grammar declines."),
    "review": Command("synth.cli.translate", "review", "Look at the texts that wait for a person, and decide."),
    "lower": Command("synth.cli.lower", "lower", "Have lowerings written that codegen lacks."),
    "repair": Command("synth.cli.repair", "repair", "Have lowerings mended that differ from the reference."),
    "cost": Command("synth.cli.cost", "cost", "What runs that ask a model have cost."),
    "explain": Command("synth.cli.explain", "explain", "A card as English, program, operations and emitted lines.", cards=True),
    "deck": Command("synth.cli.deck", "app", "Deck lists."),
    "card": Command("synth.cli.card", "app", "Cards of one's own."),
    "build": Command("synth.cli.build", "app", "Build an engine."),
    "cache": Command("synth.cli.cache", "cache", "Which engines are kept, and room for others."),
    "verify": Command(
        "synth.cli.verify", "verify", "Do both engines agree in every cell of random games?", cards=True, rules=True
    ),
    "mutate": Command("synth.cli.mutate", "mutate", "Does verification notice faults that are put into the engines?"),
    "scenario": Command(
        "synth.cli.scenario", "scenario", "Do positions and moves come out as the files say?", cards=True, rules=True
    ),
    "bench": Command("synth.cli.bench", "bench", "Decisions and games a second.", cards=True, rules=True),
    "gpu": Command("synth.cli.gpu", "app", "The engine's kernel for GPUs, checked without one."),
    "train": Command("synth.cli.train", "train", "Train a policy by playing against itself.", cards=True, rules=True),
    "eval": Command("synth.cli.eval", "evaluate", "How often does one player beat another?", cards=True, rules=True),
    "calibration": Command(
        "synth.cli.calibration", "calibration", "Does a policy's value mean what it says?", cards=True, rules=True
    ),
    "league": Command(
        "synth.cli.league", "league", "Rate policies and players that meet again and again.", cards=True, rules=True
    ),
    "exploit": Command("synth.cli.exploit", "exploit", "Train a best response to a policy.", cards=True, rules=True),
    "matchup": Command("synth.cli.matchup", "matchup", "Play every deck against every other.", cards=True, rules=True),
    "meta": Command("synth.cli.meta", "meta", "Which decks of a field nobody beats, and tiers.", cards=True, rules=True),
    "optimize": Command("synth.cli.optimize", "optimize", "Improve or complete a deck by playing.", cards=True, rules=True),
    "balance": Command("synth.cli.balance", "balance", "What a set of cards does to the field.", cards=True, rules=True),
    "simulate": Command(
        "synth.cli.simulate", "simulate", "Play games between two decks; show them or write them down.", cards=True, rules=True
    ),
    "play": Command("synth.cli.play", "play", "Play on a page in the browser, or in the terminal.", cards=True, rules=True),
    "watch": Command("synth.cli.watch", "watch", "Look at recorded games and at differences.", cards=True, rules=True),
    "report": Command("synth.cli.report", "report", "One page of what a folder of results says.", cards=True, rules=True),
    "plot": Command("synth.cli.plot", "plot", "Draw the curves of a run."),
    "demo": Command("synth.cli.demo", "demo", "Build an engine, verify a sample, play random games."),
}

app = typer.Typer(
    cls=lazy_group(COMMANDS),
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    help="From card pages to a verified, fast JAX engine. Unofficial; not affiliated with the makers of the game.",
)


def _version(wanted: bool) -> None:
    if wanted:
        print(f"synth {__version__}")
        raise typer.Exit


@app.callback()
def options(
    version: Annotated[bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version.")] = False,
) -> None:
    pass


def main() -> None:
    with interruptible():
        try:
            app()
        except InputError as error:
            print(f"synth: {error}", file=sys.stderr)
            sys.exit(2)
        except OSError as error:
            if error.filename is None:
                raise
            print(f"synth: {error.filename}: {(error.strerror or str(error)).lower()}", file=sys.stderr)
            sys.exit(2)
        except ModuleNotFoundError as error:
            line = missing(error.name or "")
            if line is None:
                raise
            print(f"synth: {line}", file=sys.stderr)
            sys.exit(2)
