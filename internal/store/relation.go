package store

import (
	"fmt"
	"maps"
	"slices"
	"strings"
)

// Kind is what the values of a column are, in every engine.
type Kind uint8

// The kinds, each with what its values are in a [Values].
const (
	Text   Kind = iota + 1 // string
	Number                 // int64
	Truth                  // bool
	Bytes                  // []byte; nil is NULL
	Real                   // float64
)

// Column is a column of a [Relation].
type Column struct {
	Name string
	Kind Kind
}

// Relation is a table of the database, as all engines have it; "table" alone means one at which people play.
type Relation struct {
	Name    string
	Key     int // so many of its first columns are its key; its rows come sorted by them
	Columns []Column
}

// Values are one row of a relation.
type Values []any

// Owned reports whether each row belongs to a table, whose id is its first column.
func (r Relation) Owned() bool { return r.Name == "tables" || r.Columns[0].Name == "table_id" }

// Names returns the names of its columns.
func (r Relation) Names() []string {
	names := make([]string, len(r.Columns))
	for i, c := range r.Columns {
		names[i] = c.Name
	}
	return names
}

// Relations lists all that a house keeps, referred relations before those that refer to them. What is not in it is not
// copied, so every store must have just these: see [CheckSchema].
var Relations = []Relation{
	{"tables", 1, []Column{{"id", Text}, {"version", Number}, {"game", Text}, {"status", Text}, {"reason", Text},
		{"public", Truth}, {"terms", Text}, {"owner", Text}, {"owing", Number}, {"created", Number},
		{"updated", Number}, {"moved", Number}, {"marks", Bytes}, {"packed", Truth}}},
	{"headers", 1, []Column{{"table_id", Text}, {"header", Text}}},
	{"secrets", 1, []Column{{"table_id", Text}, {"secret", Bytes}}},
	{"origins", 1, []Column{{"table_id", Text}, {"network", Text}}},
	{"seats", 2, []Column{{"table_id", Text}, {"seat", Number}, {"kind", Text}, {"name", Text}, {"level", Text},
		{"person", Text}, {"account", Truth}, {"ask", Text}, {"orders", Text}, {"link", Number}, {"offer", Text},
		{"until", Number}, {"agreed", Number}, {"plan", Text}}},
	{"devices", 3, []Column{{"table_id", Text}, {"seat", Number}, {"person", Text}}},
	{"moves", 2, []Column{{"table_id", Text}, {"seq", Number}, {"seat", Number}, {"text", Text}, {"note", Text},
		{"waived", Truth}, {"at", Number}}},
	{"archive", 1, []Column{{"table_id", Text}, {"record", Bytes}, {"moves", Number}, {"size", Number}}},
	{"happenings", 2, []Column{{"table_id", Text}, {"number", Number}, {"turns", Number}, {"at", Number},
		{"kind", Text}, {"seat", Number}, {"name", Text}, {"next", Text}, {"person", Text}, {"doubtful", Truth}}},
	{"lines", 2, []Column{{"table_id", Text}, {"number", Number}, {"seat", Number}, {"text", Text}, {"phrase", Text},
		{"said", Number}}},
	{"remarks", 2, []Column{{"table_id", Text}, {"id", Text}, {"person", Text}, {"turns", Number}, {"text", Text},
		{"line", Text}, {"made", Number}, {"removed", Text}}},
	{"analyses", 1, []Column{{"table_id", Text}, {"report", Bytes}}},
	{"people", 1, []Column{{"person", Text}, {"name", Text}, {"kind", Text}, {"name_key", Text}, {"created", Number},
		{"seen", Number}, {"closed", Number}, {"signed", Truth}, {"role", Text}, {"renamed", Text},
		{"alert", Text}, {"hours", Text}, {"notices", Text}, {"muted", Number}, {"banned", Number}}},
	{"sessions", 1, []Column{{"hash", Text}, {"person", Text}, {"created", Number}, {"used", Number}, {"agent", Text}}},
	{"credentials", 1, []Column{{"id", Text}, {"person", Text}, {"label", Text}, {"created", Number},
		{"used", Number}, {"data", Bytes}}},
	{"mails", 1, []Column{{"mail_key", Text}, {"person", Text}, {"address", Text}, {"since", Number}}},
	{"tickets", 1, []Column{{"hash", Text}, {"kind", Text}, {"person", Text}, {"data", Bytes}, {"made", Number},
		{"expires", Number}}},
	{"ties", 3, []Column{{"person", Text}, {"other", Text}, {"kind", Text}, {"since", Number}}},
	{"invites", 2, []Column{{"table_id", Text}, {"person", Text}, {"seat", Number}, {"host", Text}, {"since", Number}}},
	{"wants", 1, []Column{{"person", Text}, {"since", Number}, {"seen", Number}, {"text", Text}}},
	{"reports", 1, []Column{{"id", Text}, {"person", Text}, {"about", Text}, {"place", Text}, {"text", Text},
		{"made", Number}, {"settled", Number}}},
	{"measures", 1, []Column{{"id", Text}, {"person", Text}, {"kind", Text}, {"reason", Text}, {"words", Text},
		{"actor", Text}, {"made", Number}, {"until", Number}, {"lifted", Number}, {"former", Text}, {"name", Text},
		{"answer", Text}, {"answered", Number}, {"reply", Text}, {"decided", Number}}},
	{"audit", 1, []Column{{"seq", Number}, {"id", Text}, {"at", Number}, {"actor", Text}, {"action", Text},
		{"subject", Text}, {"data", Text}, {"hash", Text}}},
	{"sittings", 3, []Column{{"table_id", Text}, {"person", Text}, {"network", Text}, {"at", Number}}},
	{"signs", 3, []Column{{"person", Text}, {"other", Text}, {"place", Text}, {"finished", Number}, {"ahead", Number},
		{"expected", Real}, {"shared", Truth}, {"gave", Number}, {"got", Number}}},
	{"cases", 1, []Column{{"id", Text}, {"person", Text}, {"other", Text}, {"text", Text}, {"made", Number},
		{"settled", Number}}},
	{"notices", 4, []Column{{"person", Text}, {"kind", Text}, {"table_id", Text}, {"mark", Number}, {"at", Number},
		{"due", Number}, {"sent", Number}, {"again", Number}, {"ways", Text}, {"tries", Number}}},
	{"announcements", 4, []Column{{"person", Text}, {"kind", Text}, {"about", Text}, {"mark", Number}, {"at", Number},
		{"due", Number}, {"sent", Number}, {"again", Number}, {"ways", Text}, {"tries", Number}}},
	{"results", 1, []Column{{"number", Number}, {"table_id", Text}, {"game", Text}, {"finished", Number},
		{"void", Number}, {"why", Text}}},
	{"result_seats", 2, []Column{{"number", Number}, {"place", Number}, {"person", Text}, {"rank", Number},
		{"mu", Real}, {"sigma", Real}}},
	{"ratings", 2, []Column{{"person", Text}, {"game", Text}, {"mu", Real}, {"sigma", Real}, {"games", Number},
		{"season", Number}, {"lately", Number}}},
	{"finals", 3, []Column{{"person", Text}, {"game", Text}, {"season", Number}, {"mu", Real}, {"sigma", Real},
		{"games", Number}, {"lately", Number}}},
	{"trials", 1, []Column{{"number", Number}, {"id", Text}, {"game", Text}, {"finished", Number}}},
	{"trial_seats", 2, []Column{{"number", Number}, {"place", Number}, {"level", Text}, {"mu", Real}, {"sigma", Real},
		{"rank", Number}}},
	{"bot_ratings", 2, []Column{{"game", Text}, {"level", Text}, {"mu", Real}, {"sigma", Real}, {"games", Number}}},
	{"contests", 1, []Column{{"id", Text}, {"version", Number}, {"organiser", Text}, {"club", Text}, {"kind", Text},
		{"game", Text}, {"state", Text}, {"title", Text}, {"listed", Truth}, {"spec", Text}, {"seal", Text},
		{"seed", Bytes}, {"created", Number}, {"changed", Number}, {"due", Number}, {"ruled", Text},
		{"follows", Text}}},
	{"entries", 2, []Column{{"contest", Text}, {"number", Number}, {"person", Text}, {"since", Number},
		{"rating", Number}, {"waits", Truth}, {"begins", Number}, {"instead", Number}, {"leaves", Number},
		{"division", Number}}},
	{"rounds", 2, []Column{{"contest", Text}, {"number", Number}, {"began", Number}, {"ends", Number},
		{"byes", Text}}},
	{"pairings", 3, []Column{{"contest", Text}, {"round", Number}, {"number", Number}, {"division", Number},
		{"place", Text}, {"opened", Truth}, {"seats", Text}, {"ranks", Text}, {"scores", Text}, {"absent", Text}}},
	{"clubs", 1, []Column{{"id", Text}, {"version", Number}, {"name", Text}, {"link", Text}, {"founded", Number}}},
	{"members", 2, []Column{{"club", Text}, {"person", Text}, {"role", Text}, {"since", Number}}},
	{"facts", 2, []Column{{"table_id", Text}, {"seat", Number}, {"person", Text}, {"game", Text}, {"finished", Number},
		{"players", Number}, {"bots", Number}, {"rated", Truth}, {"pace", Text}, {"rank", Number}, {"firsts", Number},
		{"points", Number}, {"place", Number}, {"went", Truth}, {"deeds", Text}, {"stints", Text},
		{"strikes", Number}, {"announced", Truth}}},
	{"components", 1, []Column{{"hash", Text}, {"game", Text}, {"name", Text}, {"text", Text}, {"maker", Text},
		{"created", Number}}},
	{"settings", 1, []Column{{"name", Text}, {"value", Bytes}}},
	{"jobs", 2, []Column{{"kind", Text}, {"key", Text}, {"due", Number}, {"stamp", Number}, {"note", Bytes}}},
}

// Uncopied are the relations of a database that stay where they are.
var Uncopied = []string{
	"migrations", // which files have made the schema of this engine
	"spent",      // what somebody has done within the last minutes
	"nodes",      // which servers live
}

// Misfit is an error: something of a store cannot be copied.
type Misfit struct {
	Where string // as the database names it
	err   error
}

// Error implements error.
func (m *Misfit) Error() string { return m.Where + ": " + m.err.Error() }

// Unwrap returns why.
func (m *Misfit) Unwrap() error { return m.err }

// CheckSchema returns an error if a database has other relations, or other columns, than those that are copied. own
// are the columns that an engine has for itself, as "relation.column".
func CheckSchema(schema map[string][]string, own ...string) error {
	left := maps.Clone(schema)
	for _, name := range Uncopied {
		delete(left, name)
	}
	for _, r := range Relations {
		columns := slices.DeleteFunc(slices.Clone(left[r.Name]), func(column string) bool {
			return slices.Contains(own, r.Name+"."+column)
		})
		if want := r.Names(); !slices.Equal(slices.Sorted(slices.Values(want)), slices.Sorted(slices.Values(columns))) {
			return &Misfit{fmt.Sprintf("%s (%s)", r.Name, strings.Join(columns, ", ")), ErrSchema}
		}
		delete(left, r.Name)
	}
	if len(left) > 0 {
		return &Misfit{strings.Join(slices.Sorted(maps.Keys(left)), ", "), ErrSchema}
	}
	return nil
}
