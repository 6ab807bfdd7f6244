"""`python -m synth.train.ship RUN FILE`: one policy file of the last policies of a run, to be kept in a package.

Their mean plays a little better than each: what the last steps did by chance cancels out. Numbers are rounded, so that the file
is small; what it plays is measured with the file itself.
"""

import math
import sys
from collections.abc import Sequence
from pathlib import Path

import jax
import numpy as np

from synth.policy.store import Policy, load_policy, save_policy
from synth.spec.errors import InputError
from synth.train.folder import RunFolder

LAST = 6
"""Policies of a run that are averaged."""
FINE = 4
"""Numbers are multiples of about this part of the spread of their layer."""


def mean(policies: Sequence[Policy]) -> Policy:
    """What the last one says about itself, with parameters between them all."""
    return Policy(
        policies[-1].about, jax.tree.map(lambda *leaves: np.mean(leaves, axis=0), *(one.parameters for one in policies))
    )


def rounded(numbers: np.ndarray) -> np.ndarray:
    """To multiples of a power of two, as 16-bit numbers: few and short ones take little room in a compressed file. Single rows,
    such as biases, stay as they are."""
    spread = float(numbers.std())
    if numbers.ndim < 2 or not spread:
        return np.asarray(numbers, np.float16)
    step = 2.0 ** round(math.log2(spread / FINE))
    return np.asarray(np.round(numbers / step) * step, np.float16)


def ship(run: Path, file: Path, last: int = LAST) -> Policy:
    found = sorted(RunFolder(run).policies.glob("*.npz"))[-last:]
    if not found:
        raise InputError(f"no policies in {run}; synth train --out {run} makes some")
    policy = mean([load_policy(path) for path in found])
    policy = Policy(policy.about, jax.tree.map(rounded, policy.parameters))
    save_policy(policy, file, packed=True)
    return policy


if __name__ == "__main__":
    ship(Path(sys.argv[1]), Path(sys.argv[2]))
