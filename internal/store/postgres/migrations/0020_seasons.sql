-- Why a moderator ended a contest or called it off; empty if none did.
ALTER TABLE contests ADD COLUMN ruled TEXT COLLATE "C" NOT NULL DEFAULT '';

-- The contest of which it is the next season; empty if it is none. There is one next season, unless it was cancelled.
ALTER TABLE contests ADD COLUMN follows TEXT COLLATE "C" NOT NULL DEFAULT '';
CREATE UNIQUE INDEX contests_follows ON contests (follows) WHERE follows <> '' AND state <> 'cancelled';
