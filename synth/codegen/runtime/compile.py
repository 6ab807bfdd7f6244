"""LLVM IR → machine code for this machine, kept beside Python's bytecode. Run as a script it compiles the module it is told.

llvmlite lets one thread at a time into LLVM, so several modules are compiled by several processes."""

from __future__ import annotations

import contextlib
import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import llvmlite.binding as llvm

FOLDER = Path(__file__).resolve().parent


def objects(names: Sequence[str]) -> Iterator[bytes]:
    """Modules as machine code, compiled side by side or as they were compiled before."""
    with ThreadPoolExecutor(os.cpu_count()) as processes:
        yield from processes.map(_object, names)


def _object(name: str) -> bytes:
    text = (FOLDER / f"{name}.ll").read_text("utf-8")
    target = ".".join(map(str, llvm.llvm_version_info)), *_host()
    digest = hashlib.sha256("\n".join((*target, text)).encode()).hexdigest()[:32]
    kept = FOLDER / "__pycache__" / f"{name}.{digest}.o"
    code = _read(kept)
    if code is None:
        code = _compiled_apart(name) or compiled(name)
        _write(kept, code)
    return code


def _host() -> tuple[str, str]:
    return llvm.get_host_cpu_name(), llvm.get_host_cpu_features().flatten()


def _compiled_apart(name: str) -> bytes | None:
    """By a process of its own, if there can be one."""
    if not sys.executable:
        return None
    done = subprocess.run([sys.executable, "-P", __file__, name], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    return done.stdout if done.returncode == 0 else None


def compiled(name: str) -> bytes:
    """Kernels are straight-line code without anything to simplify; the driver has loops."""
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    module = llvm.parse_assembly((FOLDER / f"{name}.ll").read_text("utf-8"), llvm.create_context())
    cpu, features = _host()
    machine = llvm.Target.from_default_triple().create_target_machine(cpu=cpu, features=features, opt=1, jit=True)
    module.triple, module.data_layout = machine.triple, str(machine.target_data)
    if name == "driver":
        builder = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=2))
        builder.getModulePassManager().run(module, builder)
    return machine.emit_object(module)


def _read(kept: Path) -> bytes | None:
    """Only what was written whole."""
    try:
        code = kept.read_bytes()
    except OSError:
        return None
    return code[32:] if hashlib.sha256(code[32:]).digest() == code[:32] else None


def forget() -> None:
    """The next use compiles again: for measuring how long that takes."""
    for kept in (FOLDER / "__pycache__").glob("*.o"):
        kept.unlink()


def _write(kept: Path, code: bytes) -> None:
    """If the folder lets us; what was made from other IR or for another machine goes."""
    with contextlib.suppress(OSError):
        kept.parent.mkdir(exist_ok=True)
        for old in kept.parent.glob(f"{kept.name.split('.')[0]}.*.o"):
            old.unlink()
        fresh = kept.with_name(f".{kept.name}.{os.getpid()}")
        fresh.write_bytes(hashlib.sha256(code).digest() + code)
        fresh.replace(kept)


if __name__ == "__main__":
    sys.stdout.buffer.write(compiled(sys.argv[1]))
