"""LLVM IR of the engine's kernel → PTX, the assembly of NVIDIA's GPUs. Run as a script it compiles its input."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Mapping

import llvmlite.binding as llvm
import numpy as np

ARCHITECTURES = ("sm_75", "sm_80", "sm_86", "sm_90", "sm_100", "sm_120")
"""A GPU that is none of these runs the code of the next lower one: its driver compiles PTX for it."""
SPEED, INLINED = 1, 24
"""Of LLVM's pipeline, as in -O1, and the cost up to which calls are inlined: with more the assembler works many times as long."""
OPTIONS = ("-disable-lsr", "-disable-machine-cse", "-disable-machine-licm")
"""Loop strength reduction fails on pointers to local memory (an assertion in SCEVExpander, LLVM 22). The others keep addresses in
registers across calls, where registers are few: what they save is spilled."""
HEAD, ROLLED = ".address_size 64\n", '.pragma "nounroll";\n'
"""The assembler would unroll every loop: twice its time, and half as much code again. What gains by it is unrolled in the IR."""

SETTINGS = f"{'.'.join(map(str, llvm.llvm_version_info))} {SPEED} {INLINED} {OPTIONS} {ROLLED}"
"""PTX made by others is another."""


def with_tables(kernel: str, tables: Mapping[str, np.ndarray]) -> str:
    """The kernel with the tables it reads, which lie in global memory as parts of the module."""

    def defined(match: re.Match[str]) -> str:
        numbers, kind = tables[match[1]].ravel().tolist() or [0], match[2]
        values = ", ".join(f"{kind} {number}" for number in numbers)
        return f"@t_{match[1]} = internal addrspace(1) constant [{len(numbers)} x {kind}] [{values}], align 16"

    return re.sub(r"^@t_(\w+) = external addrspace\(1\) constant \[0 x (i\d+)\]$", defined, kernel, flags=re.M)


def architecture(major: int, minor: int) -> str:
    """The one whose PTX a GPU of this compute capability runs."""
    fitting = [name for name in ARCHITECTURES if int(name[3:]) <= 10 * major + minor]
    if not fitting:
        raise ValueError(f"a GPU of compute capability {major}.{minor} is too old: 7.5 is the least")
    return fitting[-1]


def ptx(text: str, arch: str) -> str:
    """In this process. LLVM may end it (`ptx_of` is not ended)."""
    for option in OPTIONS:
        llvm.set_option("synth", option)
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    module = llvm.parse_assembly(text, llvm.create_context())
    machine = llvm.Target.from_triple("nvptx64-nvidia-cuda").create_target_machine(cpu=arch, opt=2)
    module.triple, module.data_layout = machine.triple, str(machine.target_data)
    options = llvm.create_pipeline_tuning_options(speed_level=SPEED)
    options.inlining_threshold = INLINED
    options.loop_unrolling = options.loop_vectorization = options.loop_interleaving = options.slp_vectorization = False
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(module, builder)
    return str(machine.emit_assembly(module)).replace(HEAD, HEAD + ROLLED, 1)


def ptx_of(kernel: str, arch: str) -> str:
    """By a process of its own: LLVM's options are a process's, and so are its failures."""
    done = subprocess.run([sys.executable, "-P", __file__, arch], input=kernel, capture_output=True, text=True, encoding="utf-8")
    if done.returncode:
        last = (done.stderr.strip().splitlines() or ["it was ended"])[-1]
        raise RuntimeError(f"LLVM could not compile the kernel for {arch}: {last}")
    return done.stdout


if __name__ == "__main__":
    sys.stdin.reconfigure(encoding="utf-8")
    sys.stdout.write(ptx(sys.stdin.read(), sys.argv[1]))
