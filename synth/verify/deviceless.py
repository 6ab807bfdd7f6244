"""An engine's calls compiled by XLA for GPUs that are not there, and what XLA would do there, counted.

Needs JAX's CUDA plugin (`pip install "jax[cuda12]"`, the version of jax), no GPU and no driver. Nothing is run. XLA says what it
would do in files, so where those go has to be said before JAX starts: `prepare`.
"""

import os
import re
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from synth.engines.engine import Engine
from synth.spec.decks import Deck


@dataclass(frozen=True)
class Gpu:
    """Public figures of a GPU."""

    name: str
    capability: tuple[int, int]
    cores: int
    memory_gb: int
    bandwidth_gb: int
    cache_mb: int
    clock_ghz: float
    shared_kb: int

    @property
    def target(self) -> str:
        """As XLA reads it."""
        major, minor = self.capability
        shared = self.shared_kb * 1024
        threads = 2048 if self.capability in ((9, 0), (8, 0)) else 1536
        return f"""gpu_device_info {{
  threads_per_block_limit: 1024 threads_per_warp: 32 shared_memory_per_block: 49152
  shared_memory_per_core: {shared} shared_memory_per_block_optin: {shared - 1024} threads_per_core_limit: {threads}
  core_count: {self.cores} fpus_per_core: 128 block_dim_limit_x: 2147483647 block_dim_limit_y: 65535 block_dim_limit_z: 65535
  memory_bandwidth: {self.bandwidth_gb}000000000 l2_cache_size: {self.cache_mb << 20} clock_rate_ghz: {self.clock_ghz}
  device_memory_size: {self.memory_gb << 30} registers_per_core_limit: 65536 registers_per_block_limit: 65536
  thread_dim_limit_x: 1024 thread_dim_limit_y: 1024 thread_dim_limit_z: 64
  cuda_compute_capability {{ major: {major} minor: {minor} }}
  device_vendor: "NVIDIA Corporation" name: "{self.name}" device_address_bits: 64
  driver_version: "12.9.0" runtime_version: "12.9.0" compile_time_toolkit_version: "12.9.0" dnn_version: "9.10.0"
}}
platform_name: "CUDA"
dnn_version_info {{ major: 9 minor: 10 patch: 0 }}
runtime_version {{ major: 12 minor: 9 patch: 0 }}
device_description_str: "{self.name}"
"""


GPUS = (
    Gpu("NVIDIA H100 80GB HBM3", (9, 0), 132, 80, 3352, 50, 1.98, 228),
    Gpu("NVIDIA GeForce RTX 4090", (8, 9), 128, 24, 1008, 72, 2.52, 100),
)
BATCH, STEPS = 16384, 32
JAX_FORM = "step, JAX form"


@dataclass(frozen=True)
class Counted:
    """What one program would do on a GPU. Of a loop, one turn is counted."""

    what: str
    nodes: int
    """Kernels, copies and calls."""
    in_buffers: int
    """Of those, in command buffers: launched together."""
    buffers: int
    calls: int
    """Of the engine."""
    copies: int
    row_copies: int
    """Of those, of games' rows."""
    waits: int
    """Loops whose end only the host sees."""
    exchanges: int
    """Between devices."""
    cpu_s: float


class NoPlugin(RuntimeError):
    """JAX cannot compile for GPUs here."""


def prepare(folder: Path) -> None:
    """Before JAX is imported."""
    os.environ["JAX_PLATFORMS"] = "cpu"
    flags = f"--xla_dump_to={folder} --xla_dump_hlo_as_text --xla_dump_emitter_re=none"
    os.environ["XLA_FLAGS"] = f"{os.environ.get('XLA_FLAGS', '')} {flags}".strip()


def topology(gpu: Gpu, devices: int) -> Any:
    from jax.experimental import topologies

    try:
        return topologies.get_topology_desc(platform="cuda", target_config=gpu.target, topology=f"1x{devices}x1")
    except Exception as error:
        raise NoPlugin(str(error).splitlines()[0][:200]) from None


class NoDriver:
    """Stands for NVIDIA's driver where nothing is launched."""

    def architecture(self) -> str:
        return "sm_90"

    def launch_address(self) -> int:
        return 0

    def kernel(self, ptx: str) -> int:
        return 0


def tell_of_kernel(engine: Engine) -> None:
    """XLA for GPUs knows the engine's calls; the kernel itself is not needed to compile what calls it."""
    import importlib

    name = engine.package.__name__
    native, gpu = (importlib.import_module(f"{name}.{part}") for part in ("native", "gpu"))
    gpu.__dict__["kernel_ptx"] = lambda arch: ""
    for call, handler in gpu.handlers(NoDriver()).items():
        native.tell_xla(native._target(call), handler, "CUDA")


def programs(engine: Engine, decks: Sequence[Deck], gpu: Gpu, devices: int, dumped: Path) -> Iterator[Counted]:
    """A step, a rollout of many, a step in the JAX form, and both halves of a training iteration, spread over the devices."""
    import importlib

    import jax
    from jax.sharding import Mesh, NamedSharding, PartitionSpec

    mesh = Mesh(np.array(topology(gpu, devices).devices), ("device",))
    rollout, env = (importlib.import_module(f"{engine.package.__name__}.{part}") for part in ("rollout", "env"))
    layout = engine.layout
    split, whole = PartitionSpec("device"), PartitionSpec()

    def array(shape: tuple[int, ...], dtype: str, spec: PartitionSpec = split) -> Any:
        return jax.ShapeDtypeStruct(shape, dtype, sharding=NamedSharding(mesh, spec))

    words = array((BATCH,), "uint32")
    run = rollout.RandomPlay(words, words, array((BATCH,), "int32"), array((BATCH, layout.RECORD), "uint8"))
    rows = array(engine.deck_rows(decks).shape, "int16", whole)
    for what, function in (
        ("step", rollout.advance_singly), ("rollout", rollout.advance_many), (JAX_FORM, rollout.advance_singly)
    ):  # fmt: skip
        many = partial(function, steps=STEPS)
        spread = jax.shard_map(many, mesh=mesh, in_specs=(split, whole), out_specs=split, check_vma=False)
        chosen, env.__dict__["PORTABLE"] = env.PORTABLE, what == JAX_FORM
        try:
            lowered = jax.jit(spread, donate_argnums=0).lower(run, rows)
        finally:
            env.__dict__["PORTABLE"] = chosen
        yield _counted(what, dumped, lowered.compile, layout.RECORD)[0]
    yield from _training(engine, decks, mesh, devices, dumped)


def _training(engine: Engine, decks: Sequence[Deck], mesh: Any, devices: int, dumped: Path) -> Iterator[Counted]:
    import jax
    from jax.sharding import Mesh, NamedSharding, PartitionSpec

    from synth.train.config import Config
    from synth.train.learning import AXIS
    from synth.train.loop import Loop

    loop = Loop(engine, Config(lanes=4096, horizon=16, minibatches=4, devices=devices), decks)
    shapes = jax.eval_shape(loop.begin)
    loop.mesh = Mesh(mesh.devices, (AXIS,))
    loop._whole, loop._split = (NamedSharding(loop.mesh, spec) for spec in (PartitionSpec(), PartitionSpec(AXIS)))
    training = jax.tree.map(
        lambda leaf, place: jax.ShapeDtypeStruct(leaf.shape, leaf.dtype, sharding=place), shapes, loop.placed(shapes)
    )
    record = engine.layout.RECORD
    yield from _counted("training", dumped, lambda: loop.compile(training), record, ("playing", "learning"))


def _counted(
    what: str, dumped: Path, compile_it: Callable[[], Any], record: int, parts: tuple[str, ...] = ("",)
) -> list[Counted]:
    before = set(dumped.glob("*.thunk_sequence.txt"))
    began = time.process_time()
    compile_it()
    spent = time.process_time() - began
    new = sorted(set(dumped.glob("*.thunk_sequence.txt")) - before, key=lambda path: path.name)
    wanted = [path for path in new if len(path.read_text("utf-8")) > 0]
    if len(wanted) < len(parts):
        raise NoPlugin("XLA has not said what it would do")
    counts = []
    for part, path in zip(parts, wanted[-len(parts) :], strict=True):
        after = path.with_name(path.name.replace(".thunk_sequence.", ".thunk_sequence_after_thunk_passes."))
        text = (after if after.exists() else path).read_text("utf-8")
        hlo = next(dumped.glob(f"{path.name.partition('.thunk_')[0]}.*gpu_after_optimizations.txt")).read_text("utf-8")
        counts.append(count(f"{what}, {part}".rstrip(", "), text, hlo, record, spent))
    return counts


_NOT_WORK = {"kCommandBuffer", "kWhile", "kConditional", "kSequential"}
_EXCHANGES = re.compile(r"k(All|Reduce|Collective|Send|Recv|Ragged|Group|Nccl|Nvshmem)")


def count(what: str, text: str, hlo: str, record: int, cpu_s: float) -> Counted:
    """Of XLA's list of thunks: each a line with its kind, parts of one further to the right. The program that they come from
    tells which copies are of rows, and which loops have an end that is known before."""
    kinds: list[str] = []
    within, buffers, inside = None, 0, 0
    for space, kind in re.findall(r"^( *)\d+: (k\w+)", text, re.M):
        if within is not None and len(space) <= within:
            within = None
        if kind == "kCommandBuffer":
            within, buffers = len(space), buffers + 1
        elif kind not in _NOT_WORK:
            kinds.append(kind)
            inside += within is not None
    copies = sum(kind in ("kCopy", "kDeviceToDeviceCopy", "kMemcpy") for kind in kinds)
    calls, exchanges = kinds.count("kCustomCall"), sum(bool(_EXCHANGES.match(kind)) for kind in kinds)
    rows = len(re.findall(rf"= \(?u8\[(?:\d+,)*{record}\]\S* copy(?:-start)?\(", hlo))
    waits = sum("known_trip_count" not in line for line in hlo.splitlines() if " while(" in line)
    return Counted(what, len(kinds), inside, buffers, calls, copies, rows, waits, exchanges, cpu_s)
