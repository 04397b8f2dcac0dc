"""Simulations and statistics."""
