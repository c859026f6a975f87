// Package text words Pyramidion's prompts, moves, refusals and events as messages, in English and French.
package text

import (
	"embed"

	"ennead/game"
	"ennead/games/pyramidion"
)

// Words are the sentences of the game, in English and French.
//
//go:embed en.yaml fr.yaml
var Words embed.FS

type text struct{}

// Text words prompts, moves, refusals and events as messages.
var Text game.Text = text{}

// Prompt asks the seat for its decision.
func (text) Prompt(s game.State, seat game.Seat) game.Message {
	return prompt(s.(*pyramidion.State), seat)
}

// Label names a move for a button.
func (text) Label(s game.State, _ game.Seat, m game.Move) game.Message {
	key, args := label(s.(*pyramidion.State), m)
	return game.Say("", "pyramidion.move."+key, args...)
}

// Refusal explains why a move is illegal. It returns nil if the move is legal.
func (text) Refusal(at game.State, seat game.Seat, m game.Move) *game.Refusal {
	s := at.(*pyramidion.State)
	why := against{State: s, Seat: seat, Move: m, Reason: s.Why(seat, m)}
	return refusals.Say(why, pyramidion.Steps[s.Top().Step].Rule)
}

// Tell puts an event into a message.
func (text) Tell(s game.State, e game.Event) game.Message { return tell(s.(*pyramidion.State), e) }
