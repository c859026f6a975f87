package game_test

import (
	"slices"
	"testing"

	"ennead/game"
)

func TestSeats(t *testing.T) {
	var set game.Seats
	if set.Len() != 0 || set.Has(0) {
		t.Error("the empty set holds something")
	}
	set = set.With(3).With(0).With(game.Nature).With(3)
	if set.Len() != 3 || !set.Has(0) || !set.Has(3) || !set.Has(game.Nature) || set.Has(1) {
		t.Errorf("wrong set %b", set)
	}
	if got := slices.Collect(set.All()); !slices.Equal(got, []game.Seat{0, 3, game.Nature}) {
		t.Errorf("wrong order %v", got)
	}
	for seat := range set.All() {
		if seat != set.First() {
			t.Errorf("the first is %d, not %d", set.First(), seat)
		}
		break
	}
	if game.Seat(2).Set() != game.Seats(0).With(2) {
		t.Error("a seat alone is not the set with it")
	}
	for seat := range game.Nature {
		if !game.Everyone.Has(seat) {
			t.Errorf("seat %d is not among everyone", seat)
		}
	}
	if game.Everyone.Has(game.Nature) || !game.Everyone.Has(game.Spectator) {
		t.Error("everyone is all seats and the spectators, without Nature")
	}
}

func TestSeatText(t *testing.T) {
	for _, seat := range []game.Seat{0, 1, game.MaxSeats - 1, game.Nature} {
		if back, err := game.ParseSeat(seat.Text()); err != nil || back != seat {
			t.Errorf("%d is written %q and read %d, %v", seat, seat.Text(), back, err)
		}
	}
	for _, text := range []string{"", "0", "9", "-1", "+1", "01", "1 ", "*1", "one", "99999999999999999999"} {
		if seat, err := game.ParseSeat(text); err == nil {
			t.Errorf("%q was read as seat %d", text, seat)
		}
	}
}
