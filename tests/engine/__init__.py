"""What every game must hold, and the engine by itself."""
