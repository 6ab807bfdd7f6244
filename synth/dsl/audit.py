"""Does a catalogue hold together: every program parses, makes sense, is canonical, and still says what was printed."""

from collections.abc import Iterator
from dataclasses import dataclass

from synth.dsl.ast import Effect as Programs
from synth.dsl.check import check_effect
from synth.dsl.context import Carrier
from synth.dsl.parser import parse_effect
from synth.dsl.printer import print_effect
from synth.dsl.render import write_english
from synth.dsl.translate import text_hash
from synth.spec.cards import Card, Effect, Kind
from synth.spec.errors import InputError
from synth.spec.store import Catalogue, gameplay


@dataclass(frozen=True)
class Problem:
    card: str
    what: str
    serious: bool = True
    """A name that no card has may belong to a set that is not in the catalogue."""


def audit(catalogue: Catalogue) -> Iterator[Problem]:
    """What is wrong with the catalogue, each card that plays differently once."""
    first: dict[str, str] = {}
    for card in catalogue.unique:
        twin = first.setdefault(gameplay(card), card.id)
        if twin != card.id:
            yield Problem(card.id, f"plays like {twin} and is not linked to it; run synth spec build again")
        for problem in _facts(card):
            yield Problem(card.id, problem)
        if card.evolves_from and card.evolves_from not in catalogue.names:
            yield Problem(card.id, f"evolves from {card.evolves_from}, which no card is named", serious=False)
        for effect, carrier in effects(card):
            yield from _effect(card, effect, carrier, catalogue.names)


def effects(card: Card) -> Iterator[tuple[Effect, Carrier]]:
    """The effects of a card, each with what carries it."""
    if card.effect:
        yield card.effect, card.kind
    if card.ability:
        yield card.ability.effect, "ability"
    for attack in card.attacks:
        if attack.effect:
            yield attack.effect, "attack"


def _facts(card: Card) -> Iterator[str]:
    if not card.is_pokemon and (card.effect is None) != (card.kind is Kind.FOSSIL):
        yield "a Trainer card has an effect, a Fossil none"
    if card.is_pokemon and card.effect:
        yield "a Pokémon has no effect outside its Ability and attacks"


def _effect(card: Card, effect: Effect, carrier: Carrier, names: frozenset[str]) -> Iterator[Problem]:
    try:
        programs = parse_effect(effect.program)
        check_effect(programs, carrier=carrier)
        _check_canonical(effect, programs, carrier)
    except InputError as error:
        yield Problem(card.id, str(error))
        return
    try:
        check_effect(programs, carrier=carrier, names=names)
    except InputError as error:
        yield Problem(card.id, str(error), serious=False)


def _check_canonical(effect: Effect, programs: Programs, carrier: Carrier) -> None:
    if print_effect(programs) != effect.program:
        raise InputError(f"`{effect.program}` is not canonical, write `{print_effect(programs)}`")
    if effect.by == "grammar":
        try:
            written = write_english(effect, carrier)
        except ValueError:
            raise InputError(f"no English for `{effect.program}`, although the grammar read it") from None
        if text_hash(written) != effect.text_hash:
            raise InputError(f"`{effect.program}` no longer says what it was read from; run synth spec build again")
