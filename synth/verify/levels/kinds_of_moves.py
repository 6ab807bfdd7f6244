"""Random moves of an engine: a kind of move first, so that many cards in hand do not keep a text from being used."""

from collections.abc import Mapping

import numpy as np

from synth.spec.layout import Shape, action_groups
from synth.verify.engines.batch import Array


class KindsOfMoves:
    """`weights`: how much more often than others some kinds are made."""

    def __init__(self, shape: Shape, weights: Mapping[str, int], rng: np.random.Generator) -> None:
        groups = action_groups(shape)
        sizes = [group.size for group in groups]
        self._groups = np.repeat(np.arange(len(groups)), sizes)
        self._firsts = np.cumsum([0, *sizes[:-1]])
        self._weights, self._rng = np.array([weights.get(group.name, 1) for group in groups]), rng

    def __call__(self, mask: Array) -> int:
        legal = np.flatnonzero(mask)
        kinds = np.unique(self._groups[legal])
        weights = self._weights[kinds] / self._weights[kinds].sum()
        kind = kinds[self._rng.choice(len(kinds), p=weights)]
        of_kind = legal[self._groups[legal] == kind]
        return int(of_kind[self._rng.integers(len(of_kind))])

    def many(self, masks: Array) -> Array:
        """[games]: of many games at once; 0 where nothing is legal."""
        often = np.logical_or.reduceat(masks, self._firsts, axis=1) * self._weights
        at = self._rng.random((len(masks), 1)) * often.sum(axis=1, keepdims=True)
        kinds = (np.cumsum(often, axis=1) > at).argmax(axis=1)
        chances = self._rng.random(masks.shape) * (masks & (self._groups == kinds[:, None]))
        found: Array = chances.argmax(axis=1)
        return found
