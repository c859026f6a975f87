-- From which networks people play at rated tables: a keyed hash that means something at one table only. It goes when
-- the game has ended.
CREATE TABLE sittings (
	table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
	person   TEXT NOT NULL,
	network  TEXT NOT NULL,
	at       INTEGER NOT NULL,
	PRIMARY KEY (table_id, person, network)
) WITHOUT ROWID;
CREATE INDEX sittings_person ON sittings (person);
CREATE INDEX sittings_at ON sittings (at);

-- What rated games say of two of their people, whose ids are in order.
CREATE TABLE signs (
	person   TEXT NOT NULL,
	other    TEXT NOT NULL,
	place    TEXT NOT NULL,
	finished INTEGER NOT NULL,
	ahead    INTEGER NOT NULL, -- 1 if the person came off better, -1 if the other did
	expected REAL NOT NULL,
	shared   BOOLEAN NOT NULL, -- both sat in one network
	gave     INTEGER NOT NULL, -- pieces that the person gave the other for nothing
	got      INTEGER NOT NULL,
	PRIMARY KEY (person, other, place)
) WITHOUT ROWID;
CREATE INDEX signs_other ON signs (other);
CREATE INDEX signs_place ON signs (place);
CREATE INDEX signs_finished ON signs (finished);

-- What moderators should look at. Of two people one case is open at most.
CREATE TABLE cases (
	id      TEXT PRIMARY KEY,
	person  TEXT NOT NULL,
	other   TEXT NOT NULL,
	text    TEXT NOT NULL,
	made    INTEGER NOT NULL,
	settled INTEGER NOT NULL -- 0 while it is open
) WITHOUT ROWID;
CREATE UNIQUE INDEX cases_open ON cases (person, other) WHERE settled = 0;
CREATE INDEX cases_pair ON cases (person, other);
CREATE INDEX cases_other ON cases (other);

-- Games that tell how strong bots are: unrated ones with people of whom enough is known, and those among bots. Of people
-- it is kept how strong they were then, and not who they are.
CREATE TABLE trials (
	number   INTEGER PRIMARY KEY, -- in the order in which they were folded, without gaps
	id       TEXT NOT NULL UNIQUE,
	game     TEXT NOT NULL,
	finished INTEGER NOT NULL
);
CREATE TABLE trial_seats (
	number INTEGER NOT NULL REFERENCES trials (number) ON DELETE CASCADE,
	place  INTEGER NOT NULL,
	level  TEXT NOT NULL, -- of a bot; empty for a person
	mu     REAL NOT NULL, -- of a person
	sigma  REAL NOT NULL,
	rank   INTEGER NOT NULL,
	PRIMARY KEY (number, place)
) WITHOUT ROWID;

-- How strong each level of bots is at each game: a fold of the trials.
CREATE TABLE bot_ratings (
	game  TEXT NOT NULL,
	level TEXT NOT NULL,
	mu    REAL NOT NULL,
	sigma REAL NOT NULL,
	games INTEGER NOT NULL,
	PRIMARY KEY (game, level)
) WITHOUT ROWID;
