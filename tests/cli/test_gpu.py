"""`synth gpu` where there is no GPU, and how it reads what XLA says."""

from collections.abc import Callable
from pathlib import Path

import pytest

from synth.codegen.runtime import nvidia
from synth.verify.deviceless import count
from tests.cli.conftest import Ran

Synth = Callable[..., Ran]
THUNKS = """
001: kCopy  [source       | next=002 (1)] kCopy
002: kWhile [prev=001 (1) | sink        ]
  condition:
    003: kKernel [source | sink] compare
  body:
    000: kCommandBuffer [source | sink]
        004: kKernel [source | sink] add
        005: kCustomCall [source | sink] kCustomCall
    006: kAllReduce [source | sink]
"""
HLO = """
  %a = u8[64,1440]{1,0} copy(%x), metadata={op_name="cells"}
  %b = u8[64,144]{1,0} copy(%y)
  %c = (s32[], u8[64,1440]{1,0}) while(%t), condition=%k, body=%l, backend_config={"known_trip_count":{"n":"32"}}
  %d = (s32[], s32[64]{0}) while(%u), condition=%m, body=%n
"""


def test_without_a_gpu_trying_is_refused_in_a_line(synth: Synth, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And at once: nothing is built for it, nothing is written."""

    def nothing(name: str) -> None:
        raise OSError(name)

    monkeypatch.setattr(nvidia.ctypes, "CDLL", nothing)
    monkeypatch.setenv("SYNTH_CACHE", str(tmp_path / "cache"))
    synth("gpu", "try", "--out", tmp_path / "report.json").refused("no GPU to try", "no NVIDIA driver")
    assert list(tmp_path.iterdir()) == []


def test_an_unknown_architecture_is_refused(synth: Synth) -> None:
    synth("gpu", "check", "--arch", "sm_70").refused("no architecture sm_70", "sm_75")


def test_thunks_are_counted() -> None:
    found = count("step", THUNKS, HLO, 1440, 1.5)
    assert (found.nodes, found.in_buffers, found.buffers) == (5, 2, 1)
    assert (found.calls, found.copies, found.exchanges) == (1, 1, 1)
    assert (found.row_copies, found.waits) == (1, 1)
