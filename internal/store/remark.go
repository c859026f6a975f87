package store

// Remark is what a person says of a moment of a finished game.
type Remark struct {
	Table  string
	ID     string // one of those of the table
	Person string
	Turns  int    // the moment is after so many turns of the record
	Text   string // or empty
	Line   string // moves that they tried from there, as the house writes them, or empty
	Made   int64  // milliseconds since 1970

	// Removed is the id of the measure by which a moderator removed it; empty if everybody may read it.
	Removed string
}
