"""Numbers of one Pokémon in play. Damage and HP are in points."""

from synth.dsl.ast import MeasureKind
from synth.reference_py.cards import UNIT
from synth.reference_py.game import Game, Pokemon, Spot
from synth.reference_py.queries.qualities import ask
from synth.reference_py.queries.special_conditions import has_status
from synth.spec.cards import Energy, Status


def units(pokemon: Pokemon, energies: tuple[Energy, ...]) -> int:
    """Units attached of these types; of any type if none is named. A unit that pays double counts once (rulebook 6.11, D23)."""
    return sum(pokemon.energy[UNIT[energy]] for energy in set(energies)) if energies else pokemon.units


def of_pokemon(game: Game, spot: Spot, kind: MeasureKind, energies: tuple[Energy, ...] = ()) -> int:
    pokemon = game.pokemon(spot)
    match kind:
        case MeasureKind.ENERGY:
            return units(pokemon, energies)
        case MeasureKind.HP:
            return max(0, ask().max_hp(game, spot) - pokemon.damage) * 10
        case MeasureKind.MAX_HP:
            return ask().max_hp(game, spot) * 10
        case MeasureKind.EXCESS:
            return max(0, pokemon.damage - ask().max_hp(game, spot)) * 10
        case MeasureKind.AGE:
            return pokemon.age
        case MeasureKind.CONDITIONS:
            return sum(has_status(game, spot, status) for status in Status)
        case MeasureKind.TOOLS:
            return len(pokemon.attached)
        case MeasureKind.DAMAGE_ON:
            return pokemon.damage * 10
        case MeasureKind.TAKEN:
            return pokemon.taken * 10
        case MeasureKind.RETREAT:
            return ask().retreat_cost(game, spot)
    raise ValueError(f"measure {kind} of a Pokémon")
