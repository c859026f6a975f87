package table

import (
	"sync"
	"time"

	"ennead/game"
)

// Who looks on late sees no step back when a move is taken back that they do not see yet, or whose place is behind what
// they see: what was shown stays, until the game is as far ahead of it again. A house keeps in memory what it has shown
// to whoever is so late, so another server, or the same one later, goes back once.

// lateness is how late somebody looks on.
type lateness struct {
	id    ID
	turns int
	by    time.Duration
}

// shown is the record as far as it was shown, with the times of its moves.
type shown struct {
	turns []game.Turn
	made  []int64
}

// lates keeps tables as those see them who look on with a delay: all of them see the same, which has to be replayed.
type lates struct {
	mu    sync.Mutex
	at    map[ID]*Table
	shown map[lateness]shown
}

const (
	mostLates = 256
	mostShown = 1024
)

// of returns a table as those see it who look on with its delay.
func (l *lates) of(t *Table) (*Table, error) {
	l.mu.Lock()
	past := l.at[t.ID]
	l.mu.Unlock()
	if past != nil && past.Version == t.Version {
		return past, nil
	}
	how := lateness{id: t.ID, turns: t.Terms.Delay}
	past, err := t.late(t.holds(t.Terms.Delay, l.kept(how, t)))
	if err != nil {
		return nil, err
	}
	l.keep(how, past)
	l.mu.Lock()
	defer l.mu.Unlock()
	if len(l.at) >= mostLates {
		clear(l.at)
	}
	l.at[t.ID] = past
	return past, nil
}

// kept returns how many turns of a table somebody so late has been shown, as far as its record still has them.
func (l *lates) kept(how lateness, t *Table) (n int) {
	l.mu.Lock()
	was := l.shown[how]
	l.mu.Unlock()
	if t.Match == nil {
		return 0
	}
	all := t.Match.Record.Turns
	for n < min(len(was.turns), len(all)) && same(was.turns[n], all[n]) && was.made[n] == t.Made(n).UnixMilli() {
		n++
	}
	return n
}

// same reports whether two turns of a record are one move, whatever its author notes.
func same(a, b game.Turn) bool { return a.Seat == b.Seat && a.Move == b.Move }

// keep remembers that somebody so late has been shown a table.
func (l *lates) keep(how lateness, past *Table) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if len(l.shown) >= mostShown {
		clear(l.shown)
	}
	now := shown{turns: past.Match.Record.Turns}
	for n := range now.turns {
		now.made = append(now.made, past.Made(n).UnixMilli())
	}
	l.shown[how] = now
}

// holds returns how many turns are held back from who looks on so many turns late and has been shown some of them.
func (t *Table) holds(turns, kept int) int {
	if t.Match == nil {
		return turns
	}
	return min(turns, len(t.Match.Record.Turns)-kept)
}

// Stream returns the table for a page that shows it to others, at least so many turns and so long late, see
// [Table.Late] and [Table.Before].
func (h *House) Stream(t *Table, turns int, by time.Duration) (past *Table, err error) {
	how := lateness{t.ID, max(turns, t.Terms.Delay), by}
	kept := h.lates.kept(how, t)
	if by > 0 {
		past, err = t.before(h.now().Add(-by), turns, kept)
	} else {
		past, err = t.lateSince(turns, kept)
	}
	if err == nil && past.Match != nil && past.Behind > 0 {
		h.lates.keep(how, past)
	}
	return past, err
}
