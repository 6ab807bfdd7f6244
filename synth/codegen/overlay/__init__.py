"""Lowerings as data: what one verb becomes, in a small closed language. Files of it are read, checked and followed, never run.

The way up: syntax.lark and reading (text → tree), fields (what a verb's statement has), forms (what operands can be), checking
(a tree against the verb and the operations there are), writing (a tree → operations of one statement), lowerings (which verbs
are lowered by what), store (files).
"""
