package sticks

import "ennead/game"

// Prompt returns what the seat is asked.
func (s *State) Prompt(seat game.Seat) game.Message {
	if !s.Owing().Has(seat) {
		return game.Say("", "sticks.wait")
	}
	return game.Say("", "sticks.ask."+stepNames[s.step], "face", int(s.face))
}

// Label names a move for a button.
func (s *State) Label(_ game.Seat, m game.Move) game.Message {
	name := lexicon.Text(m)
	return game.Say("", "sticks.move", "move", game.Term(name))
}

// Tell puts an event into a message.
func (s *State) Tell(e game.Event) game.Message {
	keys := []string{"dealt", "hidden", "shown", "thrown", "laid", "left", "fewer", "worn"}
	return game.Say("", "sticks.event."+keys[e.Kind], "seat", e.Seat, "a", int(e.A), "b", int(e.B))
}
