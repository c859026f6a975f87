package table

import (
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"ennead/game"
)

// marks is what a table knows beside its record, as the store keeps it with every change: so whoever reads the table
// answers as the house that changed it. What is at its default is left out.
type marks struct {
	Since      []int64      `json:"since,omitempty"`      // by seat, how far [Table.StillValid] reaches back
	Seen       []int64      `json:"seen,omitempty"`       // likewise [Table.VersionFor], then that of spectators
	Unaffected uint16       `json:"unaffected,omitempty"` // the seats that learned nothing from the last change
	Still      int64        `json:"still,omitempty"`      // how long only negotiation had changed it, in milliseconds
	Pausing    *pausingMark `json:"pausing,omitempty"`
	Ending     uint16       `json:"ending,omitempty"`
	Clock      *clockMarks  `json:"clock,omitempty"`
	Hurried    bool         `json:"hurried,omitempty"`
	Negotiated int          `json:"negotiated,omitempty"`
	Together   [][2]int     `json:"together,omitempty"` // moves made at once: the first, and how many

	// Seats that have chosen when to be asked since it last changed, and how long before the last change, in
	// milliseconds.
	Chose [][2]int64 `json:"chose,omitempty"`
}

// pausingMark is a [Pausing] as it is stored.
type pausingMark struct {
	Agreed uint16 `json:"agreed"`
	For    int64  `json:"for,omitempty"` // in seconds
	Ends   bool   `json:"ends,omitempty"`
}

// errMarks says that stored marks cannot be those of their table.
var errMarks = errors.New("the marks do not fit the table")

// marks returns what the store is to keep.
func (t *Table) marks() []byte {
	m := marks{
		Since: back(t.since, t.Version), Seen: back(t.seen, t.Version), Unaffected: uint16(t.unaffected),
		Still: t.Updated.UnixMilli() - t.stirred.UnixMilli(), Clock: t.times.marks(),
		Ending:  uint16(t.ending),
		Hurried: t.hurried, Negotiated: t.negotiated,
	}
	for _, g := range t.gestures {
		if g.stands(t.Match.Record.Turns) {
			m.Together = append(m.Together, [2]int{g.at, len(g.moves)})
		}
	}
	if p := t.pausing; p != (Pausing{}) {
		m.Pausing = &pausingMark{uint16(p.Agreed), int64(p.For / time.Second), p.Ends}
	}
	for i, s := range t.Seats {
		if s.chose.After(t.stirred) {
			m.Chose = append(m.Chose, [2]int64{int64(i), t.Updated.UnixMilli() - s.chose.UnixMilli()})
		}
	}
	text, _ := json.Marshal(m) // never fails with numbers
	return text
}

// remember takes over stored marks. Without any, every seat is told the table's own version.
func (t *Table) remember(text []byte) error {
	if text == nil {
		return nil
	}
	var m marks
	if err := json.Unmarshal(text, &m); err != nil {
		return fmt.Errorf("%w: %w", errMarks, err)
	}
	since, ok := forth(m.Since, t.Version, len(t.Seats))
	seen, too := forth(m.Seen, t.Version, len(t.Seats)+1)
	if !ok || !too || m.Still < 0 || m.Negotiated < 0 {
		return fmt.Errorf("%w: %s", errMarks, text)
	}
	gestures, err := t.gesturesAt(m.Together)
	if err != nil {
		return err
	}
	for _, c := range m.Chose {
		if c[0] < 0 || c[0] >= int64(len(t.Seats)) || c[1] < 0 {
			return fmt.Errorf("%w: %s", errMarks, text)
		}
	}
	for _, c := range m.Chose {
		t.Seats[c[0]].chose = t.Updated.Add(-time.Duration(c[1]) * time.Millisecond)
	}
	t.since, t.seen, t.unaffected, t.gestures = since, seen, game.Seats(m.Unaffected), gestures
	t.stirred = t.Updated.Add(-time.Duration(m.Still) * time.Millisecond)
	t.ending = game.Seats(m.Ending)
	t.hurried, t.negotiated = m.Hurried, m.Negotiated
	if p := m.Pausing; p != nil {
		t.pausing = Pausing{game.Seats(p.Agreed), time.Duration(p.For) * time.Second, p.Ends}
	}
	t.times, err = m.Clock.remembered(t)
	return err
}

// back returns how far versions lie behind the last one; nil if none does.
func back(versions []int64, last int64) []int64 {
	list, any := make([]int64, len(versions)), false
	for i, v := range versions {
		list[i] = last - v
		any = any || v != last
	}
	if !any {
		return nil
	}
	return list
}

// forth is the inverse of back for n versions; false if there cannot be such versions.
func forth(list []int64, last int64, n int) ([]int64, bool) {
	versions := make([]int64, n)
	for i := range versions {
		versions[i] = last
	}
	if list == nil {
		return versions, true
	}
	if len(list) != n {
		return nil, false
	}
	for i, far := range list {
		if far < 0 || far > last {
			return nil, false
		}
		versions[i] -= far
	}
	return versions, true
}
