"""The numbers of the game, with where they were read."""

import json

import httpx
import pytest

from synth.scraper.output import write_scrape
from synth.scraper.page import Page
from synth.scraper.records import read_rules
from synth.scraper.rules_page import DEFAULTS, rule_numbers
from synth.scraper.sites import Site
from synth.spec.errors import InputError
from synth.spec.rules import RuleSpec
from tests.scraper.paper_sites import Z1


def rules(body: str):
    return rule_numbers(Page(Site.RULES, "", "http://paper.test/rules", "text/html; charset=utf-8", body.encode()))


def test_a_number_comes_with_its_page_sentence_and_place():
    found = rules("<html>\n<ul><li>A deck holds exactly 24\n cards.</li></ul>").numbers["deck_size"]
    assert (found.value, found.source) == (24, "http://paper.test/rules")
    assert (found.quote, found.line, found.column) == ("A deck holds exactly 24 cards.", 2, 4)


def test_points_are_read_from_the_table():
    row = "<tr><td>{}</td><td>{}</td></tr>"
    names = ("Pokémon", "Pokémon ex", "Mega Evolution Pokémon ex")
    found = rules(f"<table>{''.join(row.format(name, points) for points, name in enumerate(names, 4))}</table>").numbers
    assert [found[name].value for name in ("points_plain", "points_ex", "points_mega")] == [4, 5, 6]


@pytest.mark.parametrize(
    "body",
    [
        "<p>Nothing here.</p>",
        "<p>A deck holds exactly 24 cards.</p><p>A deck has 26 cards.</p>",
        "<p>A deck holds exactly 0 cards.</p>",
    ],
)
def test_a_number_missing_contradicted_or_absurd_is_the_rulebooks_and_reported(body):
    result = rules(body)
    assert result.numbers["deck_size"] == DEFAULTS["deck_size"]
    assert "deck_size" in [problem.block for problem in result.problems]


def test_rules_are_written_read_back_and_compared_with_the_rulebook(sites, tmp_path):
    write_scrape(tmp_path, sites.scrape(tmp_path / "snapshots"), Z1)
    assert read_rules(tmp_path) == RuleSpec(deck_size=24)
    report = json.loads((tmp_path / "report.json").read_text("utf-8"))["rules"]
    assert report["unlike_rulebook"] == {"deck_size": {"page": 24, "rulebook": 20}}
    assert "deck_size" not in report["from_rulebook"] and "poison" in report["from_rulebook"]


def test_without_a_rules_page_the_rulebook_stands_in_and_the_report_says_so(sites, tmp_path):
    sites.answers["/rules"] = httpx.Response(404)
    scrape = sites.scrape(tmp_path)
    assert scrape.rules.numbers == DEFAULTS
    assert "http://paper.test/rules: status: the site answered 404" in map(str, scrape.report.errors)


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        ("[]", "expected an object"),
        ('{"bench": 3}', "expected an object"),
        ('{"bench": {"value": "many"}}', "rule bench"),
        ('{"tables": {"value": 3}}', "rule tables"),
        ("{", "not UTF-8 JSON"),
    ],
)
def test_a_broken_rules_file_is_named(tmp_path, content, problem):
    (tmp_path / "rules.json").write_text(content)
    with pytest.raises(InputError, match=f"rules.json: {problem}"):
        read_rules(tmp_path)
