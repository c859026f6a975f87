// Package entry is the entry of Pharaon in the list of games: everything that belongs to it.
package entry

import (
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

// Kit is Pharaon with everything that belongs to it.
var Kit = gamekit.Kit{
	Game:      kit.Game,
	Observer:  tensor.Observer,
	Words:     []fs.FS{text.Words, plain.Words},
	Automaton: "pharaon.plain.traitor",
	Evaluator: evaluator.Value,
	Swing:     bot.Swing{Base: evaluator.SwingBase, PerPoint: evaluator.SwingPerPoint},
	Board:     board.Board{},
	Plain:     plain.Draw,
	Guide:     guide.Files,
}
