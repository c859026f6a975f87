package table

import (
	"fmt"
	"io"
	"log/slog"
	"slices"
	"strings"
	"time"

	"ennead/game"
	"ennead/internal/clock"
	"ennead/internal/guide"
)

// ID names a table: random, short, fit for a URL.
type ID string

// PersonID is an opaque random text that stands for one guest or account. It opens nothing, yet it tells the same
// person from others wherever it is seen, so nobody sees it.
type PersonID string

// Status is the phase of a table's life.
type Status string

// The phases.
const (
	Gathering Status = "gathering" // seats are being taken; the seal is visible
	Playing   Status = "playing"
	Over      Status = "over"   // the secret is in the record
	Frozen    Status = "frozen" // [Table.Reason] says why; nothing can be changed
)

// Reason is the catalogue key of why a table is frozen, or over although the rules did not end the game.
type Reason string

// The reasons.
const (
	ReasonBot    Reason = "table.frozen.bot"    // a bot failed or proposed an illegal move
	ReasonRules  Reason = "table.frozen.rules"  // an invariant of the rules broke
	ReasonRecord Reason = "table.frozen.record" // the stored record does not replay
	ReasonOld    Reason = "table.frozen.old"    // the record was played under another version of the rules
	ReasonFull   Reason = "table.frozen.full"   // the record has no room for another move
	ReasonNoGame Reason = "table.frozen.no_game"
	ReasonHost   Reason = "table.frozen.host"    // the operator closed it
	ReasonUnread Reason = "table.frozen.damaged" // the store cannot read it
	ReasonSecret Reason = "table.frozen.secret"  // found only by an inspection: its draws do not follow from its secret
)

// The reasons for which a table is over before the rules end the game, see [Table.Ended].
const (
	ReasonEnded Reason = "table.over.ended" // those who were left ended it
	ReasonTime  Reason = "table.over.time"  // the time of its round was up
)

// ReasonShut is why moderators have closed a table; a ground of [Grounds] or another reason follows.
const ReasonShut Reason = "table.frozen.shut."

// Shut reports whether moderators have closed the table.
func (t *Table) Shut() bool {
	return t.Status == Frozen && strings.HasPrefix(string(t.Reason), string(ReasonShut))
}

// Reasons returns all reasons for which a table is frozen; a test checks that each has words in every language.
func Reasons() []Reason {
	return []Reason{ReasonBot, ReasonRules, ReasonRecord, ReasonOld, ReasonFull, ReasonNoGame, ReasonHost, ReasonUnread,
		ReasonSecret, ReasonShut + "insult", ReasonShut + "spam", ReasonShut + "cheating", ReasonShut + "name",
		ReasonShut + "other"}
}

// Format keeps persons out of errors, LogValue out of logs.
func (PersonID) Format(f fmt.State, _ rune) { _, _ = io.WriteString(f, "(person)") }

// LogValue keeps persons out of logs.
func (PersonID) LogValue() slog.Value { return slog.StringValue("(person)") }

// Kind says what sits on a seat.
type Kind string

// The kinds. Automata belong to the rules and cannot be asked for in a [Spec].
const (
	Person    Kind = "person"
	Bot       Kind = "bot"
	Automaton Kind = "automaton"
)

// Seat describes who sits at one place of a table.
type Seat struct {
	Kind  Kind
	Name  string // empty until somebody takes the seat
	Level string // of a bot
	Taken bool   // a person has taken it
	Ready bool   // its bits are in

	// Account says that the person has an account. Otherwise anybody may have the same name.
	Account bool

	who    string  // keyed hash of the person, by the browser that sat down
	also   devices // the person's other browsers
	ask    wish    // when the person wants to be asked for reactions
	orders orders  // what the table does for the person
	link   link
	vote   vote // what the others plan for the seat

	chose time.Time // when the person chose that; zero if that was before the table last changed, or may be
}

// gone stands in the place of a person who has been erased. No person has such an id.
const gone = "gone"

// Gone reports whether the person who played here has been erased: the seat is theirs, and has no name.
func (s *Seat) Gone() bool { return s.who == gone }

// Table is a snapshot of a table. It never changes; do not change what it points to.
type Table struct {
	ID      ID
	Version int64 // raised by every change, so that a version always means the same content
	Status  Status
	Reason  Reason // why it is frozen or was ended, or empty
	Game    string // [game.Game.ID]
	Rules   int    // the version of the rules it is played under; if nobody has it, Match replays it under the newest
	Public  bool   // listed, and open to everybody
	Terms   Terms
	Seal    string // hash of the sealed chance
	Seats   []Seat // by [game.Seat], automata included
	Created time.Time
	Updated time.Time
	Moved   time.Time // when the last move was made, not counting negotiation

	Happened []Happening // what became of seats, oldest first

	// Behind is how many turns the reader does not see yet, see [House.Visit]; 0 for those who see all.
	Behind int

	// Match is the game so far; nil only if a frozen table cannot be replayed at all. Show people a seat's
	// [game.Match.View], [game.Match.Events] and [game.Match.RecordFor], never its State.
	Match *game.Match

	made       []int64    // when each move of the record was made, as the store has it; it may be shorter
	since      []int64    // see [Table.StillValid]
	seen       []int64    // see [Table.VersionFor]
	unaffected game.Seats // those who learned nothing from the last change, spectators included
	news       int        // how many of Happened are not stored yet
	stirred    time.Time  // when it last changed, not counting negotiation and names
	pausing    Pausing
	ending     game.Seats    // whose persons want to end the game
	times      *times        // of its clocks; nil if it has none, or has not begun
	ticks      []clock.Event // what happens to the clocks with the change that is being made, and at its time
	hurried    bool          // the last bot that chose had less time than usual
	negotiated int           // how often bots have negotiated in a row
	gestures   []gesture     // oldest first
	happened   []Happening   // with Behind, all until now: seats are those of now, and go back to who had them
	owner      string        // keyed hash of the person who opened it
	secret     *[32]byte     // of its chance; a pointer, so that printing a table does not reveal it
	guide      *guide.Guide
	text       string // the stored record of a finished game that does not replay
}

// Record returns the record as that seat may read it now.
func (t *Table) Record(seat game.Seat) *game.Record {
	r := t.Match.RecordFor(seat)
	r.Version = t.Rules
	return r
}

// Text returns the stored record of a finished game that cannot be replayed; empty for any other.
func (t *Table) Text() string { return t.text }

// Older reports whether a finished game was played under older rules than those it is shown under.
func (t *Table) Older() bool {
	return t.Status == Over && t.Match != nil && t.Rules != t.Match.Game.Version()
}

// orphaned reports whether nobody had the rules of the table when it was read.
func (t *Table) orphaned() bool {
	return t.Reason == ReasonOld || t.Reason == ReasonNoGame || t.Older()
}

// Practice reports whether the game continues from moves of another one.
func (t *Table) Practice() bool { return t.Match != nil && t.Match.Record.Given > 0 }

// Hurried reports whether the bot that chose last had less time than usual because the house is busy. That depends
// only on how many bots wait, and not on anything at the table.
func (t *Table) Hurried() bool { return t.hurried && t.Status == Playing }

// Owing returns the seats to move now; none unless the table is playing, and only the learner at a guided one.
func (t *Table) Owing() game.Seats {
	if t.Status != Playing {
		return 0
	}
	owing := t.Match.State.Owing()
	if place, ok := t.Lesson(); ok {
		owing &= place.Seat().Set()
	}
	return owing
}

// Undoable returns how far from the end the choice is that [House.Undo] would take back for that seat, or zero if
// there is none. Of several moves made at once it is the first.
func (t *Table) Undoable(seat game.Seat) int {
	if t.Status != Playing {
		return 0
	}
	drop := t.Match.Undoable(seat)
	if drop > 0 {
		drop += t.madeWith(seat, len(t.Match.Record.Turns)-drop) - 1
	}
	first := len(t.Match.Record.Turns) - drop
	if first < max(t.Match.Record.Given, t.settled()) || t.Stewarded(first) {
		return 0
	}
	return drop
}

// Free returns the seats that a person could still take.
func (t *Table) Free() game.Seats {
	var free game.Seats
	for i, s := range t.Seats {
		if s.Kind == Person && !s.Taken && (t.Status == Gathering || t.Status == Playing) {
			free = free.With(game.Seat(i))
		}
	}
	return free
}

// copy returns a table that may be changed until it is stored.
func (t *Table) copy() *Table {
	c := *t
	c.Seats, c.news, c.ticks = slices.Clone(t.Seats), 0, nil
	if t.Match != nil {
		c.Match = t.Match.Copy()
	}
	return &c
}
