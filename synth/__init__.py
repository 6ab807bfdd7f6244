"""synth: from card pages to a verified, fast JAX engine."""

__version__ = "0.1.0"
