"""One game at a time, between people and players: on the reference engine, which starts at once and tells what chance did."""
