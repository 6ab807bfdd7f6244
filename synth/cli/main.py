"""The `synth` command. Bad input is one line on stderr and exit status 2, never a traceback."""

from __future__ import annotations

import sys

import typer

from synth.cli import deck, scrape, spec
from synth.cli.bench import bench
from synth.cli.build import app as build_app
from synth.cli.cost import cost
from synth.cli.coverage import coverage
from synth.cli.demo import demo
from synth.cli.eval import evaluate
from synth.cli.explain import explain
from synth.cli.league import league
from synth.cli.lower import lower
from synth.cli.matchup import matchup
from synth.cli.optimize import optimize
from synth.cli.plot import plot
from synth.cli.repair import repair
from synth.cli.scenario import scenario
from synth.cli.simulate import simulate
from synth.cli.train import train
from synth.cli.translate import review, translate
from synth.cli.verify import verify
from synth.spec.errors import InputError

app = typer.Typer(
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    help="From card pages to a verified, fast JAX engine. Unofficial; not affiliated with the makers of the game.",
)
app.add_typer(scrape.app, name="scrape")
app.add_typer(spec.app, name="spec")
app.command()(coverage)
app.command()(translate)
app.command()(review)
app.command()(lower)
app.command()(repair)
app.command()(cost)
app.command()(explain)
app.add_typer(deck.app, name="deck")
app.add_typer(build_app, name="build")
app.command()(verify)
app.command()(scenario)
app.command()(bench)
app.command()(train)
app.command(name="eval")(evaluate)
app.command()(league)
app.command()(matchup)
app.command()(optimize)
app.command()(simulate)
app.command()(plot)
app.command()(demo)


def main() -> None:
    try:
        app()
    except InputError as error:
        print(f"synth: {error}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        print("synth: interrupted", file=sys.stderr)
        sys.exit(130)
