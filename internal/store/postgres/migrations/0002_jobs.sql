-- Work for any server. The stamp tells a job from one of the same name that was queued before or after it. A server
-- holds a job until a time of the database, in milliseconds since 1970; 0 for nobody.
CREATE TABLE jobs (
	kind   TEXT COLLATE "C" NOT NULL,
	key    TEXT COLLATE "C" NOT NULL,
	due    BIGINT NOT NULL,
	stamp  BIGINT NOT NULL,
	note   BYTEA,
	server TEXT COLLATE "C" NOT NULL DEFAULT '',
	held   BIGINT NOT NULL DEFAULT 0,
	PRIMARY KEY (kind, key)
);
CREATE INDEX jobs_due ON jobs (due);

-- When somebody last did what is limited, and until when that counts.
CREATE TABLE spent (
	who   TEXT COLLATE "C" PRIMARY KEY,
	times BIGINT[] NOT NULL,
	until BIGINT NOT NULL
);
CREATE INDEX spent_until ON spent (until);

-- Bots that are to move have been found by their tables so far.
INSERT INTO jobs (kind, key, due, stamp)
	SELECT DISTINCT 'bot', t.id, t.updated, 0 FROM tables t JOIN seats s ON s.table_id = t.id
	WHERE t.status = 'playing' AND s.kind = 'bot' AND (t.owing >> s.seat::int) & 1 = 1;
