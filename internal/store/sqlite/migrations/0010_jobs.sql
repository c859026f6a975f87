-- Work for the server. The stamp tells a job from one of the same name that was queued before or after it. Who works at
-- it is no matter of the file, since one program at a time has it open.
CREATE TABLE jobs (
	kind  TEXT NOT NULL,
	key   TEXT NOT NULL,
	due   INTEGER NOT NULL,
	stamp INTEGER NOT NULL,
	note  BLOB,
	PRIMARY KEY (kind, key)
) WITHOUT ROWID;
CREATE INDEX jobs_due ON jobs (due);

-- When somebody last did what is limited, as a list in JSON, and until when that counts.
CREATE TABLE spent (
	who   TEXT PRIMARY KEY,
	times TEXT NOT NULL,
	until INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX spent_until ON spent (until);

-- Bots that are to move have been found by their tables so far.
INSERT INTO jobs (kind, key, due, stamp)
	SELECT DISTINCT 'bot', t.id, t.updated, 0 FROM tables t JOIN seats s ON s.table_id = t.id
	WHERE t.status = 'playing' AND s.kind = 'bot' AND (t.owing >> s.seat) & 1 = 1;
