"""What a policy is: cards as numbers, observations as inputs of a network, the network, and policies on disk."""
