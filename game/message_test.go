package game_test

import (
	"reflect"
	"testing"

	"ennead/game"
)

func TestSay(t *testing.T) {
	m := game.Say("PHA-5.2", "pharaon.full", "slots", 3, "quarter", game.Term("pharaon.quarter.nile"))
	want := game.Message{Key: "pharaon.full", Rule: "PHA-5.2", Args: []game.Arg{{Name: "slots", Value: 3}, {Name: "quarter", Value: game.Term("pharaon.quarter.nile")}}}
	if !reflect.DeepEqual(m, want) {
		t.Errorf("%+v", m)
	}
	if text := (&game.Refusal{Message: m}).Error(); text != "PHA-5.2: pharaon.full" {
		t.Errorf("a refusal reads %q", text)
	}
}

func TestLog(t *testing.T) {
	var none *game.Log
	none.Note(1, 0, 1, 2, 3, 4)
	none.Whisper(1, 1, 0, 1, 2, 3, 4)
	var log game.Log
	log.Note(1, 2, 3, 4, 5, 6)
	log.Whisper(game.Seat(1).Set(), 7, 2, 3, 4, 5, 6)
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
		if seat != 1 && (seen.A != game.Unknown || seen.B != game.Unknown || seen.C != game.Unknown || seen.D != game.Unknown) {
			t.Errorf("seat %d sees %v", seat, seen)
		}
	}
}
