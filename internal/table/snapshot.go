package table

import (
	"fmt"
	"io"
	"log/slog"
	"slices"
	"time"

	"ennead/game"
	"ennead/internal/guide"
)

// ID names a table: random, short, fit for a URL.
type ID string

// PersonID is an opaque random text that stands for one browser or account. Whoever has it is that
// person, so it is a secret; the store holds a keyed hash only.
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

// Reason is the catalogue key of why a table is frozen.
type Reason string

// The reasons.
const (
	ReasonBot    Reason = "table.frozen.bot"    // a bot failed or proposed what the rules refuse
	ReasonRules  Reason = "table.frozen.rules"  // an invariant of the rules broke
	ReasonRecord Reason = "table.frozen.record" // the stored record does not replay
	ReasonOld    Reason = "table.frozen.old"    // the record was played under another version of the rules
	ReasonFull   Reason = "table.frozen.full"   // the record has no room for another move
	ReasonNoGame Reason = "table.frozen.no_game"
	ReasonHost   Reason = "table.frozen.host"    // whoever runs the house has closed it
	ReasonUnread Reason = "table.frozen.damaged" // the store cannot read it
	ReasonSecret Reason = "table.frozen.secret"  // found by an inspection alone: its draws do not follow from its secret
)

// Reasons are all reasons, for a test that each has words in every language.
func Reasons() []Reason {
	return []Reason{ReasonBot, ReasonRules, ReasonRecord, ReasonOld, ReasonFull, ReasonNoGame, ReasonHost, ReasonUnread, ReasonSecret}
}

// Format keeps persons out of errors, LogValue out of logs.
func (PersonID) Format(f fmt.State, _ rune) { _, _ = io.WriteString(f, "(person)") }

// LogValue keeps persons out of logs.
func (PersonID) LogValue() slog.Value { return slog.StringValue("(person)") }

// Kind is what sits on a seat.
type Kind string

// The kinds. Automata belong to the rules and cannot be asked for in a [Spec].
const (
	Person    Kind = "person"
	Bot       Kind = "bot"
	Automaton Kind = "automaton"
)

// Seat is who sits on one place of a table.
type Seat struct {
	Kind  Kind
	Name  string // empty until somebody takes the seat
	Level string // of a bot
	Taken bool   // a person has taken it
	Ready bool   // its bits are in

	who  string  // keyed hash of the person, as the browser is known that sat down
	also devices // the person's other browsers
	ask  wish    // when a person is asked whether to cut in
	link link
	vote vote // what the others plan for the seat
}

// Table is one moment of a table. It never changes; do not change what it points to.
type Table struct {
	ID      ID
	Version int64 // raised by every change, so that no version ever stands for two contents
	Status  Status
	Reason  Reason // why it is frozen, or empty
	Game    string // [game.Game.ID]
	Rules   int    // the version of the rules that it was played under; Match has it replayed under those of today
	Public  bool   // listed, and open to everybody
	Seal    string // hash of the sealed chance
	Seats   []Seat // by [game.Seat], automata included
	Created time.Time
	Updated time.Time
	Moved   time.Time // when the last move was made, what is dealt beside the turn left out

	Happened []Happening // what became of seats, oldest first

	// Match is the game so far; nil only while a frozen table cannot be replayed at all. Show people
	// [game.Match.View], [game.Match.Events] and [game.Match.Seen] of a seat, never its State.
	Match *game.Match

	since   []int64    // see [Table.Good]
	seen    []int64    // see [Table.Seen]
	blind   game.Seats // those whom the last change told nothing, onlookers included
	news    int        // how many of Happened are not stored yet
	stirred time.Time  // when it changed last, deals beside the turn and names apart
	hurried bool       // the last bot that chose had to think less than it usually does
	deals   int        // how often bots have dealt since somebody else did anything
	owner   string     // keyed hash of who opened it
	secret  *[32]byte  // of its chance; a pointer, so that printing a table does not tell it
	guide   *guide.Guide
	text    string // the stored record of a finished game that does not replay
}

// Record is the record as that seat may read it now.
func (t *Table) Record(seat game.Seat) *game.Record {
	r := t.Match.Seen(seat)
	r.Version = t.Rules
	return r
}

// Text is the record of a finished game that cannot be replayed, as it is stored; empty for any other.
func (t *Table) Text() string { return t.text }

// Older tells whether a finished game was played under older rules than those that it is shown by.
func (t *Table) Older() bool {
	return t.Status == Over && t.Match != nil && t.Rules != t.Match.Game.Version()
}

// Practice tells whether the game goes on from moves of another one.
func (t *Table) Practice() bool { return t.Match != nil && t.Match.Record.Given > 0 }

// Hurried tells whether the bot that chose last thought less than it usually does, since the house is busy. It follows from
// how many bots wait, and from nothing that happens at the table.
func (t *Table) Hurried() bool { return t.hurried && t.Status == Playing }

// Owing are the seats that may choose now; none unless the table is playing, and at a guided one the learner alone.
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

// Undoable is how far before the end the choice stands that [House.Undo] would take back for that seat, zero
// if none.
func (t *Table) Undoable(seat game.Seat) int {
	if t.Status != Playing {
		return 0
	}
	drop := t.Match.Undoable(seat)
	if len(t.Match.Record.Turns)-drop < max(t.Match.Record.Given, t.settled()) {
		return 0
	}
	return drop
}

// Free are the seats that a person could still take.
func (t *Table) Free() game.Seats {
	var free game.Seats
	for i, s := range t.Seats {
		if s.Kind == Person && !s.Taken && (t.Status == Gathering || t.Status == Playing) {
			free = free.With(game.Seat(i))
		}
	}
	return free
}

// copy is a table that may be changed until it is stored.
func (t *Table) copy() *Table {
	c := *t
	c.Seats, c.news = slices.Clone(t.Seats), 0
	if t.Match != nil {
		c.Match = t.Match.Copy()
	}
	return &c
}
