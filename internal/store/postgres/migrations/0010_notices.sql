-- What somebody wants to hear of by mail, as a house writes it; empty for nothing.
ALTER TABLE people ADD COLUMN notices TEXT NOT NULL DEFAULT '';

-- Of what people are to be told, from the change of the table that was the reason; sent is when a server took a row to
-- send it, 0 before. The mark tells rows of one kind and table apart.
CREATE TABLE notices (
	person   TEXT COLLATE "C" NOT NULL REFERENCES people (person) ON DELETE CASCADE,
	kind     TEXT COLLATE "C" NOT NULL,
	table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
	mark     BIGINT NOT NULL,
	at       BIGINT NOT NULL,
	due      BIGINT NOT NULL,
	sent     BIGINT NOT NULL,
	PRIMARY KEY (person, kind, table_id, mark)
);
CREATE INDEX notices_due ON notices (due) WHERE sent = 0;
CREATE INDEX notices_table ON notices (table_id);
