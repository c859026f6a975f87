package piece

import (
	"slices"
	"testing"
)

// Effects on one seat in one thing are added up; what cancels out is left out.
func TestSum(t *testing.T) {
	got := Sum([]Effect{
		{Seat: 1, By: 2, Sign: "bread"}, {Seat: 0, By: -1}, {Seat: 1, By: -3, Sign: "gold"}, {Seat: 0, By: 1},
		{Seat: 1, By: 1, Sign: "bread"}, {Seat: 0, By: 1, Sign: "bread"},
	})
	want := []Effect{
		{Seat: 1, By: 3, Sign: "bread"}, {Seat: 1, By: -3, Sign: "gold"}, {Seat: 0, By: 1, Sign: "bread"},
	}
	if !slices.Equal(got, want) {
		t.Errorf("%v, not %v", got, want)
	}
}
