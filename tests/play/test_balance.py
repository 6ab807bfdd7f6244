"""`synth balance`: decks with and without cards that differ in nothing else, games that are kept, tables that add up."""

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from synth.play.balance import Plan, spread
from synth.play.exchange import Exchanges
from synth.play.parts import play_in_parts
from synth.play.results import Results
from synth.spec.decks import find_deck
from synth.spec.decks.rules import problems
from synth.spec.errors import InputError
from synth.spec.rules import RuleSpec
from synth.spec.store import Catalogue, load_catalogue
from tests.cli.conftest import Ran

EXAMPLES = Path(__file__).parents[2] / "examples"
Synth = Callable[..., Ran]


@pytest.fixture
def tidewood(monkeypatch: pytest.MonkeyPatch) -> Catalogue:
    monkeypatch.setenv("SYNTH_CARDS", str(EXAMPLES / "tidewood.yaml"))
    return load_catalogue()


def made(catalogue: Catalogue) -> Exchanges:
    cards = [card for card in catalogue.cards.values() if card.set == "TW"]
    others = [card for card in catalogue.unique if card.set in ("A1", "P-A")]
    hosts = [find_deck(name, catalogue) for name in ("starmie-ex-articuno-ex", "venusaur-ex-lilligant")]
    return Exchanges(cards, hosts, others, catalogue)


@pytest.mark.parametrize(("name", "cards"), [("Leviamaw", 6), ("Surgefin", 4), ("Tidecaller ex", 2), ("Ferryman", 2)])
def test_both_decks_of_an_exchange_are_legal_and_differ_in_one_line(name: str, cards: int, tidewood: Catalogue) -> None:
    (card,) = (one for one in tidewood.unique if one.name == name)
    found = made(tidewood).of(card, 6, np.random.default_rng(1))
    assert len(found) == 6
    for exchange in found:
        new, old = (Counter(deck.cards) for deck in (exchange.new, exchange.old))
        assert (new - old).total() == (old - new).total() == cards
        assert all(one.startswith("TW-") for one in new - old) and not any(one.startswith("TW-") for one in old)
        (top,) = (one for one in map(tidewood.get, old - new) if one.stage == card.stage)
        assert (top.kind, top.points) == (card.kind, card.points)
        for deck in (exchange.new, exchange.old):
            assert not list(problems(deck, [tidewood.get(one) for one in deck.cards], RuleSpec()))


def test_a_card_that_nobody_can_pay_for_is_not_tried(tidewood: Catalogue) -> None:
    (dragon,) = (card for card in load_catalogue(["A1"]).unique if card.name == "Dragonite")
    assert made(tidewood).of(dragon, 2, np.random.default_rng(0)) == []


def test_decks_that_agree_have_a_narrow_interval() -> None:
    assert spread([0.1] * 8) == pytest.approx((0.1, 0.1, 0.1))
    mean, low, high = spread([0.0, 0.2])
    assert mean == pytest.approx(0.1) and low < -0.5 and high > 0.7
    assert spread([0.3]) == (0.3, -1.0, 1.0)


def test_every_game_is_counted_where_it_belongs(tidewood: Catalogue) -> None:
    """Seat 0 wins everything: a field deck's games among the field are not those against the set's decks or exchanges."""
    field = tuple(find_deck(name, tidewood) for name in ("starmie-ex-articuno-ex", "venusaur-ex-lilligant"))
    own = (find_deck(str(EXAMPLES / "shore.txt"), tidewood),)
    (card,) = (one for one in tidewood.unique if one.name == "Ferryman")
    plan = Plan(field, own, {card.id: made(tidewood).of(card, 3, np.random.default_rng(0))})
    schedule = plan.schedule(games=4, seed=0)
    assert len(schedule) == 3 * 4 + 2 * 4 and len(schedule.decks) == 2 + 1 + 6
    zeros = np.zeros(len(schedule), np.int32)
    results = Results(schedule.seats, zeros + 1, zeros, zeros, zeros)
    rows = {str(row["deck"]): row for row in plan.deck_rows(results)}
    first, second, shore = (rows[deck.name] for deck in (*field, *own))
    assert [(row["field"]["games"], row["with_the_set"]["games"]) for row in (first, second, shore)] == [(4, 8), (4, 8), (8, 8)]
    assert [row["with_the_set"]["won"] for row in (first, second, shore)] == [8, 4, 0]
    (tried,) = plan.card_rows(results)
    assert tried["with"]["games"] == tried["without"]["games"] == tried["with"]["won"] == 4
    assert tried["difference"] == 0


class Recorder:
    """Plays a part by writing down which games it was given; may be stopped."""

    def __init__(self, stop_at: int | None = None) -> None:
        self.asked: list[int] = []
        self.stop_at = stop_at

    def play(self, schedule, tick):
        if len(self.asked) == self.stop_at:
            raise KeyboardInterrupt
        self.asked.append(len(schedule))
        tick(len(schedule))
        seeds = schedule.seeds.astype(np.int32)
        return Results(schedule.seats, seeds % 3 + 1, seeds % 2, seeds, seeds)


def test_a_run_that_was_stopped_goes_on_and_gives_the_same(tidewood: Catalogue, tmp_path: Path) -> None:
    plan = Plan((find_deck("starmie-ex-articuno-ex", tidewood), find_deck("pikachu-ex-zapdos", tidewood)), (), {})
    schedule = plan.schedule(games=10, seed=3)
    schedule.seeds[:] = np.arange(10)
    whole = play_in_parts(Recorder(), schedule, 4, lambda _: None, None, "a")
    kept = tmp_path / "run" / "games.npz"
    with pytest.raises(KeyboardInterrupt):
        play_in_parts(Recorder(stop_at=2), schedule, 4, lambda _: None, kept, "a")
    later = Recorder()
    ticks: list[int] = []
    again = play_in_parts(later, schedule, 4, ticks.append, kept, "a")
    assert later.asked == [4] and ticks == [12]
    assert (again.winner == whole.winner).all() and (again.turns == np.arange(10)).all()
    with pytest.raises(InputError, match="give another folder"):
        play_in_parts(Recorder(), schedule, 4, lambda _: None, kept, "b")
    kept.write_bytes(b"PK")
    with pytest.raises(InputError, match="delete it"):
        play_in_parts(Recorder(), schedule, 4, lambda _: None, kept, "a")


def test_bad_input_is_one_line_and_nothing_is_written(
    synth: Synth, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("synth.cli.games.balance.use_devices", lambda *_: None)
    monkeypatch.setenv("SYNTH_CARDS", "")
    out, cards = tmp_path / "out", EXAMPLES / "tidewood.yaml"
    synth("balance", tmp_path / "none.yaml", "--out", out).refused("none.yaml", "no such file")
    synth("balance", cards, "--games", 8, "--out", out).refused("--games 8", "--hosts 32")
    synth("balance", cards, "--player", "gredy", "--out", out).refused("no player gredy")
    synth("balance", cards, "--field", EXAMPLES / "shore.txt", "--out", out).refused("shore has cards of the set")
    synth("balance", cards, "--decks", "pikachu-ex-zapdos", "--out", out).refused("pikachu-ex-zapdos has no card of the set")
    assert not out.exists()


def test_the_command_plays_and_goes_on(
    synth: Synth, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("synth.cli.games.balance.use_devices", lambda *_: None)
    monkeypatch.setenv("SYNTH_CARDS", "")
    (tmp_path / "two.yaml").write_text(
        "set: ZZ\ncards:\n"
        "  - {name: Zorb Coach, kind: supporter, text: Draw 4 cards.}\n"
        "  - {name: Zorb Waster, kind: item, text: Discard 2 random cards from your hand.}\n",
        encoding="utf-8",
    )
    given = ("balance", tmp_path / "two.yaml", "--field", "pikachu-ex-zapdos", "--field", "starmie-ex-articuno-ex", "--games", 16)
    ran = synth(*given, "--hosts", 2, "--player", "random", "--out", tmp_path / "out", "--json")
    found = json.loads(ran.out)
    assert ran.status == 0 and [row["card"] for row in found["cards"]] == ["ZZ-001", "ZZ-002"]
    assert all(row["with"]["games"] == row["without"]["games"] == 16 for row in found["cards"])
    assert [row["of_the_set"] for row in found["decks"]] == [False, False, True, True]
    assert json.loads((tmp_path / "out" / "balance.json").read_text("utf-8")) == found
