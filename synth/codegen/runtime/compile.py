"""LLVM IR → machine code for this machine, kept so that it is compiled once. Run as a script it compiles the file it is told.

A process of its own compiles: an interrupt ends it at once and leaves nothing behind, and whoever waits can go on.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence
from pathlib import Path

import llvmlite.binding as llvm

VARIABLE = "TCGJAX_CACHE"
"""The environment's word for the folder where machine code is kept."""
SPEED = 2
"""Of LLVM's pipeline, as in -O2."""
_LONG = 500_000
"""Characters of IR from which on compiling takes long enough to say so."""


def folders(package: Path) -> list[Path]:
    """Where machine code may be kept: the named folder, or beside Python's bytecode, or else with the user's caches."""
    if named := os.environ.get(VARIABLE):
        return [Path(named).expanduser()]
    if sys.platform == "win32":
        user = Path(os.environ.get("LOCALAPPDATA", "~"))
    elif sys.platform == "darwin":
        user = Path("~/Library/Caches")
    else:
        user = Path(os.environ.get("XDG_CACHE_HOME") or "~/.cache")
    with contextlib.suppress(RuntimeError):  # without a home
        return [package / "__pycache__", user.expanduser() / "tcgjax"]
    return [package / "__pycache__"]


def object_code(source: Path, kept_in: Sequence[Path]) -> bytes:
    """A file of IR as machine code of this machine."""
    target = ".".join(map(str, llvm.llvm_version_info)), llvm.get_host_cpu_name(), _features(), str(SPEED)
    text = source.read_text("utf-8")
    return once(source.stem, "\0".join((*target, text)), kept_in, lambda: _compiled_apart(source) or compiled(text))


def once(stem: str, what: str, kept_in: Sequence[Path], make: Callable[[], bytes]) -> bytes:
    """What was made of this before, or is made now and kept in the first folder that can be written."""
    name = f"{stem}.{hashlib.sha256(what.encode()).hexdigest()[:32]}.o"
    for folder in kept_in:
        code = _read(folder / name)
        if code is not None:
            return code
    if len(what) > _LONG:
        print("tcgjax: compiling the engine for this machine, once", file=sys.stderr, flush=True)
    code = make()
    for folder in kept_in:
        if _write(folder / name, code):
            break
    return code


def _features() -> str:
    return str(llvm.get_host_cpu_features().flatten())


def compiled(text: str) -> bytes:
    """In this process."""
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    module = llvm.parse_assembly(text, llvm.create_context())
    machine = llvm.Target.from_default_triple().create_target_machine(
        cpu=llvm.get_host_cpu_name(), features=_features(), opt=SPEED, reloc="pic", codemodel="small"
    )
    module.triple, module.data_layout = machine.triple, str(machine.target_data)
    builder = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=SPEED))
    builder.getModulePassManager().run(module, builder)
    return bytes(machine.emit_object(module))


def _compiled_apart(source: Path) -> bytes | None:
    """By a process of its own, if there can be one. It is in a session of its own, so that an interrupt from the keyboard
    reaches only us, and it ends when we do: its input stays open as long as we live."""
    if not sys.executable:
        return None
    command = [sys.executable, "-P", __file__, str(source)]
    pipe, nothing = subprocess.PIPE, subprocess.DEVNULL
    try:
        process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=nothing, start_new_session=True)
    except OSError:
        return None
    with process:
        try:
            assert process.stdout is not None
            code = process.stdout.read()
            return code if process.wait() == 0 else None
        except BaseException:
            process.kill()
            raise


def _read(kept: Path) -> bytes | None:
    """Only what was written whole."""
    try:
        code = kept.read_bytes()
    except OSError:
        return None
    return code[32:] if hashlib.sha256(code[32:]).digest() == code[:32] else None


def _write(kept: Path, code: bytes) -> bool:
    """If the folder lets us; beside a package, what was made from other IR or for another machine goes."""
    try:
        kept.parent.mkdir(parents=True, exist_ok=True)
        fresh = kept.with_name(f".{kept.name}.{os.getpid()}")
        fresh.write_bytes(hashlib.sha256(code).digest() + code)
        fresh.replace(kept)
        if kept.parent.name == "__pycache__":
            for old in kept.parent.glob(f"{kept.name.split('.')[0]}.*.o"):
                if old != kept:
                    old.unlink()
    except OSError:
        return False
    return True


def forget(source: Path, kept_in: Sequence[Path]) -> None:
    """The next use compiles again: for measuring how long that takes."""
    for folder in kept_in:
        for kept in folder.glob(f"{source.stem}.*.o"):
            kept.unlink()


def _end_with_parent() -> None:
    sys.stdin.buffer.read()
    os._exit(1)


if __name__ == "__main__":
    threading.Thread(target=_end_with_parent, daemon=True).start()
    sys.stdout.buffer.write(compiled(Path(sys.argv[1]).read_text("utf-8")))
    sys.stdout.buffer.flush()
    os._exit(0)
