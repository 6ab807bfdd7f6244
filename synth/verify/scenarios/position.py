"""A scenario's position as a game of the reference engine."""

from collections.abc import Iterator
from typing import get_args

from synth.dsl.ast import Deed, Span
from synth.dsl.numbering import LAST_ROW, counted, remembered
from synth.reference_py.cards import UNIT, CardPool
from synth.reference_py.game import Game, Held, Player, Pokemon
from synth.reference_py.queries.measure import TYPES
from synth.reference_py.queries.special_conditions import DAZES
from synth.reference_py.queries.statics import max_hp
from synth.reference_py.rules.setup import new_player
from synth.spec.cards import DECLARABLE, Energy, Kind, Status
from synth.spec.errors import InputError, suggestion
from synth.spec.layout import Phase, Place
from synth.verify.scenarios.lasting import leave
from synth.verify.scenarios.scenario import Knowing, Known, Memory, Past, PlayerPosition, Scenario, Standing
from synth.verify.scenarios.spots import spot_name

SEATS = "AB"


def build(pool: CardPool, scenario: Scenario) -> Game:
    """The game at its first step: in the main phase of the player to act."""
    _check(pool, scenario)
    lists = deck_lists(pool, scenario)
    places = [_places(pool, cards) for cards in lists]
    size = max(len(cards) for cards in lists)
    turn_player = SEATS.index(scenario.to_act)
    players = [
        _player(pool, position, sorted(cards, key=pool.number_of.__getitem__), size, acts=number == turn_player)
        for number, (position, cards) in enumerate(zip(scenario.players, lists, strict=True))
    ]
    game = Game(pool, players, turn_player, phase=Phase.MAIN)
    game.turn = scenario.turn or (5 if scenario.to_act == "A" else 6)
    for number, position in enumerate(scenario.players):
        _place(game, number, position, iter(places[number]))
    if scenario.stadium:
        owner = SEATS.index(scenario.stadium.owner)
        game.stadium = Held(owner, places[owner][-1])
        game.players[owner].place[game.stadium.at] = Place.STADIUM
    _check_damage(game)
    memory = scenario.players[turn_player].memory
    game.supporter_played, game.retreated = int(memory.supporter_played), int(memory.retreated)
    game.stadium_played, game.stadium_used = memory.stadium_played, memory.stadium_used
    leave(game, scenario.lasting)
    for player, at, known in known_cards(game, scenario):
        player.seen[at] = sum(1 << bit for bit, who in enumerate(get_args(Knowing)) if who in known.by)
    return game


def known_cards(game: Game, scenario: Scenario) -> Iterator[tuple[Player, int, Known]]:
    """Where in the deck lists those cards are of which somebody knows something; the one at that place, if it is there."""
    for number, position in enumerate(scenario.players):
        player, used = game.players[number], set[int]()
        for known in position.known:
            pile = player.cards_in(Place.HAND if known.pile == "hand" else Place.DECK)
            same = [at for at in pile if player.cards[at] == game.pool.number_of[known.card] and at not in used]
            if not same:
                raise InputError(f"{SEATS[number]}.known: no {known.card} in the {known.pile}")
            wanted = known.at if known.at >= 0 else len(pile) + 1 + known.at
            at = next((at for at in same if player.order[at] == wanted), same[0])
            used.add(at)
            yield player, at, known


def cards_needed(pool: CardPool, scenario: Scenario) -> int:
    """Cards of the player who has most."""
    return max(len(cards) for cards in deck_lists(pool, scenario))


def energy_types(pool: CardPool, position: PlayerPosition) -> str:
    """Declared types as given, else those of the zone, else those the Active Pokémon's attacks cost."""
    if position.energy_types:
        return position.energy_types
    zone = (position.zone.current, position.zone.next)
    named = "".join(dict.fromkeys(unit for unit in zone if unit and unit != "none"))
    if named:
        return named
    attacks = pool[pool.number_of[position.active.card]].attacks
    costs = [unit for unit in DECLARABLE if any(attack.cost[UNIT[unit]] for attack in attacks)]
    return "".join(costs[: pool.rules.energy_types_max]) or "G"


def deck_lists(pool: CardPool, scenario: Scenario) -> list[list[str]]:
    """Of both players; a Stadium in play is the last card of its owner."""
    lists = [_deck_list(pool, position) for position in scenario.players]
    if scenario.stadium:
        lists[SEATS.index(scenario.stadium.owner)].append(scenario.stadium.card)
    return lists


def _deck_list(pool: CardPool, position: PlayerPosition) -> list[str]:
    """Deck from the top, hand, Pokémon, discard pile: random picks without a script take the first in this order."""
    stacks = [card for _, pokemon in position.spots() for card in (*_stack(pool, pokemon), *pokemon.tools)]
    return [*position.deck, *position.hand, *stacks, *position.discard]


def ranks(pool: CardPool, scenario: Scenario) -> dict[Held, int]:
    """The order in which the format lists each player's cards."""
    lists = deck_lists(pool, scenario)
    return {
        Held(player, place): rank
        for player, cards in enumerate(lists)
        for rank, place in enumerate(_places(pool, cards))
    }


def _places(pool: CardPool, cards: list[str]) -> list[int]:
    """Where in the deck list each card stands: lists are sorted by number, as those of every game are."""
    by_number = sorted(range(len(cards)), key=lambda at: pool.number_of[cards[at]])
    places = [0] * len(cards)
    for place, at in enumerate(by_number):
        places[at] = place
    return places


def _stack(pool: CardPool, pokemon: Standing) -> list[str]:
    """Its cards, lowest first; left out, the printed line is assumed."""
    if pokemon.under is not None:
        return [*pokemon.under, pokemon.card]
    stack = [pokemon.card]
    while (below := pool[pool.number_of[stack[0]]].evolves_from) is not None:
        found = next((card for card in pool.cards if card and card.name == below), None)
        if found is None:
            raise InputError(f"no card {below} for {stack[0]} to have evolved from")
        stack.insert(0, found.id)
    return stack


def _player(pool: CardPool, position: PlayerPosition, cards: list[str], size: int, acts: bool) -> Player:
    memory = position.memory
    types = energy_types(pool, position)
    player = new_player(pool, cards, [Energy(letter) for letter in types], size)
    current = position.zone.current or (types[0] if acts else "none")
    player.energy_now = 0 if memory.energy_attached else _unit(current)
    player.energy_next = _unit(position.zone.next or types[0])
    player.points = position.points
    for letter in position.discard_energy:
        player.discarded[UNIT[Energy(letter)]] += 1
    for condition in position.active.conditions:
        match condition:
            case Status.POISONED:
                player.poison = pool.rules.poison // 10
            case Status.BURNED:
                player.burn = 1
            case _:
                player.daze = DAZES[condition]
    player.moved = position.active.moved_to_active_this_turn
    player.daze_fresh, player.sleep_coins = memory.paralyzed_this_turn, memory.coins_to_wake_up
    return player


def _unit(letter: str) -> int:
    return 0 if letter == "none" else UNIT[Energy(letter)] + 1


def _place(game: Game, number: int, position: PlayerPosition, places: Iterator[int]) -> None:
    """`places`: in the deck list, of the cards in the order of `_deck_list`."""
    player = game.players[number]
    for order, at in zip(range(1, len(position.deck) + 1), places, strict=False):
        player.order[at] = order
    for _, at in zip(position.hand, places, strict=False):
        player.place[at] = Place.HAND
    for slot, (_, standing) in enumerate(position.spots()):
        pokemon = _stand(game, number, slot, standing)
        for _, at in zip(_stack(game.pool, standing), places, strict=False):
            player.place[at] = Place.IN_PLAY + slot
        for _, at in zip(standing.tools, places, strict=False):
            player.place[at] = Place.IN_PLAY + slot
            pokemon.equip(at)
    for _, at in zip(position.discard, places, strict=False):
        player.place[at] = Place.DISCARD
    _remember(game, player, position.memory)


def _remember(game: Game, player: Player, memory: Memory) -> None:
    """Facts of earlier turns, as the state keeps them."""
    for letter in "".join(memory.knocked_out_by_attack_last_turn):
        player.fallen |= 1 << TYPES.index(Energy(letter))
        player.knockouts += 1
    player.knockouts = memory.knocked_out or player.knockouts
    if memory.attack_used_last_turn:
        player.title = game.pool.title(memory.attack_used_last_turn)
        player.times[player.title] += player.title > 0
    if memory.attack_used_this_turn:
        player.title_next = game.pool.title(memory.attack_used_this_turn)
    for name, times in memory.attacks_used.items():
        if not may_have_done(game, player, game.pool.title(name)):
            raise InputError(f"memory: {name}: it is the other player's turn")
        if game.pool.title(name):
            player.times[game.pool.title(name)] = times
    units, hundreds = (player.times[game.pool.title(remembered(part, Span.LAST_TURN))] for part in LAST_ROW)
    if (units or hundreds) and units + 100 * hundreds not in game.pool.attacks:
        raise InputError("memory: no attack has that row")


def may_have_done(game: Game, player: Player, title: int) -> bool:
    """What is counted of this turn is counted of one player only."""
    acts = player is game.players[game.turn_player]
    return acts or title not in {game.pool.title(counted(deed, Span.THIS_TURN)) for deed in Deed} - {0}


def _look_back(pokemon: Pokemon, past: Past) -> None:
    pokemon.fought, pokemon.acted = past.attacked, (past.attacked_last_turn, past.attacked_this_turn)
    pokemon.spent, pokemon.struck, pokemon.hurt = past.protected, past.hit_last_turn, past.hurt_last_turn
    pokemon.taken, pokemon.healed, pokemon.age = past.damage_last_turn // 10, past.healed_this_turn, past.turns_in_play


def _stand(game: Game, number: int, slot: int, standing: Standing) -> Pokemon:
    card = game.pool[game.pool.number_of[standing.card]]
    pokemon = game.enter(number, slot, card, fresh=standing.played_this_turn or standing.evolved_this_turn)
    pokemon.damage, pokemon.used = standing.damage // 10, standing.ability_used
    if standing.evolved_this_turn:
        below = _stack(game.pool, standing)[:-1]
        pokemon.grown = game.pool.number_of[below[-1]] if below else 0
    for letter in standing.energy:
        pokemon.energy[UNIT[Energy(letter)]] += 1
    _look_back(pokemon, standing.past)
    return pokemon


def _check(pool: CardPool, scenario: Scenario) -> None:
    """Refuses what no game could reach, naming the key."""
    for key, card in scenario.cards():
        if card not in pool.number_of:
            raise InputError(f"{key}: unknown card {card}{suggestion(card, pool.number_of)}")
    for seat, position in zip(SEATS, scenario.players, strict=True):
        if len(position.bench) >= pool.slots:
            raise InputError(f"{seat}.bench: at most {pool.slots - 1} Pokémon")
        for spot, standing in position.spots():
            top = pool[pool.number_of[standing.card]]
            if top.kind not in (Kind.POKEMON, Kind.FOSSIL):
                raise InputError(f"{seat}.{spot}.card: {top.id} {top.name} is no Pokémon")
            if len(standing.tools) > pool.numbers.tools:
                most = "one Tool" if pool.numbers.tools == 1 else f"{pool.numbers.tools} Tools"
                raise InputError(f"{seat}.{spot}.tools: a Pokémon has at most {most}")
            for tool in standing.tools:
                if pool[pool.number_of[tool]].kind is not Kind.TOOL:
                    raise InputError(f"{seat}.{spot}.tools: {tool} is no Tool")
    if scenario.stadium and pool[pool.number_of[scenario.stadium.card]].kind is not Kind.STADIUM:
        raise InputError(f"stadium.card: {scenario.stadium.card} is no Stadium")


def _check_damage(game: Game) -> None:
    """Once everything that could give HP is in place."""
    for spot, pokemon in game.spots():
        if pokemon.damage >= max_hp(game, spot):
            damage, hp = pokemon.damage * 10, max_hp(game, spot) * 10
            raise InputError(f"{spot_name(spot)}.damage: {damage} on {hp} HP would Knock it Out")
