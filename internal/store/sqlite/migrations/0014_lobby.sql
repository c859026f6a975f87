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
	table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
	person   TEXT NOT NULL REFERENCES people (person) ON DELETE CASCADE,
	seat     INTEGER NOT NULL,
	host     TEXT NOT NULL,
	since    INTEGER NOT NULL,
	PRIMARY KEY (table_id, person)
) WITHOUT ROWID;
CREATE INDEX invites_person ON invites (person);

-- Who looks for a game, since when, and what they want.
CREATE TABLE wants (
	person TEXT PRIMARY KEY REFERENCES people (person) ON DELETE CASCADE,
	since  INTEGER NOT NULL,
	seen   INTEGER NOT NULL,
	text   TEXT NOT NULL
) WITHOUT ROWID;

-- What somebody reported of another, for moderators.
CREATE TABLE reports (
	id      TEXT PRIMARY KEY,
	person  TEXT NOT NULL,
	about   TEXT NOT NULL,
	place   TEXT NOT NULL,
	text    TEXT NOT NULL,
	made    INTEGER NOT NULL,
	settled INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX reports_about ON reports (about);
