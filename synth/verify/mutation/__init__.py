"""Faults put into an engine one at a time, to see which level of verification notices them."""
