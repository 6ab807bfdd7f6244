"""The interpreter of PTX by small kernels of our own, whose results are known."""

import numpy as np
import pytest

from synth.verify.ptx.machine import Fault, Machine
from synth.verify.ptx.text import Unknown, parse

HEAD = """
.version 7.8
.target sm_90
.address_size 64
.global .align 4 .b8 squares[16] = {0, 0, 0, 0, 1, 0, 0, 0, 4, 0, 0, 0, 9};
"""


def run(body: str, data: list[int], games: int | None = None, threads: int = 4, functions: str = "") -> list[int]:
    """A kernel that reads its number into `%r1` and leaves a number in `%r2`; `%rd9` is its place."""
    text = f"""{HEAD}{functions}
.visible .entry kernel(
	.param .u64 kernel_param_0
)
{{
	ld.param.b64 	%rd1, [kernel_param_0];
	mov.u32 	%r10, %tid.x;
	mov.u32 	%r11, %ctaid.x;
	mov.u32 	%r12, %ntid.x;
	mad.lo.s32 	%r13, %r11, %r12, %r10;
	mul.wide.u32 	%rd2, %r13, 4;
	add.s64 	%rd9, %rd1, %rd2;
	ld.global.b32 	%r1, [%rd9];
{body}
	st.global.b32 	[%rd9], %r2;
	ret;
}}
"""
    numbers = np.array(data, np.int64).astype(np.uint32)
    Machine(parse(text), threads).launch("kernel", games or len(data), [numbers])
    return numbers.tolist()


WORD = (1 << 32) - 1


@pytest.mark.parametrize(
    ("instruction", "given", "expected"),
    [
        ("shl.b32 %r2, 1, %r1", [0, 31, 32, 40], [1, 1 << 31, 0, 0]),
        ("shr.u32 %r2, -8, %r1", [0, 2, 32, 99], [WORD - 7, (WORD - 7) >> 2, 0, 0]),
        ("shr.s32 %r2, %r1, 33", [-5, 5, 0, -1], [WORD, 0, 0, WORD]),
        ("bfe.s32 %r2, %r1, 4, 4", [0x7F, 0xFF, 0x80, 0x10], [7, WORD, WORD - 7, 1]),
        ("bfe.u32 %r2, %r1, 4, 40", [0x7F, 0xFF, 16, 15], [7, 15, 1, 0]),
        ("prmt.b32 %r2, %r1, %r1, 0x0123U", [0x01020304, 0, 0xFF, 5], [0x04030201, 0, 0xFF000000, 5 << 24]),
        ("prmt.b32 %r2, %r1, 0, 0x7780U", [0x80, 0x7F, 0x1FF, 0], [0xFF80, 0x7F, 0xFFFF, 0]),
        ("rem.s32 %r2, %r1, 3", [7, -7, 2, -3], [1, WORD, 2, 0]),
        ("div.s32 %r2, %r1, 3", [7, -7, 2, -3], [2, WORD - 1, 0, WORD]),
        ("mul.hi.u32 %r2, %r1, -1", [2, 0, WORD, 1], [1, 0, WORD - 1, 0]),
        ("min.s32 %r2, %r1, 3", [-1, 5, 3, 0], [WORD, 3, 3, 0]),
        ("popc.b32 %r2, %r1", [-1, 0, 5, 1 << 31], [32, 0, 2, 1]),
        ("brev.b32 %r2, %r1", [1, 0, 1 << 31, 6], [1 << 31, 0, 1, 6 << 28]),
        ("clz.b32 %r2, %r1", [1, 0, -1, 6], [31, 32, 0, 29]),
        ("cvt.s32.s8 %r2, %r1", [0x80, 0x7F, 0x1FF, 0], [WORD - 127, 127, WORD, 0]),
        ("shf.l.wrap.b32 %r2, %r1, 1, 33", [1 << 31, 0, 1, 2], [3, 2, 2, 2]),
    ],
)
def test_arithmetic(instruction: str, given: list[int], expected: list[int]) -> None:
    assert run(f"\t{instruction};", given) == expected


def test_threads_go_their_own_ways_and_meet_again() -> None:
    """Loops of different lengths, a function that only some call, a table of jumps."""
    function = """
.func  (.param .b32 func_retval0) twice(
	.param .b32 twice_param_0
)
{
	ld.param.b32 	%r1, [twice_param_0];
	add.s32 	%r2, %r1, %r1;
	st.param.b32 	[func_retval0], %r2;
	ret;
}
"""
    body = """
	mov.b32 	%r2, 0;
	and.b32 	%r3, %r1, 3;
$L_brx_0: .branchtargets
		$L_loop,
		$L_call,
		$L_table,
		$L_end;
	brx.idx 	%r3, $L_brx_0;
$L_loop:
	add.s32 	%r2, %r2, 2;
	setp.lt.u32 	%p1, %r2, %r1;
	@%p1 bra 	$L_loop;
	bra.uni 	$L_end;
$L_call:
	{ // callseq 0, 0
	.param .b32 	param0;
	st.param.b32 	[param0], %r1;
	.param .b32 	retval0;
	call.uni (retval0), twice, (param0);
	ld.param.b32 	%r2, [retval0];
	} // callseq 0
	setp.eq.b32 	%p2, %r2, 10;
	@!%p2 bra 	$L_end;
	mov.b32 	%r2, 77;
	bra.uni 	$L_end;
$L_table:
	mov.b64 	%rd3, squares;
	ld.global.nc.b32 	%r2, [%rd3+12];
$L_end:
"""
    assert run(body, [4, 9, 8, 1, 2, 3, 100, 5], functions=function) == [4, 18, 8, 2, 9, 0, 100, 77]


def test_threads_without_a_game_are_there_too() -> None:
    """Six numbers for two blocks of four: the last two reach behind the buffer, into its page's rest."""
    assert run("\tadd.s32 %r2, %r1, 1;", [1, 2, 3, 4, 5, 6], games=6) == [2, 3, 4, 5, 6, 7]


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("ld.global.b32 %r2, [%rd9+2]", "not aligned"),
        ("ld.global.b32 %r2, [%rd2]", "outside global memory"),
        ("ld.local.b32 %r2, [%rd9]", "outside local memory"),
    ],
)
def test_what_would_stop_a_gpu_is_a_fault(line: str, message: str) -> None:
    with pytest.raises(Fault, match=message):
        run(f"\t{line};", [1, 2, 3, 4])


def test_what_is_not_understood_is_said() -> None:
    with pytest.raises(Unknown, match=r"sqrt\.rn\.f32"):
        run("\tsqrt.rn.f32 %r2, %r1;", [1])
