"""The machine for NVIDIA's GPUs: the functions that CPUs run, one game a thread."""
