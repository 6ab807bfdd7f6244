"""What is needed of NVIDIA's driver to load the engine's kernel. Not tried on a GPU yet."""

from __future__ import annotations

import ctypes
import sys

from .ptx import architecture

KERNEL = b"play_games"
_MAJOR, _MINOR = 75, 76
"""The driver's names for the two parts of a device's compute capability."""


class NoGpu(RuntimeError):
    """Why there is none that can be used."""


class Driver:
    """Version 12 or newer: its kernels belong to no context, so one handle will do for all GPUs."""

    def __init__(self) -> None:
        name = "nvcuda.dll" if sys.platform == "win32" else "libcuda.so.1"
        try:
            self.library = ctypes.CDLL(name)
        except OSError:
            raise NoGpu("there is no NVIDIA driver on this machine") from None
        self._call("cuInit", ctypes.c_uint(0))
        count = ctypes.c_int()
        self._call("cuDeviceGetCount", ctypes.byref(count))
        self.devices = count.value
        if not self.devices:
            raise NoGpu("the NVIDIA driver finds no GPU")

    def _call(self, name: str, *values: object) -> None:
        try:
            result = getattr(self.library, name)(*values)
        except AttributeError:
            raise NoGpu(f"the NVIDIA driver is too old: it has no {name}, which version 12 has") from None
        if result:
            raise NoGpu(f"the NVIDIA driver refused {name}: error {result}")

    def architecture(self) -> str:
        """Of the oldest GPU: all run the same PTX."""
        capabilities = []
        for device in range(self.devices):
            part = ctypes.c_int()
            found = []
            for attribute in (_MAJOR, _MINOR):
                self._call("cuDeviceGetAttribute", ctypes.byref(part), ctypes.c_int(attribute), ctypes.c_int(device))
                found.append(part.value)
            capabilities.append(tuple(found))
        try:
            return architecture(*min(capabilities))
        except ValueError as error:
            raise NoGpu(str(error)) from None

    def launch_address(self) -> int:
        return int(ctypes.cast(self.library.cuLaunchKernel, ctypes.c_void_p).value or 0)

    def kernel(self, ptx: str) -> int:
        """Its handle, loaded on every GPU now: XLA may record the first launch, and nothing can be loaded while it does."""
        library, kernel = ctypes.c_void_p(), ctypes.c_void_p()
        none = ctypes.c_void_p()
        text = ctypes.c_char_p(ptx.encode())
        self._call("cuLibraryLoadData", ctypes.byref(library), text, none, none, ctypes.c_uint(0), none, none, ctypes.c_uint(0))
        self._call("cuLibraryGetKernel", ctypes.byref(kernel), library, ctypes.c_char_p(KERNEL))
        for device in range(self.devices):
            context, function, old = ctypes.c_void_p(), ctypes.c_void_p(), ctypes.c_void_p()
            self._call("cuDevicePrimaryCtxRetain", ctypes.byref(context), ctypes.c_int(device))
            self._call("cuCtxPushCurrent_v2", context)
            try:
                self._call("cuKernelGetFunction", ctypes.byref(function), kernel)
            finally:
                self._call("cuCtxPopCurrent_v2", ctypes.byref(old))
        return int(kernel.value or 0)
