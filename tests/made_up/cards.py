# ruff: noqa: E501 (a card text is one line)
"""Cards that no set has, with texts that go further than those of the catalogue: what is read must also be played."""

from collections.abc import Iterator
from types import ModuleType

from synth.dsl.translate import translate
from synth.spec.cards import Card, Energy, Kind, PrintedAbility, PrintedAttack, PrintedCard
from synth.spec.store import load_catalogue
from tests.made_up import attacks, happenings, next_set, other_words, trainers, zones_and_tools

ATTACKS = {
    "Z9-001": "This attack does more damage equal to the damage all of your Benched Pokémon have on them.",
    "Z9-002": "This attack does 20 less damage for each Energy attached to your opponent's Active Pokémon.",
    "Z9-003": "This attack does 30 damage for each different Supporter card in your discard pile.",
    "Z9-004": "This attack does 10 more damage for each [R] Energy in your discard pile.",
    "Z9-005": "This attack does 40 more damage for each Pokémon Tool attached to all of your Pokémon.",
    "Z9-006": "If the next Energy that will be generated for you is a [R] Energy, this attack does 50 more damage.",
    "Z9-007": "Discard your hand. This attack does 30 damage for each card you discarded in this way.",
    "Z9-008": "Your opponent's Active Pokémon is now Paralyzed.",
    "Z9-009": "Flip 3 coins. For each heads, heal 20 damage from this Pokémon.",
    "Z9-010": "You can use this attack only during your first turn. Draw a card.",
    "Z9-011": "This attack does 30 damage for each of your Pokémon in play that has a different name.",
    "Z9-012": "Your opponent reveals their hand. Choose a Basic Pokémon you find there and put it onto their Bench.",
    "Z9-013": "Look at the top 3 cards of your deck and put them back in any order.",
    "Z9-014": "You may discard all Energy from this Pokémon. If you do, this attack does 80 more damage.",
    "Z9-015": "Discard all [G] Energy from this Pokémon. Heal 100 damage from 1 of your Benched Pokémon.",
    "Z9-016": "Heal 20 damage from each of your Benched Pokémon. Heal 30 damage from 1 of your Pokémon.",
}
ABILITIES = {
    "Z9-021": "When this Pokémon is Knocked Out by damage from an attack from your opponent's Pokémon, your opponent gets 1 less point.",
    "Z9-022": "As long as this Pokémon is in the Active Spot, your opponent can't put any Basic Pokémon from their hand onto their Bench.",
    "Z9-023": "Your opponent can't play any Pokémon Tool cards from their hand.",
    "Z9-024": "Your opponent can't play any Stadium cards from their hand.",
    "Z9-025": "As long as this Pokémon is in the Active Spot, your opponent can't play any Item cards from their hand.",
    "Z9-026": "As long as this Pokémon is in the Active Spot, your opponent's Active Pokémon can't retreat.",
    "Z9-027": "This Pokémon can't be Paralyzed.",
    "Z9-028": "Once during your turn, you may change the type of the next Energy that will be generated for you to [D].",
    "Z9-029": "If this Pokémon has full HP and would be Knocked Out by damage from an attack, it is not Knocked Out, and its remaining HP becomes 10.",
    "Z9-030": "This Pokémon's Retreat Cost is 1 less for each [D] Energy attached to it.",
    "Z9-031": "If this Pokémon is in the Active Spot and is Knocked Out by damage from an attack from your opponent's Pokémon, take 2 [R] Energy from your Energy Zone and attach it to 1 of your Benched [R] Pokémon.",
}
TRAINERS = {
    ("Z9-041", Kind.TOOL): "The Pokémon this card is attached to has no Weakness.",
    (
        "Z9-042",
        Kind.TOOL,
    ): "The Retreat Cost of the Pokémon this card is attached to is 1 less. If that Pokémon's remaining HP is 30 or less, it has no Retreat Cost.",
    (
        "Z9-043",
        Kind.TOOL,
    ): "Attacks used by the Pokémon this card is attached to do +40 damage to your opponent's Active Pokémon. When that Pokémon is Knocked Out, your opponent gets 1 more point.",
    (
        "Z9-044",
        Kind.ITEM,
    ): "Discard 2 cards from your hand. Put a random Stage 2 [R] Pokémon from your deck into your hand. If you can't discard 2 cards, you can't use this card.",
    ("Z9-045", Kind.ITEM): "You can use this card only if you have no other cards in your hand. Draw 2 cards.",
    ("Z9-046", Kind.ITEM): "Shuffle 2 random [G] Pokémon from your discard pile into your deck.",
    ("Z9-047", Kind.SUPPORTER): "Each player discards 2 random cards from their hand.",
    ("Z9-050", Kind.ITEM): "Discard a random Energy from 1 of your opponent's Pokémon.",
    ("Z9-051", Kind.ITEM): "Discard a random Energy from your Active Pokémon. If you do, draw 2 cards.",
    (
        "Z9-048",
        Kind.SUPPORTER,
    ): "Heal 20 damage from each of your Pokémon, and they recover from all Special Conditions.",
    (
        "Z9-049",
        Kind.SUPPORTER,
    ): "Put 1 of your Pokémon in play into your hand. Discard all cards attached to that Pokémon.",
}


_MODULES = next_set, happenings, other_words, zones_and_tools


def _together(name: str, own: dict[str, str], *more: ModuleType) -> dict[str, str]:
    return own | {card: text for module in (*_MODULES, *more) for card, text in getattr(module, name).items()}


def _printed() -> Iterator[PrintedCard]:
    pokemon = {"kind": Kind.POKEMON, "hp": 90, "type": Energy.DARKNESS, "weakness": Energy.GRASS, "retreat": 2}
    for card, text in _together("ATTACKS", ATTACKS, attacks).items():
        attack = PrintedAttack(name="Grudge", cost="D", damage=50, text=text)
        yield PrintedCard(id=card, name=f"Grumblet {_numeral(card)}", attacks=(attack,), **pokemon)
    for card, text in _together("ABILITIES", ABILITIES).items():
        ability, attack = PrintedAbility(name="Sulk", text=text), PrintedAttack(name="Poke", cost="D", damage=20)
        yield PrintedCard(id=card, name=f"Grumblet {_numeral(card)}", ability=ability, attacks=(attack,), **pokemon)
    for (card, kind), text in TRAINERS.items():
        yield PrintedCard(id=card, name=f"Grumble {_numeral(card)}", kind=kind, text=text)
    for sort, texts in (one for module in (*_MODULES, trainers) for one in module.TRAINERS.items()):
        for card, text in texts.items():
            yield PrintedCard(id=card, name=f"Grumble {_numeral(card)}", kind=Kind(sort), text=text)


_SERIES = {"Z9": "N", "Z8": "M", "Z6": "K", "Z5": "H", "Z4": "G", "Z3": "E", "Z2": "B"}


def _numeral(card: str) -> str:
    return f"{_SERIES[card[:2]]}{int(card[-3:])}"


def made_up_cards() -> list[Card]:
    """The catalogue and these; an assertion names the first text that is not read."""
    known = load_catalogue().cards
    translation = translate(list(_printed()), frozenset(card.name for card in known.values()))
    assert not translation.declined, translation.declined[0]
    return [*known.values(), *translation.cards]
