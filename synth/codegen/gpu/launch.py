"""XLA's side of a call on a GPU, in LLVM IR for the host: a handler that launches the kernel on XLA's stream, through the driver.

`@t_driver` holds the address of the driver's `cuLaunchKernel` and the kernel's handle. A handler keeps nothing and waits for
nothing, and says that it may be recorded in a command buffer.
"""

from collections.abc import Sequence

from synth.codegen.gpu.kernels import BUFFERS
from synth.codegen.native.driver import CALLS
from synth.codegen.native.frame import FRAME, Call, arguments, asked
from synth.codegen.native.shorthand import spelled_out

THREADS = 64
"""Of a block: the kernel takes most registers there are, so more would not be resident at once."""


def launchers(calls: Sequence[Call]) -> str:
    """`@<name>_launcher` for every call."""
    recordable = FRAME.replace("store i32 0, ptr [%metadata + 32]", "store i32 1, ptr [%metadata + 32]")
    return spelled_out("\n".join([recordable, _COMMON, *map(_launcher, calls)]))


_MESSAGE = "the engine's kernel could not be launched"
_COMMON = f"""
@t_driver = external global [2 x i64]
@failed = private constant [{len(_MESSAGE) + 1} x i8] c"{_MESSAGE}\\00"

; XLA's error with a message, which is copied.
define internal ptr @failure(ptr %call) {{
  %api = load ptr, ptr [%call + 16]
  %create = load ptr, ptr [%api + 48]
  %args = alloca [4 x i64], align 8
  store i64 28, ptr %args
  store ptr null, ptr [%args + 8]
  store ptr @failed, ptr [%args + 16]
  store i32 13, ptr [%args + 24]
  ret ptr (call ptr %create(ptr %args))
}}

; One thread a game, on the stream that XLA gives; an error if there is none or the driver refuses.
define internal ptr @launch(ptr %call, i32 %which, i64 %n, i64 %decks, ptr %buffers) {{
  if eq i64 %n, 0 {{
    ret ptr null
  }}
  %args = alloca [4 x i64], align 8
  store i64 32, ptr %args
  store ptr null, ptr [%args + 8]
  store ptr (load ptr, ptr [%call + 24]), ptr [%args + 16]
  store ptr null, ptr [%args + 24]
  %api = load ptr, ptr [%call + 16]
  %get = load ptr, ptr [%api + 80]
  %error = call ptr %get(ptr %args)
  if ne ptr %error, null {{
    ret ptr %error
  }}
  %stream = load ptr, ptr [%args + 24]
  var i32 %which.here = %which
  var i64 %n.here = %n
  var i64 %decks.here = %decks
  %parameters = alloca [{BUFFERS + 3} x ptr], align 8
  store ptr %which.here, ptr %parameters
  store ptr %n.here, ptr [%parameters + ptr 1]
  store ptr %decks.here, ptr [%parameters + ptr 2]
  for %k to {BUFFERS} {{
    store ptr [%buffers + ptr %k], ptr [%parameters + ptr (add i64 %k, 3)]
  }}
  %blocks = trunc i64 (udiv i64 (add i64 %n, {THREADS - 1}), {THREADS}) to i32
  %function = load ptr, ptr @t_driver
  %kernel = load ptr, ptr [@t_driver + 8]
  %result = call i32 %function(ptr %kernel, i32 %blocks, i32 1, i32 1, i32 {THREADS}, i32 1, i32 1, i32 0, ptr %stream,
    ptr %parameters, ptr null)
  if ne i32 %result, 0 {{
    ret ptr (call ptr @failure(ptr %call))
  }}
  ret ptr null
}}
"""


def _launcher(call: Call) -> str:
    body, _ = arguments(call)
    names = [f"%{name}" for name in (*call.taken, *call.given)]
    values = [*names, *["null"] * (BUFFERS - len(names))]
    stores = "".join(f"  store ptr {value}, ptr [%buffers + ptr {k}]\n" for k, value in enumerate(values))
    decks = "%decks.count" if call.deals else "0"
    return asked(f"{call.name}_launcher", f"""  %buffers = alloca [{BUFFERS} x ptr], align 8
{body}
{stores}  ret ptr (call ptr @launch(ptr %call, i32 {CALLS.index(call.name)}, i64 %n, i64 {decks}, ptr %buffers))""")  # fmt: skip
