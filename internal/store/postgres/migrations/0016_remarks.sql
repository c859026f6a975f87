-- What people say of moments of finished games, and the moves that they tried from there.
CREATE TABLE remarks (
	table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
	id       TEXT COLLATE "C" NOT NULL,
	person   TEXT COLLATE "C" NOT NULL,
	turns    BIGINT NOT NULL,
	text     TEXT NOT NULL,
	line     TEXT NOT NULL,
	made     BIGINT NOT NULL,
	PRIMARY KEY (table_id, id)
);
CREATE INDEX remarks_person ON remarks (person);
