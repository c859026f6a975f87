-- Until when somebody may not write, and since when they may not sign in; 0 if they may.
ALTER TABLE people ADD COLUMN muted INTEGER NOT NULL DEFAULT 0;
ALTER TABLE people ADD COLUMN banned INTEGER NOT NULL DEFAULT 0;

-- What moderators did about somebody, and what they answered.
CREATE TABLE measures (
	id       TEXT NOT NULL PRIMARY KEY,
	person   TEXT NOT NULL REFERENCES people (person) ON DELETE CASCADE,
	kind     TEXT NOT NULL,
	reason   TEXT NOT NULL,
	words    TEXT NOT NULL,
	actor    TEXT NOT NULL, -- who did it; empty for the operator
	made     INTEGER NOT NULL,
	until    INTEGER NOT NULL,
	lifted   INTEGER NOT NULL,
	former   TEXT NOT NULL, -- the name that was taken away, and the one given instead
	name     TEXT NOT NULL,
	answer   TEXT NOT NULL,
	answered INTEGER NOT NULL,
	reply    TEXT NOT NULL,
	decided  INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX measures_person ON measures (person, made);
CREATE INDEX measures_appeals ON measures (answered) WHERE answered > 0 AND decided = 0;

-- Who did what to whom. Lines are only ever added, at the end; each has a hash of itself and of the line before.
CREATE TABLE audit (
	seq     INTEGER NOT NULL PRIMARY KEY,
	id      TEXT NOT NULL UNIQUE,
	at      INTEGER NOT NULL,
	actor   TEXT NOT NULL,
	action  TEXT NOT NULL,
	subject TEXT NOT NULL,
	data    TEXT NOT NULL,
	hash    TEXT NOT NULL
);
CREATE INDEX audit_subject ON audit (subject, seq);
CREATE TRIGGER audit_not_changed BEFORE UPDATE ON audit BEGIN
	SELECT raise(ABORT, 'lines of the audit stay as they are');
END;
CREATE TRIGGER audit_not_deleted BEFORE DELETE ON audit BEGIN
	SELECT raise(ABORT, 'lines of the audit stay');
END;
-- REPLACE would delete a line without the trigger above.
CREATE TRIGGER audit_at_the_end BEFORE INSERT ON audit
WHEN NEW.seq <> (SELECT coalesce(max(seq), 0) + 1 FROM audit) OR EXISTS (SELECT 1 FROM audit WHERE id = NEW.id)
BEGIN
	SELECT raise(ABORT, 'lines of the audit are added at its end');
END;
