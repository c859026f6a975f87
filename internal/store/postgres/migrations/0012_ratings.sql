-- How games ended that count, in the order in which ratings are changed by them; they outlive their tables.
CREATE TABLE results (
	number   BIGINT PRIMARY KEY,
	table_id TEXT COLLATE "C" NOT NULL UNIQUE,
	game     TEXT COLLATE "C" NOT NULL,
	finished BIGINT NOT NULL
);

-- How their people came off.
CREATE TABLE result_seats (
	number BIGINT NOT NULL REFERENCES results (number) ON DELETE CASCADE,
	place  BIGINT NOT NULL,
	person TEXT COLLATE "C" NOT NULL,
	rank   BIGINT NOT NULL,
	PRIMARY KEY (number, place)
);
CREATE INDEX result_seats_person ON result_seats (person);

-- How strong people are by these results, with what that rests on: a fold of them, which can be made again.
CREATE TABLE ratings (
	person TEXT COLLATE "C" NOT NULL,
	game   TEXT COLLATE "C" NOT NULL,
	mu     DOUBLE PRECISION NOT NULL,
	sigma  DOUBLE PRECISION NOT NULL,
	games  BIGINT NOT NULL,
	season BIGINT NOT NULL,
	lately BIGINT NOT NULL,
	PRIMARY KEY (person, game)
);
CREATE INDEX ratings_game ON ratings (game, season);
