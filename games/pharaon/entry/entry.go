// Package entry is the entry of Pharaon in the list of games: everything that belongs to it.
package entry

import (
	"embed"
	"io/fs"

	"ennead/bot"
	"ennead/games/pharaon/board"
	"ennead/games/pharaon/deeds"
	"ennead/games/pharaon/evaluator"
	"ennead/games/pharaon/exam"
	"ennead/games/pharaon/guide"
	"ennead/games/pharaon/kit"
	"ennead/games/pharaon/plain"
	"ennead/games/pharaon/tensor"
	"ennead/games/pharaon/text"
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

// Kit is Pharaon with everything that belongs to it.
var Kit = gamekit.Kit{
	Game:      kit.Game,
	Observer:  tensor.Observer,
	Words:     []fs.FS{site, text.Words, plain.Words},
	Evaluator: evaluator.Value,
	Parts:     bot.Parts{Names: evaluator.Parts, Split: evaluator.Split},
	Swing:     bot.Swing{Base: evaluator.SwingBase, PerPoint: evaluator.SwingPerPoint},
	Fit:       &fit,
	Network:   network.Embedded(kit.Game, tensor.Observer, guesses),
	Board:     board.Board{},
	Vignette:  board.Vignette,
	First:     map[string]string{"discovery": "everybody"}, // PHA-14.1
	Facts:     gamekit.Facts{Minutes: [2]int{30, 120}, Weight: 3},
	Designed: []gamekit.Designed{
		{Key: "artisans", Rules: []string{"PHA-6.5.2", "PHA-12.6"}, Places: []string{"quarter-artisans"}},
		{Key: "burial", Rules: []string{"PHA-6.4.1", "PHA-12.5"}, Places: []string{"quarter-burial"}},
		{Key: "nile", Rules: []string{"PHA-6.2.1"}, Places: []string{"quarter-nile"}},
		{Key: "gods", Rules: []string{"PHA-11.1"},
			Places: []string{"god-anubis", "god-horus", "god-isis", "god-osiris", "god-sekhmet"}},
		{Key: "nobles", Rules: []string{"PHA-12.3.3", "PHA-10.5"}, Places: []string{"quarter-nobles"}},
		{Key: "time", Rules: []string{"PHA-7.5"}, Places: []string{"time"}},
		{Key: "wheel", Rules: []string{"PHA-2.1"}, Places: []string{"wheel"}},
		{Key: "traitor", Rules: []string{"PHA-15.3", "PHA-15.11"}},
	},
	Plain:   plain.Draw,
	Guide:   guide.Files,
	Exam:    exam.Files,
	Deeds:   deeds.Kinds,
	Counted: deeds.Counted,
}
