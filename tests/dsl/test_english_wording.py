"""Two ways to say the same thing give one effect; the less usual one is named."""

import pytest

from synth.dsl.english import Carrier, read, write
from tests.dsl.lines import parted

ALTERNATES = parted("wordings.txt")
"""Carrier, default text, alternate text, names of the choice points."""


@pytest.mark.parametrize(("carrier", "default", "alternate", "wording"), ALTERNATES)
def test_alternate_wordings_mean_the_same(carrier: Carrier, default: str, alternate: str, wording: str) -> None:
    usual, other = read(default, carrier), read(alternate, carrier)
    assert other.effect == usual.effect
    assert (usual.wording, other.wording) == ((), tuple(wording.split()))
    assert write(other.effect, carrier, other.wording) == alternate
    assert write(other.effect, carrier) == default
