"""A teacher's moves are imitated before the learner plays itself."""

import numpy as np

from synth.train.config import Config
from synth.train.loop import Loop
from tests.train.conftest import Done


def test_moves_of_a_teacher_become_likelier_and_then_the_learner_plays_itself(whole: Done) -> None:
    lessons, more = 30, {"learning_rate": 0.02, "teacher": "evolve"}
    given = whole.run.config.model_dump() | more | {"lessons": lessons, "steps": (lessons + 1) * whole.run.config.decisions}
    loop = Loop(whole.run.engine, Config.model_validate(given), whole.run.folder.decks())
    training = loop.begin()
    advance = loop.compile(training)
    surprise, shares = [], []
    for _ in range(lessons + 1):
        training, told = advance(training)
        surprise.append(float(told["policy_loss"]))
        shares.append(float(told["games"]))
    assert np.mean(surprise[lessons - 5 : lessons]) < 0.7 * np.mean(surprise[:3]), surprise
    # The loss of an iteration of its own is no log-probability: advantages have mean 0.
    assert abs(surprise[-1]) < 0.2 * surprise[0] and sum(shares) > 0
