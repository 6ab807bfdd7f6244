"""Cards of the catalogue → printed cards: the English is written from the programs."""

from typing import cast

from synth.dsl import english
from synth.dsl.ast import Effect as Programs
from synth.dsl.context import Carrier
from synth.dsl.parser import parse_effect
from synth.spec.cards import Card, Effect, Kind, PrintedAbility, PrintedAttack, PrintedCard
from synth.spec.errors import InputError


def render(card: Card) -> PrintedCard:
    """The card with its English, in the wording it was read from."""
    facts = card.model_dump(exclude={"ability", "attacks", "effect", "play_id"})
    ability = card.ability and PrintedAbility(name=card.ability.name, text=_text(card, card.ability.effect, "ability"))
    attacks = tuple(
        PrintedAttack(
            **attack.model_dump(exclude={"effect"}), text=attack.effect and _text(card, attack.effect, "attack")
        )
        for attack in card.attacks
    )
    text = None if card.is_pokemon else _text(card, card.effect, card.kind)
    return PrintedCard(**facts, ability=ability, attacks=attacks, text=text)


def write_english(effect: Effect | None, carrier: Carrier) -> str:
    """What a card says for an effect; a Fossil has none and still says its rule."""
    programs: Programs = parse_effect(effect.program) if effect else ()
    return english.write(programs, cast(english.Carrier, str(carrier)), effect.wording if effect else ())


def _text(card: Card, effect: Effect | None, carrier: Carrier) -> str:
    if effect is None and carrier is not Kind.FOSSIL:
        raise InputError(f"card {card.id}: a {carrier} without an effect; run synth spec check")
    try:
        return write_english(effect, carrier)
    except InputError as error:
        raise InputError(f"card {card.id}: {error}") from None
    except ValueError:
        raise InputError(f"card {card.id}: no English for the program `{effect and effect.program}`") from None
