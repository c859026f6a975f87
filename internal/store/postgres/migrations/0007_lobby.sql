-- How people find each other. The terms of a table say how it is played and who may see it, as a house writes them; none
-- are those of all tables so far.
ALTER TABLE tables ADD COLUMN terms TEXT NOT NULL DEFAULT '';

-- Whether a seat belongs to an account, and what the table does for it by itself.
ALTER TABLE seats ADD COLUMN account BOOLEAN NOT NULL DEFAULT FALSE;
ALTER TABLE seats ADD COLUMN orders TEXT NOT NULL DEFAULT '';
UPDATE seats SET account = TRUE WHERE person IN (SELECT person FROM people WHERE kind = 'account');

-- A sentence that every reader has in their language, by its key.
ALTER TABLE lines ADD COLUMN phrase TEXT NOT NULL DEFAULT '';

-- Who is invited to a table, to any seat if seat is -1.
CREATE TABLE invites (
	table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
	person   TEXT COLLATE "C" NOT NULL REFERENCES people (person) ON DELETE CASCADE,
	seat     BIGINT NOT NULL,
	host     TEXT COLLATE "C" NOT NULL,
	since    BIGINT NOT NULL,
	PRIMARY KEY (table_id, person)
);
CREATE INDEX invites_person ON invites (person);

-- Who looks for a game, since when, and what they want.
CREATE TABLE wants (
	person TEXT COLLATE "C" PRIMARY KEY REFERENCES people (person) ON DELETE CASCADE,
	since  BIGINT NOT NULL,
	seen   BIGINT NOT NULL,
	text   TEXT NOT NULL
);

-- What somebody reported of another, for moderators.
CREATE TABLE reports (
	id      TEXT COLLATE "C" PRIMARY KEY,
	person  TEXT COLLATE "C" NOT NULL,
	about   TEXT COLLATE "C" NOT NULL,
	place   TEXT COLLATE "C" NOT NULL,
	text    TEXT NOT NULL,
	made    BIGINT NOT NULL,
	settled BIGINT NOT NULL
);
CREATE INDEX reports_about ON reports (about);
