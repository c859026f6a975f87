package bot_test

import (
	"testing"

	"ennead/game"
)

// fidget is a game in which the first seat may turn a coin over as often as it likes, for nothing.
type fidget struct {
	pennies
	heads, done bool
}

func (f *fidget) Owing() game.Seats {
	if f.done {
		return 0
	}
	return 1
}

func (f *fidget) Moves(dst []game.Move, _ game.Seat) []game.Move {
	return append(dst, game.Move{A: 1}, game.Move{A: 2}, game.Move{A: 3})
}

func (f *fidget) Enough(game.Seat) (game.Move, bool) { return game.Move{A: 3}, true }

func (f *fidget) Play(_ game.Seat, m game.Move, _ *game.Log) {
	f.heads, f.done = m.A == 1, m.A == 3
}

func (f *fidget) VisibleTo(game.Seat, game.Move) game.Seats { return game.Everyone }
func (f *fidget) Score(game.Seat) int                       { return 0 }
func (f *fidget) Rank(game.Seat) int                        { return 1 }
func (f *fidget) Copy() game.State                          { c := *f; return &c }
func (f *fidget) CopyFrom(o game.State)                     { *f = *o.(*fidget) }
func (f *fidget) Equal(o game.State) bool                   { return *f == *o.(*fidget) }

// Bots do not fidget: they end a series that could continue for ever unless continuing gains something.
func TestEnoughIsEnough(t *testing.T) {
	for _, text := range []string{"greedy", "mcts:60", "mcts:30x2", "mcts:60/ending=0"} {
		ended := 0
		for seed := range uint64(20) {
			if choose(t, parse(t, text).New(level, seed), &fidget{}, 0).A == 3 {
				ended++
			}
		}
		if ended < 18 {
			t.Errorf("%s ended the series in %d of 20 games", text, ended)
		}
	}
}

// worthwhile is a game in which turning the coin over scores points.
type worthwhile struct{ fidget }

func (w *worthwhile) Score(seat game.Seat) int {
	if seat == 0 && w.heads {
		return 5
	}
	return 0
}
func (w *worthwhile) Copy() game.State        { c := *w; return &c }
func (w *worthwhile) CopyFrom(o game.State)   { *w = *o.(*worthwhile) }
func (w *worthwhile) Equal(o game.State) bool { return *w == *o.(*worthwhile) }
func (w *worthwhile) Play(_ game.Seat, m game.Move, _ *game.Log) {
	w.done = m.A == 3
	if m.A < 3 {
		w.heads = m.A == 1
	}
}

func TestWhatPaysIsDoneFirst(t *testing.T) {
	for _, text := range []string{"greedy", "mcts:200", "mcts:200/ending=0"} {
		if m := choose(t, parse(t, text).New(opinion, 1), &worthwhile{}, 0); m.A != 1 {
			t.Errorf("%s: chose %v", text, m)
		}
	}
}

// errand is a game with one choice, in which one move is plainly better than the others.
type errand struct{ worthwhile }

func (e *errand) Play(_ game.Seat, m game.Move, _ *game.Log) { e.done, e.heads = true, m.A == 1 }
func (e *errand) Copy() game.State                           { c := *e; return &c }
func (e *errand) CopyFrom(o game.State)                      { *e = *o.(*errand) }
func (e *errand) Equal(o game.State) bool                    { return *e == *o.(*errand) }
