-- Of what somebody wants to be told in the lobby, as a house writes it; empty for nothing.
ALTER TABLE people ADD COLUMN alert TEXT NOT NULL DEFAULT '';
