-- When a move was made, in milliseconds; 0 where nobody knows any more. It is no part of the record.
ALTER TABLE moves ADD COLUMN at BIGINT NOT NULL DEFAULT 0;
