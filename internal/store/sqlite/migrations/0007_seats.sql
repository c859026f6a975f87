-- When the last move was made, what is dealt beside the turn left out: for how long the table has stood still.
ALTER TABLE tables ADD COLUMN moved BIGINT NOT NULL DEFAULT 0;
UPDATE tables SET moved = updated;

-- The link of a seat: its number, which rises with every new one, and, while somebody sits there, what it is for and
-- until when. Where the number is 0 the link is that of older programs.
ALTER TABLE seats ADD COLUMN link BIGINT NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN offer TEXT NOT NULL DEFAULT '';
ALTER TABLE seats ADD COLUMN until BIGINT NOT NULL DEFAULT 0;

-- Which seats agree that this one becomes free, or who is to play on it then.
ALTER TABLE seats ADD COLUMN agreed INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN plan TEXT NOT NULL DEFAULT '';

-- Further browsers by which the person of a seat holds it.
CREATE TABLE devices (
	table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
	seat     INTEGER NOT NULL,
	person   TEXT NOT NULL,
	PRIMARY KEY (table_id, seat, person)
) WITHOUT ROWID;
CREATE INDEX devices_person ON devices (person);

-- What became of seats while their table lived; the record holds moves alone. The oldest go, and no number comes again.
CREATE TABLE happenings (
	table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
	number   BIGINT NOT NULL,
	turns    INTEGER NOT NULL,
	at       BIGINT NOT NULL,
	kind     TEXT NOT NULL,
	seat     INTEGER NOT NULL,
	name     TEXT NOT NULL,
	next     TEXT NOT NULL,
	person   TEXT NOT NULL,
	PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
