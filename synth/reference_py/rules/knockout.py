"""Knock Outs, points, the end of the game and promotion (rulebook 14, 15)."""

from synth.dsl.ast import Deed, Event, ModifierKind
from synth.reference_py.chance import Chance
from synth.reference_py.game import Effect, Fall, Game, Spot, winner_of
from synth.reference_py.queries import statics
from synth.reference_py.queries.measure import EX_FELL, FELL, type_bits
from synth.reference_py.rules import reactions
from synth.reference_py.rules.immunity import recover_immune
from synth.reference_py.verbs.performing import TELL
from synth.reference_py.verbs.piles import leave_play
from synth.reference_py.verbs.switching import exchange
from synth.spec.layout import Flow, Phase, Place, Winner


def settle(game: Game, chance: Chance, first: int, attack: Effect | None = None) -> None:
    """Everything that an effect, an attack or a Checkup leaves behind; `first` promotes first if both must."""
    recover_immune(game)
    if not _beaten(game):
        game.next(_finish, first)
    else:
        game.next(_knock_out, attack, first)
        _topple(game, chance, attack, frozenset())


def _topple(game: Game, chance: Chance, attack: Effect | None, known: frozenset[int]) -> None:
    """What falling Pokémon set off, with everybody still in place; that may make more of them fall (rulebook 14.4)."""
    beaten = _beaten(game)
    new = [spot for spot in beaten if game.pokemon(spot).serial not in known]
    if not new:
        return
    game.fall = game.fall or Fall()
    game.falling = known | {game.pokemon(spot).serial for spot in new}
    game.next(_topple, attack, game.falling)
    reactions.fall(game, chance, attack, new)


def _beaten(game: Game) -> list[Spot]:
    if statics.unspoken(game, ModifierKind.MAX_HP):
        return [spot for spot, pokemon in game.spots() if pokemon.damage >= pokemon.card.hp]
    return [spot for spot, pokemon in game.spots() if pokemon.damage >= statics.max_hp(game, spot)]


def _finish(game: Game, chance: Chance, first: int, scored: frozenset[int] = frozenset()) -> None:
    """Whoever `scored` is told of once everybody has an Active Pokémon again."""
    game.fall, game.effect, game.falling = None, None, frozenset()
    active = game.players[game.turn_player].slots[0]
    if game.again and (active is None or active.serial != game.striker):
        game.again = 0
    winner = _winner(game)
    if winner is not Winner.NONE:
        game.finish(winner)
        return
    if scored and Event.SCORES in game.words.events:
        game.next(settle, first)
        for player in sorted(scored, key=game.side, reverse=True):
            game.next(TELL["acted"], player, Event.SCORES)
    if any(game.pool.numbers.bench):
        game.next(_make_room, 1 - first, first)
        game.next(_make_room, first, first)
    game.next(_promote, 1 - first)
    game.next(_promote, first)


def _knock_out(game: Game, chance: Chance, attack: Effect | None, first: int) -> None:
    """All leave together: the list is complete before the first one goes. What an attack beat is remembered (rulebook 14.11)."""
    fall, game.fall, game.effect, game.falling = game.fall or Fall(), None, None, frozenset()
    hit = attack.hit if attack else frozenset()
    beaten = _beaten(game)
    scored: set[int] = set()
    memories = [type_bits(game, spot) for spot in beaten]
    for spot, types in zip(beaten, memories, strict=True):
        pokemon, owner = game.pokemon(spot), game.players[spot.player]
        game.players[1 - spot.player].points += fall.points(pokemon)
        game.note(1 - spot.player, Deed.POINTS, fall.points(pokemon))
        if fall.points(pokemon):
            scored.add(1 - spot.player)
        owner.knockouts += 1
        if spot.player != game.turn_player:
            owner.fallen |= types if pokemon.serial in hit else 0
            remembered = pokemon.serial in hit and pokemon.card.card.ex and "ex_knocked_out" in game.pool.numbers.asked
            owner.fallen |= EX_FELL if remembered else 0
            # A Checkup belongs to nobody's turn (rulebook 13.4).
            owner.fallen |= FELL if "fell" in game.pool.numbers.asked and game.flow not in (Flow.NEXT, Flow.AGAIN) else 0
        leave_play(game, spot, *fall.rescued.get(pokemon.serial, (Place.DISCARD, False)))
    _finish(game, chance, first, frozenset(scored))


def _winner(game: Game) -> Winner:
    """Who fulfils more of the two conditions to win; as many is a tie (rulebook 15.2, D1, D2)."""
    goal = game.pool.rules.points_to_win
    wins = [(game.players[p].points >= goal) + (not game.players[1 - p].has_pokemon()) for p in (0, 1)]
    if wins[0] == wins[1]:
        return Winner.TIE if wins[0] else Winner.NONE
    return winner_of(wins.index(max(wins)))


def _make_room(game: Game, chance: Chance, player: int, first: int) -> None:
    """Who has more Pokémon on the Bench than may be there discards one after the other, as that player chooses."""
    bench = tuple(Spot(player, slot) for slot in game.players[player].bench())
    if len(bench) <= statics.bench_room(game, player):
        return
    if len(bench) == 1:
        chance.forced.append(bench[0])
        _leave_bench(game, chance, bench[0], first)
    else:
        game.ask(Phase.CHOOSE_SLOT, player, bench, _leave_bench, first)


def _leave_bench(game: Game, chance: Chance, spot: Spot, first: int) -> None:
    """Others may fall without it, or there may still be too many."""
    leave_play(game, spot, Place.DISCARD, False)
    game.next(settle, first)


def _promote(game: Game, chance: Chance, player: int) -> None:
    owner = game.players[player]
    if owner.slots[0]:
        return
    bench = tuple(Spot(player, slot) for slot in owner.bench())
    if len(bench) == 1:
        chance.forced.append(bench[0])
        _move_up(game, chance, bench[0])
    else:
        game.ask(Phase.PROMOTE, player, bench, _move_up)


def _move_up(game: Game, chance: Chance, spot: Spot) -> None:
    """A promotion is no move to the Active Spot, not in the own turn either (rulebook 9.7, D13)."""
    exchange(game, spot.player, spot.slot)
    game.players[spot.player].moved = False
