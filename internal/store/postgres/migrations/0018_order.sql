-- When a moderator decided that a result does not count; 0 if it counts.
ALTER TABLE results ADD COLUMN void BIGINT NOT NULL DEFAULT 0;

-- How strong people were at the end of seasons before the one in which they last played: part of the same fold.
CREATE TABLE finals (
	person TEXT COLLATE "C" NOT NULL,
	game   TEXT COLLATE "C" NOT NULL,
	season BIGINT NOT NULL,
	mu     DOUBLE PRECISION NOT NULL,
	sigma  DOUBLE PRECISION NOT NULL,
	games  BIGINT NOT NULL,
	lately BIGINT NOT NULL,
	PRIMARY KEY (person, game, season)
);
CREATE INDEX finals_game ON finals (game, season);
