"""`--ray ADDRESS`: jobs go to a Ray cluster and not to processes of this machine."""

from typing import Annotated

import typer

from synth.extras import need
from synth.jobs import LocalProcesses, Runner

RayAddress = Annotated[
    str | None, typer.Option("--ray", help="Address of a Ray cluster that does the work (`auto`, host:port); needs synth[ray].")
]


def runner_for(address: str | None, workers: int) -> Runner:
    return cluster(address) or LocalProcesses(workers)


def cluster(address: str | None) -> Runner | None:
    """If there is one."""
    if address is None:
        return None
    need("ray")
    from synth.jobs.ray import RayCluster

    return RayCluster(address)
