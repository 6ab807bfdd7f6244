"""PTX run without a GPU: the text of a module, all threads at once, in NumPy. It shares nothing with what wrote the text."""
