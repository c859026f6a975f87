-- What the house found out about a finished game; bytes to the store.
CREATE TABLE analyses (
	table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
	report   BLOB NOT NULL
);
