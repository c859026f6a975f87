// Package text words Pharaon's prompts, moves, refusals and events as messages.
package text

import (
	"embed"

	"ennead/game"
	"ennead/games/pharaon"
)

// Words are the sentences of the game, in English and French.
//
//go:embed en.yaml fr.yaml
var Words embed.FS

// Text words prompts, moves, refusals and events as messages.
var Text game.Text = text{}

type text struct{}

// Prompt asks the seat for its decision.
func (text) Prompt(s game.State, seat game.Seat) game.Message {
	return prompt(s.(*pharaon.State), seat)
}

// Label names a move for a button.
func (text) Label(s game.State, seat game.Seat, m game.Move) game.Message {
	return label(s.(*pharaon.State), seat, m)
}

// Refusal explains why a move is illegal. It returns nil if the move is legal.
func (text) Refusal(s game.State, seat game.Seat, m game.Move) *game.Refusal {
	state := s.(*pharaon.State)
	c := against{State: state, Seat: seat, Move: m, Reason: state.Why(seat, m)}
	return refusals.Say(c, pharaon.Steps[state.Top().Step].Rule)
}

// Tell puts an event into a message. The first parameter is the seat of the event.
func (text) Tell(s game.State, e game.Event) game.Message { return tell(s.(*pharaon.State), e) }
