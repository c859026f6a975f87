package gametest

import (
	"fmt"
	"strings"
	"testing"

	"ennead/game"
)

// BadPosition is a change to a good position. Want is part of the expected error.
type BadPosition = struct {
	Players     int
	Patch, Want string
}

// NoneFits is part of the error for a waiting step that no other seat and no other number alone would make fit.
const NoneFits = " does not fit; no other seat or number alone would "

// BadPositions checks that unreachable positions are refused with an error that names the place. patched changes the
// good position for that many players.
func BadPositions[S game.State](t testing.TB, patched func(players int, patch string) (S, error), bad []BadPosition) {
	t.Helper()
	for _, b := range bad {
		if _, err := patched(b.Players, b.Patch); err == nil || !strings.Contains(err.Error(), "position: ") ||
			!strings.Contains(err.Error(), b.Want) {
			t.Errorf("%d players, %.150s:\n%.300v, want %q", b.Players, b.Patch, err, b.Want)
		}
	}
}

// HostilePositions checks that texts that are not positions are refused with a short error: its own, and more from the
// game. So must be a masked position of three players that hides something.
func HostilePositions(t testing.TB, g game.Game, three game.State, more ...string) {
	t.Helper()
	good := g.Position(three)
	least, most := g.Players()
	for _, text := range append(more,
		"", " ", "null", "[]", "5", `"x"`, "{", "{}", "{} {}", "\x00", `{"players":null}`,
		`{"players":[null,null,null]}`, `{"pending":[null,null]}`,
		`{"round":99999999999999999999}`, strings.Repeat("[", 100_000), `{"rest":`+strings.Repeat("[", 20_000),
		`{"`+strings.Repeat("x", 5000)+`": 1}`,
	) {
		for players := least; players <= most; players++ {
			if _, err := g.Load(game.Setup{Players: players}, []byte(text)); err == nil || len(err.Error()) > 300 {
				t.Errorf("%.60q for %d players: %.400v", text, players, err)
			}
		}
	}
	setup := game.Setup{Players: 3}
	if _, err := g.Load(setup, fmt.Appendf(nil, "%s {}", good)); err == nil ||
		!strings.Contains(err.Error(), "more than one JSON value") {
		t.Errorf("two positions in one: %v", err)
	}
	if _, err := g.Load(setup, fmt.Appendf(nil, "%s\n ", good)); err != nil {
		t.Errorf("a newline after a position: %v", err)
	}
	for seat := range game.Seat(3) {
		view := three.Copy()
		view.Mask(seat)
		if _, err := g.Load(setup, g.Position(view)); (err == nil) != view.Equal(three) {
			t.Errorf("masked for seat %s: %v", seat.Text(), err)
		}
	}
}
