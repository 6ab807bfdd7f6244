"""What holds for a while, always, or comes later."""
