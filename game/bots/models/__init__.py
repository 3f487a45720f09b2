"""What the linear estimates look at in each game that has one."""
