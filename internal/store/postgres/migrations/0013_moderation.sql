-- Until when somebody may not write, and since when they may not sign in; 0 if they may.
ALTER TABLE people ADD COLUMN muted BIGINT NOT NULL DEFAULT 0;
ALTER TABLE people ADD COLUMN banned BIGINT NOT NULL DEFAULT 0;

-- What moderators did about somebody, and what they answered.
CREATE TABLE measures (
	id       TEXT COLLATE "C" NOT NULL PRIMARY KEY,
	person   TEXT COLLATE "C" NOT NULL REFERENCES people (person) ON DELETE CASCADE,
	kind     TEXT COLLATE "C" NOT NULL,
	reason   TEXT COLLATE "C" NOT NULL,
	words    TEXT COLLATE "C" NOT NULL,
	actor    TEXT COLLATE "C" NOT NULL, -- who did it; empty for the operator
	made     BIGINT NOT NULL,
	until    BIGINT NOT NULL,
	lifted   BIGINT NOT NULL,
	former   TEXT COLLATE "C" NOT NULL, -- the name that was taken away, and the one given instead
	name     TEXT COLLATE "C" NOT NULL,
	answer   TEXT COLLATE "C" NOT NULL,
	answered BIGINT NOT NULL,
	reply    TEXT COLLATE "C" NOT NULL,
	decided  BIGINT NOT NULL
);
CREATE INDEX measures_person ON measures (person, made);
CREATE INDEX measures_appeals ON measures (answered) WHERE answered > 0 AND decided = 0;

-- Who did what to whom. Lines are only ever added, at the end; each has a hash of itself and of the line before.
CREATE TABLE audit (
	seq     BIGINT NOT NULL PRIMARY KEY,
	id      TEXT COLLATE "C" NOT NULL UNIQUE,
	at      BIGINT NOT NULL,
	actor   TEXT COLLATE "C" NOT NULL,
	action  TEXT COLLATE "C" NOT NULL,
	subject TEXT COLLATE "C" NOT NULL,
	data    TEXT COLLATE "C" NOT NULL,
	hash    TEXT COLLATE "C" NOT NULL
);
CREATE INDEX audit_subject ON audit (subject, seq);
CREATE FUNCTION audit_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'lines of the audit stay as they are';
END
$$;
CREATE TRIGGER audit_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON audit
	FOR EACH STATEMENT EXECUTE FUNCTION audit_stays();
