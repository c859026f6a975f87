// Package entry is the entry of Kemet in the list of games: everything that belongs to it.
package entry

import (
	"embed"
	"io/fs"

	"ennead/bot"
	"ennead/games/kemet/board"
	"ennead/games/kemet/deeds"
	"ennead/games/kemet/evaluator"
	"ennead/games/kemet/exam"
	"ennead/games/kemet/guide"
	"ennead/games/kemet/kit"
	"ennead/games/kemet/plain"
	"ennead/games/kemet/tensor"
	"ennead/games/kemet/text"
	"ennead/internal/gamekit"
)

// site is what the site says of the game.
//
//go:embed en.yaml fr.yaml
var site embed.FS

// Kit is Kemet with everything that belongs to it.
var Kit = gamekit.Kit{
	Game:      kit.Game,
	Observer:  tensor.Observer,
	Words:     []fs.FS{site, text.Words, plain.Words},
	Evaluator: evaluator.Value,
	Parts:     bot.Parts{Names: evaluator.Parts, Split: evaluator.Split},
	Swing:     bot.Swing{Base: evaluator.SwingBase, PerPoint: evaluator.SwingPerPoint},
	Fit:       &fit,
	Board:     board.Board{},
	Vignette:  board.Vignette,
	Facts:     gamekit.Facts{Minutes: [2]int{90, 120}, Weight: 3},
	Designed: []gamekit.Designed{
		{Key: "east", Rules: []string{"KEM-1.6"},
			Places: []string{"space-a-f3", "space-a-f4", "space-a-sa", "space-a-eo", "space-a-t3", "space-a-ee",
				"space-a3-d1", "space-a3-d2", "space-a3-d3", "space-a4-d1", "space-a4-d2", "space-a4-d3"}},
		{Key: "ports", Rules: []string{"KEM-1.9"}},
		{Key: "cards", Rules: []string{"KEM-10.9", "KEM-10.10"},
			Places: []string{"held-enlistment", "held-raining-fire"}},
		{Key: "vp", Rules: []string{"KEM-8.2", "KEM-8.4", "KEM-8.5"}, Places: []string{"supply"}},
	},
	Plain:   plain.Draw,
	Now:     plain.Now,
	Guide:   guide.Files,
	Exam:    exam.Files,
	Deeds:   deeds.Kinds,
	Counted: deeds.Counted,
}
