// Package text writes the prompts, labels, refusals and events of Tekhenu as messages for the catalogues.
package text

import (
	"embed"

	"ennead/game"
)

// Words are the catalogues of the game, in English and French.
//
//go:embed en.yaml fr.yaml
var Words embed.FS

type text struct{}

// Text is the text of Tekhenu.
var Text game.Text = text{}
