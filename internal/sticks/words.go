package sticks

import "ennead/game"

// Prompt is what the seat is asked.
func (rules) Prompt(at game.State, seat game.Seat) game.Message {
	s := at.(*State)
	if !s.Owing().Has(seat) {
		return game.Say("", "sticks.wait")
	}
	return game.Say("", "sticks.ask."+stepNames[s.step], "face", int(s.face))
}

// Label is a move for a button.
func (rules) Label(_ game.State, _ game.Seat, m game.Move) game.Message {
	name := lexicon.Text(m)
	return game.Say("", "sticks.move", "move", game.Term(name))
}

// Tell puts an event into a message.
func (rules) Tell(_ game.State, e game.Event) game.Message {
	keys := []string{"dealt", "hidden", "shown", "thrown", "laid", "left", "fewer", "worn"}
	return game.Say("", "sticks.event."+keys[e.Kind], "seat", e.Seat, "a", int(e.A), "b", int(e.B))
}

// Refusal explains why a move is not legal.
func (rules) Refusal(at game.State, seat game.Seat, m game.Move) *game.Refusal {
	no := func(rule, key string, args ...any) *game.Refusal {
		return &game.Refusal{Message: game.Say(rule, "sticks.refuse."+key, args...)}
	}
	switch why := at.Why(seat, m); why.No {
	case game.NotYours:
		return no("STK-3", "turn")
	case game.NotNow:
		return no("STK-4", "now")
	case noWorn:
		return no("STK-4", "worn")
	case noBanks:
		return no("STK-5", "banks", "most", bankMost)
	case noBank:
		return no("STK-5", "bank", "bank", game.Term("sticks.bank."+banks[why.A]), "most", bankMost)
	}
	return nil
}
