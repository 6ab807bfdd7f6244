"""The seed of the day: what tests draw at random is different tomorrow, and can be had again."""

import datetime
import os

VARIABLE = "SYNTH_SEED"
"""The environment's word for another seed, to see again what a day showed."""


def daily_seed() -> int:
    said = os.environ.get(VARIABLE, "")
    if said and not said.isdecimal():
        raise ValueError(f"{VARIABLE} is a whole number, not {said!r}")
    return int(said or f"{datetime.datetime.now(datetime.UTC):%Y%m%d}")
