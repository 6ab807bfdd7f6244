"""What the process that runs overlays gives up before it reads one: memory, time, files, sockets, other processes. Needs the
standard library only; each means that the system does not have is left out."""

from __future__ import annotations

import ctypes
import platform
import resource
import signal
import struct
from contextlib import suppress

MEMORY_MOST = 512 << 20
"""Bytes of address space."""

PR_SET_PDEATHSIG, PR_SET_DUMPABLE, PR_SET_SECCOMP, PR_SET_NO_NEW_PRIVS = 1, 4, 22, 38
CLONE_NEWUSER, CLONE_NEWNET, CLONE_NEWIPC = 0x10000000, 0x40000000, 0x08000000

SYSTEM_CALLS = {
    # read write close mmap mprotect munmap brk rt_sigaction rt_sigprocmask rt_sigreturn mremap madvise futex exit
    # exit_group clock_gettime getrandom
    "x86_64": (0xC000003E, (0, 1, 3, 9, 10, 11, 12, 13, 14, 15, 25, 28, 202, 60, 231, 228, 318)),
    "aarch64": (0xC00000B7, (63, 64, 57, 222, 226, 215, 214, 134, 135, 139, 216, 233, 98, 93, 94, 113, 278)),
}
"""By machine: its number for the kernel, and what a process needs that only computes and talks through its pipes."""

ALLOW, PERMISSION_DENIED = 0x7FFF0000, 0x00050001
LOAD, EQUALS, RETURN = 0x20, 0x15, 0x06
"""Instructions of the kernel's filter language."""


def confine(seconds: int) -> None:
    """For good: none of it can be taken back. `seconds` of the processor."""
    libc = None
    with suppress(OSError, AttributeError):
        libc = ctypes.CDLL(None, use_errno=True)
    if libc is not None and hasattr(libc, "prctl"):
        # Another user and network of its own; as root limits could be raised again.
        if libc.unshare(CLONE_NEWUSER | CLONE_NEWNET | CLONE_NEWIPC):
            libc.unshare(CLONE_NEWUSER)
        libc.prctl(PR_SET_PDEATHSIG, int(signal.SIGKILL), 0, 0, 0)
        libc.prctl(PR_SET_DUMPABLE, 0, 0, 0, 0)
    for limit, most in (
        (resource.RLIMIT_CORE, 0),
        (resource.RLIMIT_FSIZE, 0),
        (resource.RLIMIT_AS, MEMORY_MOST),
        (resource.RLIMIT_CPU, seconds),
        (resource.RLIMIT_NPROC, 0),
        # What is open stays open; nothing can be opened any more, no file and no socket.
        (resource.RLIMIT_NOFILE, 0),
    ):
        with suppress(ValueError, OSError):
            resource.setrlimit(limit, (most, most))
    if libc is not None and platform.system() == "Linux" and platform.machine() in SYSTEM_CALLS:
        _filter_system_calls(libc, *SYSTEM_CALLS[platform.machine()])


def _filter_system_calls(libc: ctypes.CDLL, machine: int, allowed: tuple[int, ...]) -> None:
    """Everything but a few system calls is denied by the kernel."""
    steps = [(LOAD, 0, 0, 4), (EQUALS, 1, 0, machine), (RETURN, 0, 0, PERMISSION_DENIED), (LOAD, 0, 0, 0)]
    for number in allowed:
        steps += [(EQUALS, 0, 1, number), (RETURN, 0, 0, ALLOW)]
    steps.append((RETURN, 0, 0, PERMISSION_DENIED))
    code = ctypes.create_string_buffer(b"".join(struct.pack("HBBI", *step) for step in steps))
    program = ctypes.create_string_buffer(struct.pack("HxxxxxxP", len(steps), ctypes.addressof(code)))
    libc.prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)
    libc.prctl(PR_SET_SECCOMP, 2, ctypes.c_void_p(ctypes.addressof(program)), 0, 0)
