// Package text says what Tekhenu asks, offers, refuses and reports, as messages that the catalogues put into words.
package text

import (
	"embed"

	"ennead/game"
)

// Words are the sentences of the game, in English and French.
//
//go:embed en.yaml fr.yaml
var Words embed.FS

type text struct{}

// Text says what happens in Tekhenu.
var Text game.Text = text{}
