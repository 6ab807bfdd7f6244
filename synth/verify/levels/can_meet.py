"""Which pairs of words can meet at all: an effect that is used, and what holds, lasts or waits, touch the same thing.

This is said of words, of what rules ask while an effect runs, and of what is printed on cards. It counts two texts and the rules;
what a third text brings about is covered where it happens, and asked for nowhere. A pair that met while only two cards said
anything can meet by definition: level 2 names those that this rule does not count.
"""

from synth.reference_py.cards import CardPool
from synth.verify.levels.touching import Touch, printed_on, standing, used


class Meetings:
    """Which cards of a pool can meet by which words."""

    def __init__(self, pool: CardPool) -> None:
        self._pool = pool
        self._used: dict[str, dict[int, set[str]]] = {}
        self._standing: dict[str, dict[int, list[Touch]]] = {}
        for card in pool.cards[1:]:
            assert card is not None
            for verbs, touched in used(card, pool):
                for verb in verbs:
                    self._used.setdefault(verb, {}).setdefault(card.number, set()).update(touched)
            for word, touch in standing(card):
                self._standing.setdefault(word, {}).setdefault(card.number, []).append(touch)

    def possible(self) -> set[tuple[str, str]]:
        """Pairs of words that can meet."""
        return {(verb, word) for verb in self._used for word in self._standing if self.users(verb, word)}

    def users(self, verb: str, word: str) -> list[int]:
        """Cards that say the verb and may meet some card that says the word."""
        touches = [touch for each in self._standing[word].values() for touch in each]
        return [user for user in self._used[verb] if any(self._meet(verb, user, touch) for touch in touches)]

    def beside(self, verb: str, user: int, word: str) -> list[int]:
        """Cards that say the word and may meet this one."""
        said = self._standing[word].items()
        return [number for number, touches in said if any(self._meet(verb, user, touch) for touch in touches)]

    def says(self, word: str, number: int) -> bool:
        return number in self._standing[word]

    def _meet(self, verb: str, user: int, touch: Touch) -> bool:
        return bool(touch.touched & self._used[verb][user]) and all(printed_on(self._pool[user], one) for one in touch.users)
