"""The machine for a whole batch of games in JAX's own operations: for GPUs and TPUs, and a second voice on CPUs."""
