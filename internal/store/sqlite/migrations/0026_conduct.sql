-- The measure by which a moderator removed a remark; empty if everybody may read it.
ALTER TABLE remarks ADD COLUMN removed TEXT NOT NULL DEFAULT '';
