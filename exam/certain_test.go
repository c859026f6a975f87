package exam_test

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"ennead/exam"
	"ennead/game"
	"ennead/games"
)

// reach returns a position of the house and its state.
func reach(t *testing.T, path string) (*exam.Position, game.State) {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("..", "games", path))
	if err != nil {
		t.Fatal(err)
	}
	p := read(t, string(text))[0]
	_, s, err := p.Given.Reach(games.Find, p.When...)
	if err != nil {
		t.Fatal(err)
	}
	return p, s
}

// What is certainly best is what the position says, and the lines lead to the ends that they are said to have.
func TestCertain(t *testing.T) {
	for _, path := range []string{"tekhenu/exam/feed-with-all-bread.yaml", "kemet/exam/fire-last.yaml",
		"pharaon/exam/the-last-lot.yaml"} {
		p, s := reach(t, path)
		seat := game.Seat(p.Seat - 1)
		v, err := exam.Certain(s, seat, states)
		if err != nil {
			t.Errorf("%s: %v", path, err)
			continue
		}
		var best []game.Move
		for _, entry := range p.Best {
			best = append(best, p.Steps(entry)[0])
		}
		for _, m := range v.Best {
			if !slices.Contains(best, m) {
				t.Errorf("%s: %v is best, and the file says %v", path, v.Best, best)
			}
		}
		if slices.Contains(v.Best, v.Next) || !slices.Contains(s.Moves(nil, seat), v.Next) {
			t.Errorf("%s: the next best of %v is %v", path, v.Best, v.Next)
		}
		for first, e := range map[game.Move]exam.Ending{v.Best[0]: v.Worst, v.Next: v.Other} {
			if e.Line[0] != first || e.State.Owing() != 0 || e.Place != e.State.Rank(seat) {
				t.Errorf("%s: a line after %v ends as %+v", path, first, e)
			}
		}
		if w, o := v.Worst, v.Other; w.Place > o.Place || w.Place == o.Place && w.Ahead <= o.Ahead {
			t.Errorf("%s: place %d by %d is not better than place %d by %d", path, w.Place, w.Ahead, o.Place, o.Ahead)
		}
		if !s.Equal(reached(t, path)) {
			t.Errorf("%s: the state has changed", path)
		}
	}
}

func reached(t *testing.T, path string) game.State {
	_, s := reach(t, path)
	return s
}

// A choice whose second move is as good has no certain answer. Nor has one with a single move, or one that is too long
// to go through.
func TestUncertain(t *testing.T) {
	p, s := reach(t, "tekhenu/exam/feed-with-all-bread.yaml")
	seat := game.Seat(p.Seat - 1)
	v, err := exam.Certain(s, seat, states)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := exam.Certain(s, seat, 3); !errors.Is(err, exam.ErrTooMany) || !errors.Is(err, exam.ErrUnproven) {
		t.Errorf("in three states: %v", err)
	}
	moves := s.Moves(nil, seat)
	best := v.Best[0]
	without := slices.DeleteFunc(slices.Clone(moves), func(m game.Move) bool { return m == best })
	if v, err := exam.Certain(&only{s, without}, seat, states); err != nil || slices.Contains(v.Best, best) {
		t.Errorf("without the best move: %v, %v", v.Best, err)
	}
	four := append(slices.Clone(moves), best, best, best) // that are equally good
	for name, moves := range map[string][]game.Move{"as good": four, "no choice": moves[:1]} {
		if v, err := exam.Certain(&only{s, moves}, seat, states); !errors.Is(err, exam.ErrUnproven) ||
			!strings.Contains(err.Error(), name) {
			t.Errorf("%s: %v, %v", name, v.Best, err)
		}
	}
}

// only is a state whose seat to move has these moves.
type only struct {
	game.State
	moves []game.Move
}

func (o *only) Moves(dst []game.Move, seat game.Seat) []game.Move {
	if o.moves == nil {
		return o.State.Moves(dst, seat)
	}
	return append(dst, o.moves...)
}

func (o *only) Play(seat game.Seat, m game.Move, log *game.Log) {
	o.State.Play(seat, m, log)
	o.moves = nil
}

func (o *only) Copy() game.State { return &only{o.State.Copy(), o.moves} }

func (o *only) CopyFrom(other game.State) {
	o.State.CopyFrom(other.(*only).State)
	o.moves = other.(*only).moves
}

func (o *only) Equal(other game.State) bool { return o.State.Equal(other.(*only).State) }
