package flow_test

import (
	"slices"
	"testing"

	"ennead/game"
	"ennead/game/flow"
)

// Lists go on behind what is there, one move for each number or thing.
func TestLists(t *testing.T) {
	first := game.Move{Verb: 9, A: 9, B: 9, C: 9}
	want := []game.Move{first, {Verb: 3, A: 0}, {Verb: 3, A: 5}, {Verb: 3, A: 31}}
	for _, room := range []int{1, 2, 100} {
		begun := append(make([]game.Move, 0, room), first)
		if got := flow.List(begun, 3, uint32(1|1<<5|1<<31)); !slices.Equal(got, want) {
			t.Errorf("room for %d: %v", room, got)
		}
		if got := flow.Places(begun, 3, []uint8{0, 7, 0, 0, 4, 0}); !slices.Equal(got,
			[]game.Move{first, {Verb: 3, A: 7}, {Verb: 3, A: 4}}) {
			t.Errorf("room for %d: %v", room, got)
		}
		if got := flow.List(begun, 3, uint8(0)); !slices.Equal(got, begun) {
			t.Errorf("nothing: %v", got)
		}
	}
}
