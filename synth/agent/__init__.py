"""Writes what the rest cannot derive, under a budget, in conversations that are kept; nothing it writes is trusted unchecked.

The way up: prices, messages (what is said and what it costs); faults, service (the wire); ledger, transcript, asking (paying
and remembering); tools, conversation (the loop); prompts; translate/ (a job for the loop, with its gates).
"""
