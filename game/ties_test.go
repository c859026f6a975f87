package game_test

import (
	"slices"
	"testing"

	"ennead/game"
)

// scored is a finished game: only its points and tie-breaks count.
type scored struct {
	game.State
	points []int
	breaks []game.TieBreak
}

func (s scored) Seats() int                 { return len(s.points) }
func (s scored) Score(seat game.Seat) int   { return s.points[seat] }
func (s scored) TieBreaks() []game.TieBreak { return s.breaks }

// Only the tie-breaks that were needed are named, with those whom they had to rank.
func TestTies(t *testing.T) {
	cards := game.TieBreak{Key: "cards", Values: []int{2, 2, 5, 2, 2}}
	boats := game.TieBreak{Key: "boats", Values: []int{1, 3, 0, 1, 9}}
	order := game.TieBreak{Key: "order", Values: []int{1, 2, 3, 4, 5}, Least: true}
	type need struct {
		key     string
		seats   game.Seats
		decides bool
	}
	for name, c := range map[string]struct {
		points []int
		breaks []game.TieBreak
		want   []need
	}{
		"nobody is equal":      {[]int{5, 4, 3, 2, 1}, []game.TieBreak{cards}, nil},
		"no rule breaks a tie": {[]int{5, 5, 3, 2, 1}, nil, nil},
		"the first decides": {[]int{5, 4, 5, 2, 1}, []game.TieBreak{cards, boats},
			[]need{{"cards", 0b101, true}}},
		"the second decides": {[]int{5, 5, 5, 2, 1}, []game.TieBreak{cards, boats},
			[]need{{"cards", 0b111, false}, {"boats", 0b11, true}}},
		"nothing decides": {[]int{5, 4, 3, 5, 1}, []game.TieBreak{cards, boats},
			[]need{{"cards", 0b1001, false}, {"boats", 0b1001, false}}},
		"the last decides": {[]int{5, 4, 3, 5, 1}, []game.TieBreak{boats, order},
			[]need{{"boats", 0b1001, false}, {"order", 0b1001, true}}},
		"two ties, one remaining": {[]int{5, 2, 3, 5, 2}, []game.TieBreak{boats, order},
			[]need{{"boats", 0b11011, false}, {"order", 0b1001, true}}},
	} {
		var got []need
		for _, tie := range game.Ties(scored{points: c.points, breaks: c.breaks}) {
			got = append(got, need{tie.Key, tie.Seats, tie.Decides})
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: %v instead of %v", name, got, c.want)
		}
	}
}
