// Package text puts Sailing Toward Osiris into messages: prompts, labels of moves, refusals, events, and terms. It has
// their sentences in English and French.
package text

import (
	"embed"

	"ennead/game"
	"ennead/games/osiris"
)

// Words are the sentences of the game, in English and French.
//
//go:embed en.yaml fr.yaml
var Words embed.FS

// Text is the [game.Text] of Sailing Toward Osiris.
var Text game.Text = words{}

type words struct{}

func (words) Prompt(s game.State, seat game.Seat) game.Message {
	return Prompt(s.(*osiris.State), seat)
}

func (words) Label(s game.State, seat game.Seat, m game.Move) game.Message {
	return Label(s.(*osiris.State), seat, m)
}

func (words) Tell(s game.State, e game.Event) game.Message { return Tell(s.(*osiris.State), e) }

func (words) Refusal(s game.State, seat game.Seat, m game.Move) *game.Refusal {
	return refusal(s.(*osiris.State), seat, m, s.Why(seat, m))
}

// refusal returns a reason against a move as a message.
func refusal(s *osiris.State, seat game.Seat, m game.Move, why game.Reason) *game.Refusal {
	return refusals.Say(against{State: s, Seat: seat, Move: m, Reason: why}, osiris.Steps[s.Top().Step].Rule)
}
