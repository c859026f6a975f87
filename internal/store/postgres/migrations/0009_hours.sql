-- When somebody is not expected to play, as a house writes it; empty for never.
ALTER TABLE people ADD COLUMN hours TEXT NOT NULL DEFAULT '';
