package table

import "ennead/game"

// Everybody reports whether whoever has the address of the table may look at it, if perhaps some turns late.
func (t *Table) Everybody() bool {
	return !t.Terms.Private && (t.Terms.Watch == WatchAll || !t.running())
}

// Moments of a table are numbered the same for everybody, while it is played and afterwards: by the turns that
// spectators knew of during the game. Others count more turns, see [game.Match.Known], and who counts changes.

// MomentAfter returns the number of the moment after so many turns of the record.
func (t *Table) MomentAfter(turns int) (moment int, err error) {
	known, err := t.spectated()
	if err != nil {
		return 0, err
	}
	for i := range turns {
		if known(i) {
			moment++
		}
	}
	return moment, nil
}

// TurnsBefore returns after how many turns of the record a moment is; false if it has not come yet.
func (t *Table) TurnsBefore(moment int) (turns int, ok bool, err error) {
	known, err := t.spectated()
	if err != nil {
		return 0, false, err
	}
	for i := range len(t.Match.Record.Turns) {
		if moment == 0 {
			break
		}
		if known(i) {
			turns, moment = i+1, moment-1
		}
	}
	return turns, moment == 0, nil
}

// spectated returns whether spectators knew of a turn while the game was played.
func (t *Table) spectated() (known func(turn int) bool, err error) {
	m := t.Match
	if _, negotiated := m.State.(game.Negotiated); !negotiated {
		return func(int) bool { return true }, nil
	}
	last := len(m.Record.Turns)
	if m.Over() { // now everybody knows of all
		if !m.Record.Ended {
			last--
		}
		m, err = m.Upto(last)
	}
	return func(turn int) bool { return turn >= last || !m.Unknown(turn, game.Spectator) }, err
}

// Upto returns the table with the game as it was after so many turns of the record.
func (t *Table) Upto(turns int) (*Table, error) {
	c := *t
	if turns == len(t.Match.Record.Turns) && !t.Match.Record.Ended {
		return &c, nil
	}
	var err error
	c.Match, err = t.Match.Upto(turns)
	return &c, err
}
