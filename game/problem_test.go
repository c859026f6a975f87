package game_test

import (
	"errors"
	"testing"

	"ennead/game"
	"ennead/internal/sticks"
)

// A problem reads as a sentence for programs, and is found by its kind and by what lies within.
func TestProblem(t *testing.T) {
	within := game.Wrong(nil, "problem.verb", "no move starts with {word}", "word", game.Quote("sing\x1b[2J"))
	err := game.Wrong(game.ErrRecord, "problem.line", "line {line}: {what}", "line", 3, "what", within)
	if want := `bad record: line 3: no move starts with "sing\x1b[2J"`; err.Error() != want {
		t.Errorf("got %s, want %s", err, want)
	}
	var problem *game.Problem
	if !errors.Is(err, game.ErrRecord) || !errors.Is(err, within) || !errors.As(err, &problem) ||
		problem.Key != "problem.line" {
		t.Errorf("%#v hides what it is about", err)
	}
}

// Nobody's refusal is lost in the problem around it.
func TestReplayTellsTheRefusal(t *testing.T) {
	m := played(t, 2, 6, nil)
	r := *m.Record
	r.Turns = append(append([]game.Turn{}, r.Turns...), r.Turns[len(r.Turns)-1], r.Turns[len(r.Turns)-1])
	_, err := game.Replay(sticks.Game, &r)
	var problem *game.Problem
	var refusal *game.Refusal
	if !errors.As(err, &problem) || problem.Key != "problem.move" ||
		!(errors.As(err, &refusal) || errors.Is(err, game.ErrNotYours)) {
		t.Errorf("got %v", err)
	}
}
