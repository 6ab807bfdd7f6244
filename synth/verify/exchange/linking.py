"""Machine code with the addresses that it refers to → addresses of what it defines."""

from collections.abc import Iterable, Mapping

import llvmlite.binding as llvm  # type: ignore[import-untyped]


def link(code: bytes, symbols: Mapping[str, int], wanted: Iterable[str]) -> dict[str, int]:
    """The code stays in the process as long as it lives."""
    wanted = list(wanted)
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    jit = llvm.create_lljit_compiler(use_jit_link=True)
    library = llvm.JITLibraryBuilder().add_object_img(code).add_current_process()
    for name, address in symbols.items():
        library.import_symbol(name, address)
    for name in wanted:
        library.export_symbol(name)
    tracker = library.link(jit, "engine")
    found = {name: int(tracker[name]) for name in wanted}
    tracker.detach()
    jit.detach()
    return found
