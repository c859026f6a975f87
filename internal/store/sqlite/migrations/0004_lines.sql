-- What people say to each other at a table; the oldest lines go, and no number comes again.
CREATE TABLE lines (
	table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
	number   BIGINT NOT NULL,
	seat     INTEGER NOT NULL,
	text     TEXT NOT NULL,
	said     BIGINT NOT NULL,
	PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
