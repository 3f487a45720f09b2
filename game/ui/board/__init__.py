"""The table as a picture: background, zones, cards as sprites, and the players' plates."""
