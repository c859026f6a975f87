package codec

// What the tests see beside what everybody sees.

// Functions and tables that only tests use.
var (
	Own     = components.Own
	CellIDs = cellIDs
)
