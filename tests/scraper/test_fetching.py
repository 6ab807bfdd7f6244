"""How the sites are asked, what is kept of their answers, and what is refused."""

import asyncio
import json
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import httpx
import pytest

from synth.scraper.ask import Limits
from synth.scraper.backoff import Backoff, seconds
from synth.scraper.fetch import LivePages, StoredPages
from synth.scraper.output import write_scrape
from synth.scraper.robots import Robots
from synth.scraper.run import scrape_sets
from synth.scraper.sites import Site, SiteUrls
from synth.scraper.snapshots import SnapshotStore
from synth.spec.errors import InputError
from tests.scraper.paper_sites import CARDS, IMPATIENT, TWIGLING, URLS, Z1

INDEX = "/limitless/cards"


def scrape_by(answer, folder):
    """A scrape of whatever answers the requests."""

    async def go():
        async with httpx.AsyncClient(transport=httpx.MockTransport(answer)) as client:
            pages = LivePages(client, URLS, SnapshotStore(folder), IMPATIENT)
            return await scrape_sets(pages, Z1, 0.25, lambda *_: None)

    return asyncio.run(go())


def cards(scrape):
    return [record.card for record in scrape.records["Z1"]]


@pytest.mark.parametrize(
    "refusal",
    [
        httpx.Response(429, headers={"retry-after": "0"}),
        httpx.Response(500),
        httpx.Response(503),
        httpx.ReadError("connection reset"),
        httpx.RemoteProtocolError("peer closed connection without sending complete message body"),
        httpx.ConnectTimeout("slow"),
    ],
)
def test_a_passing_fault_is_asked_again(sites, tmp_path, refusal):
    sites.answers[INDEX] = [refusal, refusal, sites.answers[INDEX]]
    assert len(cards(sites.scrape(tmp_path))) == len(CARDS)
    assert sites.asked[INDEX] == 3


def test_a_lasting_fault_ends_the_run_with_the_reason(sites, tmp_path):
    sites.answers[INDEX] = httpx.Response(503)
    with pytest.raises(InputError, match="/limitless/cards: answer: the site answered 503, after 3 tries"):
        sites.scrape(tmp_path)


def test_a_plain_refusal_is_not_asked_again(sites, tmp_path):
    sites.answers[INDEX] = httpx.Response(403)
    with pytest.raises(InputError, match="answered 403"):
        sites.scrape(tmp_path)
    assert sites.asked[INDEX] == 1


def test_waiting_grows_honours_retry_after_and_has_an_end():
    backoff = Backoff(tries=4, first=1.0, longest=10.0)
    assert 0.5 <= backoff.wait(1) <= 1 and 2 <= backoff.wait(3) <= 4
    assert backoff.wait(1, retry_after=7.0) == 7.0
    assert backoff.wait(4) is None
    assert backoff.wait(1, retry_after=3600.0) is None


def test_retry_after_may_be_seconds_or_a_date_or_nonsense():
    now = datetime(2030, 1, 1, tzinfo=UTC)
    assert seconds("12") == 12
    assert seconds("Tue, 01 Jan 2030 00:00:30 GMT", now) == 30
    assert seconds("soon") is None


def test_a_redirect_within_the_site_is_followed(sites, tmp_path):
    sites.answers["/limitless/sets"] = sites.answers[INDEX]
    sites.answers[INDEX] = httpx.Response(302, headers={"location": "/limitless/sets"})
    assert len(cards(sites.scrape(tmp_path))) == len(CARDS)


@pytest.mark.parametrize(
    "target", ["http://elsewhere.test/cards", "https://paper.test/limitless/cards", "//elsewhere.test/"]
)
def test_a_redirect_to_another_host_is_refused(sites, tmp_path, target):
    sites.answers[INDEX] = httpx.Response(302, headers={"location": target})
    with pytest.raises(InputError, match="leads out of the site"):
        sites.scrape(tmp_path)
    assert set(sites.asked) == {"/limitless/robots.txt", INDEX}


def test_redirects_in_a_circle_end(sites, tmp_path):
    sites.answers[INDEX] = httpx.Response(302, headers={"location": INDEX})
    with pytest.raises(InputError, match="more than 4 in a row"):
        sites.scrape(tmp_path)


def test_an_oversize_answer_is_refused(sites, tmp_path):
    sites.answers[INDEX] = httpx.Response(200, content=b"x" * 2_000_000)
    with pytest.raises(InputError, match="size: more than 1000000 bytes"):
        sites.scrape(tmp_path, manners=replace(IMPATIENT, limits=Limits(body_bytes=1_000_000)))


def test_a_body_in_another_charset_than_declared_is_an_error(sites, tmp_path):
    latin = f'{sites.answers["/limitless/cards/Z1/1"]}</html>'.encode("latin-1", "replace")
    torn = httpx.Response(200, headers={"content-type": "text/html; charset=utf-8"}, content=latin)
    sites.answers["/limitless/cards/Z1?display=full"] = torn
    sites.answers["/limitless/cards/Z1/1"] = torn
    scrape = sites.scrape(tmp_path)
    assert len(cards(scrape)) == len(CARDS) - 1
    assert {error.block for error in scrape.report.errors if "/rules" not in error.url} == {"charset"}


def test_pages_barred_by_robots_are_not_read(sites, tmp_path):
    sites.answers["/limitless/robots.txt"] = "User-agent: *\nDisallow: /cards\n"
    with pytest.raises(InputError, match=r"robots\.txt: the site asks programs not to read /cards"):
        sites.scrape(tmp_path)
    assert INDEX not in sites.asked


@pytest.mark.parametrize(
    ("comment", "allowed"),
    [
        ("# programs may use the API", True),
        ("# programs may not use the API", False),
        ("# please don't crawl the API, you can ask", False),
        ("# you may look at pictures", False),
        ("", False),
    ],
)
def test_only_a_clear_permission_opens_an_api_that_bars_crawlers(comment, allowed):
    robots = Robots(f"User-agent: *\nDisallow: /\n{comment}\n")
    assert robots.allows("synth", Site.TCGDEX, "/v2/en/sets/Z1") is allowed
    assert not robots.allows("synth", Site.TCGDEX, "/pictures")
    assert not robots.allows("synth", Site.LIMITLESS, "/cards")


@pytest.mark.parametrize(
    ("rules", "path", "allowed"),
    [
        ("Disallow: /*?display=", "/cards/Z1?display=full", False),
        ("Disallow: /*?display=", "/cards/Z1", True),
        ("Disallow: /cards\nAllow: /cards/Z1", "/cards/Z1/1", True),
        ("Disallow: /cards\nAllow: /cards/Z1", "/cards/Z2/1", False),
        ("Disallow: /cards$", "/cards/Z1", True),
        ("Disallow:", "/cards", True),
    ],
)
def test_robots_rules_are_honoured_path_by_path(rules, path, allowed):
    assert Robots(f"User-agent: *\n{rules}\n").allows("synth", Site.LIMITLESS, path) is allowed


def test_rules_for_this_program_go_before_those_for_all():
    robots = Robots("User-agent: *\nDisallow:\n\nUser-agent: synth\nDisallow: /\n")
    assert not robots.allows("synth", Site.LIMITLESS, "/cards")


def test_a_robots_txt_is_relied_on_for_a_day(sites, tmp_path, monkeypatch):
    sites.scrape(tmp_path)
    asked = sites.asked["/limitless/robots.txt"]
    sites.scrape(tmp_path)
    assert sites.asked["/limitless/robots.txt"] == asked == 1
    monkeypatch.setattr("synth.scraper.fetch.ROBOTS_LIFETIME", timedelta(0))
    sites.scrape(tmp_path)
    assert sites.asked["/limitless/robots.txt"] == 2


def test_what_a_site_says_of_its_api_is_passed_on(sites, tmp_path):
    sites.answers["/tcgdex/robots.txt"] = "User-agent: *\nDisallow: /\n# programs may use the API\n"
    said = []
    sites.scrape(tmp_path, manners=replace(IMPATIENT, say=said.append))
    assert said == ["tcgdex: robots.txt bars crawlers and says of its API: programs may use the API"]


def test_a_site_that_bars_programs_can_be_left_out(sites, tmp_path):
    sites.answers["/tcgdex/robots.txt"] = "User-agent: *\nDisallow: /\n"
    with pytest.raises(InputError, match=r"not to read /v2/en/series/tcgp; leave it out with --source"):
        sites.scrape(tmp_path)
    assert not [path for path in sites.asked if path.startswith("/tcgdex/v2")]
    assert len(cards(sites.scrape(tmp_path, Z1.model_copy(update={"sources": (Site.LIMITLESS,)})))) == len(CARDS)


def test_half_a_page_is_asked_for_again_and_never_kept(sites, tmp_path):
    whole = sites.answers[INDEX]
    half = httpx.Response(200, headers={"content-type": "text/html", "etag": '"1"'}, content=str(whole)[:40].encode())
    sites.answers[INDEX] = [half, half, whole]
    assert len(cards(sites.scrape(tmp_path))) == len(CARDS)
    assert sites.asked[INDEX] == 3


def test_a_page_without_an_etag_is_asked_about_by_its_date(sites, tmp_path):
    sent = []

    def dated(request: httpx.Request) -> httpx.Response:
        if request.url.raw_path.decode() != INDEX:
            return sites(request)
        sent.append(request.headers.get("if-modified-since"))
        if sent[-1]:
            return httpx.Response(304)
        headers = {"content-type": "text/html", "last-modified": "Tue, 01 Jan 2030 00:00:00 GMT"}
        return httpx.Response(200, headers=headers, content=f"{sites.answers[INDEX]}</html>".encode())

    first, second = (scrape_by(dated, tmp_path) for _ in range(2))
    assert sent == [None, "Tue, 01 Jan 2030 00:00:00 GMT"]
    assert cards(first) == cards(second)


def test_a_304_to_a_question_without_a_condition_is_no_page(sites, tmp_path):
    sites.answers[INDEX] = httpx.Response(304)
    with pytest.raises(InputError, match="answered 304"):
        sites.scrape(tmp_path)


def test_snapshots_say_what_was_asked_and_answered(sites, tmp_path):
    sites.scrape(tmp_path)
    snapshot = SnapshotStore(tmp_path).find(Site.LIMITLESS, "/cards")
    assert (snapshot.url, snapshot.status) == ("http://paper.test/limitless/cards", 200)
    assert snapshot.etag and datetime.fromisoformat(snapshot.fetched).tzinfo
    assert sites.answers[INDEX] in SnapshotStore(tmp_path).page(snapshot).body.decode()


def test_a_second_run_revalidates_and_changes_nothing(sites, tmp_path):
    first = sites.scrape(tmp_path)
    before = {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    sites.confirmed.clear()
    assert cards(sites.scrape(tmp_path)) == cards(first)
    assert sites.confirmed == {path for path in sites.asked if "robots" not in path}
    assert {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()} == before


def test_a_page_that_changed_is_read_anew(sites, tmp_path):
    sites.scrape(tmp_path)
    sites.reprint(TWIGLING, name="Twigletto")
    sites.answers["/tcgdex/v2/en/cards/Z1-001"]["name"] = "Twigletto"
    assert cards(sites.scrape(tmp_path))[0].name == "Twigletto"


def offline(folder):
    return asyncio.run(scrape_sets(StoredPages(SnapshotStore(folder)), Z1, 0.25, lambda *_: None))


def test_offline_rebuilds_the_output_byte_for_byte(sites, tmp_path):
    sites.answers["/tcgdex/v2/en/cards/Z1-004"] = httpx.Response(404)
    write_scrape(tmp_path / "live", sites.scrape(tmp_path / "snapshots"), Z1)
    write_scrape(tmp_path / "again", offline(tmp_path / "snapshots"), Z1)
    live, again = (
        {path.relative_to(folder): path.read_bytes() for path in folder.rglob("*.json")}
        for folder in (tmp_path / "live", tmp_path / "again")
    )
    assert live == again
    assert "404" in json.loads((tmp_path / "again/report.json").read_text())["errors"][0]["problem"]


def test_offline_fails_where_the_run_before_failed_in_the_same_words(sites, tmp_path):
    sites.scrape(tmp_path / "snapshots")
    sites.answers["/tcgdex/v2/en/cards/Z1-004"] = httpx.Response(503)
    write_scrape(tmp_path / "live", sites.scrape(tmp_path / "snapshots"), Z1)
    write_scrape(tmp_path / "again", offline(tmp_path / "snapshots"), Z1)
    report = (tmp_path / "live/report.json").read_text("utf-8")
    assert "answered 503, after 3 tries" in report
    assert (tmp_path / "again/report.json").read_text("utf-8") == report
    sites.put()
    sites.scrape(tmp_path / "snapshots")
    assert not [error for error in offline(tmp_path / "snapshots").report.errors if "503" in str(error)]


def test_offline_without_snapshots_says_what_to_do(tmp_path):
    with pytest.raises(InputError, match="no snapshot; run once without --offline"):
        offline(tmp_path)


def test_a_snapshot_changed_on_disk_is_noticed_offline_and_fetched_anew_online(sites, tmp_path):
    sites.scrape(tmp_path)
    snapshot = SnapshotStore(tmp_path).find(Site.LIMITLESS, "/cards")
    (tmp_path / "objects" / snapshot.sha256[:2] / snapshot.sha256).write_text("scribble")
    with pytest.raises(InputError, match="changed after it was written"):
        offline(tmp_path)
    assert cards(sites.scrape(tmp_path)) == cards(offline(tmp_path))


@pytest.mark.parametrize(
    "url", ["ftp://paper.test", "paper.test", "http://", "file:///etc/passwd", "http://paper.test:99999"]
)
def test_an_address_that_is_no_web_address_is_refused(url):
    with pytest.raises(InputError, match="limitless"):
        SiteUrls(limitless=url)
