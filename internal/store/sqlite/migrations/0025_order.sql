-- Numbers of the audit only have to grow: a line that another engine numbered with a gap before it can be copied. That
-- none is missing shows by the hashes.
DROP TRIGGER audit_at_the_end;
CREATE TRIGGER audit_at_the_end BEFORE INSERT ON audit
WHEN NEW.seq <= (SELECT coalesce(max(seq), 0) FROM audit) OR EXISTS (SELECT 1 FROM audit WHERE id = NEW.id)
BEGIN
	SELECT raise(ABORT, 'lines of the audit are added at its end');
END;

-- When a moderator decided that a result does not count; 0 if it counts.
ALTER TABLE results ADD COLUMN void INTEGER NOT NULL DEFAULT 0;

-- How strong people were at the end of seasons before the one in which they last played: part of the same fold.
CREATE TABLE finals (
	person TEXT NOT NULL,
	game   TEXT NOT NULL,
	season INTEGER NOT NULL,
	mu     REAL NOT NULL,
	sigma  REAL NOT NULL,
	games  INTEGER NOT NULL,
	lately INTEGER NOT NULL,
	PRIMARY KEY (person, game, season)
) WITHOUT ROWID;
CREATE INDEX finals_game ON finals (game, season);
