package kemet_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"ennead/game"
	"ennead/game/flow"
	"ennead/game/gametest"
	"ennead/games/kemet"
	"ennead/games/kemet/kit"
	"ennead/scenario/scenariotest"
)

// quiet is a position without incident: seat n has city n, nobody has a unit on the board, a card or a
// tile, and seat 1 is to play the first token of the first round.
const quiet = `{round: 1, active: 1, pending: [{step: day, a: 1}, {step: token, seat: 1}]}`

var (
	quietly = scenariotest.New(kit.Game, func(s *kemet.State) string {
		var order []string
		for city := range s.Seats() {
			s.Play(game.Nature, game.Move{Verb: kemet.VCity, A: uint8(city)}, nil)
			order = append(order, strconv.Itoa(city+1))
		}
		return quiet[:len(quiet)-1] + ", order: [" + strings.Join(order, ", ") + "], players: {1: {tokens: 5}}}"
	})
	given, patched   = quietly.Given, quietly.Patched
	play, legal, can = quietly.Play, quietly.Legal, quietly.Can
	refused, only    = quietly.Refused, quietly.Only
)

// roll lets Nature do what she owes.
var roll = gametest.Roll

// kinds counts the events of a kind.
func kinds(events []game.Event, kind uint8) (n int) {
	for _, e := range events {
		if e.Kind == kind {
			n++
		}
	}
	return n
}

// at is the number of a space.
func at(t testing.TB, name string) uint8 {
	t.Helper()
	i := slices.Index(kemet.SpaceNames, name)
	if i < 0 {
		t.Fatalf("there is no space %s", name)
	}
	return uint8(i)
}

// pp is the prayer points of all seats.
func pp(s *kemet.State) (list []int) {
	for _, p := range s.Player[:s.Count] {
		list = append(list, int(p.Prayer))
	}
	return list
}

// scores are the VP of all seats.
func scores(s *kemet.State) (list []int) {
	for seat := range game.Seat(s.Count) {
		list = append(list, s.Score(seat))
	}
	return list
}

// equal asks for a value.
func equal[T any](t testing.TB, what string, got, want []T) {
	t.Helper()
	if !slices.EqualFunc(got, want, func(a, b T) bool { return any(a) == any(b) }) {
		t.Errorf("%s: %v, want %v", what, got, want)
	}
}

// night is the quiet position with no token left, at the beginning of the Night.
func night(t testing.TB, players int, patch string) *kemet.State {
	t.Helper()
	s, err := patched(players, patch)
	if err != nil {
		t.Fatalf("%s: %v", patch, err)
	}
	for i := range s.Player {
		s.Player[i].Tokens = 0
	}
	s.Stack = flow.Stack{}
	s.Push(kemet.StepDay, 0, 0, 0)
	kemet.Steps.Settle(s, &s.Stack, nil)
	return s
}
