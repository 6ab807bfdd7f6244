"""What a program waits for."""
