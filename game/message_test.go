package game_test

import (
	"reflect"
	"testing"

	"ennead/game"
)

func TestSay(t *testing.T) {
	m := game.Say("PHA-5.2", "pharaon.full", "slots", 3, "quarter", game.Term("pharaon.quarter.nile"))
	want := game.Message{Key: "pharaon.full", Rule: "PHA-5.2", Args: []game.Arg{{Name: "slots", Value: 3},
		{Name: "quarter", Value: game.Term("pharaon.quarter.nile")}}}
	if !reflect.DeepEqual(m, want) {
		t.Errorf("%+v", m)
	}
	if text := (&game.Refusal{Message: m}).Error(); text != "PHA-5.2: pharaon.full" {
		t.Errorf("a refusal reads %q", text)
	}
}

func TestLog(t *testing.T) {
	var none *game.Log
	none.Add(game.Event{Kind: 1, A: 1})
	var log game.Log
	log.Add(game.Event{Kind: 1, Seat: 2, A: 3, B: 4, C: 5, D: 6, Audience: game.Everyone})
	log.Add(game.Event{Kind: 7, Seat: 2, A: 3, B: 4, C: 5, D: 6, Audience: game.Seat(1).Set()})
	open, secret := log.Events[0], log.Events[1]
	for seat := range game.Everyone.All() {
		if open.For(seat) != open {
			t.Errorf("seat %d does not see what is public", seat)
		}
		seen := secret.For(seat)
		if (seat == 1) != (seen == secret) {
			t.Errorf("seat %d sees %v", seat, seen)
		}
		if seen.Kind != 7 || seen.Seat != 2 {
			t.Errorf("seat %d does not see that something happened", seat)
		}
		if seat != 1 && (seen.A != game.Unknown || seen.B != game.Unknown || seen.C != game.Unknown ||
			seen.D != game.Unknown) {
			t.Errorf("seat %d sees %v", seat, seen)
		}
	}
}

// An event for which nobody named an audience is hidden from all.
func TestForgottenAudience(t *testing.T) {
	forgotten := game.Event{Kind: 7, Seat: 2, A: 3, B: 4, C: 5, D: 6}
	for seat := range game.Seats(1<<16 - 1).All() {
		if seen := forgotten.For(seat); seen.A != game.Unknown || seen.B != game.Unknown || seen.C != game.Unknown ||
			seen.D != game.Unknown {
			t.Errorf("seat %d sees %v", seat, seen)
		}
	}
}
