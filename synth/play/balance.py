"""What a set of cards does to the field: its decks among the others, and each of its cards against cards like it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import NormalDist

import numpy as np

from synth.play.arena import Schedule
from synth.play.exchange import Exchange
from synth.play.matchup import describe, pairs
from synth.play.results import LEVEL, Results, Tally
from synth.spec.decks import Deck


@dataclass(frozen=True)
class Plan:
    """Which decks meet: the field and the set's decks each other, every deck of an exchange the field."""

    field: tuple[Deck, ...]
    own: tuple[Deck, ...]
    exchanges: Mapping[str, Sequence[Exchange]]
    """by card"""

    @property
    def decks(self) -> tuple[Deck, ...]:
        tried = [deck for card in self.exchanges.values() for each in card for deck in (each.new, each.old)]
        return (*self.field, *self.own, *tried)

    def schedule(self, games: int, seed: int) -> Schedule:
        """So many games of every two decks, and so many of every card, as many of those in its stead."""
        whole = len(self.field) + len(self.own)
        seats = [np.repeat(np.array(pairs(whole), np.int32).reshape(-1, 2), games, axis=0)]
        at = whole
        for card in self.exchanges.values():
            for share in _shares(games, len(card)):
                against = np.arange(share, dtype=np.int32) % len(self.field)
                for _ in range(2):
                    seats.append(np.stack([np.full(share, at, np.int32), against], axis=1))
                    at += 1
        listed = np.concatenate(seats)
        return Schedule(self.decks, listed, np.random.default_rng(seed).integers(0, 2**32, len(listed), np.uint32))

    def deck_rows(self, results: Results) -> list[dict[str, object]]:
        """Every deck: its points a game in the field alone, and with the set's decks in it."""
        field, whole = len(self.field), len(self.field) + len(self.own)
        rows = []
        for deck in range(whole):
            old, new = (_among(results, deck, others) for others in (range(field), range(whole)))
            name = self.decks[deck].name
            rows.append({"deck": name, "of_the_set": deck >= field, "field": describe(old), "with_the_set": describe(new)})
        return rows

    def card_rows(self, results: Results) -> list[dict[str, object]]:
        at = len(self.field) + len(self.own)
        rows = []
        for card, tried in self.exchanges.items():
            new, old = ([_tally(results, at + 2 * k + side) for k in range(len(tried))] for side in (0, 1))
            at += 2 * len(tried)
            middle, low, high = spread([mine.score - other.score for mine, other in zip(new, old, strict=True)])
            rows.append(
                {
                    **{"card": card, "decks": len(tried), "with": describe(_sum(new)), "without": describe(_sum(old))},
                    **{"difference": round(middle, 4), "low": round(low, 4), "high": round(high, 4)},
                }
            )
        return rows


def spread(differences: Sequence[float]) -> tuple[float, float, float]:
    """The mean of what was found in different decks, with its 95% interval: decks differ more than games do.

    With few decks the interval is wider than a normal one, by the first terms of Student's quantile.
    """
    n = len(differences)
    mean = float(np.mean(differences))
    if n < 2:
        return mean, -1.0, 1.0
    z = NormalDist().inv_cdf((1 + LEVEL) / 2)
    quantile = z + (z**3 + z) / (4 * (n - 1)) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * (n - 1) ** 2)
    error = quantile * float(np.std(differences, ddof=1)) / n**0.5
    return mean, mean - error, mean + error


def _shares(games: int, parts: int) -> list[int]:
    """The games of a card over its exchanges, each at least one."""
    return [max(1, games // parts + (at < games % parts)) for at in range(parts)]


def _among(results: Results, deck: int, others: range) -> Tally:
    """A deck's games against these, whichever seat it had."""
    total = Tally(0, 0, 0)
    for seat in (0, 1):
        met = results.seats[:, 1 - seat]
        total += results.where((results.seats[:, seat] == deck) & (met >= others.start) & (met < others.stop)).tally(seat)
    return total


def _tally(results: Results, deck: int) -> Tally:
    return results.where(results.seats[:, 0] == deck).tally()


def _sum(tallies: Sequence[Tally]) -> Tally:
    return sum(tallies, Tally(0, 0, 0))
