package piecetest

import (
	"strings"
	"testing"

	"ennead/game"
	"ennead/internal/locale"
	"ennead/internal/piece"
)

// Holds returns how many of a thing a seat has, given its symbol. It is false while events do not account for that.
type Holds func(s game.State, seat game.Seat, sign string) (n int, known bool)

// Effects plays a game at random and checks what the board says of its events: what they gave and took is the change
// of what each seat has of the things with these symbols, and the places that they name are drawn. It returns how
// many effects and places there were.
func (s Suite) Effects(
	t testing.TB, setup game.Setup, seed uint64, pick Pick, words *locale.Catalogue, signs []string, holds Holds,
) (effects, places int) {
	t.Helper()
	board := s.Board.(piece.Telling)
	var before game.State
	Play(t, s.Game, setup, seed, pick, func(at *Moment) bool {
		if before != nil {
			scene := at.Scene(game.Spectator, nil)
			scene.Words = words
			changed := map[game.Seat]map[string]int{}
			drawn := ""
			for _, e := range at.Last {
				e = e.For(game.Spectator)
				for _, x := range board.Effects(scene, e) {
					if changed[x.Seat] == nil {
						changed[x.Seat] = map[string]int{}
					}
					changed[x.Seat][x.Sign] += x.By
					effects++
				}
				if id := board.Place(scene, e); id != "" {
					if drawn == "" {
						drawn = s.All(t, scene)
					}
					if !strings.Contains(drawn, ` id="`+id+`"`) {
						t.Fatalf("seed %d, move %d: the place %s is not drawn", seed, at.N, id)
					}
					places++
				}
			}
			for seat := range game.Seat(setup.Players) {
				for _, sign := range signs {
					was, known := holds(before, seat, sign)
					is, still := holds(at.State, seat, sign)
					if known && still && is-was != changed[seat][sign] {
						t.Fatalf("seed %d, move %d: seat %d has %+d of %q, its effects are %+d", seed, at.N, seat,
							is-was, sign, changed[seat][sign])
					}
				}
			}
		}
		before = at.State.Copy()
		return false
	})
	return effects, places
}
