"""Storage: the logs of all tables, people's keys and backups, in SQLite or PostgreSQL."""
