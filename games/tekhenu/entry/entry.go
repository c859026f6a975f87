// Package entry is the entry of Tekhenu in the list of games: everything that belongs to it.
package entry

import (
	"embed"
	"io/fs"

	"ennead/bot"
	"ennead/games/tekhenu/board"
	"ennead/games/tekhenu/deeds"
	"ennead/games/tekhenu/evaluator"
	"ennead/games/tekhenu/exam"
	"ennead/games/tekhenu/guide"
	"ennead/games/tekhenu/kit"
	"ennead/games/tekhenu/plain"
	"ennead/games/tekhenu/tensor"
	"ennead/games/tekhenu/text"
	"ennead/internal/gamekit"
	"ennead/internal/network"
)

// site is what the site says of the game.
//
//go:embed en.yaml fr.yaml
var site embed.FS

// guesses is the file of the network. `ennead train` makes it.
//
//go:embed network.bin
var guesses []byte

// Kit is Tekhenu with everything that belongs to it.
var Kit = gamekit.Kit{
	Game:      kit.Game,
	Observer:  tensor.Observer,
	Words:     []fs.FS{site, text.Words, board.Words, plain.Words},
	Evaluator: evaluator.Value,
	Parts:     bot.Parts{Names: evaluator.Parts, Split: evaluator.Split},
	Swing:     bot.Swing{Base: evaluator.SwingBase, PerPoint: evaluator.SwingPerPoint},
	Fit:       &fit,
	Network:   network.Embedded(kit.Game, tensor.Observer, guesses),
	Board:     board.Board{},
	Vignette:  board.Vignette,
	Facts:     gamekit.Facts{Minutes: [2]int{60, 120}, Weight: 4},
	Designed: []gamekit.Designed{
		{Key: "cells", Rules: []string{"TEK-10.2.3", "TEK-11.3"}, Places: []string{"part-temple"}},
		{Key: "sites", Rules: []string{"TEK-11.1"}, Places: []string{"part-temple"}},
		{Key: "tiles", Rules: []string{"TEK-10.1", "TEK-10.2.2"}, Places: []string{"part-ra"}},
		{Key: "horus", Rules: []string{"TEK-9.8", "TEK-3.4"}, Places: []string{"part-horus"}},
		{Key: "works", Rules: []string{"TEK-14.3"}, Places: []string{"part-works"}},
		{Key: "decrees", Rules: []string{"TEK-16.4.1"}},
		{Key: "board", Rules: []string{"TEK-7.6", "TEK-7.7", "TEK-9.1"},
			Places: []string{"row-buildings", "row-statues"}},
	},
	Plain:   plain.Draw,
	Now:     plain.Now,
	Guide:   guide.Files,
	Exam:    exam.Files,
	Deeds:   deeds.Kinds,
	Counted: deeds.Counted,
}
