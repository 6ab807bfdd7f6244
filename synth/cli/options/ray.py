"""`--ray ADDRESS`: jobs go to a Ray cluster and not to processes of this machine."""

from __future__ import annotations

from typing import Annotated

import typer

from synth.extras import need
from synth.jobs import LocalProcesses, Runner

RayAddress = Annotated[
    str | None, typer.Option("--ray", help="Address of a Ray cluster that does the work (`auto`, host:port); needs synth[ray].")
]


def runner_for(address: str | None, workers: int) -> Runner:
    if address is None:
        return LocalProcesses(workers)
    need("ray")
    from synth.jobs.ray import RayCluster

    return RayCluster(address)
