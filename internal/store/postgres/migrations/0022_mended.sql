-- Whoever sat down on an offered seat may be somebody who was at the table already: they have no account, or play from
-- the network of another there.
ALTER TABLE happenings ADD COLUMN doubtful BOOLEAN NOT NULL DEFAULT FALSE;
