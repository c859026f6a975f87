package page

import (
	"time"

	"ennead/analysis"
	"ennead/game"
	"ennead/internal/gamekit"
	"ennead/internal/guide"
	"ennead/internal/person"
	"ennead/internal/piece"
	"ennead/internal/table"
)

// Play is the page of a table as one reader sees it. [Of] makes one.
type Play struct {
	Site
	Table  *table.Table
	Game   game.Game
	Board  piece.Board
	Style  string                 // the file of the board's style sheet
	Scene  piece.Scene            // what is shown; its words know who sits where
	Rule   func(id string) string // returns the text of a rule, empty if there is none
	Notice Notice
	Chat   *Chat        // nil if nobody has company
	Place  *guide.Place // how far the guided first game has come; nil at other tables

	Designed []gamekit.Designed // figures that are reconstructed

	Reader  Reader
	Moment  Moment
	Browser Browser
	Narrow  bool // the screen is narrow for the board
	Waiting Waiting
	Now     time.Time
	Bots    Bots
	Proof   Proof
	Verdict person.Verdict // what moderators have decided about the result; its zero value if nothing
	Remarks Remarks
	Hosting *Hosting             // what they do before the game as the one who opened the table; nil for others
	Kept    map[game.Seat]string // for whom free seats are kept, by name
	Plan    *Plan                // what the reader tries on a copy; nil if nothing
	Minutes int                  // the page is so many minutes late
	Moves   int                  // how many moves late a stream is at least
	Again   time.Duration        // after which it shows more; 0 if nothing waits for that
	Clocks  *Clocks              // nil if the game has none, or the reader does not see it as it is now

	known  []turn          // the turns that exist for the reader
	acts   map[int][]scene // the scenes that begin in a turn, once they are known
	news   *news           // what the others did since the reader's last choice; nil if there is no such list
	drawn  *piece.Drawer   // what the drawer shows, nil if nothing
	forced map[int]bool    // moves without an alternative, by number in the record, while the chronicle is drawn
}

// Reader says who reads the page, and what they may know and do in addition to their moves.
type Reader struct {
	Held   game.Seats       // their seats
	Lent   game.Seats       // the seat with whose eyes they look on, which is not theirs; none if there is none
	Seat   game.Seat        // whose view they have: one of Held, or a spectator's
	Log    game.Seat        // whose chronicle the page shows: that of Lent, or a spectator's if several share a screen
	Owner  bool             // they opened the table
	Origin string           // of the site, such as https://example.org
	Links  []table.SeatLink // by seat, zero if there is none or they may not know it
	Lost   *table.Happening // how they lost their seat, or nil
	Guest  *GuestSeat       // the seat of the guest whom their browser knew before they signed in, or nil
	May    game.Seats       // free seats that they may take without a link
	Drawn  bool             // the server has just drawn the bits of their seat
}

// Sees returns the seats whose hands the reader sees.
func (r Reader) Sees() game.Seats { return r.Held | r.Lent }

// Moment says which moment of the game is shown, and how much of what came before.
type Moment struct {
	At     int // number of turns shown; all of them unless Replay
	Replay bool
	Eyes   string // in the replay of a finished game: a seat's number, "spectator" or "all"
	Whole  bool   // the chronicle is shown whole
	Shared bool   // everybody may see it, under its number
	Number int    // the same for everybody, see [table.Table.MomentAfter]
	Later  bool   // the game goes on after it, although the page of a picture does not have that
}

// Browser says what the reader's browser has shown before this answer.
type Browser struct {
	Parts    map[string]string // hashes of the parts that it shows, by id
	Turns    int               // turns that the page showed; -1 if none
	Happened int               // happenings that the page showed; -1 if none
}

// Waiting says what the game waits for.
type Waiting struct {
	Sure     []game.Move   // moves that end the turn, or do nothing, and wait for confirmation
	Absences []Absence     // seats that hold up the game, or that are offered
	Ending   *table.Ending // how those who are left may end the game; nil if they may not
}

// Bots says what bots have to do with the page.
type Bots struct {
	Levels    []string           // for practice
	Explained bool               // their moves can be asked about
	Hints     bool               // the reader may ask for hints
	Hint      *table.Hint        // the one they asked for, or nil
	Again     *table.Again       // the decision that the table tries again, or nil
	Weighed   *analysis.Decision // during a replay, a bot's analysis of the next decision
}

// Proof is the check of a finished game's dice: the replayed record, or why it could not be verified. Both are nil for
// a record without a secret.
type Proof struct {
	Verified *game.Match
	Broken   error
}

// turn is one that exists for the reader: its number in the record, from 0, and its note.
type turn struct {
	at   int
	note string
}

// Of returns the page of a table for a reader, at the present moment. The turns that exist for that reader are numbered
// consecutively ([game.Match.Known]): gaps would reveal that others negotiate.
func Of(site Site, t *table.Table, g game.Game, board piece.Board, reader Reader) *Play {
	p := &Play{Site: site, Table: t, Game: g, Board: board, Reader: reader}
	if t.Match == nil {
		return p
	}
	for at, played := range t.Match.Known(reader.Log) {
		p.known = append(p.known, turn{at, played.Note})
	}
	p.Moment.At = p.Turns()
	return p
}
