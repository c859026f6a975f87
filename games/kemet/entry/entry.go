// Package entry is the entry of Kemet in the list of games: everything that belongs to it.
package entry

import (
	"embed"
	"io/fs"

	"ennead/bot"
	"ennead/games/kemet/board"
	"ennead/games/kemet/evaluator"
	"ennead/games/kemet/guide"
	"ennead/games/kemet/kit"
	"ennead/games/kemet/plain"
	"ennead/games/kemet/tensor"
	"ennead/games/kemet/text"
	"ennead/internal/gamekit"
)

// site is what the site says of the game.
//
//go:embed en.yaml fr.yaml
var site embed.FS

// Kit is Kemet with everything that belongs to it.
var Kit = gamekit.Kit{
	Game:      kit.Game,
	Observer:  tensor.Observer,
	Words:     []fs.FS{site, text.Words, plain.Words},
	Evaluator: evaluator.Value,
	Swing:     bot.Swing{Base: evaluator.SwingBase, PerPoint: evaluator.SwingPerPoint},
	Fit:       &fit,
	Board:     board.Board{},
	Vignette:  board.Vignette,
	Facts:     gamekit.Facts{Minutes: [2]int{90, 120}, Weight: 3},
	Plain:     plain.Draw,
	Now:       plain.Now,
	Guide:     guide.Files,
}
