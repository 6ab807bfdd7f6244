"""The kernel for GPUs without a GPU: its PTX run in NumPy, its IR run on this CPU, both against the engine's machine code."""

import importlib
from types import ModuleType

import numpy as np
import pytest

from synth.codegen.gpu.kernels import kernel_module
from synth.codegen.native.driver import CALLS, Entries
from synth.codegen.package import shown
from synth.codegen.runtime.ptx import ARCHITECTURES, architecture, ptx_of, with_tables
from synth.codegen.write import write
from synth.engines import load_engine
from synth.spec.decks import Deck
from synth.verify.ptx.assemble import assemble, find_ptxas
from synth.verify.ptx.calls import SIGNATURES, Difference, in_numpy
from synth.verify.ptx.games import play_both
from synth.verify.ptx.host_kernel import on_host
from synth.verify.ptx.on_device import THROUGH_JAX, on_device
from tests.codegen.toy_machine import CARDS, DECKS, FUNCTIONS, NAMES, TABLES, toy_files, toy_program


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> ModuleType:
    folder = tmp_path_factory.mktemp("toy") / "engine"
    write(toy_files(), folder)
    loaded = load_engine(folder)
    importlib.import_module(f"{loaded.__name__}.host")
    return loaded


def toy_kernel(worth: list[int]) -> str:
    entries = Entries(**{name: f"toy_machine_{name}" for name in FUNCTIONS})
    tables = {name: np.array(numbers) for name, numbers in (TABLES | {"cards": [CARDS], "worth": worth}).items()}
    return with_tables(kernel_module(toy_program(), entries, shown(NAMES.observation)), tables)


@pytest.fixture(scope="module")
def kernel() -> str:
    return toy_kernel(TABLES["worth"])


@pytest.fixture(scope="module")
def ptx(kernel: str) -> str:
    return ptx_of(kernel, "sm_90")


def test_ptx_gives_the_bytes_of_the_engine(package: ModuleType, ptx: str) -> None:
    """Every call; 70 games are a block of threads that is not full."""
    agreed = play_both(package, in_numpy(ptx), np.array(DECKS, np.int16), games=70, decisions=1200)
    assert agreed.decisions >= 1200 and agreed.ended > 10
    assert set(agreed.calls) == set(SIGNATURES) == set(CALLS)


def test_the_kernel_on_this_cpu_gives_the_bytes_of_the_engine(package: ModuleType, kernel: str) -> None:
    agreed = play_both(package, on_host(kernel), np.array(DECKS, np.int16), games=1000, decisions=40_000)
    assert agreed.decisions >= 40_000 and agreed.ended > 500
    assert set(agreed.calls) == set(CALLS)


def test_cards_whose_effects_wait_give_the_same_bytes(engine: ModuleType, decks: list[Deck]) -> None:
    gpu, _ = (importlib.import_module(f"{engine.__name__}.{part}") for part in ("gpu", "host"))
    lists = np.array([engine.deck_row(deck.cards, deck.energy) for deck in decks], np.int16)
    play_both(engine, on_host(gpu.kernel_text()), lists, games=400, decisions=8000)


def test_calls_through_jax_give_the_bytes_of_the_engine(package: ModuleType) -> None:
    """What `synth gpu try` compares on a GPU, here on JAX's CPU."""
    agreed = play_both(package, on_device(package), np.array(DECKS, np.int16), games=70, decisions=1000, tried=THROUGH_JAX)
    assert set(agreed.calls) == set(CALLS) - {"until"}


def test_a_wrong_number_in_a_table_is_noticed(package: ModuleType) -> None:
    wrong = on_host(toy_kernel([*TABLES["worth"][:-1], TABLES["worth"][-1] + 1]))
    with pytest.raises(Difference, match="out differs in games"):
        play_both(package, wrong, np.array(DECKS, np.int16), games=200, decisions=200)


def test_every_architecture(kernel: str) -> None:
    """LLVM knows it; and NVIDIA's assembler takes it, where there is one."""
    ptxas = find_ptxas()
    for arch in (ARCHITECTURES[0], ARCHITECTURES[-1]):
        text = ptx_of(kernel, arch)
        assert f".target {arch}" in text
        if ptxas is not None:
            found = assemble(ptxas, text, arch)
            assert found.registers > 0 and found.frame >= toy_program().layout.resting


@pytest.mark.parametrize(("capability", "arch"), [((7, 5), "sm_75"), ((8, 9), "sm_86"), ((9, 0), "sm_90"), ((12, 1), "sm_120")])
def test_other_gpus_run_the_code_of_the_next_lower(capability: tuple[int, int], arch: str) -> None:
    assert architecture(*capability) == arch


def test_an_old_gpu_is_refused() -> None:
    with pytest.raises(ValueError, match=r"7\.0 is too old"):
        architecture(7, 0)
