-- How each seat of a finished game came off, and what was done there: statistics are made of this. It is read from the
-- record, and goes with the table.
CREATE TABLE facts (
	table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
	seat     BIGINT NOT NULL,
	person   TEXT COLLATE "C" NOT NULL,
	game     TEXT COLLATE "C" NOT NULL,
	finished BIGINT NOT NULL,
	players  BIGINT NOT NULL,
	bots     BIGINT NOT NULL,
	rated    BOOLEAN NOT NULL,
	pace     TEXT COLLATE "C" NOT NULL,
	rank     BIGINT NOT NULL,
	firsts   BIGINT NOT NULL,
	points   BIGINT NOT NULL,
	place    BIGINT NOT NULL,
	went     BOOLEAN NOT NULL,
	deeds    TEXT COLLATE "C" NOT NULL,
	stints   TEXT COLLATE "C" NOT NULL,
	PRIMARY KEY (table_id, seat)
);
CREATE INDEX facts_person ON facts (person, finished);
CREATE INDEX facts_game ON facts (game, finished);
CREATE INDEX facts_finished ON facts (finished);

-- The rating after each result, for its course; 0 where nobody has worked it out.
ALTER TABLE result_seats ADD COLUMN mu DOUBLE PRECISION NOT NULL DEFAULT 0;
ALTER TABLE result_seats ADD COLUMN sigma DOUBLE PRECISION NOT NULL DEFAULT 0;
