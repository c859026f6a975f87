-- Who plays here. So far a person was the cookie of a browser and a name. A row of then says no more than that a cookie
-- that an older program signed stands for this person.
ALTER TABLE people ADD COLUMN kind TEXT NOT NULL DEFAULT 'guest';
ALTER TABLE people ADD COLUMN name_key TEXT NOT NULL DEFAULT '';
ALTER TABLE people ADD COLUMN created INTEGER NOT NULL DEFAULT 0;
ALTER TABLE people ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
ALTER TABLE people ADD COLUMN closed INTEGER NOT NULL DEFAULT 0;
ALTER TABLE people ADD COLUMN signed BOOLEAN NOT NULL DEFAULT TRUE;
ALTER TABLE people ADD COLUMN role TEXT NOT NULL DEFAULT '';
-- When they changed their name, as a list in JSON.
ALTER TABLE people ADD COLUMN renamed TEXT NOT NULL DEFAULT '[]';
CREATE UNIQUE INDEX people_name ON people (name_key) WHERE name_key <> '';
CREATE INDEX people_closed ON people (closed) WHERE closed > 0;

-- Browsers that people use, by a hash of their cookie.
CREATE TABLE sessions (
	hash    TEXT PRIMARY KEY,
	person  TEXT NOT NULL REFERENCES people (person),
	created INTEGER NOT NULL,
	used    INTEGER NOT NULL,
	agent   TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX sessions_person ON sessions (person);

-- What people sign in with.
CREATE TABLE credentials (
	id      TEXT PRIMARY KEY,
	person  TEXT NOT NULL REFERENCES people (person),
	label   TEXT NOT NULL,
	created INTEGER NOT NULL,
	used    INTEGER NOT NULL,
	data    BLOB NOT NULL
) WITHOUT ROWID;
CREATE INDEX credentials_person ON credentials (person);

CREATE TABLE mails (
	mail_key TEXT PRIMARY KEY,
	person   TEXT NOT NULL UNIQUE REFERENCES people (person),
	address  TEXT NOT NULL,
	since    INTEGER NOT NULL
) WITHOUT ROWID;

-- Secrets that can be used once, by a hash of them.
CREATE TABLE tickets (
	hash    TEXT PRIMARY KEY,
	kind    TEXT NOT NULL,
	person  TEXT NOT NULL,
	data    BLOB NOT NULL,
	made    INTEGER NOT NULL,
	expires INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX tickets_person ON tickets (person);
CREATE INDEX tickets_expires ON tickets (expires);

-- What a person is to another.
CREATE TABLE ties (
	person TEXT NOT NULL REFERENCES people (person),
	other  TEXT NOT NULL REFERENCES people (person),
	kind   TEXT NOT NULL,
	since  INTEGER NOT NULL,
	PRIMARY KEY (person, other, kind)
) WITHOUT ROWID;
CREATE INDEX ties_other ON ties (other);
