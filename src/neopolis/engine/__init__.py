"""The engine, on which every game is built. It knows no particular game."""
