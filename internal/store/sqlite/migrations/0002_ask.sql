-- When the seat wishes to be asked, as the house writes it.
ALTER TABLE seats ADD COLUMN ask TEXT NOT NULL DEFAULT '';

-- Moves that the table made for a seat that did not wish to be asked.
ALTER TABLE moves ADD COLUMN waived BOOLEAN NOT NULL DEFAULT FALSE;
