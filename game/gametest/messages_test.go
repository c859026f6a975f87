package gametest

import (
	"strings"
	"testing"

	"ennead/game"
	"ennead/internal/sticks"
)

// Messages name events with everything that their reader wants to know.
func TestHappened(t *testing.T) {
	for want, e := range map[string]game.Event{
		"event 3 of seat 1 (A 5, B 0, C 0, D 1) for everyone": {Kind: 3, A: 5, D: 1,
			Audience: game.Everyone},
		"event 0 of seat 2 (A 0, B 0, C 0, D 0) for nobody": {Seat: 1},
		"event 0 of seat 1 (A 0, B 0, C 0, D 0) for seat 2, a spectator": {
			Audience: game.Seat(1).Set().With(game.Spectator)},
		"event 0 of a spectator (A 0, B 255, C 0, D 0) for seat 1, seat 3": {Seat: game.Spectator, B: game.Unknown,
			Audience: 0b101},
	} {
		if got := happened(e); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

// The little game allocates memory when it lists moves, and the message says so.
func TestAllocating(t *testing.T) {
	start := begin(t, sticks.Game, tables[0])
	if got := allocating(start, sticks.Game.Lexicon()); !strings.HasPrefix(got, `Moves before "* amulet `) {
		t.Errorf("%q allocates", got)
	}
}
