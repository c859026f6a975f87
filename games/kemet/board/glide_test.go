package board_test

import (
	"regexp"
	"strings"
	"testing"

	"ennead/game"
	"ennead/games/kemet"
	"ennead/games/kemet/board"
	"ennead/internal/piece"
)

// troops are the transforms of all troops of a drawing, by id.
func troops(text string) map[string]string {
	all := map[string]string{}
	for _, m := range regexp.MustCompile(`<g id="(troop-[^"]*)" class="glide[^"]*" transform="([^"]*)"`).FindAllStringSubmatch(text, -1) {
		all[m[1]] = m[2]
	}
	return all
}

// TestGlide: a troop that steps on or retreats keeps its id, and its place changes.
func TestGlide(t *testing.T) {
	seen := map[string]bool{}
	for seed := uint64(1); seed < 20 && len(seen) < 2; seed++ {
		s, err := kemet.Game.New(game.Setup{Players: 4})
		if err != nil {
			t.Fatal(err)
		}
		r, before := game.NewRand(seed), map[string]string{}
		for s.Owing() != 0 && len(seen) < 2 {
			seat, log := s.Owing().First(), game.Log{}
			var m game.Move
			if s.Owing().Has(game.Nature) {
				seat = game.Nature
				m, _ = r.Roll(s, nil)
			} else {
				moves := s.Moves(nil, seat)
				m = moves[r.Intn(len(moves))]
				before = troops(board.Board{}.Board(piece.Scene{State: s, Viewer: game.Spectator, Names: names, Words: words(t).In("en").With(names)}))
			}
			s.Play(seat, m, &log)
			for _, e := range log.Events {
				key, _ := strings.CutPrefix(s.Tell(e).Key, "kemet.event.")
				if key != "step" && key != "retreated" || seen[key] || s.(*kemet.State).Units[e.Seat][to(key, e)] == 0 {
					continue
				}
				seen[key] = true
				after := troops(board.Board{}.Board(piece.Scene{State: s, Viewer: game.Spectator, Names: names, Just: log.Events, Words: words(t).In("en").With(names)}))
				moved := 0
				for id, at := range after {
					if was, ok := before[id]; ok && was != at && strings.HasPrefix(id, "troop-"+string(rune('1'+e.Seat))) {
						moved++
					}
				}
				if moved == 0 {
					t.Errorf("after %s no troop of seat %d has moved: %v, then %v", key, e.Seat, before, after)
				}
			}
		}
	}
	if len(seen) < 2 {
		t.Errorf("no game came to both: %v", seen)
	}
}

// to is the space to which an event leads.
func to(key string, e game.Event) uint8 {
	if key == "step" {
		return e.B
	}
	return e.A
}
