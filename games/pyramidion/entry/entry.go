// Package entry is the entry of Pyramidion in the list of games: everything that belongs to it.
package entry

import (
	"embed"
	"io/fs"

	"ennead/bot"
	"ennead/games/pyramidion/board"
	"ennead/games/pyramidion/deeds"
	"ennead/games/pyramidion/evaluator"
	"ennead/games/pyramidion/exam"
	"ennead/games/pyramidion/guide"
	"ennead/games/pyramidion/kit"
	"ennead/games/pyramidion/plain"
	"ennead/games/pyramidion/tensor"
	"ennead/games/pyramidion/text"
	"ennead/internal/gamekit"
)

// site is what the site says of the game.
//
//go:embed en.yaml fr.yaml
var site embed.FS

// Kit is Pyramidion with everything that belongs to it.
var Kit = gamekit.Kit{
	Game:      kit.Game,
	Observer:  tensor.Observer,
	Words:     []fs.FS{site, text.Words, board.Words, plain.Words},
	Evaluator: evaluator.Value,
	Parts:     bot.Parts{Names: evaluator.Parts, Split: evaluator.Split},
	Swing:     bot.Swing{Base: evaluator.SwingBase, PerPoint: evaluator.SwingPerPoint},
	Fit:       &fit,
	Board:     board.Board{},
	Vignette:  board.Vignette,
	Facts:     gamekit.Facts{Minutes: [2]int{60, 90}, Weight: 2},
	Designed: []gamekit.Designed{
		{Key: "cards", Rules: []string{"PYR-9.6.1", "PYR-2.1"}, Places: []string{"hand"}},
		{Key: "sites", Rules: []string{"PYR-2.6"}, Places: []string{"part-stage"}},
		{Key: "spreads", Rules: []string{"PYR-6.1"}, Places: []string{"pile-of-spreads"}},
		{Key: "boats", Rules: []string{"PYR-12.3"}, Places: []string{"ships"}},
		{Key: "revolts", Rules: []string{"PYR-10.1.2"}},
	},
	Plain:   plain.Draw,
	Guide:   guide.Files,
	Exam:    exam.Files,
	Deeds:   deeds.Kinds,
	Counted: deeds.Counted,
}
