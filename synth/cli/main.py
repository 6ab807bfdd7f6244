"""The `synth` command. Bad input is one line on stderr and exit status 2, never a traceback.

A command's module is imported when that command is called: a page should not wait for what only a compiler needs.
"""

import sys
from typing import Annotated

import typer

from synth.cli.interruption import interruptible
from synth.cli.lazily import Command, lazy_group
from synth.extras import missing
from synth.spec.errors import InputError
from synth.version import __version__

COMMANDS = {
    "scrape": Command("cards.scrape", "app", "Read cards, rules and decks from the public sites."),
    "spec": Command("cards.spec", "app", "The card catalogue."),
    "update": Command("cards.update", "update", "Scrape what changed, read, build, verify, and say what came in."),
    "coverage": Command("cards.coverage", "coverage", "Which printed texts the grammar reads, and where it gives up."),
    "translate": Command("agent.translate", "translate", "Have programs written for the texts that the grammar declines."),
    "review": Command("agent.translate", "review", "Look at the texts that wait for a person, and decide."),
    "lower": Command("agent.lower", "lower", "Have lowerings written that codegen lacks."),
    "repair": Command("agent.repair", "repair", "Have lowerings mended that differ from the reference."),
    "cost": Command("agent.cost", "cost", "What runs that ask a model have cost."),
    "explain": Command("cards.explain", "explain", "A card as English, program, operations and emitted lines.", cards=True),
    "deck": Command("cards.deck", "app", "Deck lists."),
    "card": Command("cards.card", "app", "Cards of one's own."),
    "build": Command("engines.build", "app", "Build an engine."),
    "cache": Command("engines.cache", "cache", "Which engines are kept, and room for others."),
    "verify": Command(
        "verification.verify", "verify", "Do both engines agree in every cell of random games?", cards=True, rules=True
    ),
    "mutate": Command("verification.mutate", "mutate", "Does verification notice faults that are put into the engines?"),
    "scenario": Command(
        "verification.scenario", "scenario", "Do positions and moves come out as the files say?", cards=True, rules=True
    ),
    "bench": Command("engines.bench", "bench", "Decisions and games a second.", cards=True, rules=True),
    "gpu": Command("engines.gpu", "app", "The engine's kernel for GPUs, checked without one."),
    "train": Command("training.train", "train", "Train a policy by playing against itself.", cards=True, rules=True),
    "eval": Command("games.eval", "evaluate", "How often does one player beat another?", cards=True, rules=True),
    "calibration": Command(
        "games.calibration", "calibration", "Does a policy's value mean what it says?", cards=True, rules=True
    ),
    "league": Command("games.league", "league", "Rate policies and players that meet again and again.", cards=True, rules=True),
    "exploit": Command("training.exploit", "exploit", "Train a best response to a policy.", cards=True, rules=True),
    "matchup": Command("games.matchup", "matchup", "Play every deck against every other.", cards=True, rules=True),
    "meta": Command("games.meta", "meta", "Which decks of a field nobody beats, and tiers.", cards=True, rules=True),
    "optimize": Command("games.optimize", "optimize", "Improve or complete a deck by playing.", cards=True, rules=True),
    "balance": Command("games.balance", "balance", "What a set of cards does to the field.", cards=True, rules=True),
    "simulate": Command(
        "games.simulate", "simulate", "Play games between two decks; show them or write them down.", cards=True, rules=True
    ),
    "play": Command("pages.play", "play", "Play on a page in the browser, or in the terminal.", cards=True, rules=True),
    "watch": Command("pages.watch", "watch", "Look at recorded games and at differences.", cards=True, rules=True),
    "report": Command("pages.report", "report", "One page of what a folder of results says.", cards=True, rules=True),
    "plot": Command("training.plot", "plot", "Draw the curves of a run."),
    "demo": Command("engines.demo", "demo", "Build an engine, verify a sample, play random games."),
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
