"""A run that was killed goes on where it was, and nothing half-written is taken for whole."""

import subprocess
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path

import httpx
import pytest

from synth.scraper.files import only_writer, write_whole
from synth.scraper.journal import Journal
from synth.scraper.output import write_scrape
from synth.scraper.records import UNFINISHED, read_printed
from synth.spec.errors import InputError
from tests.scraper.paper_sites import CARDS, Z1

SCRIPT = "tests.scraper.killed_run"
ROOT = Path(__file__).parents[2]
KILLED = -9


def killed_run(folder: Path, at_file: int) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", SCRIPT, folder, str(at_file)], cwd=ROOT, capture_output=True, text=True, check=False
    )


def result(folder: Path) -> dict[str, bytes]:
    """Everything a run leaves but the snapshots, whose times differ."""
    files = (path for path in folder.rglob("*") if path.is_file() and "snapshots" not in path.parts)
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


def test_a_run_killed_again_and_again_comes_to_the_same_end(tmp_path):
    whole = killed_run(tmp_path / "whole", 10_000)
    pages = int(whole.stdout)
    assert whole.returncode == 0, whole.stderr
    # Files in order: a robots.txt, a body and a note for each page, then the output; each kill is a little further on.
    for at_file in (1, 2, 3, 6, 7, 9, 8, 4):
        assert killed_run(tmp_path / "torn", at_file).returncode == KILLED
    last = killed_run(tmp_path / "torn", 10_000)
    assert last.returncode == 0, last.stderr
    assert result(tmp_path / "torn") == result(tmp_path / "whole")
    assert int(last.stdout) < pages
    assert not list((tmp_path / "torn").rglob("*.partial"))


@pytest.mark.parametrize("at_file", [1, 2, 4])
def test_a_folder_left_half_new_is_not_read_and_mends_itself(tmp_path, at_file):
    assert killed_run(tmp_path, 10_000).returncode == 0
    before = result(tmp_path)
    # Nothing has changed on the sites, so the first file this run writes is the mark that it is writing.
    assert killed_run(tmp_path, at_file).returncode == KILLED
    if at_file > 1:
        with pytest.raises(InputError, match="interrupted while it was writing"):
            read_printed(tmp_path)
    last = killed_run(tmp_path, 10_000)
    assert (last.returncode, last.stdout.strip()) == (0, "0"), last.stderr
    assert result(tmp_path) == before
    assert len(read_printed(tmp_path)) == len(CARDS)


def test_what_an_unfinished_run_has_is_not_asked_for_again(sites, tmp_path):
    sites.answers["/limitless/cards/Z1"] = httpx.Response(503)
    journal = Journal(tmp_path / "journal")
    with pytest.raises(InputError):
        sites.scrape(tmp_path, journal=journal)
    journal.close()
    assert sites.asked["/limitless/cards"] == 1
    sites.put()
    again = Journal(tmp_path / "journal")
    assert again.resumed == len(sites.asked) - len([path for path in sites.asked if "robots" in path]) - 1
    scrape = sites.scrape(tmp_path, journal=again)
    again.finish()
    assert len(scrape.records["Z1"]) == len(CARDS)
    assert sites.asked["/limitless/cards"] == 1
    assert not (tmp_path / "journal").exists()


def test_a_journal_cut_off_in_a_line_loses_that_line_only(tmp_path):
    path = tmp_path / "journal"
    first = Journal(path)
    first.add("http://paper.test/1")
    first.add("http://paper.test/2")
    first.close()
    path.write_bytes(path.read_bytes()[:-9])
    second = Journal(path)
    second.add("http://paper.test/3")
    second.close()
    third = Journal(path)
    assert ["http://paper.test/1" in third, "http://paper.test/2" in third, "http://paper.test/3" in third] == [True, False, True]
    third.close()


@pytest.mark.parametrize("content", [b"", b"{}\n", b'"yesterday"\n', b"\xff\xfe\n", b'"2030-01-01T00:00:00"\n'])
def test_a_journal_that_is_none_begins_anew(tmp_path, content):
    path = tmp_path / "journal"
    path.write_bytes(content + b'"http://paper.test/1"\n')
    journal = Journal(path)
    assert (journal.resumed, "http://paper.test/1" in journal) == (0, False)
    journal.close()


def test_a_run_left_for_more_than_a_day_begins_anew(tmp_path):
    path = tmp_path / "journal"
    journal = Journal(path)
    journal.add("http://paper.test/1")
    journal.close()
    soon, late = (Journal(path, datetime.now(UTC) + timedelta(hours=hours)) for hours in (23, 25))
    assert (soon.resumed, late.resumed) == (1, 0)
    soon.close()
    late.close()


def test_a_file_is_replaced_whole_or_not_at_all(tmp_path, monkeypatch):
    write_whole(tmp_path / "a", b"old")
    monkeypatch.setattr(Path, "replace", lambda *_: (_ for _ in ()).throw(KeyboardInterrupt))
    with pytest.raises(KeyboardInterrupt):
        write_whole(tmp_path / "a", b"new")
    assert [(path.name, path.read_bytes()) for path in tmp_path.iterdir()] == [("a", b"old")]


def test_a_place_that_cannot_be_written_is_one_line(tmp_path):
    (tmp_path / "cards").write_text("in the way")
    with pytest.raises(InputError, match=r"cannot write .*cards/Z1\.json: "):
        write_whole(tmp_path / "cards/Z1.json", b"[]")


def test_two_runs_at_once_do_not_share_a_folder(tmp_path):
    with only_writer(tmp_path):
        second = killed_run(tmp_path, 10_000)
    assert second.returncode == 1 and "another scrape is writing" in second.stderr
    assert [path.name for path in tmp_path.iterdir()] == [".lock"]


def test_the_mark_goes_when_everything_is_written(sites, tmp_path):
    write_scrape(tmp_path, sites.scrape(tmp_path / "snapshots"), Z1)
    assert not (tmp_path / UNFINISHED).exists()
