package board_test

import (
	"slices"
	"testing"

	"ennead/game"
	"ennead/game/gametest"
	"ennead/games/tekhenu"
	"ennead/games/tekhenu/board"
	"ennead/internal/piece"
	"ennead/internal/piece/piecetest"
)

// TestEffects checks that the effects of events are the change of every kind of good.
func TestEffects(t *testing.T) {
	signs := []string{"g-papyrus", "g-bread", "te-limestone", "te-granite", "g-gold", "g-scribe"}
	holds := func(at game.State, seat game.Seat, sign string) (n int, known bool) {
		s := at.(*tekhenu.State)
		for kind, name := range signs {
			if name == sign {
				n = int(s.Player[seat].Stock[kind])
			}
		}
		return n, !s.Automata().Has(seat)
	}
	effects, places := 0, 0
	for players := 2; players <= 4; players++ {
		for g := range gametest.Many(1, 1, 6) {
			e, p := suite.Effects(t, game.Setup{Players: players}, uint64(100*players+g), piecetest.Any,
				words(t).In("en"), signs, holds)
			effects, places = effects+e, places+p
		}
	}
	if effects == 0 || places == 0 {
		t.Errorf("%d effects, %d places", effects, places)
	}
}

// TestPoints checks that events name all points that come and go.
func TestPoints(t *testing.T) {
	scored := 0
	for players := 1; players <= 4; players++ {
		var before game.State
		setup := game.Setup{Players: players}
		piecetest.Play(t, suite.Game, setup, uint64(players), piecetest.Any, func(at *piecetest.Moment) bool {
			named := make([]int, at.State.Seats())
			for _, e := range at.Last {
				if by := (board.Board{}).Points(e); by != 0 {
					named[e.Seat] += by
					scored++
				}
			}
			for seat := range game.Seat(at.State.Seats()) {
				if before != nil && at.State.Score(seat)-before.Score(seat) != named[seat] {
					t.Fatalf("%d players, move %d: seat %d has %d points, had %d; events name %d", players, at.N, seat,
						at.State.Score(seat), before.Score(seat), named[seat])
				}
			}
			before = at.State.Copy()
			return false
		})
	}
	if scored == 0 {
		t.Error("nobody scored")
	}
}

// Everybody can see whose turn comes next.
func TestTurns(t *testing.T) { suite.Turns(t, 2, 4, piecetest.Any) }

// TestParts checks that each action of a turn is a part of its own, and each card that it takes.
func TestParts(t *testing.T) {
	ev := func(kind uint8) game.Event { return game.Event{Kind: kind, Seat: 1} }
	god, produced, gained := ev(tekhenu.EvGodAction), ev(tekhenu.EvProduced), ev(tekhenu.EvGained)
	placed, paid := ev(tekhenu.EvPlaced), ev(tekhenu.EvPaid)
	for _, c := range []struct {
		what   string
		events []game.Event
		want   []int
	}{
		{"one action", []game.Event{placed, god, paid, ev(tekhenu.EvStatue), gained}, []int{0}},
		{"a Production before a god action", []game.Event{
			placed, paid, produced, gained, god, paid, ev(tekhenu.EvBuilding),
		}, []int{0, 4}},
		{"two god actions", []game.Event{placed, god, ev(tekhenu.EvStatue), god, ev(tekhenu.EvDistrict)}, []int{0, 3}},
		{"a tile with an action", []game.Event{
			placed, god, paid, ev(tekhenu.EvTile), gained, ev(tekhenu.EvAbility), god, ev(tekhenu.EvDistrict),
			ev(tekhenu.EvColumn),
		}, []int{0, 6}},
		{"three cards", []game.Event{
			placed, god, paid, ev(tekhenu.EvPicked), ev(tekhenu.EvPicked), ev(tekhenu.EvTaken),
		}, []int{0, 4, 5}},
		{"rewards of the setup", []game.Event{
			ev(tekhenu.EvFate), gained, ev(tekhenu.EvStart), god, ev(tekhenu.EvDistrict), ev(tekhenu.EvStart), gained,
		}, []int{0, 2, 5}},
		{"no action", []game.Event{ev(tekhenu.EvFaith), ev(tekhenu.EvFaith)}, []int{0}},
	} {
		if got := piece.Parts(board.Board{}, c.events); !slices.Equal(got, c.want) {
			t.Errorf("%s: the parts begin at %v, not at %v", c.what, got, c.want)
		}
	}
}
