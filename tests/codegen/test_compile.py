"""Machine code is compiled once, kept beside the package, and never taken from a file that is not whole."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from types import ModuleType

import pytest

from synth.codegen.build import Built, write

NAME = "engine_to_compile"


@pytest.fixture
def module(two_deck_build: Built, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    write(two_deck_build.files, tmp_path / NAME)
    monkeypatch.syspath_prepend(str(tmp_path))
    yield importlib.import_module(f"{NAME}.compile")
    for loaded in [one for one in sys.modules if one.partition(".")[0] == NAME]:
        del sys.modules[loaded]


def test_code_is_kept_and_found_again(module: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    (code,) = module.objects(["observe"])
    assert code == module.compiled("observe")
    monkeypatch.setattr(module, "compiled", None)
    monkeypatch.setattr(module, "_compiled_apart", None)
    assert list(module.objects(["observe"])) == [code]


@pytest.mark.parametrize("harm", [lambda whole: whole[:-1], lambda whole: b"", lambda whole: whole[:50] + b"x" + whole[51:]])
def test_a_file_that_is_not_whole_is_made_anew(module: ModuleType, harm: object) -> None:
    (code,) = module.objects(["observe"])
    (kept,) = (module.FOLDER / "__pycache__").glob("observe.*.o")
    kept.write_bytes(harm(kept.read_bytes()))  # type: ignore[operator]
    assert list(module.objects(["observe"])) == [code]
    assert len(list((module.FOLDER / "__pycache__").glob("observe.*.o"))) == 1


def test_without_a_place_to_keep_it_or_a_process_to_make_it_there_is_still_code(
    module: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "executable", "")
    (module.FOLDER / "__pycache__").mkdir(exist_ok=True)
    monkeypatch.setattr(Path, "mkdir", _refused)
    assert list(module.objects(["observe"])) == [module.compiled("observe")]
    assert not list((module.FOLDER / "__pycache__").glob("*.o"))


def _refused(*_: object, **__: object) -> None:
    raise PermissionError


def test_other_code_takes_the_place_of_what_was_kept(module: ModuleType) -> None:
    (code,) = module.objects(["observe"])
    source = module.FOLDER / "observe.ll"
    source.write_text(source.read_text("utf-8") + "; changed\n", encoding="utf-8")
    assert list(module.objects(["observe"])) == [code]
    assert len(list((module.FOLDER / "__pycache__").glob("observe.*.o"))) == 1
    module.forget()
    assert not list((module.FOLDER / "__pycache__").glob("*.o"))
