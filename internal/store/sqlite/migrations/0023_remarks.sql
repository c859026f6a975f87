-- What people say of moments of finished games, and the moves that they tried from there.
CREATE TABLE remarks (
	table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
	id       TEXT NOT NULL,
	person   TEXT NOT NULL,
	turns    INTEGER NOT NULL,
	text     TEXT NOT NULL,
	line     TEXT NOT NULL,
	made     INTEGER NOT NULL,
	PRIMARY KEY (table_id, id)
) WITHOUT ROWID;
CREATE INDEX remarks_person ON remarks (person);
