"""Categories that cards print but no public source carries: kept by hand, by species (rulebook 19.2, 19.3)."""

from synth.spec.cards import Tag, set_order

ULTRA_BEASTS = frozenset(
    {
        "Blacephalon",
        "Buzzwole",
        "Celesteela",
        "Guzzlord",
        "Kartana",
        "Naganadel",
        "Nihilego",
        "Pheromosa",
        "Poipole",
        "Stakataka",
        "Xurkitree",
        "Dawn Wings Necrozma",
        "Dusk Mane Necrozma",
        "Ultra Necrozma",
    }
)
ANCIENT = frozenset(
    {
        "Brute Bonnet",
        "Flutter Mane",
        "Gouging Fire",
        "Great Tusk",
        "Koraidon",
        "Raging Bolt",
        "Roaring Moon",
        "Sandy Shocks",
        "Scream Tail",
        "Slither Wing",
        "Walking Wake",
    }
)
FUTURE = frozenset(
    {
        "Iron Boulder",
        "Iron Bundle",
        "Iron Crown",
        "Iron Hands",
        "Iron Jugulis",
        "Iron Leaves",
        "Iron Moth",
        "Iron Thorns",
        "Iron Treads",
        "Iron Valiant",
        "Miraidon",
    }
)
PARADOX_SINCE = "B3a"
"""Set that introduced Ancient and Future; whether earlier printings count is disputed (D21), the rulebook's default is no."""


def tags(name: str, set_code: str) -> tuple[Tag, ...]:
    """Tags of a printing, by species: an ex has those of its species."""
    species = name.removesuffix(" ex")
    paradox = set_order(set_code) >= set_order(PARADOX_SINCE)
    found = {
        Tag.ULTRA_BEAST: species in ULTRA_BEASTS,
        Tag.ANCIENT: paradox and species in ANCIENT,
        Tag.FUTURE: paradox and species in FUTURE,
    }
    return tuple(tag for tag, applies in found.items() if applies)
