"""Other positions of the same cards: a position is dear to draw, and cheap to vary.

Who is hurt, what is attached to whom, who stands where, which cards lie where and what was done before changes; deck lists stay.
"""

from collections.abc import Iterator, Sequence
from itertools import compress

import numpy as np

from synth.reference_py.game import Game, Player, Pokemon, Spot
from synth.reference_py.queries.measure import TYPES
from synth.reference_py.queries.statics import max_hp
from synth.spec.cards import DECLARABLE
from synth.spec.layout import ENERGIES, Daze, Place
from synth.verify.scenarios.position import may_have_done

OFTEN, SELDOM = 0.5, 0.15
"""How likely a thing is another one: in most positions much stays as it was."""
_LYING = (Place.DECK, Place.HAND, Place.DISCARD)
_COLORS = len(DECLARABLE)


def varied(game: Game, count: int, rng: np.random.Generator, titles: Sequence[int] = ()) -> Iterator[Game]:
    """So many at most; nothing may be waiting in the game. `titles`: of attacks that somebody asks about."""
    for _ in range(count):
        twin = game.copy()
        palette = rng.integers(_COLORS, size=2).tolist()
        for number, player in enumerate(twin.players):
            _lie_elsewhere(player, rng)
            if rng.random() < OFTEN:
                _stand_elsewhere(twin, number, rng)
            _remember(player, twin.pool.rules.poison // 10, rng)
            _attacked_before(twin, player, titles, rng)
            for pokemon in filter(None, player.slots):
                _charge(pokemon, palette, rng)
                _did_before(pokemon, player, rng)
                _memories(pokemon, twin.pool.numbers.asked, rng)
            _exchange_tools(player, rng)
        _before_now(twin, rng)
        for spot, pokemon in twin.spots():
            _hurt(twin, spot, pokemon, rng)
        if rng.random() < OFTEN:
            _face_the_sturdiest(twin, 1 - twin.turn_player)
        yield twin


def _face_the_sturdiest(game: Game, number: int) -> None:
    """Who falls at once does not show how hard it was hit, or what else was done to it."""
    slots = game.players[number].slots
    best = max((slot for slot, pokemon in enumerate(slots) if pokemon), key=lambda slot: max_hp(game, Spot(number, slot)))
    _exchange(game.players[number], 0, best)
    game.pokemon(Spot(number, 0)).damage = 0


def _charge(pokemon: Pokemon, palette: list[int], rng: np.random.Generator) -> None:
    """Enough for one of its attacks as a rule, and a few more: of what it costs, or of what others have too."""
    if rng.random() < SELDOM:
        return
    energy = [0] * ENERGIES
    likely = list(palette)
    if pokemon.card.attacks and rng.random() < 0.8:
        cost = pokemon.card.attacks[int(rng.integers(len(pokemon.card.attacks)))].cost
        likely += [unit for unit in range(_COLORS) if cost[unit]]
        for unit, needed in enumerate(cost):
            energy[unit if unit < _COLORS else _one(likely, rng)] += needed
    for _ in range(int(rng.integers(5))):
        energy[_one(likely, rng)] += 1
    pokemon.energy = energy


def _one(options: list[int], rng: np.random.Generator) -> int:
    return options[int(rng.integers(len(options)))]


def _hurt(game: Game, spot: Spot, pokemon: Pokemon, rng: np.random.Generator) -> None:
    """None, some, or nearly all of its HP."""
    hp = max_hp(game, spot)
    way = rng.random()
    damage = pokemon.damage if way < SELDOM else 0 if way < 0.4 else hp - 1 if way < 0.6 else int(rng.integers(max(1, hp)))
    pokemon.damage = max(0, min(damage, hp - 1))


def _stand_elsewhere(game: Game, number: int, rng: np.random.Generator) -> None:
    """Two of a player's Pokémon change places, as long as that leaves an Active one who may be there."""
    player = game.players[number]
    here = [slot for slot, pokemon in enumerate(player.slots) if pokemon]
    first, second = (here[int(at)] for at in rng.integers(len(here), size=2))
    _exchange(player, first, second)


def _exchange(player: Player, first: int, second: int) -> None:
    player.slots[first], player.slots[second] = player.slots[second], player.slots[first]
    places = {Place.IN_PLAY + first: Place.IN_PLAY + second, Place.IN_PLAY + second: Place.IN_PLAY + first}
    player.place = [places.get(place, place) for place in player.place]


def _exchange_tools(player: Player, rng: np.random.Generator) -> None:
    """Now and then two of a player's Pokémon exchange their Tools."""
    here = [slot for slot, pokemon in enumerate(player.slots) if pokemon]
    if rng.random() < SELDOM:
        first, second = (here[int(at)] for at in rng.integers(len(here), size=2))
        one, other = player.slots[first], player.slots[second]
        assert one and other
        one.tools, other.tools = other.tools, one.tools
        for slot, pokemon in ((first, one), (second, other)):
            for at in pokemon.attached:
                player.place[at] = Place.IN_PLAY + slot


def _did_before(pokemon: Pokemon, player: Player, rng: np.random.Generator) -> None:
    """Now and then it has used its Ability, come into play or evolved in this turn, or has fought."""
    if rng.random() < SELDOM:
        pokemon.used = bool(pokemon.card.ability)
    if rng.random() < SELDOM:
        pokemon.fought, pokemon.spent = bool(rng.random() < OFTEN), bool(rng.random() < SELDOM)
    if rng.random() < SELDOM:
        slot = player.slots.index(pokemon)
        under = [player.cards[at] for at in player.stack(slot) if player.cards[at] != pokemon.card.number]
        pokemon.fresh, pokemon.grown = True, under[-1] if under else 0


def _attacked_before(game: Game, player: Player, titles: Sequence[int], rng: np.random.Generator) -> None:
    """Which attacks it used, and what else it did, as far as a card of the pool asks."""
    for deed in game.pool.numbers.deeds if rng.random() < OFTEN else ():
        player.times[deed] = int(rng.integers(4)) if may_have_done(game, player, deed) else 0
    if titles and rng.random() < OFTEN:
        player.title = _one([0, *titles], rng)
        player.times[player.title] += int(player.title > 0)


def _memories(pokemon: Pokemon, asked: frozenset[str], rng: np.random.Generator) -> None:
    """What befell it in this turn or the last one, as far as a card of the pool asks."""
    if asked & {"self_used", "attacked_now", "attacked_last"} and rng.random() < OFTEN:
        pokemon.acted = (bool(rng.random() < OFTEN), bool(rng.random() < SELDOM))
    pokemon.healed = "healed_now" in asked and bool(rng.random() < SELDOM)
    pokemon.fed = "fed_now" in asked and bool(rng.random() < SELDOM)
    pokemon.grew = "evolved_last" in asked and bool(rng.random() < SELDOM)
    pokemon.hurt = "hurt_last_turn" in asked and bool(rng.random() < SELDOM)
    if "taken" in asked and rng.random() < OFTEN:
        pokemon.taken = int(rng.integers(12))
    if "age" in asked and rng.random() < OFTEN:
        pokemon.age = int(rng.integers(8))


def _lie_elsewhere(player: Player, rng: np.random.Generator) -> None:
    """Some cards of deck, hand and discard pile change places, but not those whose order is known."""
    free = [at for at, place in enumerate(player.place) if place in _LYING and not player.order[at]]
    moving = list(compress(free, rng.random(len(free)) < (OFTEN if rng.random() < OFTEN else SELDOM)))
    places = [player.place[at] for at in moving]
    for at, place in zip(moving, rng.permutation(len(places)).tolist(), strict=True):
        player.place[at] = places[place]


def _before_now(game: Game, rng: np.random.Generator) -> None:
    """What was done in this turn, and now and then an early one."""
    acting = game.players[game.turn_player]
    game.supporter_played, game.retreated = int(rng.random() < SELDOM), int(rng.random() < SELDOM)
    acting.moved = bool(rng.random() < SELDOM)
    game.stadium_played, game.stadium_used = bool(rng.random() < SELDOM), bool(rng.random() < SELDOM)
    if rng.random() < SELDOM:
        game.turn = 2 - game.turn % 2


def _remember(player: Player, poison: int, rng: np.random.Generator) -> None:
    """Special Conditions, points, what is in the Energy Zone and in the discard pile, what happened in the last turn."""
    if rng.random() < OFTEN:
        player.poison, player.burn = poison * int(rng.random() < SELDOM), int(rng.random() < SELDOM)
        player.daze = Daze(int(rng.integers(len(Daze)))) if rng.random() < SELDOM else Daze.NONE
    if rng.random() < OFTEN:
        player.points = int(rng.integers(3))
    if rng.random() < SELDOM:
        types = rng.integers(len(TYPES), size=3).tolist()
        player.fallen, player.knockouts = (0, 0) if player.fallen else (sum(1 << one for one in set(types)), len(types))
    if rng.random() < OFTEN:
        few = OFTEN if rng.random() < SELDOM else SELDOM
        player.discarded = [int(unit < _COLORS and rng.random() < few) * int(rng.integers(1, 4)) for unit in range(ENERGIES)]
    if rng.random() < SELDOM:
        player.energy_now = 0 if player.energy_now else 1 + _one([*player.declared], rng)
    for pokemon in filter(None, player.slots):
        if rng.random() < SELDOM:
            pokemon.struck = not pokemon.struck
