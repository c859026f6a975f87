-- Servers that are alive, and what they know; each writes its row again every few seconds, by the clock of the database.
CREATE TABLE nodes (
	id     TEXT PRIMARY KEY,
	build  TEXT NOT NULL,
	rules  TEXT NOT NULL,
	schema BIGINT NOT NULL,
	seen   BIGINT NOT NULL
);
