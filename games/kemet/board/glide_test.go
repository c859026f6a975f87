package board_test

import (
	"regexp"
	"strings"
	"testing"

	"ennead/game"
	"ennead/games/kemet"
	"ennead/games/kemet/board"
	"ennead/games/kemet/kit"
	"ennead/internal/piece"
	"ennead/internal/piece/piecetest"
)

var gliding = regexp.MustCompile(`<g id="(troop-[^"]*)" class="glide[^"]*" transform="([^"]*)"`)

// troops returns the transforms of all troops of a drawing, by id.
func troops(text string) map[string]string {
	all := map[string]string{}
	for _, m := range gliding.FindAllStringSubmatch(text, -1) {
		all[m[1]] = m[2]
	}
	return all
}

// TestGlide checks that a troop that steps or retreats keeps its id and changes its place.
func TestGlide(t *testing.T) {
	seen := map[string]bool{}
	for seed := uint64(1); seed < 20 && len(seen) < 2; seed++ {
		before := map[string]string{}
		piecetest.Play(t, kit.Game, game.Setup{Players: 4}, seed, piecetest.Any, func(at *piecetest.Moment) bool {
			draw := func(just []game.Event) map[string]string {
				return troops(board.Board{}.Board(piece.Scene{Game: kit.Game, State: at.State, Viewer: game.Spectator,
					Names: names, Just: just, Words: words(t).In("en").With(names)}))
			}
			for _, e := range at.Last {
				key, _ := strings.CutPrefix(kit.Game.Tell(at.State, e).Key, "kemet.event.")
				moves := key == "step" || key == "retreated"
				if !moves || seen[key] || at.State.(*kemet.State).Units[e.Seat][to(key, e)] == 0 {
					continue
				}
				seen[key] = true
				after, moved, own := draw(at.Last), 0, "troop-"+e.Seat.Text()
				for id, now := range after {
					if was, ok := before[id]; ok && was != now && strings.HasPrefix(id, own) {
						moved++
					}
				}
				if moved == 0 {
					t.Errorf("after %s no troop of seat %d moved: %v, then %v", key, e.Seat, before, after)
				}
			}
			if at.Next != game.Nature {
				before = draw(nil)
			}
			return len(seen) == 2
		})
	}
	if len(seen) < 2 {
		t.Errorf("no game had both a step and a retreat: %v", seen)
	}
}

// to returns the space to which an event leads.
func to(key string, e game.Event) uint8 {
	if key == "step" {
		return kemet.AsStepped(e).To
	}
	return kemet.AsFlight(e).To
}
