-- Public tables are listed by status. Nearly all of a large house are finished ones, through which a search for those
-- that wait for people would have to go.
CREATE INDEX tables_listed ON tables (status, updated DESC, id) WHERE public;
DROP INDEX tables_public;
