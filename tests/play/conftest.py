"""One small engine for all games of these tests, and a policy that has learned nothing yet."""

import jax
import numpy as np
import pytest

from synth.engines.engine import Engine
from synth.policy.function import PolicyFunction
from synth.policy.network import Network
from synth.policy.store import About, Policy
from tests.cli.conftest import synth
from tests.small_engine import small_engine

__all__ = ["beginner", "engine", "synth"]


@pytest.fixture(scope="session")
def engine(tmp_path_factory: pytest.TempPathFactory) -> Engine:
    return small_engine(tmp_path_factory.mktemp("play") / "engine")


@pytest.fixture(scope="session")
def beginner(engine: Engine) -> Policy:
    function = PolicyFunction(engine, Network(8, 1, 4))
    inputs = {"/".join(layer): names for layer, names in function.names.items()}
    about = About(width=8, depth=1, token=4, cards=tuple(card.play_id for card in engine.cards), inputs=inputs)
    parameters = jax.jit(function.init)(jax.random.key(0))
    return Policy(about, jax.tree.map(np.asarray, parameters))
