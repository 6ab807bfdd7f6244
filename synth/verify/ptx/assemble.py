"""PTX → machine code of a GPU by NVIDIA's `ptxas`, and what it says of it. Needs no GPU."""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from dataclasses import dataclass
from pathlib import Path

_WHEELS = ("nvidia/cuda_nvcc/bin/ptxas", "nvidia/cu13/bin/ptxas")
"""Where the packages `nvidia-cuda-nvcc-cu12` and `nvidia-cuda-nvcc` have it."""


@dataclass(frozen=True)
class Assembled:
    registers: int
    frame: int
    """Bytes of local memory a thread needs: the game, its scratch, and what calls keep on the stack."""
    spilled: int
    """Bytes of registers that are stored for want of room, in the function that stores most."""
    spilled_in_all: int
    size: int
    """Bytes of machine code and tables."""
    cpu_s: float


class NotAccepted(RuntimeError):
    """What the assembler said."""


def find_ptxas() -> Path | None:
    """That of the extra `gpu`, or of a CUDA toolkit."""
    for folder in dict.fromkeys(sysconfig.get_path(name) for name in ("platlib", "purelib")):
        for place in _WHEELS:
            if (found := Path(folder) / place).is_file():
                return found
    on_path = shutil.which("ptxas")
    if on_path:
        return Path(on_path)
    at_home = Path(os.environ.get("CUDA_HOME", "")) / "bin" / "ptxas"
    return at_home if at_home.is_file() else None


def version(ptxas: Path) -> str:
    said = subprocess.run([str(ptxas), "--version"], capture_output=True, text=True).stdout
    match = re.search(r"V(\d+\.\d+\.\d+)", said)
    return match[1] if match else "unknown"


def assemble(ptxas: Path, text: str, arch: str) -> Assembled:
    with tempfile.TemporaryDirectory() as folder:
        source, out = Path(folder) / "kernel.ptx", Path(folder) / "kernel.cubin"
        source.write_text(text, "utf-8")
        before = children_s()
        done = subprocess.run(
            [str(ptxas), "-v", f"-arch={arch}", str(source), "-o", str(out)], capture_output=True, text=True
        )
        spent = children_s() - before
        said = done.stdout + done.stderr
        if done.returncode:
            raise NotAccepted(next((line for line in said.splitlines() if "error" in line or "fatal" in line), said[:200]))
        spills = [int(number) for number in re.findall(r"(\d+) bytes spill stores", said)]
        used = re.search(r"Used (\d+) registers.*?(\d+) bytes cumulative stack size", said)
        if used is None:
            raise NotAccepted("ptxas does not say what the kernel needs; it may call itself")
        return Assembled(int(used[1]), int(used[2]), max(spills), sum(spills), out.stat().st_size, spent)


def children_s() -> float:
    if sys.platform == "win32":
        return 0.0  # not told there
    import resource

    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
