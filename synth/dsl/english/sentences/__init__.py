"""Clauses and sentences, and what spans several of them."""
