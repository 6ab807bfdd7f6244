"""Reports: what is in a folder, on one page that needs nothing else."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from synth.report.collect import collect
from synth.report.page import page as report_page
from synth.report.plots import Curve, bars, curves
from synth.spec.errors import InputError
from tests.page.test_browser import cut_off

METRICS = "iteration,decisions,seconds,pool_score,entropy,value_loss,explained,won_random,low_random,high_random\n" + "".join(
    f"{k},{k * 32768},{k * 10},{0.5 + k / 100},{1.5 - k / 50},{0.3},{0.1 * k},{',,' if k % 2 else '0.6,0.5,0.7'}\n"
    for k in range(1, 9)
)
MATCHUP = "deck,against,games,won,tied,lost\na <deck>,b,100,60,10,30\nb,a <deck>,100,30,10,60\n"
LEAGUE = {
    "format": 1, "decks": ["a"],
    "meetings": [
        {"a": "policy-1", "b": "random", "won": 80, "tied": 0, "lost": 20},
        {"a": "greedy", "b": "random", "won": 70, "tied": 10, "lost": 20},
    ],
}  # fmt: skip
VERIFY = {
    "decisions": 5000, "games": 60, "differences": 1, "cards_played": 10, "attacks_used": 8, "verbs_played": 5,
    "cards_in_pool": 12, "attacks_in_pool": 9, "verbs_in_pool": 5, "seconds": 12.5,
    "never_played": ["A1-001 Someone"], "scenarios": [],
}  # fmt: skip
COVERAGE = {"printings": 10, "parsed": 9, "declined": [{"text": "Juggle 3 coins.", "at": "Juggle", "printings": 1}], "custom": 0}
SHARE = {"games": 100, "score": 0.55, "score_low": 0.5, "score_high": 0.6}
BALANCE = {
    "player": "evolve", "games": 400, "not_tried": [], "left_out": [],
    "decks": [{"deck": "shore", "of_the_set": True, "field": SHARE, "with_the_set": SHARE}],
    "cards": [{"card": "TW-001", "name": "Brinelet", "with": SHARE, "without": SHARE, "difference": 0.05, "low": 0, "high": 0.1}],
}  # fmt: skip
DIFFERENCES = [
    {"kind": "cell damage", "scenario": "difference-1.yaml",
     "differences": [{"seed": 3, "step": 12, "what": "cell damage_1_0", "reference": 2, "engine": 3, "decks": [], "actions": []}]}
]  # fmt: skip
ENTRY = {"number": 1, "conversation": "a/1", "phase": "author", "about": "A1-001", "model": "m", "reserved": "0.5", "usd": "0.25",
         "usage": {"input_tokens": 100, "output_tokens": 50}}  # fmt: skip


PROGRAM = {"text_hash": "0123456789", "carrier": "attack", "program": "attack { draw my 1 }", "by": "agent translate/a"}
DECISION = {
    "text_hash": "fedcba9876", "carrier": "attack", "text": "Juggle 3 coins.", "cards": ["TW-001"],
    "attempts": [{"model": "m", "findings": [{"gate": "agreement", "passed": False, "seen": "two programs <b>differ</b>"}]}],
}  # fmt: skip


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "metrics.csv").write_text(METRICS + "9,2949", "utf-8")  # a line that is being written
    (tmp_path / "matchup.csv").write_text(MATCHUP, "utf-8")
    (tmp_path / "league.json").write_text(json.dumps(LEAGUE), "utf-8")
    (tmp_path / "verify.json").write_text(json.dumps(VERIFY), "utf-8")
    (tmp_path / "coverage.json").write_text(json.dumps(COVERAGE), "utf-8")
    (tmp_path / "balance.json").write_text(json.dumps(BALANCE), "utf-8")
    (tmp_path / "report.json").write_text(json.dumps(DIFFERENCES), "utf-8")
    (tmp_path / "ledger.jsonl").write_text(json.dumps(ENTRY) + "\n", "utf-8")
    (tmp_path / "programs.json").write_text(json.dumps([PROGRAM]), "utf-8")
    (tmp_path / "review").mkdir()
    (tmp_path / "review" / "fedcba9876-attack.json").write_text(json.dumps(DECISION), "utf-8")
    (tmp_path / "games").mkdir()
    (tmp_path / "games" / "a__deck_--b.html").write_text("a game", "utf-8")
    return tmp_path


def test_everything_there_is_has_its_section(page: Page, folder: Path) -> None:
    sections = collect(folder)
    titles = [section.title for section in sections]
    wanted = "Training, Evaluations, Ranking, Matchups, League, Meetings, Verification, Coverage, Differences: 1, Agent, Balance"
    for word in (*wanted.split(", "), "What came of it"):
        assert any(title.startswith(word) for title in titles), word
    text = report_page("results", sections)
    assert not re.search(r"https?://", text) and "a <deck>" not in text
    path = folder / "report.html"
    path.write_text(text, "utf-8")
    page.goto(path.as_uri())
    games = page.locator("section:has(h2:text('Ranking')) td:nth-child(2)")
    expect(games.first).to_have_text("a <deck>")
    heading = page.locator("section:has(h2:text('Ranking')) th >> nth=1").locator("button")
    heading.click()
    heading.click()
    expect(games.first).to_have_text("b")
    expect(page.locator("a:text('65')")).to_have_attribute("href", "games/a__deck_--b.html")
    assert page.locator("polyline").count() >= 5 and page.locator("polygon").count() == 1
    outcome = page.locator("section:has(h2:text('What came of it'))")
    expect(outcome).to_contain_text("agreement: two programs <b>differ</b>")
    expect(outcome).to_contain_text(PROGRAM["program"])
    for width in (1280, 390):
        page.set_viewport_size({"width": width, "height": 844})
        assert cut_off(page) == []


def test_a_folder_with_nothing_in_it(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="nothing measured there"):
        collect(tmp_path)
    with pytest.raises(InputError, match="no folder"):
        collect(tmp_path / "missing")


@pytest.mark.parametrize("name", ("metrics.csv", "matchup.csv", "league.json", "report.json", "verify.json", "balance.json"))
def test_a_file_that_is_broken_is_said_in_a_line(folder: Path, name: str) -> None:
    spoiled = {
        "metrics.csv": "iteration,decisions\n1,many\n", "matchup.csv": "deck,against,won\na,b,-1\n", "league.json": "{}",
        "report.json": "{}", "verify.json": json.dumps(VERIFY | {"decisions": "lots"}),
        "balance.json": json.dumps(BALANCE | {"decks": [1]}),
    }  # fmt: skip
    (folder / name).write_text(spoiled[name], "utf-8")
    with pytest.raises(InputError) as error:
        collect(folder)
    assert name in str(error.value) and "\n" not in str(error.value)


def test_marks_of_an_axis_in_percent_differ() -> None:
    text = curves([Curve("a", [(0.0, 0.5), (1.0, 0.5012)])], "x", percent=True)
    marks = re.findall(r'text-anchor="end">([^<]+)%<', text)
    assert len(marks) >= 3 and len(set(marks)) == len(marks)


def test_plots_of_little() -> None:
    assert "nothing measured" in curves([Curve("a", ())], "x") and "nothing measured" in bars([], str)
    assert "polyline" in curves([Curve("a", [(0.0, 1.0)])], "x")
    assert "<rect" in bars([("a", -5.0, 1.0), ("b", 0.0, 0.0)], str)
