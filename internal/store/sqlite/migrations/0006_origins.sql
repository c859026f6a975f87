-- From which network a table was opened, as a keyed hash: so many may stand open for one network.
CREATE TABLE origins (
	table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
	network  TEXT NOT NULL
);
CREATE INDEX origins_network ON origins (network);
