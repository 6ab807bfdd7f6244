"""Programs for texts that the grammar declines: written twice, held against English and scenarios, else left to a person.

The way up: text (what is to be done), canonical forms are dsl's; specimen (a card with a program on trial), shown (what a
model sees of cards), author and witness (the conversations), saying, trial, mutants (the gates), decision (all of them in
order), run, queue (what comes of it).
"""
