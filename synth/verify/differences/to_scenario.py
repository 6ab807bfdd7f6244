"""A game of the reference engine as a scenario states it: positions, moves, random results. The inverse of reading one."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, get_args

from pydantic import ValidationError

from synth.dsl.ast import Modal
from synth.reference_py.cards import PoolCard
from synth.reference_py.chance import HashChance
from synth.reference_py.game import AttackOf, Done, Game, Held, Option, Spot
from synth.reference_py.queries.measure import TYPES
from synth.reference_py.queries.special_conditions import has_status
from synth.reference_py.rules.attack import borrowable_attacks, usable_attacks
from synth.reference_py.rules.legal import answer_action
from synth.spec.cards import UNITS, Energy, Status
from synth.spec.chance import Purpose
from synth.spec.layout import ENERGIES, Phase, Place
from synth.verify.scenarios.chance import FROM_THE_TOP
from synth.verify.scenarios.lasting import left_in
from synth.verify.scenarios.moves import count_printed
from synth.verify.scenarios.scenario import (
    Knowing,
    Known,
    Memory,
    Past,
    PlayerPosition,
    Scenario,
    StadiumInPlay,
    Standing,
    Step,
    Zone,
)
from synth.verify.scenarios.spots import spot_name


class Untold(Exception):
    """The format has no words for this position or move."""


@dataclass
class Results:
    """Random results in the order in which they were drawn, as a scenario lists them."""

    coins: str = ""
    picks: list[str] = field(default_factory=list)
    rolls: str = ""
    drawn: list[tuple[int, int]] = field(default_factory=list)
    """Player and number of each card that came from the top of a deck."""


class ToldChance(HashChance):
    """The chance of a real step, written down as it happens."""

    def __init__(self, key: tuple[int, int], turn_player: int) -> None:
        super().__init__(key)
        self.results, self._turn_player = Results(), turn_player

    def _coins(self, coins: int, index: int, until_tails: bool, sure: bool | None) -> int:
        bits = super()._coins(coins, index, until_tails, sure)
        for k in range(coins):
            heads = bool(bits >> k & 1)
            if sure is None or k:
                self.results.coins += "H" if heads else "T"
            if until_tails and not heads:
                break
        return bits

    def _outcome(self, purpose: Purpose, index: int, candidates: Sequence[Any]) -> int:
        result = super()._outcome(purpose, index, candidates)
        if candidates == [False, True]:
            self.results.coins += "TH"[result]
        elif purpose is Purpose.ENERGY_ROLL:
            self.results.rolls += candidates[result]
        elif purpose in FROM_THE_TOP:
            side = 1 if purpose is Purpose.TURN_DRAW else index // 32
            self.results.drawn.append((self._turn_player ^ side, candidates[result].number))
        elif len(candidates) > 1:
            self.results.picks.append(_name(candidates[result]))
        return result


def _name(candidate: Any) -> str:
    match candidate:
        case Spot():
            return spot_name(candidate)
        case PoolCard():
            return candidate.id
    return str(candidate)


def move_of(game: Game, action: int) -> str:
    """The move that takes this action now."""
    group, _, rest = game.pool.actions(game.cards).describe(action).partition(" ")
    offset = int(rest or 0)
    if game.question:
        answers = game.question.answers
        answer = next((found for found in answers if answer_action(game, found) == (group, offset)), None)
        return f"choose {_answer(game, answer)}"
    own = spot_name(Spot(game.turn_player, offset))[2:]
    match group:
        case "end" | "stadium":
            return group
        case "attack":
            attacks = dict(usable_attacks(game, Spot(game.turn_player, 0), prior=True))
            return f"attack {attacks[offset].name}"
        case "copy":
            name = dict(lent := borrowable_attacks(game))[offset].name
            if [attack.name for _, attack in lent].count(name) > 1:
                raise Untold("one of several attacks of a name")
            return f"copy {name}"
        case "card" | "rank":
            raise Untold("an attack of a discarded card")
        case "play":
            return f"play {game.card(Held(game.turn_player, offset)).id}"
        case "retreat":
            return f"retreat bench.{offset}"
    return f"{group} {own}"


def _answer(game: Game, answer: Any) -> str:
    match answer:
        case AttackOf():
            return str(game.pokemon(answer.spot).card.attacks[answer.number].name)
        case Spot():
            return spot_name(answer)
        case Held():
            return game.card(answer).id
        case Option():
            parts = game.question.args if game.question else ()
            if any(count_printed(part.options[answer.number]) > 1 for part in parts if isinstance(part, Modal)):
                raise Untold("an option of many, which is asked for in two steps")
            return str(answer.number + 1)
        case Done():
            return "done"
        case Energy():
            return str(answer)
        case int():
            return str(UNITS[answer])
    raise Untold(f"answer {answer}")


def scenario_of(game: Game, moves: Sequence[str], results: Sequence[Results], name: str) -> Scenario:
    """The position and these moves, with the random results that they met."""
    if game.phase is not Phase.MAIN or game.question:
        raise Untold("a scenario starts in the main phase")
    try:
        return _stated(game, moves, results, name)
    except ValidationError as error:
        raise Untold(str(error.errors()[0]["loc"])) from None


def _stated(game: Game, moves: Sequence[str], results: Sequence[Results], name: str) -> Scenario:
    drawn = [card for result in results for card in result.drawn]
    seats = [_position(game, player, [number for who, number in drawn if who == player]) for player in range(2)]
    stadium = game.stadium and StadiumInPlay(card=game.card(game.stadium).id, owner="AB"[game.stadium.player])
    return Scenario(
        name=name,
        turn=game.turn,
        to_act="AB"[game.turn_player],
        stadium=stadium,
        lasting=tuple(left_in(game)),
        A=seats[0],
        B=seats[1],
        coins="".join(result.coins for result in results),
        picks=tuple(pick for result in results for pick in result.picks),
        rolls="".join(result.rolls for result in results),
        steps=tuple(Step(do=move) for move in moves) or (Step(expect={"turn": game.turn}),),
    )


def _position(game: Game, number: int, drawn: Sequence[int]) -> PlayerPosition:
    player = game.players[number]
    bench = player.bench()
    if player.slots[0] is None or bench != list(range(1, len(bench) + 1)):
        raise Untold("a spot is empty before one that is not")
    acts = number == game.turn_player
    titles = {row: title for title, row in game.pool.numbers.titles.items()}
    fallen = tuple(str(TYPES[k]) for k in range(len(TYPES)) if player.fallen >> k & 1)
    memory = Memory(
        supporter_played=acts and game.supporter_played > 0,
        retreated=acts and bool(game.retreated),
        stadium_played=acts and game.stadium_played,
        stadium_used=acts and game.stadium_used,
        knocked_out_by_attack_last_turn=fallen,
        knocked_out=0 if player.knockouts == len(fallen) else player.knockouts,
        attack_used_last_turn=titles.get(player.title),
        attack_used_this_turn=titles.get(player.title_next),
        attacks_used={titles[title]: times for title, times in enumerate(player.times) if title and times},
        paralyzed_this_turn=player.daze_fresh,
        coins_to_wake_up=player.sleep_coins,
    )
    return PlayerPosition(
        active=_standing(game, Spot(number, 0)),
        bench=tuple(_standing(game, Spot(number, slot)) for slot in bench),
        hand=tuple(_ids(game, number, Place.HAND)),
        deck=tuple(_deck(game, number, drawn)),
        discard=tuple(_ids(game, number, Place.DISCARD)),
        known=tuple(_known(game, number)),
        discard_energy=_letters(player.discarded),
        zone=Zone(current=_unit(player.energy_now), next=_unit(player.energy_next)),
        energy_types="".join(UNITS[unit] for unit in player.declared),
        points=player.points,
        memory=memory,
    )


def _standing(game: Game, spot: Spot) -> Standing:
    pokemon = game.pokemon(spot)
    stack = [game.card(Held(spot.player, at)) for at in game.players[spot.player].stack(spot.slot)]
    under = [card.id for card in sorted(stack, key=lambda card: card.stage)[:-1]]
    active = spot.slot == 0
    return Standing(
        card=pokemon.card.id,
        energy=_letters(pokemon.energy),
        damage=pokemon.damage * 10,
        tools=tuple(game.card(tool).id for tool in game.tools(spot)),
        conditions=tuple(status for status in Status if active and has_status(game, spot, status)),
        under=tuple(under) if pokemon.card.stage else None,
        played_this_turn=pokemon.fresh and not pokemon.grown,
        evolved_this_turn=bool(pokemon.grown),
        moved_to_active_this_turn=active and game.players[spot.player].moved,
        ability_used=pokemon.used,
        past=Past(
            attacked=pokemon.fought,
            attacked_last_turn=pokemon.acted[0],
            attacked_this_turn=pokemon.acted[1],
            protected=pokemon.spent,
            hit_last_turn=pokemon.struck,
            hurt_last_turn=pokemon.hurt,
            damage_last_turn=pokemon.taken * 10,
            healed_this_turn=pokemon.healed,
            turns_in_play=pokemon.age,
        ),
    )


def _ids(game: Game, player: int, place: Place) -> list[str]:
    return [game.card(Held(player, at)).id for at in game.players[player].cards_in(place)]


def _deck(game: Game, number: int, drawn: Sequence[int]) -> list[str]:
    """From the top: what is known to lie there, then what will be drawn, then the rest."""
    player = game.players[number]
    places = player.cards_in(Place.DECK)
    fixed = sorted((at for at in places if player.order[at] > 0), key=lambda at: player.order[at])
    bottom = sorted((at for at in places if player.order[at] < 0), key=lambda at: player.order[at])
    loose = [at for at in places if player.order[at] == 0]
    coming = []
    for card in drawn:
        found = next((at for at in loose if player.cards[at] == card), None)
        if found is not None:
            loose.remove(found)
            coming.append(found)
    return [game.card(Held(number, at)).id for at in (*fixed, *coming, *loose, *bottom)]


def _known(game: Game, number: int) -> Iterator[Known]:
    player = game.players[number]
    for pile, place in (("deck", Place.DECK), ("hand", Place.HAND)):
        for at in player.cards_in(place):
            if player.order[at] or player.seen[at]:
                by = [who for bit, who in enumerate(get_args(Knowing)) if player.seen[at] >> bit & 1]
                yield Known(card=game.card(Held(number, at)).id, pile=pile, at=player.order[at], by=tuple(by))


def _letters(units: Sequence[int]) -> str:
    return "".join(UNITS[unit] * units[unit] for unit in range(ENERGIES))


def _unit(number: int) -> str:
    return str(UNITS[number - 1]) if number else "none"
