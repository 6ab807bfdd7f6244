"""Which pairs of words have met: an effect that is used, beside what holds, lasts or waits."""

from collections import Counter
from dataclasses import dataclass, field

Pair = tuple[str, str]


@dataclass
class Matrix:
    """Which pairs of words have met, and how often positions were tried for each."""

    verbs: tuple[str, ...]
    others: tuple[str, ...]
    possible: frozenset[Pair]
    """Pairs that can meet at all, by the rule."""
    met: Counter[Pair] = field(default_factory=Counter)
    unforeseen: set[Pair] = field(default_factory=set)
    """Pairs that have met though the rule says that they cannot, while no third card said a word: the rule is wrong."""
    tried: Counter[Pair] = field(default_factory=Counter)
    curve: list[tuple[int, int]] = field(default_factory=list)
    """Positions tried, pairs met."""

    @property
    def missing(self) -> list[Pair]:
        return [(verb, other) for verb in self.verbs for other in self.missing_of(verb)]

    def missing_of(self, verb: str) -> list[str]:
        return [other for other in self.others if (verb, other) in self.possible and not self.met[verb, other]]

    def open_to(self, verb: str) -> set[str]:
        """Words that the verb has not met, whether the rule says that it can or not."""
        return {other for other in self.others if not self.met[verb, other]}
