-- Of what contests and moderators tell people that is about no table, as notices are about one. About is what it is
-- about, as the house writes it.
CREATE TABLE announcements (
	person TEXT NOT NULL REFERENCES people (person) ON DELETE CASCADE,
	kind   TEXT NOT NULL,
	about  TEXT NOT NULL,
	mark   INTEGER NOT NULL,
	at     INTEGER NOT NULL,
	due    INTEGER NOT NULL,
	sent   INTEGER NOT NULL,
	again  INTEGER NOT NULL DEFAULT 0,
	ways   TEXT NOT NULL DEFAULT '',
	tries  INTEGER NOT NULL DEFAULT 0,
	PRIMARY KEY (person, kind, about, mark)
) WITHOUT ROWID;
CREATE INDEX announcements_due ON announcements (due) WHERE sent = 0;
CREATE INDEX announcements_again ON announcements (again) WHERE again > 0;
