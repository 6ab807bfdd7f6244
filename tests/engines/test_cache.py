"""Engines are built once, whole or not at all, whoever else builds; and a package is called the same in every process."""

import pickle
import subprocess
import sys
import time
from pathlib import Path

import pytest

from synth.engines import load_engine
from synth.engines.cache import VARIABLE, cache_folder, engine_key, keep
from synth.engines.lock import differing, lock_of
from synth.spec.errors import InputError
from synth.spec.rules import RuleSpec
from synth.spec.store import load_catalogue

FILES = {"__init__.py": "from .layout import ANSWER\n", "layout.py": "ANSWER = 1\n\nclass Thing:\n    pass\n"}


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(VARIABLE, str(tmp_path / "cache"))
    return tmp_path / "cache"


def write(folder: Path, answer: int) -> None:
    folder.mkdir(exist_ok=True)
    (folder / "__init__.py").write_text(FILES["__init__.py"])
    (folder / "layout.py").write_text(FILES["layout.py"].replace("1", str(answer)))


BUILDER = """
import sys, time
from pathlib import Path
from synth.engines.cache import keep

def files():
    with Path(sys.argv[1]).open("a") as built:
        built.write("built\\n")
    time.sleep(float(sys.argv[2]))
    return {"__init__.py": "", "layout.py": "ANSWER = 1\\n"}

print(keep("key", files, "to test"))
"""


def builder(count: Path, seconds: float) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", BUILDER, str(count), str(seconds)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def test_two_processes_build_once(cache: Path, tmp_path: Path) -> None:
    pair = [builder(tmp_path / "count", 1.0) for _ in range(2)]
    said = [one.communicate() for one in pair]
    assert [one.returncode for one in pair] == [0, 0], said
    assert (tmp_path / "count").read_text() == "built\n"
    assert {out.strip() for out, _ in said} == {str(cache / "key")}
    assert sum("building the engine to test, once" in err for _, err in said) == 1


def test_a_killed_process_leaves_nothing_that_is_taken_for_an_engine(cache: Path, tmp_path: Path) -> None:
    first = builder(tmp_path / "count", 60.0)
    while not (tmp_path / "count").exists():
        time.sleep(0.05)
        assert first.poll() is None, first.communicate()
    (cache / ".key-torn").mkdir()  # what it was writing into
    first.kill()
    first.communicate()
    assert not (cache / "key").exists()
    assert keep("key", lambda: FILES) == cache / "key"
    assert sorted(path.name for path in cache.iterdir() if path.is_dir()) == ["key"]


def test_a_folder_that_cannot_be_written_is_said_in_a_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv(VARIABLE, str(tmp_path / "file" / "cache"))
    with pytest.raises(InputError, match=f"no engine can be kept in .*set {VARIABLE} to a folder"):
        keep("key", lambda: FILES)


def test_a_builder_that_fails_leaves_nothing(cache: Path) -> None:
    def fails() -> dict[str, str]:
        raise ValueError("no")

    with pytest.raises(ValueError):
        keep("key", fails)
    assert not any(path.is_dir() for path in cache.iterdir())
    assert keep("key", lambda: FILES).is_dir()


def test_the_key_is_that_of_the_cards_in_any_order() -> None:
    cards = [load_catalogue().get(card) for card in ("A1-001", "A1-002", "A1-003")]
    assert engine_key(cards) == engine_key(cards[::-1])
    changed = cards[0].model_copy(update={"hp": 80})
    shorter = RuleSpec(turn_limit=10)
    keys = (engine_key(), engine_key(cards), engine_key(cards[:2]), engine_key([changed, *cards[1:]]), engine_key(cards, shorter))
    assert len(set(keys)) == 5


def test_a_folder_that_is_built_again_is_loaded_again(tmp_path: Path) -> None:
    write(tmp_path / "engine", 1)
    first = load_engine(tmp_path / "engine")
    assert load_engine(tmp_path / "engine") is first
    write(tmp_path / "engine", 2)
    assert (first.ANSWER, load_engine(tmp_path / "engine").ANSWER) == (1, 2)


def test_what_one_process_pickles_another_reads(tmp_path: Path) -> None:
    write(tmp_path / "engine", 1)
    kept = load_engine(keep("0123", lambda: FILES))
    assert kept.__name__ == "synth.engines.cached_0123"
    things = [load_engine(tmp_path / "engine").layout.Thing(), kept.layout.Thing()]
    script = "import pickle, sys; print(*(type(thing).__name__ for thing in pickle.load(sys.stdin.buffer)))"
    done = subprocess.run([sys.executable, "-c", script], input=pickle.dumps(things), capture_output=True, check=False)
    assert done.stdout.decode().split() == ["Thing", "Thing"], done.stderr.decode()
    write(tmp_path / "engine", 2)
    gone = subprocess.run([sys.executable, "-c", script], input=pickle.dumps(things), capture_output=True, check=False)
    assert "no longer holds the engine" in gone.stderr.decode()


def test_without_an_engine_the_line_says_how_to_build_one(tmp_path: Path) -> None:
    with pytest.raises(InputError, match=r"no engine in .*; build one with: synth build tcgjax --out"):
        load_engine(tmp_path)


def test_the_cache_is_the_users_unless_it_is_named(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert cache_folder() == cache
    monkeypatch.delenv(VARIABLE)
    monkeypatch.setenv("XDG_CACHE_HOME", "/somewhere")
    assert cache_folder().name == "engines" and not cache_folder().is_relative_to(Path(__file__).parents[2])


def test_a_lock_says_what_differs() -> None:
    one, other = lock_of({"a.py": "1"}, {"cards": 2}), lock_of({"a.py": "2"}, {"cards": 3})
    assert differing(one, one) == []
    assert [line.partition(":")[0] for line in differing(one, other)] == ["digest", "cards"]
    assert differing(one, {})[1] == "cards: nothing in the lock, 2 built"
