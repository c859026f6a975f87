-- From which networks people play at rated tables: a keyed hash that means something at one table only. It goes when
-- the game has ended.
CREATE TABLE sittings (
	table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
	person   TEXT COLLATE "C" NOT NULL,
	network  TEXT COLLATE "C" NOT NULL,
	at       BIGINT NOT NULL,
	PRIMARY KEY (table_id, person, network)
);
CREATE INDEX sittings_person ON sittings (person);
CREATE INDEX sittings_at ON sittings (at);

-- What rated games say of two of their people, whose ids are in order.
CREATE TABLE signs (
	person   TEXT COLLATE "C" NOT NULL,
	other    TEXT COLLATE "C" NOT NULL,
	place    TEXT COLLATE "C" NOT NULL,
	finished BIGINT NOT NULL,
	ahead    BIGINT NOT NULL, -- 1 if the person came off better, -1 if the other did
	expected DOUBLE PRECISION NOT NULL,
	shared   BOOLEAN NOT NULL, -- both sat in one network
	gave     BIGINT NOT NULL, -- pieces that the person gave the other for nothing
	got      BIGINT NOT NULL,
	PRIMARY KEY (person, other, place)
);
CREATE INDEX signs_other ON signs (other);
CREATE INDEX signs_place ON signs (place);
CREATE INDEX signs_finished ON signs (finished);

-- What moderators should look at. Of two people one case is open at most.
CREATE TABLE cases (
	id      TEXT COLLATE "C" PRIMARY KEY,
	person  TEXT COLLATE "C" NOT NULL,
	other   TEXT COLLATE "C" NOT NULL,
	text    TEXT NOT NULL,
	made    BIGINT NOT NULL,
	settled BIGINT NOT NULL -- 0 while it is open
);
CREATE UNIQUE INDEX cases_open ON cases (person, other) WHERE settled = 0;
CREATE INDEX cases_pair ON cases (person, other);
CREATE INDEX cases_other ON cases (other);

-- Games that tell how strong bots are: unrated ones with people of whom enough is known, and those among bots. Of people
-- it is kept how strong they were then, and not who they are.
CREATE TABLE trials (
	number   BIGINT PRIMARY KEY, -- in the order in which they were folded, without gaps
	id       TEXT COLLATE "C" NOT NULL UNIQUE,
	game     TEXT COLLATE "C" NOT NULL,
	finished BIGINT NOT NULL
);
CREATE TABLE trial_seats (
	number BIGINT NOT NULL REFERENCES trials (number) ON DELETE CASCADE,
	place  BIGINT NOT NULL,
	level  TEXT COLLATE "C" NOT NULL, -- of a bot; empty for a person
	mu     DOUBLE PRECISION NOT NULL, -- of a person
	sigma  DOUBLE PRECISION NOT NULL,
	rank   BIGINT NOT NULL,
	PRIMARY KEY (number, place)
);

-- How strong each level of bots is at each game: a fold of the trials.
CREATE TABLE bot_ratings (
	game  TEXT COLLATE "C" NOT NULL,
	level TEXT COLLATE "C" NOT NULL,
	mu    DOUBLE PRECISION NOT NULL,
	sigma DOUBLE PRECISION NOT NULL,
	games BIGINT NOT NULL,
	PRIMARY KEY (game, level)
);
