-- A notice that was sent is brought again in the ways that surely have not taken it: when (0 for not), in which ways, and how
-- often it was tried in them.
ALTER TABLE notices ADD COLUMN again INTEGER NOT NULL DEFAULT 0;
ALTER TABLE notices ADD COLUMN ways TEXT NOT NULL DEFAULT '';
ALTER TABLE notices ADD COLUMN tries INTEGER NOT NULL DEFAULT 0;
CREATE INDEX notices_again ON notices (again) WHERE again > 0;
