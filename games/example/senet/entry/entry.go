// Package entry is senet's entry in a list of games: everything that belongs to it.
package entry

import (
	"embed"
	"io/fs"

	"ennead/games/example/senet/board"
	"ennead/games/example/senet/evaluator"
	"ennead/games/example/senet/kit"
	"ennead/games/example/senet/tensor"
	"ennead/games/example/senet/text"
	"ennead/internal/gamekit"
)

// site holds the site's words about the game.
//
//go:embed en.yaml fr.yaml
var site embed.FS

// Kit is senet with everything that belongs to it. A game that is offered also has a Swing and a Plain, and usually a
// Vignette, a Fit and a Guide.
var Kit = gamekit.Kit{
	Game:      kit.Game,
	Observer:  tensor.Observer,
	Words:     []fs.FS{site, text.Words},
	Evaluator: evaluator.Value,
	Board:     board.Board{},
	Facts:     gamekit.Facts{Minutes: [2]int{20, 40}, Weight: 1},
}
