"""The levels of verification: what each of them plays, and what must hold."""
