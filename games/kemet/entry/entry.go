// Package entry is the entry of Kemet in the list of games: everything that belongs to it.
package entry

import (
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

// Kit is Kemet with everything that belongs to it.
var Kit = gamekit.Kit{
	Game:      kit.Game,
	Observer:  tensor.Observer,
	Words:     []fs.FS{text.Words, plain.Words},
	Evaluator: evaluator.Value,
	Swing:     bot.Swing{Base: evaluator.SwingBase, PerPoint: evaluator.SwingPerPoint},
	Board:     board.Board{},
	Plain:     plain.Draw,
	Now:       plain.Now,
	Guide:     guide.Files,
}
