-- Servers that are alive, and what they know; each writes its row again every few seconds.
CREATE TABLE nodes (
	id     TEXT PRIMARY KEY,
	build  TEXT NOT NULL,
	rules  TEXT NOT NULL,
	schema INTEGER NOT NULL,
	seen   BIGINT NOT NULL
) WITHOUT ROWID;
