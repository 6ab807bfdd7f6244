"""Checkpoints: everything a run is, written whole or not at all."""

import logging
from pathlib import Path

import jax
import orbax.checkpoint as ocp

from synth.spec.errors import InputError
from synth.train.loop import Loop, Training


class Checkpoints:
    def __init__(self, folder: Path, keep: int) -> None:
        logging.getLogger("absl").setLevel(logging.ERROR)
        options = ocp.CheckpointManagerOptions(max_to_keep=keep, enable_async_checkpointing=False)
        handler = ocp.StandardCheckpointHandler()
        self._manager = ocp.CheckpointManager(folder.absolute(), options=options, item_handlers=handler)

    def save(self, training: Training) -> None:
        iteration = int(training.iteration)
        if self._manager.latest_step() != iteration:
            self._manager.save(iteration, args=ocp.args.StandardSave(training))

    def latest(self, loop: Loop) -> Training | None:
        """The last training that was saved; None if there is none."""
        step = self._manager.latest_step()
        if step is None:
            return None
        like = jax.eval_shape(loop.begin)
        like = jax.tree.map(
            lambda leaf, place: jax.ShapeDtypeStruct(leaf.shape, leaf.dtype, sharding=place), like, loop.placed(like)
        )
        try:
            # Before anything is read: reading that fails half-way leaves the rest of it running.
            self._check_shapes(step, like)
            training: Training = self._manager.restore(step, args=ocp.args.StandardRestore(like))
        except (ValueError, KeyError, TypeError, FileNotFoundError) as error:
            raise InputError(f"checkpoint {step} is not of this run: {str(error).splitlines()[0]}") from None
        return training._replace(lanes=loop.arranged(training.lanes))

    def _check_shapes(self, step: int, like: Training) -> None:
        saved, wanted = (
            sorted(leaf.shape for leaf in jax.tree.leaves(tree)) for tree in (self._manager.item_metadata(step).tree, like)
        )
        if saved != wanted:
            raise ValueError("its arrays have other shapes")

    def close(self) -> None:
        self._manager.close()
