"""The kernel's own IR as code for this machine's CPU: what differs from the engine's machine code there (how a thread finds its
game, how the game comes and goes, the frame it has meanwhile) can then be tried on millions of decisions."""

import ctypes
import re
from collections.abc import Sequence

import numpy as np

from synth.codegen.gpu.kernels import BUFFERS, KERNEL
from synth.codegen.native.shorthand import spelled_out
from synth.codegen.runtime.compile import compiled
from synth.codegen.runtime.linking import link
from synth.verify.ptx.calls import Launch

LAUNCH = "launch_on_host"
_INDICES = ("tid", "ctaid", "ntid")
THREADS = 96
"""Of a block; games are seldom a multiple of it, so some threads have none."""


def on_host(kernel: str) -> Launch:
    """`kernel`: LLVM IR for a GPU."""
    run = ctypes.CFUNCTYPE(None)(link(compiled(host_module(kernel)), {}, [LAUNCH])[LAUNCH])

    def launch(call: int, n: int, decks: int, buffers: Sequence[np.ndarray]) -> None:
        pointers = [ctypes.c_void_p(one.ctypes.data) for one in buffers]
        pointers += [ctypes.c_void_p(0)] * (BUFFERS - len(buffers))
        run(ctypes.c_int64(n), ctypes.c_int32(call), ctypes.c_int64(decks), ctypes.c_int32(THREADS), *pointers)

    return launch


def host_module(kernel: str) -> str:
    """IR for any CPU: one space of addresses, and a loop over blocks and threads: (n, call, decks, threads of a block, …)."""
    text = re.sub(r"addrspacecast (?:ptr addrspace\(\d\)|ptr) (%[\w.]+) to [^\n]*", r"getelementptr i8, ptr \1, i64 0", kernel)
    text = re.sub(r" addrspace\(\d\)", "", text).replace("internal addrspace(1) constant", "internal constant")
    text = text.replace("define ptx_kernel void", "define internal void")
    for index in _INDICES:
        intrinsic = f"@llvm.nvvm.read.ptx.sreg.{index}.x"
        text = text.replace(f"declare i32 {intrinsic}()\n", "").replace(f"{intrinsic}()", f"@{index}()")
    buffers = ", ".join(f"ptr %b{k}" for k in range(BUFFERS))
    indices = "".join(
        f"@{index}.now = internal global i32 0\n"
        f"define internal i32 @{index}() {{\n  %now = load i32, ptr @{index}.now\n  ret i32 %now\n}}\n"
        for index in _INDICES
    )
    return text + spelled_out(f"""
{indices}
define void @{LAUNCH}(i64 %n, i32 %call, i64 %decks, i32 %threads, {buffers}) {{
  store i32 %threads, ptr @ntid.now
  %size = zext i32 %threads to i64
  for %first to %n by %size {{
    store i32 (trunc i64 (udiv i64 %first, %size) to i32), ptr @ctaid.now
    for %thread to %size {{
      store i32 (trunc i64 %thread to i32), ptr @tid.now
      call void @{KERNEL}(i32 %call, i64 %n, i64 %decks, {buffers})
    }}
  }}
  ret void
}}
""")
