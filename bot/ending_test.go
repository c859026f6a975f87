package bot_test

import (
	"context"
	"errors"
	"math"
	"slices"
	"testing"
	"time"

	"ennead/bot"
	"ennead/game"
)

// left returns the moves that a bot compared for its choice.
func left(t *testing.T, spec string, s game.State, seat game.Seat) (moves []game.Move) {
	t.Helper()
	b := parse(t, spec).New(level, 1).(bot.Explainer)
	choose(t, b, mask(s, seat), seat)
	for _, o := range b.Considered() {
		moves = append(moves, o.Move)
	}
	return moves
}

// worthTo returns what a state without hidden parts is worth to a seat if the others play against it: its place first,
// then its lead.
func worthTo(s game.State, me game.Seat) float64 {
	owing := s.Owing()
	if owing == 0 {
		lead := math.Inf(1)
		for seat := range game.Seat(s.Seats()) {
			if seat != me {
				lead = min(lead, float64(s.Score(me)-s.Score(seat)))
			}
		}
		return lead - 10_000*float64(s.Rank(me))
	}
	seat := owing.First()
	var values []float64
	sum, total := 0.0, 0.0
	for _, m := range s.Moves(nil, seat) {
		next := s.Copy()
		next.Play(seat, m, nil)
		v, weight := worthTo(next, me), float64(s.Weight(m))
		values = append(values, v)
		sum, total = sum+v*weight, total+weight
	}
	switch seat {
	case game.Nature:
		return sum / total
	case me:
		return slices.Max(values)
	}
	return slices.Min(values)
}

// open reports whether the seat sees everything, in a game of sticks.
func open(s game.State, seat game.Seat) bool {
	for seed := range uint64(20) {
		r, guess := game.NewRand(seed), mask(s, seat)
		if guess.Determinize(seat, &r); !guess.Equal(s) {
			return false
		}
	}
	return true
}

// Near the end of a game the moves that a search compares are those that are worth most to it when every line is gone
// through, unless it can only hope for a better place than that. All of them are compared if it may look at few states.
func TestEndingsAreExact(t *testing.T) {
	fewer := 0
	for seed := range uint64(60) {
		r := game.NewRand(seed)
		players := 2 + int(seed%2)
		s := begin(t, players)
		draws := 0 // of amulets, one for each player, and one at the beginning of each turn
		for s.Owing() != 0 {
			seat := s.Owing().First()
			if seat == game.Nature {
				draws++
				m, _ := r.Roll(s, nil)
				s.Play(game.Nature, m, nil)
				continue
			}
			moves := s.Moves(nil, seat)
			if draws >= 3*players-1 && open(s, seat) && len(moves) > 1 {
				best := math.Inf(-1)
				values := map[game.Move]float64{}
				for _, m := range moves {
					next := s.Copy()
					next.Play(seat, m, nil)
					values[m] = worthTo(next, seat)
					best = max(best, values[m])
				}
				kept := left(t, "mcts:20000", s, seat)
				hopes := best < -15_000 && len(kept) == len(moves) // an error of the others may help
				if len(kept) < len(moves) {
					fewer++
				}
				for _, m := range moves {
					if good := values[m] > best-1e-6; !hopes && good != slices.Contains(kept, m) {
						t.Errorf("seed %d: %v is worth %.3f of %.3f, and of %v it keeps %v", seed, m, values[m], best,
							moves, kept)
					}
				}
				for _, spec := range []string{"mcts:20/ending=0", "mcts:20/turns=1", "mcts:1"} {
					if kept := left(t, spec, s, seat); len(kept) != len(moves) {
						t.Errorf("seed %d: %s compares %v of %v", seed, spec, kept, moves)
					}
				}
			}
			s.Play(seat, moves[r.Intn(len(moves))], nil)
		}
	}
	if fewer < 20 {
		t.Errorf("moves were left out only %d times", fewer)
	}
}

// lock is a game of the first seat, of six choices among three. To begin with 1 brings 3 points, whatever follows. To
// begin with 2 brings 4 if all the others are 3, and otherwise none. To begin with 3 brings 6 if a coin shows 1, and
// otherwise none.
type lock struct {
	pennies
	made   uint8
	begins uint8
	opens  bool
	coin   uint8 // Unknown if nobody has seen it
}

func (l *lock) Owing() game.Seats {
	if l.made == 6 {
		return 0
	}
	return 1
}

func (l *lock) Moves(dst []game.Move, _ game.Seat) []game.Move {
	return append(dst, game.Move{A: 1}, game.Move{A: 2}, game.Move{A: 3})
}

func (l *lock) Play(_ game.Seat, m game.Move, _ *game.Log) {
	if l.made == 0 {
		l.begins, l.opens = m.A, true
	} else {
		l.opens = l.opens && m.A == 3
	}
	l.made++
}

func (l *lock) Score(seat game.Seat) int {
	switch {
	case seat != 0:
		return 0
	case l.begins == 1:
		return 3
	case l.begins == 2 && l.opens:
		return 4
	case l.begins == 3 && l.coin == 1:
		return 6
	}
	return 0
}

func (l *lock) Determinize(_ game.Seat, r *game.Rand) {
	if l.coin == game.Unknown {
		l.coin = uint8(1 + r.Intn(2))
	}
}

func (l *lock) Rank(seat game.Seat) int                   { return 1 + int(seat) }
func (l *lock) VisibleTo(game.Seat, game.Move) game.Seats { return game.Everyone }
func (l *lock) Mask(game.Seat)                            {}
func (l *lock) Copy() game.State                          { c := *l; return &c }
func (l *lock) CopyFrom(o game.State)                     { *l = *o.(*lock) }
func (l *lock) Equal(o game.State) bool                   { return *l == *o.(*lock) }

// A point that takes six right choices is found near the end, where random play hardly ever finds it.
func TestEndingsFindWhatIsDeep(t *testing.T) {
	two := game.Move{A: 2}
	for seed := range uint64(5) {
		for text, found := range map[string]bool{"mcts:500": true, "mcts:250x2": true, "mcts:500/ending=0": false} {
			m := choose(t, parse(t, text).New(level, seed), &lock{coin: 2}, 0)
			if (m == two) != found {
				t.Errorf("seed %d: %s chooses %v", seed, text, m)
			}
		}
	}
	w := bot.NewAnalyzer(level, bot.Swing{})
	stats, err := w.Search(t.Context(), &lock{coin: 2}, 0, 500)
	if err != nil || len(stats) != 3 || stats[0].Move != two {
		t.Errorf("the analyzer says %+v, %v", stats, err)
	}
}

// A move that is worse for some of what is hidden, and better for the rest, is not left out.
func TestEndingsGuessWhatIsHidden(t *testing.T) {
	for seed := range uint64(20) {
		b := parse(t, "mcts:500").New(level, seed).(bot.Explainer)
		choose(t, b, &lock{coin: game.Unknown}, 0)
		var kept []uint8
		for _, o := range b.Considered() {
			kept = append(kept, o.Move.A)
		}
		if !slices.Contains(kept, 2) || !slices.Contains(kept, 3) {
			t.Errorf("seed %d: it compares %v", seed, kept)
		}
	}
}

// The time for an ending is limited, and a context that ends, ends it.
func TestEndingsTakeLittleTime(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	stop()
	if _, err := parse(t, "mcts:5000").New(level, 1).Choose(ctx, &lock{coin: 2}, 0); !errors.Is(err, context.Canceled) {
		t.Errorf("the context has ended, but the error is %v", err)
	}
	r := &relay{asked: new(int)} // of 2^24 lines
	r.made = 1
	takes(t, 20*time.Millisecond, 2*time.Second, func() {
		choose(t, parse(t, "mcts:40ms/depth=0").New(level, 1), r, 0)
	})
}
