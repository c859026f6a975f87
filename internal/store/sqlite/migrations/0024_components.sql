-- Components that people have corrected, under the hash of their text. They never change; maker is empty once that person is gone.
CREATE TABLE components (
	hash    TEXT PRIMARY KEY,
	game    TEXT NOT NULL,
	name    TEXT NOT NULL,
	text    TEXT NOT NULL,
	maker   TEXT NOT NULL,
	created INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX components_maker ON components (maker) WHERE maker <> '';
