"""Self-play on a generated engine: PPO, everything on the device, with opponents from the past."""
