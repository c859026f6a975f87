// Package text puts into words what senet asks, offers, refuses and reports.
package text

import (
	"embed"

	"ennead/game"
	"ennead/game/flow"
	"ennead/games/example/senet"
)

// Words are the sentences of the game, in English and French.
//
//go:embed en.yaml fr.yaml
var Words embed.FS

// Text puts into messages what senet asks, offers, refuses and reports.
var Text game.Text = text{}

type text struct{}

// Prompt says what the seat is asked.
func (text) Prompt(s game.State, seat game.Seat) game.Message {
	f := s.(*senet.State).Top()
	switch {
	case f.Step == flow.Done:
		return game.Say("SEN-4.1", "senet.prompt.over")
	case s.Owing().Has(game.Nature):
		return game.Say("SEN-2.1", "senet.prompt.nature")
	case f.Seat != seat:
		return game.Say("SEN-2.1", "senet.prompt.wait", "seat", f.Seat)
	case f.Step == senet.StepLay:
		return game.Say("SEN-2.3", "senet.prompt.lay", "n", int(f.A))
	}
	return game.Say("SEN-3.1", "senet.prompt.move", "n", int(f.A))
}

// Label names a move of a player.
func (text) Label(s game.State, _ game.Seat, m game.Move) game.Message {
	steps := s.(*senet.State).Top().A
	switch m.Verb {
	case senet.VKeep:
		return game.Say("SEN-2.3", "senet.label.keep")
	case senet.VLay:
		return game.Say("SEN-2.3", "senet.label.lay", "number", int(m.A), "n", int(steps+m.A))
	}
	return game.Say("SEN-3.1", "senet.label.move", "house", int(m.A), "to", int(m.A+steps))
}

// eventText has the rule and the key of the words for each kind of event.
var eventText = [...]struct{ rule, key string }{
	senet.EvDrew:    {"SEN-1.2", "drew"},
	senet.EvThrew:   {"SEN-2.1", "threw"},
	senet.EvLaid:    {"SEN-2.3", "laid"},
	senet.EvPassed:  {"SEN-3.4", "passed"},
	senet.EvMoved:   {"SEN-3.1", "moved"},
	senet.EvSwapped: {"SEN-3.2", "swapped"},
	senet.EvLeft:    {"SEN-3.3", "left"},
}

// Tell puts an event into a message. For seats that may not know its numbers they are [game.Unknown].
func (text) Tell(_ game.State, e game.Event) game.Message {
	t := eventText[e.Kind]
	if e.A == game.Unknown {
		t.key += "-hidden"
	}
	return game.Say(t.rule, "senet.event."+t.key, "seat", e.Seat, "n", int(e.A), "to", int(e.B))
}

// against is an illegal move, with everything that a refusal may mention.
type against = flow.Case[senet.State]

var refusals = flow.Refusals[senet.State]{Keys: "senet.no.", Turn: "SEN-2.1", Rows: []flow.Refusal[senet.State]{
	senet.NoOwn:  {Rule: "SEN-3.1", Key: "own", Args: house},
	senet.NoSafe: {Rule: "SEN-3.2", Key: "safe", Args: house},
}}

func house(c against) []any { return []any{"house", int(c.A)} }

// Refusal explains why a move is not legal.
func (text) Refusal(at game.State, seat game.Seat, m game.Move) *game.Refusal {
	s := at.(*senet.State)
	return refusals.Say(against{State: s, Seat: seat, Move: m, Reason: s.Why(seat, m)}, senet.Steps[s.Top().Step].Rule)
}
