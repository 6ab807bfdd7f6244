"""`synth scrape` as a user runs it, over a real socket."""

from __future__ import annotations

import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import httpx
import pytest
from paper_sites import BOUGHLING, CARDS, TWIGLING
from typer.testing import CliRunner

from synth.cli.scrape import app
from synth.scraper.files import only_writer
from synth.spec.errors import InputError


@pytest.fixture
def addresses(sites):
    """The paper sites behind a loopback server, as environment."""

    class Handler(BaseHTTPRequestHandler):
        def log_message(self, *args):
            pass

        def do_GET(self):
            answer = sites(httpx.Request("GET", f"http://paper.test{self.path}", headers=dict(self.headers)))
            self.send_response(answer.status_code)
            for name, value in answer.headers.items():
                self.send_header(name, value)
            self.end_headers()
            self.wfile.write(answer.content)

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    base = f"http://127.0.0.1:{server.server_port}"
    yield {f"SYNTH_{site.upper()}_URL": f"{base}/{site}" for site in ("limitless", "tcgdex", "rules", "play")}
    server.shutdown()
    thread.join()
    server.server_close()


def run(addresses, out, *arguments, sets="Z1"):
    return CliRunner().invoke(app, ["--sets", sets, "--out", str(out), "--tournaments", "1", *arguments], env=addresses)


def contents(folder):
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_the_summary_is_on_stdout_and_everything_else_in_the_folder(addresses, tmp_path):
    result = run(addresses, tmp_path / "out", "--json")
    assert result.exit_code == 0, result.output
    summary = json.loads(result.stdout)
    assert (summary["cards"], summary["failed"]) == (len(CARDS), 0)
    assert "Z1 cards: 4 done" in result.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["out"]
    outside_snapshots = {name for name in contents(tmp_path / "out") if not name.startswith("snapshots/")}
    assert outside_snapshots == {".lock", "cards/Z1.json", "decks/cup-001.txt", "rules.json", "report.json", "scrape.json"}


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
    assert "/cards/Z1/1: Z1-001 p.card-text-wrr: no line with Weakness and Retreat" in result.stderr
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
