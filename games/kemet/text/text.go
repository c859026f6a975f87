// Package text puts Kemet's prompts, moves, refusals and events into words.
package text

import (
	"embed"

	"ennead/game"
	"ennead/games/kemet"
)

// Words are the sentences of the game, in English and French.
//
//go:embed en.yaml fr.yaml
var Words embed.FS

// Text puts Kemet's prompts, moves, refusals and events into messages.
var Text game.Text = text{}

type text struct{}

func (text) Prompt(s game.State, seat game.Seat) game.Message { return prompt(s.(*kemet.State), seat) }

func (text) Label(s game.State, seat game.Seat, m game.Move) game.Message {
	return label(s.(*kemet.State), seat, m)
}

func (text) Refusal(s game.State, seat game.Seat, m game.Move) *game.Refusal {
	return refusal(s.(*kemet.State), seat, m, s.Why(seat, m))
}

func (text) Tell(s game.State, e game.Event) game.Message { return tell(s.(*kemet.State), e) }
