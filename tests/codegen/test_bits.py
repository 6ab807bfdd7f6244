"""Sets as words: the n-th member is the n-th flag, however many words there are; a pick is the contract's."""

from __future__ import annotations

import numpy as np
import pytest

from synth.codegen.interpret import run
from synth.codegen.ir import BOOL, U32, Graph, writing
from synth.codegen.machine.bits import Bits
from synth.codegen.machine.chance import Chance
from synth.spec.chance import Purpose, pick, step_key, word

ROWS = 64


def members(size: int) -> np.ndarray:
    """[rows, size]: from none to all"""
    random = np.random.default_rng(size)
    return random.random((ROWS, size)) < np.linspace(0, 1, ROWS)[:, None]


@pytest.mark.parametrize("size", [1, 8, 20, 32, 33, 70])
def test_a_pick_is_the_nth_set_flag(size: int) -> None:
    graph = Graph("pick")
    with writing(graph):
        key = graph.input("key_0", 0, 2**32 - 1, U32), graph.input("key_1", 0, 2**32 - 1, U32)
        flags = [graph.input(f"flag_{k}", 0, 1, BOOL) for k in range(size)]
        graph.stage("only")
        left, chance = Bits.of(flags), Chance(key)
        for k in range(3):
            picked = chance.pick(left, Purpose.PICK_CARD, k)
            graph.outputs |= {f"picked_{k}_{at}": flag for at, flag in enumerate(picked.flags())}
            left = left ^ picked
    there, keys = members(size), [step_key(seed, 1) for seed in range(ROWS)]
    inputs = {f"flag_{k}": there[:, k] for k in range(size)}
    outputs = run(graph, inputs | {f"key_{half}": np.array([key[half] for key in keys]) for half in range(2)})
    for row, key in enumerate(keys):
        candidates = np.flatnonzero(there[row]).tolist()
        for k in range(3):
            expected = [candidates.pop(pick(word(key, Purpose.PICK_CARD, k), len(candidates)))] if candidates else []
            assert [at for at in range(size) if outputs[f"picked_{k}_{at}"][row]] == expected, (row, k)
