-- Why moderators decided that a result does not count, as the house writes it; empty if it counts.
ALTER TABLE results ADD COLUMN why TEXT COLLATE "C" NOT NULL DEFAULT '';
