"""Games that were recorded: replayed, shown step by step, drawn, put into one page."""
