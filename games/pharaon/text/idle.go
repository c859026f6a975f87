package text

import (
	"slices"

	"ennead/game"
	"ennead/games/pharaon"
)

// Idle returns why a choice would do nothing now, and what it is called without that; an empty reason if it does
// something. Only jars and actions of the Nile can be legal and give nothing (PHA-1.5, PHA-6.2.3).
func Idle(s *pharaon.State, seat game.Seat, m game.Move) (why, what game.Message) {
	switch m.Verb {
	case pharaon.VJar:
		jar := &s.Data.Jars[m.A]
		if s.Supply[jar.Upper[0]]+s.Supply[jar.Upper[1]]+s.Supply[jar.Lower] == 0 {
			return game.Say("PHA-1.5", "pharaon.idle.jar"), label(s, seat, m)
		}
	case pharaon.VOption:
		if nileIdle(s, seat, &s.Data.Options[m.A-1]) {
			return game.Say("PHA-6.2.3", "pharaon.idle.nile"), label(s, seat, m)
		}
	}
	return why, what
}

// nileIdle reports whether an action of the Nile gives nothing. What it costs is in the supply before it gives.
func nileIdle(s *pharaon.State, seat game.Seat, o *pharaon.Option) bool {
	for _, g := range o.Gains {
		if g == pharaon.GainJar || s.Supply[g] > 0 || slices.Contains(o.Cost[:], pharaon.Colour(g)) {
			return false
		}
	}
	for _, tracks := range o.Arrows {
		for c, cell := range s.Player[seat].Nile {
			if tracks&(1<<c) != 0 && cell < pharaon.TopCell {
				return false
			}
		}
	}
	return true
}
