-- What a house knows of a table beside its record, such as the version that each seat has been told. NULL where it
-- has never been written.
ALTER TABLE tables ADD COLUMN marks BLOB;
