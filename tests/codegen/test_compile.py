"""Machine code is compiled once, kept where it can be, never taken from a file that is not whole, and can be interrupted."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from synth.codegen.runtime import compile as compiling

SMALL = "define i32 @f(i32 %x) {\n  %y = mul i32 %x, 3\n  ret i32 %y\n}\n"


@pytest.fixture
def source(tmp_path: Path) -> Path:
    path = tmp_path / "machine.ll"
    path.write_text(SMALL, encoding="utf-8")
    return path


def test_code_is_kept_and_found_again(source: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = source.parent / "kept"
    code = compiling.object_code(source, [kept])
    assert code == compiling.compiled(SMALL)
    monkeypatch.setattr(compiling, "compiled", None)
    monkeypatch.setattr(compiling, "_compiled_apart", None)
    assert compiling.object_code(source, [source.parent / "other", kept]) == code
    compiling.forget(source, [kept])
    assert not list(kept.iterdir())


@pytest.mark.parametrize("harm", [lambda whole: whole[:-1], lambda whole: b"", lambda whole: whole[:50] + b"x" + whole[51:]])
def test_a_file_that_is_not_whole_is_made_anew(source: Path, harm: Callable[[bytes], bytes]) -> None:
    kept = source.parent / "kept"
    code = compiling.object_code(source, [kept])
    (one,) = kept.iterdir()
    one.write_bytes(harm(one.read_bytes()))
    assert compiling.object_code(source, [kept]) == code
    assert list(kept.iterdir()) == [one]


def test_it_is_kept_in_the_first_folder_that_can_be_written(source: Path) -> None:
    (source.parent / "file").write_text("", encoding="utf-8")
    other = source.parent / "other"
    code = compiling.object_code(source, [source.parent / "file" / "below", other])
    assert len(list(other.iterdir())) == 1
    assert compiling.object_code(source, []) == code, "and where none can, there is still code"


def test_without_a_process_to_make_it_there_is_still_code(source: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for executable in ("", str(source.parent / "no_python")):
        monkeypatch.setattr(sys, "executable", executable)
        assert compiling.object_code(source, []) == compiling.compiled(SMALL)


def test_beside_a_package_other_code_takes_the_place_of_what_was_kept_elsewhere_not(source: Path) -> None:
    beside, shared = source.parent / "__pycache__", source.parent / "shared"
    for text in (SMALL, SMALL.replace("3", "5")):
        source.write_text(text, encoding="utf-8")
        for folder in (beside, shared):
            compiling.object_code(source, [folder])
    assert (len(list(beside.iterdir())), len(list(shared.iterdir()))) == (1, 2)


def test_the_environment_names_the_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "caches"))
    monkeypatch.delenv("TCGJAX_CACHE", raising=False)
    assert compiling.folders(tmp_path)[0] == tmp_path / "__pycache__"
    assert len(compiling.folders(tmp_path)) == 2
    monkeypatch.setenv("TCGJAX_CACHE", str(tmp_path / "named"))
    assert compiling.folders(tmp_path) == [tmp_path / "named"]


WAITING = """
import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)  # as in a terminal, however these tests were started
from pathlib import Path
from synth.codegen.runtime import compile as compiling
print("ready", flush=True)
compiling.object_code(Path(sys.argv[1]), [Path(sys.argv[2])])
print("compiled", flush=True)
"""


def _long() -> str:
    """IR that takes LLVM far longer than a test waits."""
    body = "\n".join(f"  %x{k + 1} = call i32 @g(i32 %x{k})" for k in range(300))
    inner = "\n".join(
        f"  %a{k + 1} = mul i32 %a{k}, %a{max(k - 7, 0)}\n  %b{k} = icmp slt i32 %a{k + 1}, %a0\n"
        f"  %c{k} = select i1 %b{k}, i32 %a{k}, i32 %a{k + 1}" for k in range(300)
    )  # fmt: skip
    return (
        f"define internal i32 @g(i32 %a0) alwaysinline {{\n{inner}\n  ret i32 %c299\n}}\n"
        f"define i32 @f(i32 %x0) {{\n{body}\n  ret i32 %x300\n}}\n"
    )


def _compilers(source: Path) -> list[int]:
    """Processes that compile this file."""
    found = []
    for process in Path("/proc").iterdir():
        if process.name.isdigit():
            try:
                words = (process / "cmdline").read_bytes().split(b"\0")
            except OSError:
                continue
            if str(source).encode() in words and any(word.endswith(b"compile.py") for word in words):
                found.append(int(process.name))
    return found


@pytest.mark.skipif(not Path("/proc/self/cmdline").exists(), reason="looks for processes in /proc")
@pytest.mark.parametrize("how", ["keyboard", "killed"])
def test_an_interrupt_while_it_compiles_leaves_nothing_behind(source: Path, how: str) -> None:
    source.write_text(_long(), encoding="utf-8")
    kept = source.parent / "kept"
    process = subprocess.Popen(
        [sys.executable, "-c", WAITING, str(source), str(kept)],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
    )  # fmt: skip
    try:
        assert process.stdout is not None and process.stdout.readline() == "ready\n"
        _until(lambda: bool(_compilers(source)))
        time.sleep(0.5)
        if how == "keyboard":
            os.killpg(process.pid, signal.SIGINT)
        else:
            process.kill()
        out, err = process.communicate(timeout=30)
    finally:
        process.kill()
    assert "compiled" not in out
    if how == "keyboard":
        assert err.rstrip().endswith("KeyboardInterrupt") and process.returncode in (1, 130, -signal.SIGINT)
    _until(lambda: not _compilers(source))
    assert not kept.exists() or not list(kept.iterdir())


def _until(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + 30
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.05)
