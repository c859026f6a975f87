-- Whether the moves of a table are packed: then it has none in moves, and one row here. That is done to finished games
-- that nobody touches any more; the index finds those where nobody is to move.
ALTER TABLE tables ADD COLUMN packed BOOLEAN NOT NULL DEFAULT FALSE;
CREATE INDEX tables_unpacked ON tables (updated) WHERE owing = 0 AND NOT packed;

-- All moves of a table in one value, compressed, and what lists say of them: how many they are, and their size in text.
CREATE TABLE archive (
	table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
	record   BLOB NOT NULL,
	moves    BIGINT NOT NULL,
	size     BIGINT NOT NULL
);
