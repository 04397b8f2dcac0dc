"""What is kept: the logs of all tables, people's keys, backups; in SQLite or PostgreSQL."""
