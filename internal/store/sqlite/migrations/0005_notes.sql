-- What the author of a move beside the turn says to it.
ALTER TABLE moves ADD COLUMN note TEXT NOT NULL DEFAULT '';
