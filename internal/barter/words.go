package barter

import "ennead/game"

// Prompt returns what the seat is asked.
func (s *State) Prompt(seat game.Seat) game.Message {
	if !s.Owing().Has(seat) {
		return game.Say("", "barter.wait")
	}
	return game.Say("", "barter.ask."+stepNames[s.step])
}

// Label names a move for a button.
func (s *State) Label(_ game.Seat, m game.Move) game.Message {
	return game.Say("", "barter.move", "move", game.Term(lexicon.Text(m)))
}

// Tell puts an event into a message.
func (s *State) Tell(e game.Event) game.Message {
	keys := []string{"dealt", "rested", "polished", "offered", "swapped", "traded", "failed", "declined", "canceled", "shown"}
	return game.Say("", "barter.event."+keys[e.Kind], "seat", e.Seat, "a", int(e.A), "b", int(e.B), "c", int(e.C))
}
