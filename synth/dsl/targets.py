"""What each verb can act on: the zones and roles that suit each selector of a statement."""

from collections.abc import Mapping
from dataclasses import dataclass

from synth.dsl.ast import Role, Selector, Zone


@dataclass(frozen=True)
class Targets:
    what: str
    zones: frozenset[Zone]
    roles: frozenset[Role]

    def suit(self, selector: Selector) -> bool:
        return selector.role in self.roles if selector.role else selector.zone in self.zones


_POKEMON_ZONES = frozenset({Zone.ACTIVE, Zone.BENCH, Zone.PLAY})
_POKEMON_ROLES = frozenset({Role.SELF, Role.HOST, Role.IT, Role.DEFENDER, Role.ATTACKER, Role.NEW_ACTIVE, Role.OLD_ACTIVE})
_CARD_ZONES = frozenset({Zone.HAND, Zone.DECK, Zone.TOP, Zone.DISCARD, Zone.HAND_AND_DECK, Zone.PLAY_AND_HAND})
_CARD_ROLES = frozenset({Role.IT, Role.FOUND, Role.REST})

POKEMON = Targets("Pokémon in play", _POKEMON_ZONES, _POKEMON_ROLES | {Role.MOVED})
STRUCK = Targets("Pokémon in play or a spot", _POKEMON_ZONES | {Zone.SPOT}, POKEMON.roles)
CARDS = Targets("cards outside play", _CARD_ZONES, _CARD_ROLES)
SHOWN = Targets("cards outside play", _CARD_ZONES, _CARD_ROLES | {Role.MOVED})
MOVABLE = Targets(
    "cards or Pokémon",
    _CARD_ZONES | _POKEMON_ZONES | {Zone.TOOLS, Zone.STADIUM, Zone.ZONE_NOW, Zone.ZONE_NEXT},
    _CARD_ROLES | _POKEMON_ROLES | {Role.CARD, Role.TOP_CARD},
)
CHOSEN = Targets("cards, Pokémon, a player or a spot", MOVABLE.zones | {Zone.SPOT, Zone.PLAYER}, MOVABLE.roles)
CARRIERS = Targets(
    "Pokémon, a player, a spot or this attack",
    _POKEMON_ZONES | {Zone.PLAYER, Zone.SPOT, Zone.HAND, Zone.PLAY_AND_HAND},
    _POKEMON_ROLES | {Role.THIS_ATTACK, Role.CARD},
)
USABLE = Targets(
    "cards with an attack or effect, or a player",
    _CARD_ZONES | _POKEMON_ZONES | {Zone.PLAYER},
    _CARD_ROLES | _POKEMON_ROLES | {Role.THIS_ATTACK, Role.MOVED},
)
EQUIPPED = Targets(
    "this Tool, Tools in play, in a deck or discard pile, or that were found",
    frozenset({Zone.TOOLS, Zone.DECK, Zone.DISCARD}),
    frozenset({Role.CARD, Role.FOUND}),
)
RETYPED = Targets("Pokémon in play or zone_next", _POKEMON_ZONES | {Zone.ZONE_NEXT}, _POKEMON_ROLES)
ARRANGED = Targets("a deck or its top", frozenset({Zone.DECK, Zone.TOP}), _CARD_ROLES)

TARGETS: Mapping[tuple[str, str], Targets] = {
    ("choose", "what"): CHOSEN,
    ("damage", "to"): STRUCK,
    ("heal", "what"): POKEMON,
    ("set_hp", "what"): STRUCK,
    ("move_damage", "source"): POKEMON,
    ("move_damage", "to"): POKEMON,
    ("afflict", "what"): POKEMON,
    ("cure", "what"): POKEMON,
    ("attach", "to"): POKEMON,
    ("strip", "source"): POKEMON,
    ("shift", "source"): POKEMON,
    ("shift", "to"): POKEMON,
    ("retype", "what"): RETYPED,
    ("put", "what"): MOVABLE,
    ("equip", "what"): EQUIPPED,
    ("equip", "to"): POKEMON,
    ("show", "what"): SHOWN,
    ("order", "what"): ARRANGED,
    ("evolve", "what"): POKEMON,
    ("evolve", "card"): CARDS,
    ("switch", "out"): POKEMON,
    ("switch", "into"): POKEMON,
    ("give", "what"): CARRIERS,
    ("arm", "on"): CHOSEN,
    ("use", "of"): USABLE,
}
"""By verb and field; every selector of a statement is listed."""
