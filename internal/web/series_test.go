package web

import (
	"strings"
	"testing"

	"ennead/game"
	"ennead/internal/piece"
	"ennead/internal/sticks"
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

// TestSureOfASeries: whoever confirms the end of a turn is asked about a series that ends it, and so is everybody about
// one that does nothing in the end. They confirm it whole.
func TestSureOfASeries(t *testing.T) {
	for _, confirm := range []bool{true, false} {
		s := open(t)
		ann := s.browser()
		path := ann.open("quick", "device")
		ann.post(path + "/ready")
		at, seat := s.look(path), game.Seat(0)
		for page := (answer{}); !strings.Contains(page.body, `value="keep"`); at = s.look(path) {
			if ann.play(page); s.look(path).Status != table.Playing {
				t.Fatal("nothing could be kept")
			}
			seat = s.look(path).Owing().First()
			page = ann.post(path+"/unveil", "seat", text(int(seat)+1)).wants(t, 200)
		}
		asks := "Do it all the same?"
		if confirm {
			asks = "End your turn?"
			ann.post("/settings", "confirm", "yes").wants(t, 200)
		} else {
			s.web.Kits[0].Board = idling{plainBoard{sticks.Game}}
		}
		choose := func(move, sure string) answer {
			return ann.post(path+"/choose", "move", move, "seat", text(int(seat)+1), "version", text(int(at.Version)),
				"sure", sure).wants(t, 200)
		}
		choose("keep, lay red", "").has(t, asks, `value="keep, lay red"`, `name="sure"`)
		if s.look(path).Version != at.Version {
			t.Fatal("the series was made before it was confirmed")
		}
		choose("keep, lay red", "yes")
		if n := len(s.look(path).Match.Record.Turns) - len(at.Match.Record.Turns); n < 2 {
			t.Errorf("%d moves were made", n)
		}
	}
}

// idling is a board on which laying on the red bank does nothing.
type idling struct{ plainBoard }

func (idling) Idle(scene piece.Scene, m game.Move) (why, what game.Message) {
	if scene.Game.Lexicon().Text(m) == "lay red" {
		why, what = game.Say("", "sticks.wait"), game.Say("", "sticks.wait")
	}
	return why, what
}
