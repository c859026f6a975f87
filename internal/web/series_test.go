package web

import (
	"strings"
	"testing"

	"ennead/internal/table"
)

// TestSeries: one click makes several moves of one seat, all or none.
func TestSeries(t *testing.T) {
	s := open(t)
	ann := s.browser()
	path := ann.open("quick", "device")
	ann.post(path + "/ready")
	made := false
	for s.look(path).Status == table.Playing {
		at := s.look(path)
		seat := at.Owing().First()
		page := ann.post(path+"/unveil", "seat", text(int(seat)+1)).wants(t, 200)
		if !strings.Contains(page.body, `value="keep"`) {
			ann.play(page)
			continue
		}
		before := len(at.Match.Record.Turns)
		choose := func(moves string) answer {
			return ann.post(path+"/choose", "move", moves, "seat", text(int(seat)+1), "version", text(int(at.Version)))
		}
		for _, bad := range []string{"keep, dance", "keep,lay red", strings.Repeat("keep, ", 64) + "lay red"} {
			choose(bad).wants(t, 400)
		}
		choose("keep, keep").wants(t, 422)
		if n := len(s.look(path).Match.Record.Turns); n != before {
			t.Fatalf("of a series with a bad move, %d were made", n-before)
		}
		choose("keep, lay red").wants(t, 200)
		turns := s.look(path).Match.Record.Turns[before:]
		lexicon := at.Match.Game.Lexicon()
		if len(turns) < 2 || lexicon.Text(turns[0].Move) != "keep" || lexicon.Text(turns[1].Move) != "lay red" {
			t.Fatalf("the series was recorded as %v", turns)
		}
		made = true
		break
	}
	if !made {
		t.Error("nothing could be kept")
	}
}
