"""The machine and its calls as one kernel in LLVM IR for NVIDIA's GPUs: a thread works on one game.

A game's row comes into the thread's local memory, is worked on there, and goes back at the end of the call. Local memory lies
interleaved by words, so threads of a warp that read the same cell read neighbouring words: a tile, made by the hardware. What an
effect that waits remembers lies behind the game, at the beginning of the scratch, as in the row.

There is one kernel for all calls, which is told which (a number, the place in `CALLS`): the assembler compiles the functions that
a kernel calls anew for each kernel.
"""

from collections.abc import Sequence
from dataclasses import replace

from synth.codegen.gpu.moving import GLOBAL, LOCAL, moving, with_own_loops
from synth.codegen.graphs.graph import Program
from synth.codegen.graphs.inline import inline
from synth.codegen.native.driver import CALLS, Bodies, Entries
from synth.codegen.native.emit_llvm import Memory, emit_module
from synth.codegen.native.frame import Call
from synth.codegen.native.rows import row_functions
from synth.codegen.native.shorthand import spelled_out

KERNEL = "play_games"
BUFFERS = 10
"""Of a call, at most; the kernel has as many parameters after the number of the call, of games and of decks."""
MEMORY = Memory(LOCAL, "noalias nonnull align 8", GLOBAL)


def kernel_module(program: Program, entries: Entries, seen: Sequence[int]) -> str:
    """`seen`: entries of the machine's view that players are shown. Tables are defined elsewhere (`runtime/ptx.py`)."""
    bodies = LocalBodies(program, entries, len(seen))
    calls = bodies.calls()
    machine = emit_module(replace(inline(program), entries=()), MEMORY)
    around = with_own_loops(row_functions(program, seen)).replace("ptr @t_cards", f"{GLOBAL} @t_cards")
    around = around.replace("@t_cards = external constant", "@t_cards = external addrspace(1) constant")
    functions = [bodies.function(call) for call in calls]
    return machine + spelled_out("\n".join([around, moving(program), *functions, bodies.kernel(calls)]))


class LocalBodies(Bodies):
    """`%g` is the game in local memory, and `%s` the scratch behind it; `%row` is the row of a buffer."""

    worked_on = f"{LOCAL} %g.local, {LOCAL} %s.local"
    lending: tuple[str, ...] = ()

    def take(self) -> str:
        return self.row("rows", "row", self.record) + self.bring()

    def place(self) -> str:
        return ""

    def bring(self) -> str:
        return f"  call void @take_game({LOCAL} %g.local, ptr %row)\n"

    def peek(self, entry: str) -> str:
        return self.take()

    def ahead(self) -> str:
        return ""

    def function(self, call: Call) -> str:
        """Game `%i` of a call."""
        buffers = ", ".join(f"ptr %{name}" for name in (*call.taken, *call.given))
        if len(call.taken) + len(call.given) > BUFFERS:
            raise ValueError(f"{call.name} has more than {BUFFERS} buffers")
        return f"""
define internal void @{call.name}_game(i64 %i, i64 %n, i64 %decks.count, ptr %g, ptr %s, {self.worked_on},
  {buffers}) alwaysinline {{
{call.body}{self.keep(call)}  ret void
}}"""

    def keep(self, call: Call) -> str:
        """The game to its row, if the call gives one."""
        if call.name in ("observe", "choose"):
            return ""
        lines = self.row("out", "kept", self.record)
        there = "false"
        if "rows" in call.taken:
            lines += self.row("rows", "was", self.record) + "  %there = icmp eq ptr %kept, %was\n"
            there = "%there"
        return lines + f"  call void @keep_game(ptr %kept, {LOCAL} %g.local, i1 {there})\n"

    def kernel(self, calls: Sequence[Call]) -> str:
        parameters = ", ".join(f"{GLOBAL} %b{k}" for k in range(BUFFERS))
        casts = "".join(f"  %p{k} = addrspacecast {GLOBAL} %b{k} to ptr\n" for k in range(BUFFERS))
        worked, room = self.program.layout.worked, self.program.layout.resting + self.scratch
        clear = f"  call void @fill_bytes(ptr %s, i8 0, i64 {worked}, i1 false)\n" if worked else ""
        blocks = ""
        for call in calls:
            buffers = ", ".join(f"ptr %p{k}" for k in range(len(call.taken) + len(call.given)))
            blocks += f"""  if eq i32 %call, {CALLS.index(call.name)} {{
    call void @{call.name}_game(i64 %i, i64 %n, i64 %decks, ptr %g, ptr %s, {self.worked_on}, {buffers})
  }}
"""
        return f"""
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()

define ptx_kernel void @{KERNEL}(i32 %call, i64 %n, i64 %decks, {parameters}) {{
  %g = alloca [{room} x i8], align 16
  %s = getelementptr i8, ptr %g, i64 {self.program.layout.resting}
  %g.local = addrspacecast ptr %g to {LOCAL}
  %s.local = addrspacecast ptr %s to {LOCAL}
{clear}{casts}  %thread = zext i32 (call i32 @llvm.nvvm.read.ptx.sreg.tid.x()) to i64
  %block = zext i32 (call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()) to i64
  %threads = zext i32 (call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()) to i64
  %i = add i64 (mul i64 %block, %threads), %thread
  if ult i64 %i, %n {{
{blocks}  }}
  ret void
}}
"""
