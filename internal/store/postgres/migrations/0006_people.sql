-- Who plays here. So far a person was the cookie of a browser and a name. A row of then says no more than that a cookie
-- that an older program signed stands for this person.
ALTER TABLE people ADD COLUMN kind TEXT NOT NULL DEFAULT 'guest';
ALTER TABLE people ADD COLUMN name_key TEXT NOT NULL DEFAULT '';
ALTER TABLE people ADD COLUMN created BIGINT NOT NULL DEFAULT 0;
ALTER TABLE people ADD COLUMN seen BIGINT NOT NULL DEFAULT 0;
ALTER TABLE people ADD COLUMN closed BIGINT NOT NULL DEFAULT 0;
ALTER TABLE people ADD COLUMN signed BOOLEAN NOT NULL DEFAULT TRUE;
ALTER TABLE people ADD COLUMN role TEXT NOT NULL DEFAULT '';
-- When they changed their name, as a list in JSON.
ALTER TABLE people ADD COLUMN renamed TEXT NOT NULL DEFAULT '[]';
CREATE UNIQUE INDEX people_name ON people (name_key) WHERE name_key <> '';
CREATE INDEX people_closed ON people (closed) WHERE closed > 0;

-- Browsers that people use, by a hash of their cookie.
CREATE TABLE sessions (
	hash    TEXT COLLATE "C" PRIMARY KEY,
	person  TEXT COLLATE "C" NOT NULL REFERENCES people (person),
	created BIGINT NOT NULL,
	used    BIGINT NOT NULL,
	agent   TEXT COLLATE "C" NOT NULL
);
CREATE INDEX sessions_person ON sessions (person);

-- What people sign in with.
CREATE TABLE credentials (
	id      TEXT COLLATE "C" PRIMARY KEY,
	person  TEXT COLLATE "C" NOT NULL REFERENCES people (person),
	label   TEXT COLLATE "C" NOT NULL,
	created BIGINT NOT NULL,
	used    BIGINT NOT NULL,
	data    BYTEA NOT NULL
);
CREATE INDEX credentials_person ON credentials (person);

CREATE TABLE mails (
	mail_key TEXT COLLATE "C" PRIMARY KEY,
	person   TEXT COLLATE "C" NOT NULL UNIQUE REFERENCES people (person),
	address  TEXT COLLATE "C" NOT NULL,
	since    BIGINT NOT NULL
);

-- Secrets that can be used once, by a hash of them.
CREATE TABLE tickets (
	hash    TEXT COLLATE "C" PRIMARY KEY,
	kind    TEXT COLLATE "C" NOT NULL,
	person  TEXT COLLATE "C" NOT NULL,
	data    BYTEA NOT NULL,
	made    BIGINT NOT NULL,
	expires BIGINT NOT NULL
);
CREATE INDEX tickets_person ON tickets (person);
CREATE INDEX tickets_expires ON tickets (expires);

-- What a person is to another.
CREATE TABLE ties (
	person TEXT COLLATE "C" NOT NULL REFERENCES people (person),
	other  TEXT COLLATE "C" NOT NULL REFERENCES people (person),
	kind   TEXT COLLATE "C" NOT NULL,
	since  BIGINT NOT NULL,
	PRIMARY KEY (person, other, kind)
);
CREATE INDEX ties_other ON ties (other);
