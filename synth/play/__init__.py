"""Players behind one interface, and games between them on a generated engine: matches, matchups, leagues, records."""
