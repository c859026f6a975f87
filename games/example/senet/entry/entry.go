// Package entry is the entry of senet in a list of games: everything that belongs to it.
package entry

import (
	"io/fs"

	"ennead/games/example/senet/board"
	"ennead/games/example/senet/evaluator"
	"ennead/games/example/senet/kit"
	"ennead/games/example/senet/tensor"
	"ennead/games/example/senet/text"
	"ennead/internal/gamekit"
)

// Kit is senet with everything that belongs to it. A game that is offered also has a Swing and a Plain.
var Kit = gamekit.Kit{
	Game:      kit.Game,
	Observer:  tensor.Observer,
	Words:     []fs.FS{text.Words},
	Evaluator: evaluator.Value,
	Board:     board.Board{},
}
