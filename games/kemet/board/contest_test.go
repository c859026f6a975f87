package board_test

import (
	"regexp"
	"strconv"
	"strings"
	"testing"

	"ennead/game"
	"ennead/games/kemet"
	"ennead/games/kemet/board"
	"ennead/games/kemet/kit"
	"ennead/internal/piece"
	"ennead/internal/piece/piecetest"
)

var (
	gone       = regexp.MustCompile(`<circle cx="([-0-9.]*)" cy="([-0-9.]*)" r="([-0-9.]*)" class="k-fallen"`)
	translated = regexp.MustCompile(`translate\(([-0-9.]*)[, ]([-0-9.]*)\)`)
)

// On a narrow map two troops in one space both show how many units they are: neither plate covers the other, nor does
// the number of units that fell there.
func TestBothTroopsAreCounted(t *testing.T) {
	const wide, high = 34.0, 19.0 // of a plate
	number := func(text string) float64 {
		n, err := strconv.ParseFloat(text, 64)
		if err != nil {
			t.Fatal(err)
		}
		return n
	}
	met, fell := 0, 0
	for seed := range uint64(8) {
		setup := game.Setup{Players: 2 + int(seed%4)}
		piecetest.Play(t, kit.Game, setup, seed, piecetest.Any, func(at *piecetest.Moment) bool {
			s := at.State.(*kemet.State)
			space := s.Fight.Space
			if space == kemet.NoSpace {
				return false
			}
			a, d := s.Fight.Side[0].Seat, s.Fight.Side[1].Seat
			if s.Units[a][space] == 0 || s.Units[d][space] == 0 {
				return false
			}
			drawn := board.Board{}.Board(piece.Scene{Game: kit.Game, State: at.State, Viewer: game.Spectator,
				Names: names, Just: at.Last, Turn: piece.Facing, Words: words(t).In("en").With(names)})
			var plates [][2]float64
			for id, transform := range troops(drawn) {
				name := strings.ReplaceAll(kemet.SpaceNames[space], ".", "-")
				m := translated.FindStringSubmatch(transform)
				if strings.HasSuffix(id, name) || strings.HasSuffix(id, "marching") {
					plates = append(plates, [2]float64{number(m[1]), number(m[2])})
				}
			}
			if len(plates) != 2 {
				return false
			}
			met++
			if x, y := plates[0][0]-plates[1][0], plates[0][1]-plates[1][1]; max(x, -x) < wide && max(y, -y) < high {
				t.Errorf("seed %d: two troops in %s are %.1f and %.1f apart", seed, kemet.SpaceNames[space], x, y)
			}
			for _, m := range gone.FindAllStringSubmatch(drawn, -1) {
				fell++
				x, y, r := number(m[1]), number(m[2]), number(m[3])
				for _, plate := range plates {
					if dx, dy := plate[0]-x, plate[1]-y; max(dx, -dx) < wide/2+r-1 && max(dy, -dy) < high/2+r-1 {
						t.Errorf("seed %d: those who fell in %s cover a troop", seed, kemet.SpaceNames[space])
					}
				}
			}
			return false
		})
	}
	if met < 20 || fell < 2 {
		t.Errorf("troops met %d times, and units fell %d times before", met, fell)
	}
}
