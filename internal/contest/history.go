package contest

// Kind is how a contest chooses who plays whom.
type Kind string

// The kinds of contests.
const (
	Swiss    Kind = "swiss"    // entries with equal points meet
	Groups   Kind = "groups"   // members of a group meet about equally often
	Knockout Kind = "knockout" // the best of each table go on
	League   Kind = "league"   // divisions, with two up and two down at the end of the season
)

// kinds are all kinds of contests.
var kinds = []Kind{Swiss, Groups, Knockout, League}

// History is a contest so far: what was agreed, who plays, and the rounds with their results.
type History struct {
	Kind    Kind    `json:"kind"`
	Table   int     `json:"table"`            // seats at a table
	Least   int     `json:"least"`            // the fewest players that the game allows
	Length  int     `json:"length,omitempty"` // rounds to play; a knockout ends by itself
	Size    int     `json:"size,omitempty"`   // entries in a group or division
	Ahead   int     `json:"ahead,omitempty"`  // how many of each table of a knockout go on
	Seal    string  `json:"seal,omitempty"`   // the seal of the seed, shown before the first round
	Entries []Entry `json:"entries"`
	Rounds  []Round `json:"rounds,omitempty"`
}

// Entry is somebody who plays in the contest.
type Entry struct {
	ID       string `json:"id"`
	Rating   int    `json:"rating,omitempty"`
	From     int    `json:"from,omitempty"`     // the first round of a reserve
	Out      int    `json:"out,omitempty"`      // the first round without this entry, 0 if it has not withdrawn
	For      string `json:"for,omitempty"`      // the withdrawn entry whose place a reserve takes
	Division int    `json:"division,omitempty"` // of a league, 1 is the highest
}

// plays reports whether the entry is in the contest in a round, counted from 1.
func (e *Entry) plays(round int) bool { return e.From <= round && (e.Out == 0 || round < e.Out) }

// reserve reports whether the entry joins after the first round.
func (e *Entry) reserve() bool { return e.From > 1 }

// Round is who plays whom, and what came of it.
type Round struct {
	Tables []Pairing `json:"tables"`
	Byes   []string  `json:"byes,omitempty"` // entries without a table
}

// Pairing is a table of a round.
type Pairing struct {
	Table int      `json:"table"`           // its number in the round, from 1
	Group int      `json:"group,omitempty"` // its group or division, from 1
	Seats []string `json:"seats"`           // entries in the order of seats
	Outcome
}

// Outcome is the result of a table. It is empty until the table has finished.
type Outcome struct {
	Ranks  []int    `json:"ranks,omitempty"`  // of each seat, from 1; equal seats share the better rank
	Scores []int    `json:"scores,omitempty"` // of each seat, if the contest counts them
	Absent []string `json:"absent,omitempty"` // entries that did not come
}

// last reports whether no round can follow the last one so far, whoever is left. A knockout ends with a single table
// and no bye.
func (h *History) last() bool {
	n := len(h.Rounds)
	if h.Kind == Knockout && n > 0 && len(h.Rounds[n-1].Tables)+len(h.Rounds[n-1].Byes) == 1 {
		return true
	}
	return n == h.mostRounds()
}
