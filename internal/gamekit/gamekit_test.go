package gamekit_test

import (
	"io/fs"
	"testing"
	"testing/fstest"

	"ennead/bot"
	"ennead/game"
	"ennead/internal/gamekit"
	"ennead/internal/network"
	"ennead/internal/piece"
	"ennead/internal/sticks"
)

type drawing = piece.Board

// board is one that draws nothing.
type board struct {
	drawing
	name string
}

// The kit of an older version shares what reads states with the newest. Only a frozen copy has its own.
func TestOlderVersions(t *testing.T) {
	own, shared, frozen := fstest.MapFS{"a": {}}, fstest.MapFS{"b": {}}, fstest.MapFS{"c": {}}
	count := func(game.State, []float32) {}
	guesses := func() *network.Network { return nil }
	newest := &gamekit.Kit{Game: sticks.Corrected, Board: board{name: "newest"}, Evaluator: count,
		Swing: bot.Swing{Base: 1}, Words: []fs.FS{own, shared}, Facts: gamekit.Facts{Weight: 3}, Network: guesses}
	newest.Older = []*gamekit.Kit{{Game: sticks.Game}}
	if got := newest.At(2); got != newest {
		t.Errorf("the newest is %+v", got)
	}
	if newest.At(0) != nil || newest.At(3) != nil {
		t.Error("there are versions that nobody has")
	}
	branch := newest.At(1)
	if branch.Game != sticks.Game || branch.Board != newest.Board || branch.Evaluator == nil ||
		branch.Swing.Base != 1 || branch.Facts.Weight != 3 || branch.Network == nil || len(branch.Versions()) != 1 {
		t.Errorf("a branch is %+v", branch)
	}

	newest.Older = []*gamekit.Kit{{Game: sticks.Game, Board: board{name: "frozen"}, Swing: bot.Swing{Base: 7},
		Words: []fs.FS{frozen}}}
	copied := newest.At(1)
	if copied.Board != (board{name: "frozen"}) || copied.Evaluator != nil || copied.Swing.Base != 7 ||
		copied.Facts.Weight != 3 || copied.Network != nil || copied.Prior() != nil {
		t.Errorf("a frozen copy is %+v", copied)
	}
	if words := newest.Catalogues(); len(words) != 3 || len(newest.Words) != 2 {
		t.Errorf("there are words in %d places", len(words))
	}
	if all := newest.Versions(); len(all) != 2 || all[0].Version() != 1 || all[1].Version() != 2 {
		t.Errorf("the versions are %v", all)
	}
	kits := []*gamekit.Kit{newest}
	if gamekit.Of(kits, sticks.Game).Board != copied.Board || gamekit.Of(kits, sticks.Corrected) != newest ||
		gamekit.Of(nil, sticks.Game) != nil {
		t.Error("a table gets the kit of another version")
	}
}
