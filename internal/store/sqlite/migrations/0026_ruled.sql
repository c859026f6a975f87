-- Why a moderator ended a contest or called it off; empty if none did.
ALTER TABLE contests ADD COLUMN ruled TEXT NOT NULL DEFAULT '';
