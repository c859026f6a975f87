-- How games ended that count, in the order in which ratings are changed by them; they outlive their tables.
CREATE TABLE results (
	number   INTEGER PRIMARY KEY,
	table_id TEXT NOT NULL UNIQUE,
	game     TEXT NOT NULL,
	finished INTEGER NOT NULL
);

-- How their people came off.
CREATE TABLE result_seats (
	number INTEGER NOT NULL REFERENCES results (number) ON DELETE CASCADE,
	place  INTEGER NOT NULL,
	person TEXT NOT NULL,
	rank   INTEGER NOT NULL,
	PRIMARY KEY (number, place)
) WITHOUT ROWID;
CREATE INDEX result_seats_person ON result_seats (person);

-- How strong people are by these results, with what that rests on: a fold of them, which can be made again.
CREATE TABLE ratings (
	person TEXT NOT NULL,
	game   TEXT NOT NULL,
	mu     REAL NOT NULL,
	sigma  REAL NOT NULL,
	games  INTEGER NOT NULL,
	season INTEGER NOT NULL,
	lately INTEGER NOT NULL,
	PRIMARY KEY (person, game)
) WITHOUT ROWID;
CREATE INDEX ratings_game ON ratings (game, season);
