-- Of what contests and moderators tell people that is about no table, as notices are about one. About is what it is
-- about, as the house writes it.
CREATE TABLE announcements (
	person TEXT COLLATE "C" NOT NULL REFERENCES people (person) ON DELETE CASCADE,
	kind   TEXT COLLATE "C" NOT NULL,
	about  TEXT COLLATE "C" NOT NULL,
	mark   BIGINT NOT NULL,
	at     BIGINT NOT NULL,
	due    BIGINT NOT NULL,
	sent   BIGINT NOT NULL,
	again  BIGINT NOT NULL DEFAULT 0,
	ways   TEXT COLLATE "C" NOT NULL DEFAULT '',
	tries  BIGINT NOT NULL DEFAULT 0,
	PRIMARY KEY (person, kind, about, mark)
);
CREATE INDEX announcements_due ON announcements (due) WHERE sent = 0;
CREATE INDEX announcements_again ON announcements (again) WHERE again > 0;
