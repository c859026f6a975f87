// Package entry is the entry of Sailing Toward Osiris in the list of games: everything that belongs to it.
package entry

import (
	"io/fs"

	"ennead/bot"
	"ennead/games/osiris/board"
	"ennead/games/osiris/evaluator"
	"ennead/games/osiris/guide"
	"ennead/games/osiris/kit"
	"ennead/games/osiris/plain"
	"ennead/games/osiris/tensor"
	"ennead/games/osiris/text"
	"ennead/internal/gamekit"
)

// Kit is Sailing Toward Osiris with everything that belongs to it.
var Kit = gamekit.Kit{
	Game:      kit.Game,
	Observer:  tensor.Observer,
	Words:     []fs.FS{text.Words, board.Words, plain.Words},
	Evaluator: evaluator.Value,
	Negotiate: evaluator.Negotiate,
	Swing:     bot.Swing{Base: evaluator.SwingBase, PerPoint: evaluator.SwingPerPoint},
	Board:     board.Board{},
	Plain:     plain.Draw,
	Guide:     guide.Files,
}
