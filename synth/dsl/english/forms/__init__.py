"""What productions are made of: forms that read and write, and what a text has said so far."""
