// Package text puts into messages what Pharaon asks, offers, refuses and reports.
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

// Text puts what the game asks, offers, refuses and reports into messages.
var Text game.Text = text{}

type text struct{}

// Prompt says what the seat is asked to do.
func (text) Prompt(s game.State, seat game.Seat) game.Message {
	return prompt(s.(*pharaon.State), seat)
}

// Label names a move for a button.
func (text) Label(s game.State, seat game.Seat, m game.Move) game.Message {
	return label(s.(*pharaon.State), seat, m)
}

// Refusal explains why a move is not legal, nil if it is.
func (text) Refusal(s game.State, seat game.Seat, m game.Move) *game.Refusal {
	state := s.(*pharaon.State)
	c := against{State: state, Seat: seat, Move: m, Reason: state.Why(seat, m)}
	return refusals.Say(c, pharaon.Steps[state.Top().Step].Rule)
}

// Tell puts an event into a message; the seat it is about is its first parameter.
func (text) Tell(s game.State, e game.Event) game.Message { return tell(s.(*pharaon.State), e) }
