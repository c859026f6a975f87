-- Contests, from their announcement on.
CREATE TABLE contests (
	id        TEXT COLLATE "C" NOT NULL PRIMARY KEY,
	version   BIGINT NOT NULL,
	organiser TEXT COLLATE "C" NOT NULL,
	club      TEXT COLLATE "C" NOT NULL, -- whose members alone may enter; empty if everybody may
	kind      TEXT COLLATE "C" NOT NULL,
	game      TEXT COLLATE "C" NOT NULL,
	state     TEXT COLLATE "C" NOT NULL,
	title     TEXT COLLATE "C" NOT NULL, -- as the organiser calls it; empty once they are erased
	listed    BOOLEAN NOT NULL,
	spec      TEXT COLLATE "C" NOT NULL,
	seal      TEXT COLLATE "C" NOT NULL,
	seed      BYTEA NOT NULL,
	created   BIGINT NOT NULL,
	changed   BIGINT NOT NULL,
	due       BIGINT NOT NULL -- when it begins, or when its round ends; 0 if nobody has said
);
CREATE INDEX contests_state ON contests (state, changed);
CREATE INDEX contests_organiser ON contests (organiser);
CREATE INDEX contests_club ON contests (club, changed) WHERE club <> '';

-- Who plays in them.
CREATE TABLE entries (
	contest  TEXT COLLATE "C" NOT NULL REFERENCES contests (id) ON DELETE CASCADE,
	number   BIGINT NOT NULL,
	person   TEXT COLLATE "C" NOT NULL,
	since    BIGINT NOT NULL,
	rating   BIGINT NOT NULL,
	waits    BOOLEAN NOT NULL, -- a reserve that nobody has called yet
	begins   BIGINT NOT NULL, -- the first round of a reserve, and the entry whose place it takes; 0 for others
	instead  BIGINT NOT NULL,
	leaves   BIGINT NOT NULL, -- the first round without it; 0 if it has not withdrawn
	division BIGINT NOT NULL,
	PRIMARY KEY (contest, number)
);
CREATE UNIQUE INDEX entries_person ON entries (person, contest);

CREATE TABLE rounds (
	contest TEXT COLLATE "C" NOT NULL REFERENCES contests (id) ON DELETE CASCADE,
	number  BIGINT NOT NULL,
	began   BIGINT NOT NULL,
	ends    BIGINT NOT NULL, -- when tables count as they stand; 0 if never
	byes    TEXT COLLATE "C" NOT NULL,
	PRIMARY KEY (contest, number)
);

-- Who plays whom at which table, and how it ended.
CREATE TABLE pairings (
	contest  TEXT COLLATE "C" NOT NULL REFERENCES contests (id) ON DELETE CASCADE,
	round    BIGINT NOT NULL,
	number   BIGINT NOT NULL,
	division BIGINT NOT NULL, -- the group or division; 0 without any
	place    TEXT COLLATE "C" NOT NULL, -- the id of the table; empty if it no longer exists
	opened   BOOLEAN NOT NULL,
	seats    TEXT COLLATE "C" NOT NULL,
	ranks    TEXT COLLATE "C" NOT NULL, -- empty until there is a result
	scores   TEXT COLLATE "C" NOT NULL,
	absent   TEXT COLLATE "C" NOT NULL,
	PRIMARY KEY (contest, round, number)
);

-- Clubs, each with an owner, and who belongs to them.
CREATE TABLE clubs (
	id      TEXT COLLATE "C" NOT NULL PRIMARY KEY,
	version BIGINT NOT NULL,
	name    TEXT COLLATE "C" NOT NULL,
	link    TEXT COLLATE "C" NOT NULL, -- the secret of the address by which people join
	founded BIGINT NOT NULL
);

CREATE TABLE members (
	club   TEXT COLLATE "C" NOT NULL REFERENCES clubs (id) ON DELETE CASCADE,
	person TEXT COLLATE "C" NOT NULL,
	role   TEXT COLLATE "C" NOT NULL,
	since  BIGINT NOT NULL,
	PRIMARY KEY (club, person)
);
CREATE INDEX members_person ON members (person);
