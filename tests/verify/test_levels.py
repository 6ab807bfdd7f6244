"""The levels of verification: a sound engine holds, a faulty one is found by the level that can see it."""

import json
from collections import Counter
from dataclasses import replace
from functools import cache
from pathlib import Path

import numpy as np
import pytest

from synth.dsl.ast import ModifierKind
from synth.dsl.signatures import SCOPES
from synth.reference_py.cards import CardPool
from synth.reference_py.engine import legal_mask, step
from synth.reference_py.export import export
from synth.reference_py.game import Spot
from synth.reference_py.rules.attack import usable_attacks
from synth.spec.chance import step_key
from synth.verify.levels.asked import Asked
from synth.verify.levels.can_meet import Meetings
from synth.verify.levels.cards_alone import cards_alone, drawn_around
from synth.verify.levels.cell_search import CellSearch
from synth.verify.levels.guided_games import GuidedGames
from synth.verify.levels.interactions import Interactions
from synth.verify.levels.placing import facing, spoiled
from synth.verify.levels.properties import PROPERTIES, broken_property
from synth.verify.levels.silenced import game_without
from synth.verify.levels.stretch import Ground, Stretch, play
from synth.verify.levels.touching import PREVENTED
from synth.verify.levels.unrun import Unrun
from synth.verify.levels.using import uses_of
from synth.verify.levels.vocabulary import vocabulary
from tests.cli.conftest import synth  # noqa: F401
from tests.daily_seed import daily_seed
from tests.verify.faulty import faulty_engine, sound_engine
from tests.verify.small_pool import RESEARCH, TAIL_WHIP, ZAPPY_SHOT, cards, deck


@cache
def ground() -> Ground:
    return Ground(cards(), CardPool(cards()), daily_seed(), sound_engine())


@cache
def moments() -> Asked:
    engine = sound_engine()
    row = engine.deck_row(deck().cards, deck().energy)
    host, seeds = engine._host, np.arange(24) + daily_seed()
    games, found = engine.start(np.array([[row, row]] * 24, np.int16), host.step_keys(seeds, 0)), []
    for number in range(1, 41):
        found.append(games)
        keys = host.step_keys(seeds, number)
        games = engine.step(games, host.random_actions(games, keys), keys)
    return Asked(engine, np.concatenate(found))


@pytest.mark.parametrize("name", PROPERTIES)
def test_a_property_holds_in_every_moment_of_random_games(name: str) -> None:
    assert PROPERTIES[name](moments()) is None


@pytest.mark.parametrize(
    ("property", "cell", "value"),
    [
        ("conservation of cards", "pokemon", 0),
        ("knowledge", "order", 3),
        ("somebody can act", "mask", 0),
    ],
)
def test_a_broken_position_is_noticed(property: str, cell: str, value: int) -> None:
    asked = moments().running()
    rows = asked.host.with_cell(asked.rows, cell, np.full_like(asked.cell(cell), value))
    assert broken_property(asked.engine, rows) is not None
    assert PROPERTIES[property](Asked(asked.engine, rows)) is not None


class SeesAll:
    """An engine that shows both players what only one may see."""

    def __init__(self, host: object) -> None:
        self._host = host

    def __getattr__(self, name: str) -> object:
        return getattr(self._host, name)

    def observe(self, rows: np.ndarray, viewers: object = None) -> np.ndarray:
        seen = self._host.observe(rows, viewers)  # type: ignore[attr-defined]
        return np.concatenate([seen, self._host.cell(rows, "card").reshape(len(rows), -1)], axis=1)  # type: ignore[attr-defined]


def test_an_observation_with_hidden_cards_is_noticed() -> None:
    asked = Asked(moments().engine, moments().rows)
    asked.engine = replace_host(asked.engine)
    asked.host = asked.engine._host
    assert "sees what is hidden" in (PROPERTIES["hidden things"](asked) or "")


def replace_host(engine: object) -> object:
    other = object.__new__(type(engine))
    other.__dict__.update(engine.__dict__)
    other._host = SeesAll(engine._host)  # type: ignore[attr-defined]
    return other


def test_the_first_move_of_a_card_alone_uses_it_as_a_rule() -> None:
    stretches = list(cards_alone(ground(), 0.4))
    lanes = sum(len(stretch.starts) for stretch in stretches)
    used = sum(len(stretch.choose.settled) for stretch in stretches)
    assert lanes and used > lanes / 3
    assert all(not play(stretch, sound_engine(), ground().pool).parted for stretch in stretches)


def test_every_attack_is_used_first_somewhere_with_a_text_or_without() -> None:
    pool = ground().pool
    used = set()
    for stretch in cards_alone(ground(), 0.4):
        for game, seed in zip(stretch.starts, stretch.seeds, strict=True):
            action = stretch.choose(game, legal_mask(game), step_key(seed, 1))
            group, _, index = pool.actions(game.cards).describe(action).partition(" ")
            if group == "attack":
                attacks = dict(usable_attacks(game, Spot(game.turn_player, 0), prior=True))
                used.add(attacks[int(index)].row)
    plain = {attack.row for card in pool.cards[1:] if card for attack in card.attacks if not attack.body}
    assert plain and plain <= used


def test_a_card_alone_shows_its_fault() -> None:
    faulty = faulty_engine("damage 1 of opp.bench 20", "damage 1 of opp.bench 30")
    assert any(play(stretch, faulty, ground().pool).parted for stretch in cards_alone(ground()))


def test_a_search_finds_more_pairs_of_cells_and_actions_with_every_round() -> None:
    search = CellSearch(ground(), sound_engine())
    stretches = list(search.rounds(2))
    counts = [count for _, count in search.reached.curve]
    assert counts[0] > 200 and counts[1] >= counts[0] and search.reached.pairs.shape[0] == len(search.reached.names)
    first = stretches[0]
    some = replace(first, starts=first.starts[:6], seeds=first.seeds[:6], decks=first.decks[:6])
    assert play(some, sound_engine(), ground().pool).parted == []


def test_a_silent_card_does_its_printed_damage_only() -> None:
    pool, number = ground().pool, ground().pool.number_of[TAIL_WHIP]
    stretch = next(cards_alone(ground(), only=[card for card in cards() if card.id == TAIL_WHIP]))
    table = pool.actions(20)
    used = ((game, action) for game in stretch.starts for action in uses_of(game, legal_mask(game), number))
    attacks = [(game, action) for game, action in used if table.describe(action).startswith("attack")]
    pairs = [
        [[export(step(one, action, (1, key))) for key in range(8)] for one in (game, game_without(game, number))]
        for game, action in attacks
    ]
    assert any(after != plain for after, plain in pairs), "after heads its text does something, and now does not"
    game, _ = attacks[0]
    assert game.pool is pool and game_without(game, number).pool is not pool


def test_pairs_of_words_meet_where_each_matters() -> None:
    words = vocabulary(ground().pool)
    assert ground().pool.number_of[ZAPPY_SHOT] in words.verbs["damage"] and "lasting cannot" in words.others
    search = Interactions(ground(), 0, 1)
    stretches = list(search.stretches(1))
    assert search.matrix.curve, "positions were drawn"
    assert all(not play(stretch, sound_engine(), ground().pool).parted for stretch in stretches)
    assert set(search.matrix.missing) | set(search.matrix.met) == search.matrix.possible
    assert not search.matrix.unforeseen, "pairs that met can meet"


def test_only_words_that_touch_the_same_thing_can_meet() -> None:
    assert SCOPES[ModifierKind.PREVENT] == set(PREVENTED)
    meetings = Meetings(ground().pool)
    possible, research = meetings.possible(), ground().pool.number_of[RESEARCH]
    assert ("damage", "lasting cannot") in possible, "who cannot attack does no damage"
    assert ("draw", "lasting cannot") not in possible, "a Supporter is played all the same"
    assert meetings.users("damage", "lasting cannot") == [ground().pool.number_of[ZAPPY_SHOT]]
    assert not meetings.says("lasting cannot", research)


def test_a_card_that_is_put_into_a_position_is_there_on_both_engines() -> None:
    pool, rng = ground().pool, np.random.default_rng(daily_seed())
    card = next(one for one in pool.cards[1:] if one and one.id == ZAPPY_SHOT)
    drawn = [game for game, _ in zip(drawn_around(ground(), cards()[0], rng), range(40), strict=False)]
    twins = [twin for game in drawn if (twin := facing(game, card))]
    assert twins and all(game.pokemon(Spot(1 - game.turn_player, 0)).card == card for game in twins)
    for game in twins:
        for player in game.players:
            assert list(player.cards) == sorted(player.cards) and max(Counter(player.cards).values()) <= pool.rules.copies
    spoilt = [spoiled(game, rng) for game in twins]
    stretch = Stretch(2, "put", spoilt, range(len(spoilt)), 3)
    assert play(stretch, sound_engine(), pool).parted == []


def test_levels_are_a_command_that_goes_on_and_writes_a_page(synth, tmp_path: Path) -> None:  # noqa: F811
    from synth.verify.levels.playing import ground_of

    folder = Path(sound_engine().package.__file__).parent
    options = ("verify", "--engine", folder, "--workers", 1, "--size", 0.05, "--report", tmp_path, "--json", "--level")
    ran = synth(*options, 1)
    assert ran.status == 0, ran.err
    report = json.loads(ran.out)
    assert report["levels"]["1"]["decisions"] > 100 and report["differences"] == []
    ground_of.cache_clear()
    again = synth(*options, 1)
    assert json.loads(again.out) == report, "the journal has it"
    page = (tmp_path / "levels.html").read_text()
    assert "<script src" not in page and "Coverage" in page
    synth(*options, 2).refused("something else")
    synth("verify", "--level", 7).refused("no level 7")
    synth("verify", "--level", 1, "--decisions", 5).refused("--minutes")


def test_guided_games_run_ever_more_operations_and_say_what_they_never_ran() -> None:
    search = GuidedGames(ground())
    stretches = list(search.rounds(1))
    reached, unseen = int(search.seen.sum()), search.never_run()
    assert reached > 5 and search.curve == [(96, reached)]
    first = stretches[0]
    assert play(replace(first, decisions=min(first.decisions, 25)), search._engine, ground().pool).parted == []
    list(search.rounds(1))
    assert int(search.seen.sum()) >= reached and len(search.never_run()) <= len(unseen)


def test_positions_are_kept_that_run_what_none_has_run() -> None:
    search = Unrun(ground())
    stretches = list(search.stretches(0.1))
    assert stretches
    assert all(0 < some <= whole for some, whole in search.run_of().values()) and search.run_of()["blocks"][0] > 500
    assert play(stretches[0], search._engine, ground().pool).parted == []
