"""What each verb of the effect language does."""
