"""A Ray cluster of two nodes on this machine, one of which is killed half-way; skipped where Ray is not installed."""

from __future__ import annotations

import threading
import time
from pathlib import Path

import pytest

from synth.jobs import Job, do_jobs
from synth.jobs.ray import RayCluster
from tests.jobs.work import squared_slowly

ray = pytest.importorskip("ray")


@pytest.mark.filterwarnings("default")
def test_a_node_that_is_killed_takes_no_result_with_it(tmp_path: Path) -> None:
    from ray.cluster_utils import Cluster

    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    second = cluster.add_node(num_cpus=1)
    try:
        jobs = [Job(f"job {number}", (number, str(tmp_path))) for number in range(16)]
        killer = threading.Thread(target=_kill_half_way, args=(cluster, second, tmp_path))
        killer.start()
        found = do_jobs(squared_slowly, jobs, RayCluster(cluster.address), tmp_path / "journal.jsonl", "squares")
        killer.join()
        assert list(found.values()) == [[number * number] for number in range(16)]
        assert len({path.suffix for path in tmp_path.iterdir() if path.stem.isdigit()}) > 1, "both nodes have worked"
    finally:
        ray.shutdown()
        cluster.shutdown()


def _kill_half_way(cluster: object, node: object, folder: Path) -> None:
    while len(list(folder.glob("[0-9]*.*"))) < 6:
        time.sleep(0.1)
    cluster.remove_node(node, allow_graceful=False)  # type: ignore[attr-defined]
