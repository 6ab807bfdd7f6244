"""A service for tests: speaks the Messages API on the loopback interface, from a script, faults included."""
