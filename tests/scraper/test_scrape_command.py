"""`synth scrape` as a user runs it, over a real socket."""

import json
import re
from dataclasses import replace

import httpx
import pytest
from typer.testing import CliRunner

from synth.cli.cards.scrape import _journal, app
from synth.scraper.files import only_writer
from synth.spec.errors import InputError
from tests.scraper.paper_sites import BOUGHLING, CARDS, TWIGLING, card_json


def run(addresses, out, *arguments, sets="Z1"):
    return CliRunner().invoke(app, ["--sets", sets, "--out", str(out), "--tournaments", "1", *arguments], env=addresses)


def contents(folder):
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_the_summary_is_on_stdout_and_everything_else_in_the_folder(addresses, tmp_path):
    result = run(addresses, tmp_path / "out", "--json")
    assert result.exit_code == 0, result.output
    summary = json.loads(result.stdout)
    assert (summary["cards"], summary["failed"]) == (len(CARDS), 0)
    assert re.search(r"^Z1 tcgdex: 4 done \(\d of 8, \d+/s, \d+ s left\)$", result.stderr, re.MULTILINE)
    assert [path.name for path in tmp_path.iterdir()] == ["out"]
    outside_snapshots = {name for name in contents(tmp_path / "out") if not name.startswith("snapshots/")}
    assert outside_snapshots == {".lock", "cards/Z1.json", "decks/cup-001.txt", "rules.json", "report.json", "scrape.json"}


def test_on_a_terminal_there_is_a_bar_and_still_only_results_on_stdout(addresses, tmp_path):
    result = run({**addresses, "FORCE_COLOR": "1"}, tmp_path, "--json")
    assert json.loads(result.stdout)["cards"] == len(CARDS)
    assert "8/8" in result.stderr and "done" not in result.stderr


def test_offline_rebuilds_the_same_files_without_asking_anyone(sites, addresses, tmp_path):
    assert run(addresses, tmp_path).exit_code == 0
    before, asked = contents(tmp_path), sites.asked.total()
    for name in ("cards/Z1.json", "rules.json", "report.json"):
        (tmp_path / name).unlink()
    assert run(addresses, tmp_path, "--offline").exit_code == 0
    assert contents(tmp_path) == before
    assert sites.asked.total() == asked


def test_a_failing_run_leaves_the_earlier_output(sites, addresses, tmp_path):
    assert run(addresses, tmp_path).exit_code == 0
    before = {name: body for name, body in contents(tmp_path).items() if not name.startswith("snapshots/")}
    for card in (TWIGLING, BOUGHLING):
        sites.tear(card, "Weakness:", "Weak point:")
    result = run(addresses, tmp_path)
    assert isinstance(result.exception, InputError) and "2 of 4 cards" in str(result.exception)
    assert {name: body for name, body in contents(tmp_path).items() if not name.startswith("snapshots/")} == before


def test_a_failure_within_the_limit_is_warned_about_and_the_rest_written(sites, addresses, tmp_path):
    sites.tear(TWIGLING, "Weakness:", "Weak point:")
    result = run(addresses, tmp_path, "--max-failures", "0.3", "--json")
    assert json.loads(result.stdout)["failed"] == 1
    assert "/cards/Z1/1: Z1-001 .card-text-wrr: no line with Weakness and Retreat" in result.stderr
    assert len(json.loads((tmp_path / "cards/Z1.json").read_text("utf-8"))) == len(CARDS) - 1


def test_a_folder_in_use_is_left_alone(sites, addresses, tmp_path):
    with only_writer(tmp_path):
        result = run(addresses, tmp_path)
    assert isinstance(result.exception, InputError) and "another scrape is writing" in str(result.exception)
    assert sites.asked.total() == 0


@pytest.mark.parametrize(
    ("sets", "problem"), [("Q9", "unknown set 'Q9'"), ("../Z1", "unknown set '../Z1'"), (",", "no set")]
)
def test_a_set_that_does_not_exist_is_one_line(addresses, tmp_path, sets, problem):
    result = run(addresses, tmp_path, sets=sets)
    assert isinstance(result.exception, InputError)
    assert problem in str(result.exception) and "\n" not in str(result.exception)


def test_an_out_that_cannot_be_a_folder_is_one_line(addresses, tmp_path):
    (tmp_path / "file").write_text("")
    result = run(addresses, tmp_path / "file")
    assert isinstance(result.exception, InputError) and "choose another --out" in str(result.exception)


def plain(addresses, *arguments):
    """The command with nothing but what is given."""
    return CliRunner().invoke(app, list(map(str, arguments)), env=addresses)


def test_without_sets_every_set_is_found_and_read(addresses, tmp_path):
    result = plain(addresses, "--out", tmp_path, "--tournaments", 1, "--json")
    assert json.loads(result.stdout)["sets"] == 1
    assert (tmp_path / "cards/Z1.json").exists()


def test_an_update_does_the_last_run_again_and_says_what_changed(sites, addresses, tmp_path):
    run(addresses, tmp_path, "--source", "limitless,tcgdex")
    asked = set(sites.asked)
    sites.put((replace(TWIGLING, hp=70), BOUGHLING, *CARDS[2:], replace(TWIGLING, number=5)))
    result = plain(addresses, "--out", tmp_path, "--update")
    assert result.exit_code == 0, result.output
    lines = result.stdout.splitlines()
    assert lines[-4:] == [
        "changed Z1-001 Twigling",
        "  hp: 60 -> 70",
        "new Z1-005 Twigling, plays as Z1-001",
        "1 changed, 1 new (1 reprints), 0 gone, 0 in print only",
    ]
    assert {path for path in sites.asked if "5" not in path} == asked


def test_an_update_of_nothing_is_a_first_run(addresses, tmp_path):
    result = plain(addresses, "--out", tmp_path, "--update", "--tournaments", 1, "--json")
    assert json.loads(result.stdout)["cards"] == len(CARDS)
    again = plain(addresses, "--out", tmp_path, "--update", "--json")
    assert json.loads(again.stdout)["changes"] == {"changed": [], "new": [], "gone": [], "print_only": []}


def test_a_second_run_asks_only_whether_something_changed(sites, addresses, tmp_path):
    run(addresses, tmp_path)
    sites.confirmed.clear()
    sites.asked.clear()
    result = run(addresses, tmp_path, "--json")
    assert json.loads(result.stdout)["answers"].keys() == {"304"}
    assert set(sites.asked) == sites.confirmed


def test_sources_are_chosen_by_name(sites, addresses, tmp_path):
    assert run(addresses, tmp_path, "--source", "limitless,rules").exit_code == 0
    assert {path.split("/")[1] for path in sites.asked} <= {"limitless", "rules", "robots.txt"}
    assert not (tmp_path / "decks").exists()
    assert run(addresses, tmp_path / "rules", "--source", "rules").exit_code == 0
    written = {path.name for path in (tmp_path / "rules").iterdir()}
    assert written == {".lock", "report.json", "rules.json", "scrape.json", "snapshots"}


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (("--source", "limitles"), "unknown source 'limitles'; did you mean limitless?"),
        (("--source", ","), "names no source"),
        (("--update", "--offline"), "choose one"),
        (("--contact", "a\nb"), "--contact"),
        (("--limitless-url", "ftp://paper.test"), "the address of limitless"),
    ],
)
def test_options_that_make_no_sense_are_one_line(sites, addresses, tmp_path, arguments, problem):
    result = run(addresses, tmp_path / "out", *arguments)
    assert isinstance(result.exception, InputError)
    assert problem in str(result.exception) and "\n" not in str(result.exception)
    assert sites.asked.total() == 0
    assert not (tmp_path / "out").exists()


def test_an_unreadable_memory_of_the_last_run_says_what_to_do(addresses, tmp_path):
    (tmp_path / "scrape.json").write_text('{"sets": 7}')
    result = plain(addresses, "--out", tmp_path, "--offline")
    assert isinstance(result.exception, InputError) and "remove it" in str(result.exception)


def test_an_interrupted_run_leaves_its_journal_and_a_stopped_one_does_not(sites, addresses, tmp_path):
    journal = tmp_path / "snapshots/journal"
    sites.answers["/limitless/cards/Z1"] = "<p>under repair</p>"
    assert isinstance(run(addresses, tmp_path).exception, InputError)
    assert not journal.exists()
    with pytest.raises(KeyboardInterrupt), _journal(journal) as pages:
        pages.add("http://paper.test/")
        raise KeyboardInterrupt
    assert journal.exists()


def report(folder, *arguments):
    return CliRunner().invoke(app, ["report", str(folder), *arguments])


def test_the_report_shows_counts_disagreements_and_the_side_taken(sites, addresses, tmp_path):
    sites.answers["/tcgdex/v2/en/cards/Z1-001"] = card_json(replace(TWIGLING, weakness="C", hp=50))
    sites.answers["/tcgdex/v2/en/cards/Z1-004"] = httpx.Response(404)
    run(addresses, tmp_path, "--max-failures", "0.3")
    result = report(tmp_path)
    assert result.exit_code == 0, result.exception
    shown = result.stdout.splitlines()
    assert "Z1\t4\t0\tlimitless 4, tcgdex 3" in shown
    assert "Z1-001\thp\t50\ttcgdex: 50; limitless: 60\tpreference: tcgdex for hp" in shown
    assert "1\tcheck\tweakness\tlimitless" in shown
    assert any(line.endswith("Z1-004\tstatus\tthe site answered 404") for line in shown)
    assert "deck_size\t24\t20" in shown
    assert shown[-1].startswith("1 sets, 4 cards, 0 failed")
    assert json.loads(report(tmp_path, "--json").stdout) == json.loads((tmp_path / "report.json").read_text("utf-8"))


@pytest.mark.parametrize(
    ("content", "problem"), [(None, "run synth scrape --out"), ("{", "the file"), ('{"totals": 3}', "totals")]
)
def test_a_report_that_cannot_be_read_is_one_line(tmp_path, content, problem):
    if content:
        (tmp_path / "report.json").write_text(content)
    error = report(tmp_path).exception
    assert isinstance(error, InputError) and problem in str(error) and "\n" not in str(error)
