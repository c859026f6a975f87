package game_test

import (
	"errors"
	"testing"

	"ennead/game"
	"ennead/internal/barter"
)

// lenient is barter that names no reason against any move.
type lenient struct{ game.Game }

type lenientState struct{ *barter.State }

func (g lenient) New(setup game.Setup) (game.State, error) {
	s, err := g.Game.New(setup)
	return lenientState{s.(*barter.State)}, err
}

func (s lenientState) Copy() game.State { return lenientState{s.State.Copy().(*barter.State)} }

func (lenient) Refusal(game.State, game.Seat, game.Move) *game.Refusal { return nil }

// A move that the rules do not list is not played, though they name no reason against it: on the turn, beside it, by
// chance, and out of a record.
func TestUnlistedMoves(t *testing.T) {
	m, err := game.NewMatch(lenient{barter.Game}, game.Record{Setup: game.Setup{Players: 2}})
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{"* stone clay", "* stone clay", "* stone gold", "* stone gold"} {
		say(t, m, text)
	}
	before := m.State.Copy().(lenientState)
	for text, want := range map[string]error{
		"1 polish": game.ErrUnlisted, "1 stone gold": game.ErrUnlisted, "2 accept 1": game.ErrUnlisted,
		"1 offer 2": game.ErrUnlisted,
		"2 rest":    game.ErrNotYours, "* stone clay": game.ErrNotYours, "3 show 1": game.ErrNotYours,
	} {
		seat, move := bartered(t, text)
		if err := m.Play(seat, move); !errors.Is(err, want) {
			t.Errorf("%s: %v, not %v", text, err, want)
		}
		if !before.Equal(m.State.(lenientState).State) || len(m.Record.Turns) != 4 {
			t.Fatalf("%s was played", text)
		}
		r := *m.Record
		r.Turns = append(r.Turns[:4:4], game.Turn{Seat: seat, Move: move})
		if _, err := game.Replay(m.Game, &r); !errors.Is(err, want) {
			t.Errorf("a record with %s: %v, not %v", text, err, want)
		}
	}
	say(t, m, "1 dig")
	seat, move := bartered(t, "* dig")
	if err := m.Play(seat, move); !errors.Is(err, game.ErrUnlisted) {
		t.Errorf("chance digs: %v", err)
	}
}
