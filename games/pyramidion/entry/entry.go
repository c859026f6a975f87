// Package entry is the entry of Pyramidion in the list of games: everything that belongs to it.
package entry

import (
	"io/fs"

	"ennead/bot"
	"ennead/games/pyramidion/board"
	"ennead/games/pyramidion/evaluator"
	"ennead/games/pyramidion/guide"
	"ennead/games/pyramidion/kit"
	"ennead/games/pyramidion/plain"
	"ennead/games/pyramidion/tensor"
	"ennead/games/pyramidion/text"
	"ennead/internal/gamekit"
)

// Kit is Pyramidion with everything that belongs to it.
var Kit = gamekit.Kit{
	Game:      kit.Game,
	Observer:  tensor.Observer,
	Words:     []fs.FS{text.Words, board.Words, plain.Words},
	Evaluator: evaluator.Value,
	Swing:     bot.Swing{Base: evaluator.SwingBase, PerPoint: evaluator.SwingPerPoint},
	Board:     board.Board{},
	Plain:     plain.Draw,
	Guide:     guide.Files,
}
