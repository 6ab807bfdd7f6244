"""The start of a game, deck refusals and forfeits."""

import pytest

from synth.codegen.build import playable
from synth.reference_py.cards import CardPool, Unsupported
from synth.reference_py.engine import legal_mask, new_game, rewards, step
from synth.reference_py.export import export
from synth.reference_py.game import Game, Held
from synth.spec.cards import Ability, Attack, Card, Effect, Energy
from synth.spec.chance import Purpose, step_key, word
from synth.spec.decks import Deck
from synth.spec.layout import Phase, Place, Winner

ONE_BASIC = Deck(
    "one Basic", ("A1-001", *["A1-002", "A1-003", "P-A-001", "P-A-005"] * 4, *["A1-223"] * 3), (Energy.GRASS,)
)


@pytest.fixture
def game(pool) -> Game:
    return new_game(pool, (ONE_BASIC, ONE_BASIC), (1, 2))


def test_the_coin_says_who_goes_first(pool):
    for seed in range(20):
        key = step_key(seed, 0)
        game = new_game(pool, (ONE_BASIC, ONE_BASIC), key)
        assert game.turn_player == (0 if word(key, Purpose.FIRST_PLAYER) >> 31 else 1)
        assert (game.turn, game.phase) == (-1, Phase.SETUP)


def test_every_opening_hand_has_a_basic_pokemon(pool):
    for seed in range(30):
        game = new_game(pool, (ONE_BASIC, ONE_BASIC), step_key(seed, 0))
        for number, player in enumerate(game.players):
            hand = player.cards_in(Place.HAND)
            assert len(hand) == 5
            assert any(game.card(Held(number, at)).is_basic for at in hand)
            assert player.energy_next == 1 and player.energy_now == 0


def test_setup_asks_both_players_then_the_first_one_draws(game):
    first = game.turn_player
    for turn in (-1, 0):
        assert (game.turn, game.phase, game.decider) == (turn, Phase.SETUP, game.turn_player)
        assert not legal_mask(game)[0]
        game = step(game, legal_mask(game).index(True), (0, 0))
        assert legal_mask(game).count(True) == 1
        game = step(game, 0, (0, 0))
    assert (game.turn, game.turn_player, game.phase) == (1, first, Phase.MAIN)
    me, other = game.players[first], game.players[1 - first]
    assert len(me.cards_in(Place.HAND)) == 5 and len(other.cards_in(Place.HAND)) == 4
    assert me.energy_now == 0 and not me.slots[0].fresh


def test_of_equal_cards_only_the_first_can_be_played(game):
    first = game.pool.actions(20).first("play")
    while game.turn < 1:
        game = step(game, max(action for action, possible in enumerate(legal_mask(game)) if possible), (0, 0))
    me = game.players[game.turn_player]
    playable = [
        me.cards[action - first] for action, possible in enumerate(legal_mask(game)) if possible and action >= first
    ]
    assert len(playable) == len(set(playable))


def test_an_action_outside_the_mask_loses(game):
    after = step(game, 0, (0, 0))
    assert after.winner == (Winner.PLAYER_0, Winner.PLAYER_1)[1 - game.turn_player]
    assert after.phase is Phase.OVER
    assert rewards(game, after)[game.turn_player] == -1
    assert rewards(after, step(after, 0, (0, 0))) == (0, 0)
    assert export(after)["decider"] == 0


def test_a_card_the_engine_does_not_know_is_refused(cards):
    strange = Card(
        id="A1-999", play_id="A1-999", name="Strange", kind="pokemon", hp=60, type="G",
        ability=Ability(name="Odd", effect=Effect(program="static { give my.play[type=R] types [W] }", text_hash="0" * 10)),
    )  # fmt: skip
    pool = CardPool([*cards, strange])
    deck = Deck("strange", ("A1-999", *ONE_BASIC.cards[1:]), (Energy.GRASS,))
    with pytest.raises(Unsupported, match="A1-999 Strange: a continuous effect that asks for what it changes"):
        new_game(pool, (deck, ONE_BASIC), (0, 0))


def test_damage_after_a_switch_is_refused_where_damage_is_printed_too():
    text = Effect(program="attack { switch opp.active with 1 of opp.bench; if did { damage new_active 20 } }", text_hash="0" * 10)
    cards = [
        Card(
            id=f"A1-99{at}", play_id=f"A1-99{at}", name=f"Tugger {at}", kind="pokemon", hp=60, type="G",
            attacks=(Attack(name="Tug", cost="G", damage=damage, effect=text),),
        )
        for at, damage in enumerate((0, 30))
    ]  # fmt: skip
    assert [bool(CardPool([card])[1].refusal) for card in cards] == [False, True]
    kept, refused = playable(cards)
    assert kept == cards[:1] and len(refused) == 1


def test_every_card_is_supported(pool):
    assert {card.id: card.refusal for card in pool.cards if card and card.refusal} == {}
