"""XLA's side of a call on a GPU, in LLVM IR for the host: a handler that launches the kernel on XLA's stream, through the driver.

`@t_driver` holds the address of the driver's `cuLaunchKernel` and the kernel's handle. A handler keeps nothing and waits for
nothing, and says that it may be recorded in a command buffer.
"""

from __future__ import annotations

from collections.abc import Sequence

from synth.codegen.gpu.kernels import BUFFERS
from synth.codegen.native.driver import CALLS, Call
from synth.codegen.native.frame import FRAME, arguments

THREADS = 64
"""Of a block: the kernel takes most registers there are, so more would not be resident at once."""


def launchers(calls: Sequence[Call]) -> str:
    """`@<name>_launcher` for every call."""
    recordable = FRAME.replace("store i32 0, ptr %traits", "store i32 1, ptr %traits")
    return "\n".join([recordable, _COMMON, *map(_launcher, calls)]) + "\n"


_MESSAGE = "the engine's kernel could not be launched"
_COMMON = f"""
@t_driver = external global [2 x i64]
@failed = private constant [{len(_MESSAGE) + 1} x i8] c"{_MESSAGE}\\00"

; XLA's error with a message, which is copied.
define internal ptr @failure(ptr %call) {{
  %api.at = getelementptr i8, ptr %call, i64 16
  %api = load ptr, ptr %api.at
  %create.at = getelementptr i8, ptr %api, i64 48
  %create = load ptr, ptr %create.at
  %args = alloca [4 x i64], align 8
  store i64 28, ptr %args
  %extension = getelementptr i8, ptr %args, i64 8
  store ptr null, ptr %extension
  %message = getelementptr i8, ptr %args, i64 16
  store ptr @failed, ptr %message
  %code = getelementptr i8, ptr %args, i64 24
  store i32 13, ptr %code
  %error = call ptr %create(ptr %args)
  ret ptr %error
}}

; One thread a game, on the stream that XLA gives; an error if there is none or the driver refuses.
define internal ptr @launch(ptr %call, i32 %which, i64 %n, i64 %decks, ptr %buffers) {{
entry:
  %none = icmp eq i64 %n, 0
  br i1 %none, label %done, label %some
some:
  %args = alloca [4 x i64], align 8
  store i64 32, ptr %args
  %extension = getelementptr i8, ptr %args, i64 8
  store ptr null, ptr %extension
  %context.from = getelementptr i8, ptr %call, i64 24
  %context = load ptr, ptr %context.from
  %context.to = getelementptr i8, ptr %args, i64 16
  store ptr %context, ptr %context.to
  %stream.at = getelementptr i8, ptr %args, i64 24
  store ptr null, ptr %stream.at
  %api.at = getelementptr i8, ptr %call, i64 16
  %api = load ptr, ptr %api.at
  %get.at = getelementptr i8, ptr %api, i64 80
  %get = load ptr, ptr %get.at
  %error = call ptr %get(ptr %args)
  %wrong = icmp ne ptr %error, null
  br i1 %wrong, label %no.stream, label %ready
no.stream:
  ret ptr %error
ready:
  %stream = load ptr, ptr %stream.at
  %which.here = alloca i32
  store i32 %which, ptr %which.here
  %n.here = alloca i64
  store i64 %n, ptr %n.here
  %decks.here = alloca i64
  store i64 %decks, ptr %decks.here
  %parameters = alloca [{BUFFERS + 3} x ptr], align 8
  store ptr %which.here, ptr %parameters
  %p1 = getelementptr ptr, ptr %parameters, i64 1
  store ptr %n.here, ptr %p1
  %p2 = getelementptr ptr, ptr %parameters, i64 2
  store ptr %decks.here, ptr %p2
  br label %buffer
buffer:
  %k = phi i64 [0, %ready], [%k.next, %buffer]
  %from = getelementptr ptr, ptr %buffers, i64 %k
  %place = add i64 %k, 3
  %to = getelementptr ptr, ptr %parameters, i64 %place
  store ptr %from, ptr %to
  %k.next = add i64 %k, 1
  %more = icmp ult i64 %k.next, {BUFFERS}
  br i1 %more, label %buffer, label %go
go:
  %n.more = add i64 %n, {THREADS - 1}
  %blocks.64 = udiv i64 %n.more, {THREADS}
  %blocks = trunc i64 %blocks.64 to i32
  %function = load ptr, ptr @t_driver
  %kernel.at = getelementptr i8, ptr @t_driver, i64 8
  %kernel = load ptr, ptr %kernel.at
  %result = call i32 %function(ptr %kernel, i32 %blocks, i32 1, i32 1, i32 {THREADS}, i32 1, i32 1, i32 0, ptr %stream,
    ptr %parameters, ptr null)
  %refused = icmp ne i32 %result, 0
  br i1 %refused, label %failed, label %done
failed:
  %failure = call ptr @failure(ptr %call)
  ret ptr %failure
done:
  ret ptr null
}}
"""


def _launcher(call: Call) -> str:
    body, _ = arguments(call)
    stores = ""
    for k in range(BUFFERS):
        names = (*call.taken, *call.given)
        value = f"%{names[k]}" if k < len(names) else "null"
        stores += f"  %b{k} = getelementptr ptr, ptr %buffers, i64 {k}\n  store ptr {value}, ptr %b{k}\n"
    decks = "%decks.count" if "decks" in call.shared else "0"
    return f"""
define ptr @{call.name}_launcher(ptr %call) {{
entry:
  %metadata = call i1 @asked_for_metadata(ptr %call)
  br i1 %metadata, label %end, label %run
run:
  %buffers = alloca [{BUFFERS} x ptr], align 8
{body}
{stores}  %error = call ptr @launch(ptr %call, i32 {CALLS.index(call.name)}, i64 %n, i64 {decks}, ptr %buffers)
  ret ptr %error
end:
  ret ptr null
}}"""
