// Package entry is the entry of Tekhenu in the list of games: everything that belongs to it.
package entry

import (
	"embed"
	"io/fs"

	"ennead/bot"
	"ennead/games/tekhenu/board"
	"ennead/games/tekhenu/evaluator"
	"ennead/games/tekhenu/guide"
	"ennead/games/tekhenu/kit"
	"ennead/games/tekhenu/plain"
	"ennead/games/tekhenu/tensor"
	"ennead/games/tekhenu/text"
	"ennead/internal/gamekit"
)

// site is what the site says of the game.
//
//go:embed en.yaml fr.yaml
var site embed.FS

// Kit is Tekhenu with everything that belongs to it.
var Kit = gamekit.Kit{
	Game:      kit.Game,
	Observer:  tensor.Observer,
	Words:     []fs.FS{site, text.Words, board.Words, plain.Words},
	Evaluator: evaluator.Value,
	Swing:     bot.Swing{Base: evaluator.SwingBase, PerPoint: evaluator.SwingPerPoint},
	Fit:       &fit,
	Board:     board.Board{},
	Vignette:  board.Vignette,
	Facts:     gamekit.Facts{Minutes: [2]int{60, 120}, Weight: 4},
	Plain:     plain.Draw,
	Now:       plain.Now,
	Guide:     guide.Files,
}
