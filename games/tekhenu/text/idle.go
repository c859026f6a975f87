package text

import (
	"ennead/game"
	"ennead/games/tekhenu"
)

// Idle returns why the actions of a move would give a seat nothing now, and what the move is called; an empty reason if
// one of them gives something. Nobody keeps more of a Production than its track shows (TEK-15.3), and Happiness ends at
// the Population (TEK-12.2).
func Idle(s *tekhenu.State, seat game.Seat, m game.Move) (why, what game.Message) {
	if m.Verb == tekhenu.VTrack && s.TrackRoom(seat, m) == 0 {
		key, args := trackLabel(s, seat, m)
		return game.Say("", "tekhenu.idle.track"), game.Say("", "tekhenu.move."+key, args...)
	}
	var uses []game.Move
	value := s.Turn.Value
	key, args := labels[m.Verb](s, seat, m)
	switch {
	case m.Verb == tekhenu.VDie && key == "die-for":
		_, _, value = tekhenu.DieOf(m)
		uses = s.UsesOf(seat, m)
	case m.Verb == tekhenu.VProduce && key == "produce-surplus":
		uses = []game.Move{m}
	}
	if len(uses) == 0 {
		return why, what
	}
	for _, use := range uses {
		if use.Verb == tekhenu.VProduce {
			if s.Surplus(seat, tekhenu.Token(use.A), value) < int(value) {
				return why, what
			}
			continue
		}
		o, ok := s.Offer(seat, tekhenu.God(use.A), value)
		if !ok || o.God != tekhenu.Bastet || o.Gains != (tekhenu.Gains{}) {
			return why, what
		}
	}
	if key == "die-for" {
		key = "die"
	} else {
		key = "produce"
	}
	return game.Say("", "tekhenu.idle"), game.Say("", "tekhenu.move."+key, args...)
}
