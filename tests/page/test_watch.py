"""Recorded games: replayed, put into one page, drawn; differences side by side."""

import json
import re
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from synth.play.arena import Schedule
from synth.play.records import record
from synth.play.roster import find_player
from synth.play.table import Table
from synth.play.watch.drawing import as_image, as_svg, position
from synth.play.watch.page import MODULES, game_page
from synth.play.watch.records import Records
from synth.play.web.serving import LOOPBACK
from synth.play.web.watching import watch_app
from synth.spec.errors import InputError
from synth.spec.layout import observation
from synth.verify.differences.side_by_side import SideBySide, read_differences
from synth.verify.engines.batch import lens
from synth.verify.rollouts.verifier import Difference
from tests.page.conftest import TOKEN, Served, played
from tests.page.test_browser import cut_off
from tests.small_engine import small_decks

GAMES = 2
DECLARED = r"^(?:export )?(?:const|let|class|function) (\w+)"


@pytest.fixture(scope="session")
def records(small: Served, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Games as `synth simulate --export` writes them."""
    folder = tmp_path_factory.mktemp("records")
    engine = small.lobby.bots.engine
    who = find_player("evolve", engine)
    schedule = Schedule.of(small_decks(), [(0, 1)], GAMES, 3)
    record(engine, schedule, ("evolve", "evolve"), Table(engine, (who, who)).play(schedule), folder)
    return folder


@pytest.fixture(scope="session")
def recorded(records: Path) -> dict[str, Any]:
    return Records.at(records).game(0)


def test_a_record_is_the_game_that_was_played(records: Path, recorded: dict[str, Any]) -> None:
    lines = [json.loads(line) for line in (records / "game-000000.jsonl").read_text("utf-8").splitlines()]
    assert len(recorded["steps"]) == lines[-1]["end"] + 1 and recorded["note"] == ""
    assert recorded["over"]["winner"] == lines[-1]["winner"]
    assert [step["views"][0]["turn"] for step in recorded["steps"]][-1] == lines[-1]["turns"]


def test_a_record_that_was_changed_is_shown_up_to_there(records: Path, tmp_path: Path) -> None:
    (tmp_path / "layout.json").write_text((records / "layout.json").read_text("utf-8"), "utf-8")
    lines = (records / "game-000000.jsonl").read_text("utf-8").splitlines()
    decision = json.loads(lines[8])
    names = json.loads((records / "layout.json").read_text("utf-8"))["cells"]
    decision["state"][names.index("points_0")] += 1
    (tmp_path / "game-000000.jsonl").write_text("\n".join([*lines[:8], json.dumps(decision), *lines[9:]]), "utf-8")
    found = Records.at(tmp_path).game(0)
    assert "decision 8 the record has another points_0" in found["note"] and len(found["steps"]) == 8


@pytest.mark.parametrize(
    "spoil", (lambda text: "", lambda text: text[:50], lambda text: text.replace('"seed"', '"sead"'), lambda text: "\xff{}")
)
def test_what_is_no_record_is_refused_in_a_line(records: Path, tmp_path: Path, spoil: Callable[[str], str]) -> None:
    (tmp_path / "layout.json").write_text((records / "layout.json").read_text("utf-8"), "utf-8")
    path = tmp_path / "game-000000.jsonl"
    path.write_text(spoil((records / "game-000000.jsonl").read_text("utf-8")), "utf-8")
    with pytest.raises(InputError) as error:
        Records.at(path).game(0)
    assert "\n" not in str(error.value) and "game-000000" in str(error.value)


def test_the_page_of_a_game_needs_nothing_else(page: Page, recorded: dict[str, Any], tmp_path: Path) -> None:
    """Opened from a file, without a server: step, jump to a turn, look from either side."""
    text = game_page(recorded)
    assert not re.search(r"(src|href)=", text) and "import " not in re.sub(r"//.*|/\*.*?\*/", "", text).split("<script")[2][:300]
    path = tmp_path / "game.html"
    path.write_text(text, "utf-8")
    page.goto(path.as_uri())
    expect(page.locator(".moment")).to_have_text(f"0 of {len(recorded['steps']) - 1}")
    page.keyboard.press("ArrowRight")
    page.click("[aria-label=forward]")
    expect(page.locator(".moment")).to_contain_text("2 of")
    page.select_option("[aria-label=turn]", label="3")
    expect(page.locator(".middle .turn")).to_have_text("Turn 3")
    shown = page.locator(".hand.other .held:not(.hidden)").count()
    page.select_option("[aria-label=view]", "0")
    assert shown and page.locator(".hand.other .held.hidden").count() == shown
    page.click("[aria-label=last]")
    expect(page.locator(".log .end")).to_be_visible()
    for width in (1280, 390):
        page.set_viewport_size({"width": width, "height": 844})
        assert cut_off(page) == []
    page.click("[aria-label=first]")
    page.click("[aria-label=play]")
    expect(page.locator(".moment")).not_to_contain_text("0 of", timeout=5_000)


def test_modules_can_be_joined() -> None:
    """No two of them have a top-level name in common, so one script can hold them all."""
    static = Path(__file__).parents[2] / "synth" / "play" / "web" / "static"
    names = [
        name
        for module in MODULES
        for name in re.findall(DECLARED, (static / module).read_text("utf-8"), re.MULTILINE)
    ]
    assert len(names) > 30 and len(names) == len(set(names))


def test_a_picture_of_a_position(recorded: dict[str, Any]) -> None:
    step = len(recorded["steps"]) // 2
    shapes = position(recorded, step)
    text = as_svg(shapes, "a & b")
    assert text.startswith("<svg") and "a &amp; b" in text
    active = recorded["steps"][step]["views"][0]["sides"][0]["slots"][0]
    assert f"{active['hp']}/{active['max']}" in text and recorded["cards"][active["card"]]["name"] in text
    assert len(as_image(shapes).getcolors(1 << 20)) > 8


def test_recorded_games_on_the_page(page: Page, records: Path, serve: Callable[[Any], tuple[str, int]]) -> None:
    found = Records.at(records)
    url, _ = serve(watch_app([path.stem for path in found.files], found.game, TOKEN, LOOPBACK))
    page.goto(f"{url}/?token={TOKEN}")
    expect(page.locator(".moment")).to_contain_text("0 of")
    page.select_option("[aria-label=game]", index=1)
    page.keyboard.press("ArrowRight")
    expect(page.locator(".moment")).to_contain_text("of")


@pytest.fixture(scope="session")
def report(small: Served, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A report as a campaign writes it, of a game in which the engine would have been wrong about damage."""
    library = small.lobby.library
    decks = small_decks()
    match = next(one for one in played(library, decks, 1) if one.game.turn > 2 and len(one.moves) > 12)
    actions = tuple(move.action for move in match.moves)
    one = Difference(1, len(actions), "cell damage_1_0", 2, 3, (decks[0], decks[1]), actions)
    folder = tmp_path_factory.mktemp("report")
    cluster = {"kind": "cell damage", "scenario": None, "differences": [asdict(one)]}
    (folder / "report.json").write_text(json.dumps([cluster]), "utf-8")
    return folder


def test_a_difference_side_by_side(
    page: Page, small: Served, report: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An engine that is made to differ in a cell: both boards, that cell in the table, its Pokémon marked."""
    shown = SideBySide(read_differences(report), small.lobby.bots._folder)
    agreed = shown.game(0)["divergence"]
    assert agreed["cells"] == [] and "the same cells" in agreed["said"]
    engine = shown._engine()
    numbers, observe, cells_of = engine.numbers, engine.observe, lens(engine.shape, engine.shape)
    damage = cells_of.numbers[list(cells_of.cells).index("damage_1_0")]
    seen = list(observation(engine.shape)).index("their_damage_0")

    def wrong_numbers(games: Any) -> Any:
        found = numbers(games).copy()
        found[:, damage] += 3
        return found

    def wrong_view(games: Any, viewer: int) -> Any:
        found = observe(games, viewer).copy()
        found[:, seen] += 3
        return found

    monkeypatch.setattr(engine, "numbers", wrong_numbers)
    monkeypatch.setattr(engine, "observe", wrong_view)
    found = shown.game(0)
    cells = found["divergence"]["cells"]
    assert [cell["name"] for cell in cells] == ["damage_1_0"] and cells[0]["engine"] == cells[0]["reference"] + 3
    path = tmp_path / "difference.html"
    path.write_text(game_page(found), "utf-8")
    page.goto(path.as_uri())
    page.click("[aria-label=last]")
    expect(page.locator(".half")).to_have_count(2)
    expect(page.locator(".box.apart td").first).to_have_text("damage_1_0")
    assert page.locator(".spot.apart").count() == 2
    for width in (1280, 390):
        page.set_viewport_size({"width": width, "height": 844})
        assert cut_off(page) == []


def test_a_report_without_differences(tmp_path: Path) -> None:
    for text in ("", "[]", '{"a": 1}', '[{"kind": 3}]'):
        (tmp_path / "report.json").write_text(text, "utf-8")
        with pytest.raises(InputError) as error:
            read_differences(tmp_path)
        assert "report.json" in str(error.value) and "\n" not in str(error.value)
