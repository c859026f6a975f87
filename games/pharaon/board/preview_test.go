package board_test

import (
	"flag"
	"fmt"
	"os"
	"testing"

	"ennead/game"
	"ennead/games/pharaon"
	"ennead/games/pharaon/kit"
	"ennead/internal/piece"
)

var fromRecord = flag.String("record", "", "with -preview: pages of this recorded game, as its first seat sees it")

var preview = flag.String("preview", "", "write pages to look at into this directory, and test nothing else")

// TestPreview writes pages that look like a table, to open in a browser:
//
//	go test ./games/pharaon/board -run Preview -preview /tmp/preview
func TestPreview(t *testing.T) {
	if *preview == "" {
		t.Skip("needs -preview DIR")
	}
	if *fromRecord != "" {
		previewRecord(t, *fromRecord)
		return
	}
	for _, players := range []int{1, 2, 3, 4, 5} {
		for _, lang := range []string{"en", "fr"} {
			for _, m := range []struct {
				name  string
				moves int
				want  pharaon.Step
			}{
				{"keep", 0, pharaon.StepKeep}, {"turn", 60, pharaon.StepTurn}, {"pay", 90, pharaon.StepPay},
				{"option", 70, pharaon.StepOption}, {"track", 150, pharaon.StepTrack}, {"noble", 40, pharaon.StepNoble},
				{"basic", 60, pharaon.StepBasic}, {"end", 100000, pharaon.Done}, {"late", 260, pharaon.StepTurn},
				{"pyramid", 60, pharaon.StepPyramid}, {"colour", 60, pharaon.StepColour},
				{"upper", 40, pharaon.StepUpper},
				{"lot", 60, pharaon.StepLot}, {"jar", 0, pharaon.StepPickJar},
			} {
				scene := reach(t, players, uint64(players*7+3), m.moves, m.want)
				if scene.State == nil {
					continue
				}
				scene.Words = words(t).In(lang).With(scene.Names)
				for turn := range 5 {
					if turn > 0 && m.name != "late" {
						break
					}
					scene.Turn = turn
					suite.Preview(t, *preview, fmt.Sprintf("%s-%d-%s-%d", m.name, players, lang, turn), scene)
				}
			}
		}
	}
}

// previewRecord writes a page for every fifth move of a recorded game.
func previewRecord(t *testing.T, path string) {
	t.Helper()
	file, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = file.Close() }() // the file was only read
	record, err := game.ReadRecord(file, func(string) game.Game { return kit.Game })
	if err != nil {
		t.Fatal(err)
	}
	whole, err := game.Replay(kit.Game, record)
	if err != nil {
		t.Fatal(err)
	}
	for n := len(whole.Record.Turns); n > 0; n -= 5 {
		m, err := whole.Upto(n)
		if err != nil {
			t.Fatal(err)
		}
		scene := piece.Scene{
			Game: kit.Game, State: m.View(0), Viewer: 0, Active: m.State.Owing().Has(0),
			Names: names, Just: m.Events(n-1, 0),
		}
		scene.Words = words(t).In("fr").With(names)
		suite.Preview(t, *preview, fmt.Sprintf("record-%04d", n), scene)
	}
}
