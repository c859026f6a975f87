-- Components that people have corrected, under the hash of their text. They never change; maker is empty once that person is gone.
CREATE TABLE components (
	hash    TEXT COLLATE "C" PRIMARY KEY,
	game    TEXT COLLATE "C" NOT NULL,
	name    TEXT NOT NULL,
	text    TEXT NOT NULL,
	maker   TEXT COLLATE "C" NOT NULL,
	created BIGINT NOT NULL
);
CREATE INDEX components_maker ON components (maker) WHERE maker <> '';
