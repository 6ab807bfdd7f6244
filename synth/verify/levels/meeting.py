"""Who meets in a position: words without which an effect that is used there comes to something else."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from synth.reference_py.engine import legal_mask, step
from synth.reference_py.export import numbers
from synth.reference_py.game import Game
from synth.spec.chance import step_key
from synth.spec.layout import Place
from synth.verify.levels.matrix import Pair
from synth.verify.levels.silenced import game_of_two, game_without, game_without_marks
from synth.verify.levels.vocabulary import PRINTED, lasting_word, standing_words, used_by
from synth.verify.rollouts.following import uses_texts
from synth.verify.rollouts.lockstep import Key

DECISIONS = 7
ANY_KEY = (1, 1)


@dataclass(frozen=True)
class Beside:
    """The position without one of those who say a word there, or without what one has left behind."""

    word: str
    game: Game
    number: int
    """Of the card; 0 where marks were taken away."""
    marks: frozenset[int] = frozenset()
    """Of which statements."""


@dataclass(frozen=True)
class Use:
    """An effect from its use to its end."""

    start: Game
    actions: tuple[int, ...]
    keys: tuple[Key, ...]


@dataclass(frozen=True)
class Met:
    verb: str
    user: int
    """The card whose text is used."""
    beside: Beside
    use: Use

    @property
    def pair(self) -> Pair:
        return self.verb, self.beside.word


def use_of(start: Game, action: int, seed: int) -> Use:
    game, actions, keys = start, list[int](), list[Key]()
    for at in range(1, DECISIONS + 1):
        actions.append(action)
        keys.append(step_key(seed, at))
        game = step(game, action, keys[-1])
        if not game.question:
            break
        action = uses_texts(game, legal_mask(game), step_key(seed, at + 1))
    return Use(start, tuple(actions), tuple(keys))


def met_in(use: Use, open_to: Callable[[str], set[str]]) -> Iterator[Met]:
    """Verbs of the effect, each with a word that it meets and that is still open to it. The effect must come to something, with
    that word or without it: one that keeps it from doing anything matters too."""
    used = used_by(use.start, use.actions[0])
    if used is None:
        return
    user, verbs = used
    wanted = {verb: open_to(verb) for verb in verbs}
    matters = None
    for one in beside(use.start, set[str]().union(*wanted.values())):
        if not _apart(use, use.start, one.game, one.marks):
            continue
        if matters is None:
            matters = verbs == {PRINTED} or _apart(use, use.start, game_without(use.start, user))
        if matters or _apart(use, one.game, game_without(one.game, user)):
            yield from (Met(verb, user, one, use) for verb in sorted(verbs) if one.word in wanted[verb])


def forbidden_in(game: Game, words: set[str]) -> Iterator[Met]:
    """Verbs of which a word keeps a text from being used: without it the action is legal."""
    mask = legal_mask(game)
    for one in beside(game, words):
        freed = [action for action, legal in enumerate(legal_mask(one.game)) if legal and not mask[action]]
        for action in freed:
            used = used_by(one.game, action)
            if used:
                yield from (Met(verb, used[0], one, Use(game, (action,), (ANY_KEY,))) for verb in sorted(used[1]))


def still_of_two(met: Met) -> bool:
    """Whether they meet while no third card says anything."""
    two, word = frozenset({met.user, met.beside.number} - {0}), {met.beside.word}
    use = replace(met.use, start=game_of_two(met.use.start, two, met.beside.marks))
    if legal_mask(use.start)[use.actions[0]]:
        return any(one.verb == met.verb for one in met_in(use, lambda _: word))
    return any(one.verb == met.verb for one in forbidden_in(use.start, word))


def beside(game: Game, words: set[str]) -> Iterator[Beside]:
    """Everybody who says just one word besides attacks, and all that was left behind."""
    if not words:
        return
    for number in sorted(_standing(game)):
        said = set(standing_words(game.pool[number]))
        if len(said) == 1 and (word := said.pop()) in words and word.startswith(("static", "on")):
            yield Beside(word, game_without(game, number, attacks=False), number)
    marks = {mark.number for player in game.players for mark in player.wide}
    marks |= {mark.number for _, pokemon in game.spots() for mark in pokemon.marks}
    for mark in sorted(marks):
        word = lasting_word(game.pool.numbers.statements[mark])
        if word in words:
            yield Beside(word, game_without_marks(game, frozenset({mark})), 0, frozenset({mark}))


def _standing(game: Game) -> set[int]:
    """Cards that say something by being there, or by coming from the hand."""
    there = {pokemon.card.number for _, pokemon in game.spots()}
    there |= {game.card(tool).number for spot, _ in game.spots() for tool in game.tools(spot)}
    there |= {player.cards[at] for player in game.players for at in player.cards_in(Place.HAND)}
    return there | ({game.card(game.stadium).number} if game.stadium else set())


def _apart(use: Use, one: Game, other: Game, marks: frozenset[int] = frozenset()) -> bool:
    """Whether the effect comes to something else in another position, up to its end, in which these marks do not stand."""
    for action, key in zip(use.actions, use.keys, strict=True):
        possible = [not game.over and legal_mask(game)[action] for game in (one, other)]
        if not all(possible):
            return any(possible)
        one, other = step(one, action, key), step(other, action, key)
        if _facts(one, marks) != _facts(other, marks):
            return True
        if not one.question and not other.question:
            return False
    return False


def _facts(game: Game, marks: frozenset[int]) -> list[int]:
    """What a state shows. Marks that were taken away on one side do not count themselves, only what they bring about."""
    return numbers(game_without_marks(game, marks) if marks else game)
