-- Contests, from their announcement on.
CREATE TABLE contests (
	id        TEXT NOT NULL PRIMARY KEY,
	version   INTEGER NOT NULL,
	organiser TEXT NOT NULL,
	club      TEXT NOT NULL, -- whose members alone may enter; empty if everybody may
	kind      TEXT NOT NULL,
	game      TEXT NOT NULL,
	state     TEXT NOT NULL,
	title     TEXT NOT NULL, -- as the organiser calls it; empty once they are erased
	listed    BOOLEAN NOT NULL,
	spec      TEXT NOT NULL,
	seal      TEXT NOT NULL,
	seed      BLOB NOT NULL,
	created   INTEGER NOT NULL,
	changed   INTEGER NOT NULL,
	due       INTEGER NOT NULL -- when it begins, or when its round ends; 0 if nobody has said
) WITHOUT ROWID;
CREATE INDEX contests_state ON contests (state, changed);
CREATE INDEX contests_organiser ON contests (organiser);
CREATE INDEX contests_club ON contests (club, changed) WHERE club <> '';

-- Who plays in them.
CREATE TABLE entries (
	contest  TEXT NOT NULL REFERENCES contests (id) ON DELETE CASCADE,
	number   INTEGER NOT NULL,
	person   TEXT NOT NULL,
	since    INTEGER NOT NULL,
	rating   INTEGER NOT NULL,
	waits    BOOLEAN NOT NULL, -- a reserve that nobody has called yet
	begins   INTEGER NOT NULL, -- the first round of a reserve, and the entry whose place it takes; 0 for others
	instead  INTEGER NOT NULL,
	leaves   INTEGER NOT NULL, -- the first round without it; 0 if it has not withdrawn
	division INTEGER NOT NULL,
	PRIMARY KEY (contest, number)
) WITHOUT ROWID;
CREATE UNIQUE INDEX entries_person ON entries (person, contest);

CREATE TABLE rounds (
	contest TEXT NOT NULL REFERENCES contests (id) ON DELETE CASCADE,
	number  INTEGER NOT NULL,
	began   INTEGER NOT NULL,
	ends    INTEGER NOT NULL, -- when tables count as they stand; 0 if never
	byes    TEXT NOT NULL,
	PRIMARY KEY (contest, number)
) WITHOUT ROWID;

-- Who plays whom at which table, and how it ended.
CREATE TABLE pairings (
	contest  TEXT NOT NULL REFERENCES contests (id) ON DELETE CASCADE,
	round    INTEGER NOT NULL,
	number   INTEGER NOT NULL,
	division INTEGER NOT NULL, -- the group or division; 0 without any
	place    TEXT NOT NULL, -- the id of the table; empty if it no longer exists
	opened   BOOLEAN NOT NULL,
	seats    TEXT NOT NULL,
	ranks    TEXT NOT NULL, -- empty until there is a result
	scores   TEXT NOT NULL,
	absent   TEXT NOT NULL,
	PRIMARY KEY (contest, round, number)
) WITHOUT ROWID;

-- Clubs, each with an owner, and who belongs to them.
CREATE TABLE clubs (
	id      TEXT NOT NULL PRIMARY KEY,
	version INTEGER NOT NULL,
	name    TEXT NOT NULL,
	link    TEXT NOT NULL, -- the secret of the address by which people join
	founded INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE members (
	club   TEXT NOT NULL REFERENCES clubs (id) ON DELETE CASCADE,
	person TEXT NOT NULL,
	role   TEXT NOT NULL,
	since  INTEGER NOT NULL,
	PRIMARY KEY (club, person)
) WITHOUT ROWID;
CREATE INDEX members_person ON members (person);
