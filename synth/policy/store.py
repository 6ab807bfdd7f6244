"""Policies on disk: one `.npz` file with the parameters and what they belong to; read without running anything in it."""

import zipfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import jax
import numpy as np
from flax.traverse_util import flatten_dict, unflatten_dict
from pydantic import BaseModel, ConfigDict, Field, ValidationError

from synth.engines.engine import Engine
from synth.policy.function import PolicyFunction, Prepared
from synth.policy.network import LATER, Network
from synth.policy.packing import Place, pack, unpack
from synth.spec.errors import InputError
from synth.spec.files import replace_file

SHIPPED = Path(__file__).with_name("shipped.npz")
FORMAT = 3
_ABOUT = "about"
_LEARNED = ("cards", "learned")


class About(BaseModel):
    """What a policy file says about itself."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    format: int = FORMAT
    width: int = Field(ge=1, le=1 << 14)
    depth: int = Field(ge=1, le=64)
    token: int = Field(ge=2, le=1 << 12)
    cards: tuple[str, ...] = Field(description="`play_id` of the cards it was trained with, by their number")
    inputs: dict[str, tuple[str, ...]] = Field(description="what the inputs of a layer are called, in order")
    decks: tuple[str, ...] = ()
    decisions: int = Field(default=0, ge=0, description="it was trained for")
    places: tuple[Place, ...] = Field(default=(), description="of its arrays, if they are packed")


@dataclass(frozen=True, eq=False)
class Policy:
    about: About
    parameters: dict[str, Any]

    @property
    def network(self) -> Network:
        return Network(self.about.width, self.about.depth, self.about.token)

    def on(self, engine: Engine) -> tuple[PolicyFunction, Prepared]:
        """The function and its parameters for decisions on an engine."""
        function = PolicyFunction(engine, self.network)
        return function, jax.tree.map(np.asarray, jax.jit(function.prepared)(self.fitted(function)))

    def fitted(self, function: PolicyFunction) -> dict[str, Any]:
        """The parameters for the function's engine: cards keep what was learned about them and others have nothing; inputs
        are found by their names, those that were not there in training count for nothing."""
        tree = {path: np.asarray(leaf) for path, leaf in flatten_dict(self.parameters).items()}
        if _LEARNED in tree:
            cards = ["", *(card.play_id for card in function.engine.cards)]
            tree[_LEARNED] = _rows(tree[_LEARNED], ("", *self.about.cards), cards)
        for layer, names in function.names.items():
            kernel, known = (*layer, "kernel"), self.about.inputs.get("/".join(layer))
            if known is not None and kernel in tree:
                tree[kernel] = _rows(tree[kernel], known, names)
        wanted = jax.eval_shape(function.init, jax.random.key(0))
        tree = {path: np.zeros(leaf.shape, np.float32) for path, leaf in flatten_dict(wanted).items() if path[1] in LATER} | tree
        parameters: dict[str, Any] = unflatten_dict(tree)
        _check(parameters, wanted)
        return parameters


def _rows(found: np.ndarray, known: Sequence[str], wanted: Sequence[str]) -> np.ndarray:
    """The rows of these names; zeros for a name that is not known."""
    at = {name: row for row, name in enumerate(known)}
    numbers = np.array([at.get(name, -1) for name in wanted])
    return np.where(numbers[:, None] >= 0, found[np.maximum(numbers, 0)], 0).astype(np.float32)


def save_policy(policy: Policy, path: Path, packed: bool = False) -> None:
    """`packed`: its numbers are rounded to 16 bits, and the file shall be small."""
    arrays: dict[str, Any] = {"/".join(name): np.asarray(value) for name, value in flatten_dict(policy.parameters).items()}
    about = policy.about
    if packed:
        arrays, places = pack({name: array.astype(np.float16) for name, array in arrays.items()})
        about = about.model_copy(update={"places": places})
    else:
        arrays = {name: array.astype(np.float32) for name, array in arrays.items()}
    with replace_file(path) as file, zipfile.ZipFile(file, "w") as archive:
        for name, array in (arrays | {_ABOUT: np.array(about.model_dump_json())}).items():
            member = zipfile.ZipInfo(f"{name}.npy")
            # Smaller than what NumPy writes; it reads all of them.
            member.compress_type = zipfile.ZIP_LZMA if packed else zipfile.ZIP_BZIP2
            with archive.open(member, "w") as entry:
                np.lib.format.write_array(entry, array, allow_pickle=False)


def load_policy(path: Path) -> Policy:
    if not path.is_file():
        raise InputError(f"no policy in {path}; synth train --out RUN makes one")
    try:
        with np.load(path, allow_pickle=False) as file:
            about = About.model_validate_json(str(file[_ABOUT]))
            found = {name: file[name] for name in file.files if name != _ABOUT}
        arrays = unpack(found, about.places) if about.places else {name: one.astype(np.float32) for name, one in found.items()}
    except (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile, ValidationError) as error:
        raise InputError(f"{path} is not a policy of synth train: {str(error).splitlines()[0]}") from None
    if about.format != FORMAT:
        raise InputError(f"{path} has format {about.format}; this version reads format {FORMAT}")
    about = about.model_copy(update={"places": ()})
    policy = Policy(about, unflatten_dict({tuple(name.split("/")): value for name, value in arrays.items()}))
    tree = flatten_dict(policy.parameters)
    if getattr(tree.get(_LEARNED), "shape", None) != (len(about.cards) + 1, about.token):
        raise InputError(f"{path}: the learned part does not fit the {len(about.cards)} cards it names")
    for layer, names in about.inputs.items():
        kernel = tree.get((*layer.split("/"), "kernel"))
        if kernel is None or len(kernel) != len(names):
            raise InputError(f"{path}: layer {layer} does not fit the {len(names)} inputs it names")
    return policy


def _check(parameters: Any, wanted: Any) -> None:
    """The parameters are those of the network that the policy names."""
    there, needed = ({name: leaf.shape for name, leaf in flatten_dict(tree).items()} for tree in (parameters, wanted))
    for name in sorted(there.keys() | needed.keys()):
        if there.get(name) != needed.get(name):
            what = "lacks" if name not in there else "has another" if name in needed else "has a needless"
            raise InputError(f"the policy {what} {'/'.join(name)}: it was made by another version, or for another Bench")
