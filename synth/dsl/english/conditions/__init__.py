"""What may follow "if"."""
