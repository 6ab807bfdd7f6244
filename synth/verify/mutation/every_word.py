"""A small pool that still has every word: few enough cards that a fault costs little, and none that nothing could show."""

from collections import Counter
from collections.abc import Iterator, Sequence
from enum import Enum

from synth.dsl.parser import parse_effect
from synth.dsl.walk import nodes, statements
from synth.engines.cache import cache_folder, engine_key
from synth.spec.cards import Card
from synth.spec.files import replace_file
from synth.verify.levels.cards_alone import names_in
from synth.verify.mutation.sources import sources_key
from synth.verify.programs.cards import made_up_cards
from synth.verify.programs.games import refusal, standing, unlowered
from synth.verify.programs.random_programs import RandomProgram, random_programs
from synth.verify.programs.vocabulary import effects_saying, said, vocabulary

Word = tuple[str, ...]
SEED, TRIED, TIMES, SAID = 1, 900, 12, 4
"""So many random programs are looked through, again with the next seed while a word is missing that no shipped card says; and
how often each of these words is said at most."""
_SPOKEN = frozenset({"how", "op", "by", "source", "place", "verb", "what"})
"""Fields whose plain text is one of a few words, and no name."""


def every_word(cards: Sequence[Card], beside: Sequence[Card] = ()) -> list[Card]:
    """Cards that together say whatever any card says, with who they name, or those `beside` them do, and what they evolve from;
    in the order given."""
    said = {card.id: words_of(card) for card in cards}
    missing = set[Word]().union(*said.values())
    chosen: set[str] = set()
    while missing:
        best = max(said, key=lambda card: len(said[card] & missing))
        chosen.add(best)
        missing -= said[best]
    named = {attack.name: card for card in reversed(cards) for attack in card.attacks}
    named |= {card.name: card for card in reversed(cards)}
    for card in [*(card for card in cards if card.id in chosen), *beside]:
        called = [named[name] for name in names_in(card) if name in named]
        chosen |= {one.id for other in (card, *called) for one in _line(other, named)}
    return [card for card in cards if card.id in chosen]


def kept_unsaid_words() -> list[Card]:
    """Those below, looked for once for these sources: that takes half a minute."""
    key = sources_key("verify/programs", "verify/mutation/every_word.py", "reference_py/support.py")
    path = cache_folder() / "made-up" / f"{engine_key()}-{key}.jsonl"
    if path.is_file():
        return [Card.model_validate_json(line) for line in path.read_text("utf-8").splitlines()]
    found = unsaid_words()
    path.parent.mkdir(parents=True, exist_ok=True)
    with replace_file(path) as file:
        file.write("".join(card.model_dump_json() + "\n" for card in found).encode())
    return found


def unsaid_words() -> list[Card]:
    """Made-up cards that say what no shipped card says: the engines have code for it."""
    left = Counter({word: SAID for word in vocabulary() if not effects_saying(word)})
    chosen: list[RandomProgram] = []
    for seed in range(SEED, SEED + TIMES):
        for program in random_programs(seed, TRIED):
            words = [word for word in said(program.effect) if left[word] > 0]
            if words and refusal(program) is None:
                left.subtract(words)
                chosen.append(program)
        if all(count < SAID for count in left.values()):
            break
    return standing([card for card in made_up_cards(SEED, chosen) if unlowered(card) is None])


def _line(card: Card, named: dict[str, Card]) -> Iterator[Card]:
    """The card, and what it evolves from."""
    yield card
    while card.evolves_from in named:
        card = named[card.evolves_from]
        yield card


def words_of(card: Card) -> set[Word]:
    """Nodes of its programs with what they are of, selectors as a whole, and verbs with the event they are run by."""
    found: set[Word] = set()
    for effect in card.effects:
        for program in parse_effect(effect.program):
            found |= {("run", program.event.value, str(one.verb)) for one in statements(program.body)}
            for node in nodes(program):
                kind = type(node).__name__
                head = str(getattr(node, "verb", None) or getattr(node, "kind", ""))
                values = dict(node)
                if kind == "Selector":
                    found.add((kind, *(str(values[name]) for name in ("side", "zone", "role", "quantifier"))))
                    found.add((kind, str(values["quantifier"]), str(min(values["n"] or 0, 3))))
                    continue
                found.add((kind, head))
                for name, value in values.items():
                    if isinstance(value, Enum) or (name in _SPOKEN and isinstance(value, str)):
                        found.add((kind, head, name, str(value)))
                    elif isinstance(value, int) and not isinstance(value, bool):
                        found.add((kind, head, name, str(min(value, 3))))
    return found
