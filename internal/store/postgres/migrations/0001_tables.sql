-- Texts that are compared or sorted have the collation "C", so that lists come in the order that SQLite gives them.
CREATE TABLE tables (
	id      TEXT COLLATE "C" PRIMARY KEY,
	version BIGINT NOT NULL,
	game    TEXT NOT NULL,
	status  TEXT COLLATE "C" NOT NULL,
	reason  TEXT NOT NULL,
	public  BOOLEAN NOT NULL,
	owner   TEXT COLLATE "C" NOT NULL,
	owing   BIGINT NOT NULL,
	created BIGINT NOT NULL,
	updated BIGINT NOT NULL,
	moved   BIGINT NOT NULL,

	-- What a house knows of a table beside its record. NULL where it has never been written.
	marks   BYTEA,

	-- Which writes made the last versions, the newest first: a random number each. Whoever lost the connection finds
	-- out by them what became of a change.
	writers BIGINT[] NOT NULL
);
CREATE INDEX tables_public ON tables (updated) WHERE public;
CREATE INDEX tables_owner ON tables (owner);

-- Apart from their table, since they are long and seldom change.
CREATE TABLE headers (
	table_id TEXT COLLATE "C" PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
	header   TEXT NOT NULL
);

CREATE TABLE secrets (
	table_id TEXT COLLATE "C" PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
	secret   BYTEA
);

-- From which network a table was opened, as a keyed hash.
CREATE TABLE origins (
	table_id TEXT COLLATE "C" PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
	network  TEXT COLLATE "C" NOT NULL
);
CREATE INDEX origins_network ON origins (network);

CREATE TABLE seats (
	table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
	seat     BIGINT NOT NULL,
	kind     TEXT COLLATE "C" NOT NULL,
	name     TEXT NOT NULL,
	level    TEXT NOT NULL,
	person   TEXT COLLATE "C" NOT NULL,
	ask      TEXT NOT NULL,
	link     BIGINT NOT NULL,
	offer    TEXT NOT NULL,
	until    BIGINT NOT NULL,
	agreed   BIGINT NOT NULL,
	plan     TEXT NOT NULL,
	PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_person ON seats (person) WHERE person <> '';

-- Further browsers by which the person of a seat holds it.
CREATE TABLE devices (
	table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
	seat     BIGINT NOT NULL,
	person   TEXT COLLATE "C" NOT NULL,
	PRIMARY KEY (table_id, seat, person)
);
CREATE INDEX devices_person ON devices (person);

CREATE TABLE moves (
	table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
	seq      BIGINT NOT NULL,
	seat     BIGINT NOT NULL,
	text     TEXT NOT NULL,
	note     TEXT NOT NULL,
	waived   BOOLEAN NOT NULL,
	at       BIGINT NOT NULL,
	PRIMARY KEY (table_id, seq)
);

-- What became of seats while their table lived. The oldest go, and no number comes again.
CREATE TABLE happenings (
	table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
	number   BIGINT NOT NULL,
	turns    BIGINT NOT NULL,
	at       BIGINT NOT NULL,
	kind     TEXT NOT NULL,
	seat     BIGINT NOT NULL,
	name     TEXT NOT NULL,
	next     TEXT NOT NULL,
	person   TEXT NOT NULL,
	PRIMARY KEY (table_id, number)
);

-- What people say to each other at a table; the oldest lines go, and no number comes again. A line that is sent twice,
-- since the connection was lost the first time, has the same writer.
CREATE TABLE lines (
	table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
	number   BIGINT NOT NULL,
	seat     BIGINT NOT NULL,
	text     TEXT NOT NULL,
	said     BIGINT NOT NULL,
	writer   BIGINT NOT NULL,
	PRIMARY KEY (table_id, number)
);

-- What the house found out about a finished game; bytes to the store.
CREATE TABLE analyses (
	table_id TEXT COLLATE "C" PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
	report   BYTEA NOT NULL
);

CREATE TABLE people (
	person TEXT COLLATE "C" PRIMARY KEY,
	name   TEXT NOT NULL
);

CREATE TABLE settings (
	name  TEXT COLLATE "C" PRIMARY KEY,
	value BYTEA NOT NULL
);
