-- How each seat of a finished game came off, and what was done there: statistics are made of this. It is read from the
-- record, and goes with the table.
CREATE TABLE facts (
	table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
	seat     INTEGER NOT NULL,
	person   TEXT NOT NULL,
	game     TEXT NOT NULL,
	finished INTEGER NOT NULL,
	players  INTEGER NOT NULL,
	bots     INTEGER NOT NULL,
	rated    BOOLEAN NOT NULL,
	pace     TEXT NOT NULL,
	rank     INTEGER NOT NULL,
	firsts   INTEGER NOT NULL,
	points   INTEGER NOT NULL,
	place    INTEGER NOT NULL,
	went     BOOLEAN NOT NULL,
	deeds    TEXT NOT NULL,
	stints   TEXT NOT NULL,
	PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
CREATE INDEX facts_person ON facts (person, finished);
CREATE INDEX facts_game ON facts (game, finished);
CREATE INDEX facts_finished ON facts (finished);

-- The rating after each result, for its course; 0 where nobody has worked it out.
ALTER TABLE result_seats ADD COLUMN mu REAL NOT NULL DEFAULT 0;
ALTER TABLE result_seats ADD COLUMN sigma REAL NOT NULL DEFAULT 0;
