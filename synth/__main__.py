"""`python -m synth`."""

from synth.cli.main import main

main()
