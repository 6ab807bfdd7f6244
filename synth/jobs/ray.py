"""Jobs done by a Ray cluster."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from synth.extras import need
from synth.jobs.job import Job, Work

TRIES = 3


@dataclass(frozen=True)
class RayCluster:
    """`address` as Ray takes it: `auto`, `host:port`, `ray://host:port`. Its nodes have synth installed."""

    address: str

    def run(self, work: Work, jobs: Sequence[Job]) -> Iterator[tuple[str, Any]]:
        need("ray")
        import ray  # type: ignore[import-not-found,unused-ignore]

        if not ray.is_initialized():
            ray.init(address=self.address, log_to_driver=False, configure_logging=False)
        # A node that is lost takes its processes with it; Ray starts their jobs anew elsewhere.
        remote = ray.remote(max_retries=TRIES)(work)
        running = {remote.remote(job.given): job for job in jobs}
        while running:
            done, _ = ray.wait(list(running), num_returns=1)
            for one in done:
                yield running.pop(one).name, ray.get(one)
