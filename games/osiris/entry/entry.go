// Package entry is the entry of Sailing Toward Osiris in the list of games: everything that belongs to it.
package entry

import (
	"embed"
	"io/fs"

	"ennead/bot"
	"ennead/game"
	"ennead/games/osiris"
	"ennead/games/osiris/board"
	"ennead/games/osiris/deeds"
	"ennead/games/osiris/evaluator"
	"ennead/games/osiris/exam"
	"ennead/games/osiris/guide"
	"ennead/games/osiris/kit"
	"ennead/games/osiris/plain"
	"ennead/games/osiris/tensor"
	"ennead/games/osiris/text"
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

// Kit is Sailing Toward Osiris with everything that belongs to it.
var Kit = gamekit.Kit{
	Game:      kit.Game,
	Observer:  tensor.Observer,
	Words:     []fs.FS{site, text.Words, board.Words, plain.Words},
	Evaluator: evaluator.Value,
	Parts:     bot.Parts{Names: evaluator.Parts, Split: evaluator.Split},
	Negotiate: evaluator.Negotiate,
	Honour:    evaluator.Honour,
	Swing:     bot.Swing{Base: evaluator.SwingBase, PerPoint: evaluator.SwingPerPoint},
	Fit:       &fit,
	Network:   network.Embedded(kit.Game, tensor.Observer, guesses),
	Board:     board.Board{},
	Vignette:  board.Vignette,
	Facts:     gamekit.Facts{Minutes: [2]int{60, 90}, Weight: 3},
	Designed: []gamekit.Designed{
		{Key: "river", Rules: []string{"OSI-1.4"}, Places: []string{"part-river"}},
		{Key: "plans", Rules: []string{"OSI-5.6.1", "OSI-5.7.6"}, Places: []string{"part-planning"}},
		{Key: "market", Rules: []string{"OSI-5.5.1"}, Places: []string{"part-market"}},
		{Key: "cards", Rules: []string{"OSI-11.0.1"}, Places: []string{"hand", "city-pile"}},
		{Key: "blessings", Rules: []string{"OSI-5.9.1"}, Places: []string{"blessings"}},
	},
	Plain:   plain.Draw,
	Guide:   guide.Files,
	Exam:    exam.Files,
	Deeds:   deeds.Kinds,
	Counted: deeds.Counted,
	Handed:  osiris.Handed,
	Older:   []*gamekit.Kit{{Game: game.At(kit.Game, 2)}},
}
