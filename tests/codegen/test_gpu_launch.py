"""XLA's handlers for GPUs with a driver of our own in the place of NVIDIA's: what they launch, and where."""

from __future__ import annotations

import ctypes
import importlib
from collections.abc import Callable
from types import ModuleType

import numpy as np
import pytest

from synth.codegen.gpu.launch import THREADS
from synth.codegen.runtime.compile import compiled
from synth.codegen.runtime.linking import link
from synth.codegen.runtime.ptx import with_tables
from synth.codegen.write import write
from synth.engines import load_engine
from synth.verify.ptx.calls import BUFFERS, SIGNATURES
from synth.verify.ptx.games import play_both
from synth.verify.ptx.host_kernel import LAUNCH, host_module
from tests.codegen.toy_machine import CARDS, DECKS, TABLES, toy_files

STREAM, HANDLE = 0x5EED, 0xBEEF
Pointer = ctypes.c_void_p
Launch = ctypes.CFUNCTYPE(ctypes.c_int, Pointer, *[ctypes.c_uint] * 7, Pointer, ctypes.POINTER(Pointer), Pointer)
Asked = ctypes.CFUNCTYPE(Pointer, ctypes.POINTER(ctypes.c_uint64))


class Driver:
    """Runs the kernel's IR on this CPU, and keeps what it was asked."""

    def __init__(self, kernel: str) -> None:
        self.run = ctypes.CFUNCTYPE(None)(link(compiled(host_module(kernel)), {}, [LAUNCH])[LAUNCH])
        self.asked: list[tuple[int, ...]] = []
        self.answer = 0
        self.launch = Launch(self._launch)

    def _launch(self, kernel: int, *more: object) -> int:
        *grid, shared, stream, given, extra = more
        self.asked.append((kernel, *grid, shared, stream, extra or 0))  # type: ignore[arg-type]
        if self.answer:
            return self.answer
        call, n, decks = (
            ctypes.cast(given[k], ctypes.POINTER(kind))[0]  # type: ignore[index]
            for k, kind in enumerate((ctypes.c_int32, ctypes.c_int64, ctypes.c_int64))
        )
        buffers = [ctypes.cast(given[3 + k], ctypes.POINTER(Pointer))[0] for k in range(BUFFERS)]  # type: ignore[index]
        threads = ctypes.c_int32(grid[3])  # type: ignore[arg-type]
        self.run(ctypes.c_int64(n), ctypes.c_int32(call), ctypes.c_int64(decks), threads, *map(Pointer, buffers))
        return 0

    def architecture(self) -> str:
        return "sm_90"

    def launch_address(self) -> int:
        return int(ctypes.cast(self.launch, Pointer).value or 0)

    def kernel(self, ptx: str) -> int:
        assert ".target sm_90" in ptx
        return HANDLE


class Frames:
    """XLA's side: frames of calls by version 0.3 of its interface."""

    def __init__(self) -> None:
        self.messages: list[bytes] = []
        self.get, self.create = Asked(self._stream), Asked(self._error)
        self.api = (ctypes.c_uint64 * 32)()
        self.api[6], self.api[10] = (ctypes.cast(one, Pointer).value or 0 for one in (self.create, self.get))

    def _stream(self, args: ctypes._Pointer[ctypes.c_uint64]) -> None:
        assert args[0] == 32 and args[2] == 77
        args[3] = STREAM

    def _error(self, args: ctypes._Pointer[ctypes.c_uint64]) -> int:
        self.messages.append(ctypes.string_at(args[2]))
        return 1

    def call(self, handler: int, taken: list[np.ndarray], given: list[np.ndarray]) -> int:
        frame, kept = (ctypes.c_uint64 * 32)(), []
        frame[2], frame[3] = ctypes.addressof(self.api), 77
        for at, arrays in ((9, taken), (14, given)):
            pointers = (ctypes.c_uint64 * len(arrays))()
            for k, array in enumerate(arrays):
                dims = (ctypes.c_int64 * array.ndim)(*array.shape)
                buffer = (ctypes.c_uint64 * 6)(48, 0, 0, array.ctypes.data, array.ndim, ctypes.addressof(dims))
                pointers[k] = ctypes.addressof(buffer)
                kept += [dims, buffer]
            frame[at] = ctypes.addressof(pointers)
            kept.append(pointers)
        return int(ctypes.CFUNCTYPE(Pointer, Pointer)(handler)(ctypes.addressof(frame)) or 0)


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> ModuleType:
    folder = tmp_path_factory.mktemp("toy") / "engine"
    write(toy_files(), folder)
    loaded = load_engine(folder)
    importlib.import_module(f"{loaded.__name__}.host")
    return loaded


@pytest.fixture(scope="module")
def driver() -> Driver:
    tables = {name: np.array(numbers) for name, numbers in (TABLES | {"cards": [CARDS]}).items()}
    return Driver(with_tables(toy_files()["kernel.ll"], tables))


@pytest.fixture(scope="module")
def handlers(package: ModuleType, driver: Driver) -> dict[str, int]:
    found: Callable[[Driver], dict[str, int]] = importlib.import_module(f"{package.__name__}.gpu").handlers
    return found(driver)


def test_handlers_launch_every_call(package: ModuleType, driver: Driver, handlers: dict[str, int]) -> None:
    """Games played through XLA's frames are those of the engine, byte for byte."""
    frames, calls = Frames(), package.layout.CALLS

    def launch(call: int, n: int, decks: int, buffers: list[np.ndarray]) -> None:
        takes = len(SIGNATURES[calls[call]][0].split())
        assert frames.call(handlers[calls[call]], buffers[:takes], buffers[takes:]) == 0

    agreed = play_both(package, launch, np.array(DECKS, np.int16), games=70, decisions=2000)
    assert set(agreed.calls) == set(calls)
    assert set(driver.asked) == {(HANDLE, 2, 1, 1, THREADS, 1, 1, 0, STREAM, 0)}


def test_no_games_are_no_launch(driver: Driver, package: ModuleType, handlers: dict[str, int]) -> None:
    before, rows = len(driver.asked), np.zeros((0, package.layout.RECORD), np.uint8)
    assert Frames().call(handlers["legal"], [rows], [rows]) == 0
    assert len(driver.asked) == before


def test_a_driver_that_refuses_is_an_error(driver: Driver, package: ModuleType, handlers: dict[str, int]) -> None:
    frames, rows = Frames(), np.zeros((3, package.layout.RECORD), np.uint8)
    driver.answer = 700
    try:
        assert frames.call(handlers["legal"], [rows], [rows]) == 1
    finally:
        driver.answer = 0
    assert frames.messages == [b"the engine's kernel could not be launched"]


def test_handlers_may_be_recorded(handlers: dict[str, int]) -> None:
    """Asked what it is, a handler tells its version and that it goes into command buffers; it launches nothing."""
    metadata = (ctypes.c_uint64 * 8)()
    extension = (ctypes.c_uint64 * 4)(0, 1, 0, ctypes.addressof(metadata))
    frame = (ctypes.c_uint64 * 32)()
    frame[1] = ctypes.addressof(extension)
    ctypes.CFUNCTYPE(Pointer, Pointer)(handlers["step"])(ctypes.addressof(frame))
    assert (metadata[3], metadata[4] & 0xFFFFFFFF) == (3 << 32, 1)


def test_without_a_driver_there_is_a_line(package: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    nvidia = importlib.import_module(f"{package.__name__}.nvidia")

    def nothing(name: str) -> None:
        raise OSError(name)

    monkeypatch.setattr(nvidia.ctypes, "CDLL", nothing)
    with pytest.raises(nvidia.NoGpu, match="there is no NVIDIA driver on this machine"):
        nvidia.Driver()
