CREATE TABLE tables (
	id      TEXT PRIMARY KEY,
	version BIGINT NOT NULL,
	game    TEXT NOT NULL,
	status  TEXT NOT NULL,
	reason  TEXT NOT NULL,
	public  BOOLEAN NOT NULL,
	owner   TEXT NOT NULL,
	owing   INTEGER NOT NULL,
	created BIGINT NOT NULL,
	updated BIGINT NOT NULL
);
CREATE INDEX tables_public ON tables (updated) WHERE public;
CREATE INDEX tables_owner ON tables (owner);
CREATE INDEX tables_owing ON tables (status) WHERE owing <> 0;

-- Apart from their table, since they are long and seldom change.
CREATE TABLE headers (
	table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
	header   TEXT NOT NULL
);

CREATE TABLE secrets (
	table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
	secret   BLOB
);

CREATE TABLE seats (
	table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
	seat     INTEGER NOT NULL,
	kind     TEXT NOT NULL,
	name     TEXT NOT NULL,
	level    TEXT NOT NULL,
	person   TEXT NOT NULL,
	PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
CREATE INDEX seats_person ON seats (person) WHERE person <> '';

CREATE TABLE moves (
	table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
	seq      INTEGER NOT NULL,
	seat     INTEGER NOT NULL,
	text     TEXT NOT NULL,
	PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;

CREATE TABLE people (
	person TEXT PRIMARY KEY,
	name   TEXT NOT NULL
);

CREATE TABLE settings (
	name  TEXT PRIMARY KEY,
	value BLOB NOT NULL
);
