"""`synth plot`: the curves of a run."""

from pathlib import Path
from typing import Annotated

import typer

from synth.extras import need
from synth.spec.errors import InputError


def plot(
    run: Annotated[Path, typer.Argument(metavar="RUN", help="Folder of synth train.")],
    out: Annotated[Path | None, typer.Option("--out", help="The picture; default: curves.png in the run folder.")] = None,
) -> None:
    """Draw win rates, entropy and value loss of a run over its decisions."""
    need("matplotlib", "tensorboardX")
    from synth.play.pictures import curves
    from synth.train.metrics import read_metrics

    rows = read_metrics(run / "metrics.csv")
    if not rows:
        raise InputError(f"no metrics in {run}; synth train --out {run} writes them")
    path = out or run / "curves.png"
    curves(rows, run.name, path)
    print(path)
