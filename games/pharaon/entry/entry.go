// Package entry is the entry of Pharaon in the list of games: everything that belongs to it.
package entry

import (
	"embed"
	"io/fs"

	"ennead/bot"
	"ennead/games/pharaon/board"
	"ennead/games/pharaon/evaluator"
	"ennead/games/pharaon/guide"
	"ennead/games/pharaon/kit"
	"ennead/games/pharaon/plain"
	"ennead/games/pharaon/tensor"
	"ennead/games/pharaon/text"
	"ennead/internal/gamekit"
)

// site is what the site says of the game.
//
//go:embed en.yaml fr.yaml
var site embed.FS

// Kit is Pharaon with everything that belongs to it.
var Kit = gamekit.Kit{
	Game:      kit.Game,
	Observer:  tensor.Observer,
	Words:     []fs.FS{site, text.Words, plain.Words},
	Evaluator: evaluator.Value,
	Swing:     bot.Swing{Base: evaluator.SwingBase, PerPoint: evaluator.SwingPerPoint},
	Fit:       &fit,
	Board:     board.Board{},
	Vignette:  board.Vignette,
	Facts:     gamekit.Facts{Minutes: [2]int{30, 120}, Weight: 3},
	Plain:     plain.Draw,
	Guide:     guide.Files,
}
