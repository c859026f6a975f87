package bot_test

import (
	"testing"

	"ennead/bot"
	"ennead/game"
)

// relay is a game of two seats that take turns of three choices, eight turns in all. It records the last turn in
// which a seat was asked.
type relay struct {
	pennies
	made  int
	asked *int
}

const leg = 3

func (r *relay) Owing() game.Seats {
	if r.made == 8*leg {
		return 0
	}
	return 1 << (r.made / leg % 2)
}

func (r *relay) Moves(dst []game.Move, _ game.Seat) []game.Move {
	*r.asked = max(*r.asked, r.made/leg+1)
	return append(dst, game.Move{A: 1}, game.Move{A: 2})
}

func (r *relay) Play(game.Seat, game.Move, *game.Log)      { r.made++ }
func (r *relay) VisibleTo(game.Seat, game.Move) game.Seats { return game.Everyone }
func (r *relay) Score(game.Seat) int                       { return r.made }
func (r *relay) Rank(game.Seat) int                        { return 1 }
func (r *relay) Mask(game.Seat)                            {}
func (r *relay) Determinize(game.Seat, *game.Rand)         {}
func (r *relay) Copy() game.State                          { c := *r; return &c }
func (r *relay) CopyFrom(o game.State)                     { *r = *o.(*relay) }
func (r *relay) Equal(o game.State) bool                   { return *r == *o.(*relay) }

// watched is a relay whose game counts turns: two legs are one turn of the first seat and one of the second.
type watched struct{ relay }

func (w *watched) Windows() []string                    { return nil }
func (w *watched) Window(game.Seat) (game.Window, bool) { return game.Window{}, false }
func (w *watched) Clock(seat game.Seat) (round, turn int) {
	return 1, (w.made/leg + 2 - int(seat)) / 2
}
func (w *watched) Copy() game.State        { c := *w; return &c }
func (w *watched) CopyFrom(o game.State)   { *w = *o.(*watched) }
func (w *watched) Equal(o game.State) bool { return *w == *o.(*watched) }

// A search looks exactly as many turns ahead as it is told, whether or not the game counts them; zero means no limit.
func TestSearchEndsAtItsHorizon(t *testing.T) {
	for _, c := range []struct {
		text string
		want int
	}{{"mcts:400/turns=1", 1}, {"mcts:400/turns=2/depth=0", 2}, {"mcts:400/turns=3/depth=50", 3},
		{"mcts:400/depth=50/ending=0", 8}} {
		for made := range leg {
			asked := 0
			start := relay{made: made, asked: &asked}
			choose(t, parse(t, c.text).New(level, 1), &start, 0)
			if asked != c.want {
				t.Errorf("%s: a seat was asked in turn %d, want %d", c.text, asked, c.want)
			}
			asked = 0
			choose(t, parse(t, c.text).New(level, 1), &watched{start}, 0)
			if asked != c.want {
				t.Errorf("%s, turns counted: a seat was asked in turn %d, want %d", c.text, asked, c.want)
			}
		}
	}
}

// alone is a relay that one seat runs by itself, and that reports where its turns begin.
type alone struct{ relay }

func (a *alone) Owing() game.Seats {
	if a.made == 8*leg {
		return 0
	}
	return 1
}

func (a *alone) Begins() bool            { return a.made%leg == 0 }
func (a *alone) Copy() game.State        { c := *a; return &c }
func (a *alone) CopyFrom(o game.State)   { *a = *o.(*alone) }
func (a *alone) Equal(o game.State) bool { return *a == *o.(*alone) }

// Random play continues to the end of a turn and no further, even if the same player also has the next turn.
func TestRandomPlayEndsWithATurn(t *testing.T) {
	asked := 0
	choose(t, parse(t, "mcts:1/depth=4/ending=0").New(level, 1), &alone{relay{asked: &asked}}, 0)
	if asked != 2 {
		t.Errorf("a seat was asked in turn %d, want 2", asked)
	}
}

// Hints and analyses search as the highest level does: their random play goes on as far, which is further than usual.
func TestAnalyzerPlaysOnAsTheHighestLevel(t *testing.T) {
	highest := bot.Levels[len(bot.Levels)-1].Spec
	highest.Iterations, highest.Time = 1, 0
	searched := func(s bot.Spec) (asked int) {
		choose(t, s.New(level, 1), &relay{made: 1, asked: &asked}, 0)
		return asked
	}
	asked := 0
	w := bot.NewAnalyzer(level, bot.Swing{})
	if _, err := w.Search(t.Context(), &relay{made: 1, asked: &asked}, 0, highest.Iterations); err != nil {
		t.Fatal(err)
	}
	if want, usual := searched(highest), searched(parse(t, "mcts:1")); asked != want || want <= usual {
		t.Errorf("the analyzer asked in turn %d, the highest level in turn %d, the usual search in turn %d",
			asked, want, usual)
	}
}

// both is a relay in which two legs, one of each seat, make a stage.
type both struct{ relay }

func (b *both) Stages() int             { return b.made / (2 * leg) }
func (b *both) Copy() game.State        { c := *b; return &c }
func (b *both) CopyFrom(o game.State)   { *b = *o.(*both) }
func (b *both) Equal(o game.State) bool { return *b == *o.(*both) }

// In a game of stages a search looks ahead as many stages as it is told. Without a limit, random play continues to
// the end of a stage, at least of the second.
func TestSearchEndsWithAStage(t *testing.T) {
	for _, c := range []struct {
		text string
		want int
	}{{"mcts:400/turns=1", 2}, {"mcts:400/turns=2/depth=0", 4}, {"mcts:1/depth=1/ending=0", 4},
		{"mcts:1/depth=7/ending=0", 4}, {"mcts:1/depth=12/ending=0", 6}} {
		asked := 0
		choose(t, parse(t, c.text).New(level, 1), &both{relay{asked: &asked}}, 0)
		if asked != c.want {
			t.Errorf("%s: a seat was asked in leg %d, want %d", c.text, asked, c.want)
		}
	}
}
