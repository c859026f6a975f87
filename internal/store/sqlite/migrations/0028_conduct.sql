-- The measure by which a moderator removed a remark; empty if everybody may read it.
ALTER TABLE remarks ADD COLUMN removed TEXT NOT NULL DEFAULT '';

-- How often the time of a seat's person was up in a finished game, and whether they left it as one should: they offered
-- the seat first, until somebody came or the time for that was over.
ALTER TABLE facts ADD COLUMN strikes INTEGER NOT NULL DEFAULT 0;
ALTER TABLE facts ADD COLUMN announced BOOLEAN NOT NULL DEFAULT FALSE;
