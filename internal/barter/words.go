package barter

import "ennead/game"

// Prompt is what the seat is asked.
func (rules) Prompt(at game.State, seat game.Seat) game.Message {
	s := at.(*State)
	if !s.Owing().Has(seat) {
		return game.Say("", "barter.wait")
	}
	return game.Say("", "barter.ask."+stepNames[s.step])
}

// Label is a move for a button.
func (rules) Label(_ game.State, _ game.Seat, m game.Move) game.Message {
	return game.Say("", "barter.move", "move", game.Term(lexicon.Text(m)))
}

// Tell puts an event into a message.
func (rules) Tell(_ game.State, e game.Event) game.Message {
	keys := []string{"dealt", "rested", "polished", "offered", "swapped", "traded", "failed", "declined", "canceled",
		"shown"}
	return game.Say("", "barter.event."+keys[e.Kind], "seat", e.Seat, "a", int(e.A), "b", int(e.B), "c", int(e.C))
}

// refusals are the rule and the key of each kind.
var refusals = [...]struct{ rule, key string }{
	game.NotYours: {"BAR-2", "turn"}, noGold: {"BAR-2", "gold"}, noDeals: {"BAR-3", "now"}, noWhom: {"BAR-3", "whom"},
	noEntries: {"BAR-6", "entries"},
	noSame:    {"BAR-3", "same"}, noOffer: {"BAR-3", "offer"}, noHold: {"BAR-3", "hold"}, noAnswer: {"BAR-4", "none"},
	noReturn: {"BAR-4", "hold"},
}

// Refusal explains why a move is not legal.
func (rules) Refusal(at game.State, seat game.Seat, m game.Move) *game.Refusal {
	why := at.Why(seat, m)
	if why.No == 0 {
		return nil
	}
	no := refusals[why.No]
	return &game.Refusal{Message: game.Say(no.rule, "barter.refuse."+no.key)}
}
