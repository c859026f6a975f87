package senet

import (
	"ennead/game"
	"ennead/game/flow"
)

// The kinds of refusals.
const noOwn, noSafe = flow.NotNow + 1, flow.NotNow + 2

var refusals = flow.Refusals[State]{Keys: "senet.no.", Turn: "SEN-2.1", Rows: []flow.Refusal[State]{
	noOwn:  {Rule: "SEN-3.1", Key: "own", Args: met},
	noSafe: {Rule: "SEN-3.2", Key: "safe", Args: met},
}}

func met(c flow.Case[State]) []any { return []any{"house", int(c.A)} }

// The events.
const (
	evThrow uint8 = iota // A: steps
	evPass
	evMove // A: from, B: to, C: whose pawn stood there
	evOut  // A: from
)

// Prompt says what the seat is asked.
func (rules) Prompt(s game.State, seat game.Seat) game.Message {
	switch f := s.(*State).Top(); {
	case f.Step == flow.Done:
		return game.Say("SEN-4.1", "senet.prompt.over")
	case f.Step == stepThrow || f.Seat != seat:
		return game.Say("SEN-2.1", "senet.prompt.wait", "seat", f.Seat)
	default:
		return game.Say("SEN-3.1", "senet.prompt.move", "n", int(f.A))
	}
}

// Label names a move of a player.
func (rules) Label(s game.State, _ game.Seat, m game.Move) game.Message {
	return game.Say("SEN-3.1", "senet.label.move", "house", int(m.A), "to", int(m.A+s.(*State).Top().A))
}

// Tell puts an event into a message.
func (rules) Tell(_ game.State, e game.Event) game.Message {
	a, b := int(e.A), int(e.B)
	switch {
	case e.Kind == evThrow:
		return game.Say("SEN-2.1", "senet.told.throw", "seat", e.Seat, "n", a)
	case e.Kind == evPass:
		return game.Say("SEN-3.4", "senet.told.pass", "seat", e.Seat)
	case e.Kind == evOut:
		return game.Say("SEN-3.3", "senet.told.out", "seat", e.Seat, "from", a)
	case e.C != 0:
		return game.Say("SEN-3.2", "senet.told.swap", "seat", e.Seat, "from", a, "to", b)
	}
	return game.Say("SEN-3.1", "senet.told.move", "seat", e.Seat, "from", a, "to", b)
}

// Refusal explains why a move is not legal.
func (rules) Refusal(s game.State, seat game.Seat, m game.Move) *game.Refusal {
	return refusals.Say(flow.Case[State]{State: s.(*State), Seat: seat, Move: m, Reason: s.Why(seat, m)}, steps[s.(*State).Top().Step].Rule)
}
