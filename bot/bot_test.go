package bot_test

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"ennead/bot"
	"ennead/game"
	"ennead/internal/sticks"
)

// opinion is an evaluator for sticks: the current score.
func opinion(s game.State, values []float32) {
	for i := range values {
		values[i] = float32(s.Score(game.Seat(i)))
	}
}

func parse(t testing.TB, text string) bot.Spec {
	t.Helper()
	spec, err := bot.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	return spec
}

// begin starts a game of sticks with seeded chance.
func begin(t testing.TB, players int) game.State {
	t.Helper()
	s, err := sticks.Game.New(game.Setup{Players: players})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// reach plays that many random choices, then settles chance.
func reach(s game.State, r *game.Rand, choices int) {
	for owing := s.Owing(); owing != 0; owing = s.Owing() {
		if owing.Has(game.Nature) {
			m, _ := r.Roll(s, nil)
			s.Play(game.Nature, m, nil)
			continue
		}
		if choices == 0 {
			return
		}
		choices--
		moves := s.Moves(nil, owing.First())
		s.Play(owing.First(), moves[r.Intn(len(moves))], nil)
	}
}

func mask(s game.State, seat game.Seat) game.State {
	view := s.Copy()
	view.Mask(seat)
	return view
}

func choose(t testing.TB, b bot.Bot, view game.State, seat game.Seat) game.Move {
	t.Helper()
	before := view.Copy()
	m, err := b.Choose(t.Context(), view, seat)
	if err != nil {
		t.Fatal(err)
	}
	if !slices.Contains(view.Moves(nil, seat), m) {
		t.Fatalf("chose %v, which is not legal", m)
	}
	if !view.Equal(before) {
		t.Fatal("choosing changed the view")
	}
	return m
}

var all = []string{"random", "greedy", "mcts:60", "mcts:60/within=1h", "mcts:30x2", "mcts:30x2/within=1h",
	"mcts:60/depth=0/rank=1/ending=0"}

func TestBotsFinishGames(t *testing.T) {
	for _, text := range all {
		for players := 2; players <= 4; players++ {
			s := begin(t, players)
			luck := game.NewRand(uint64(players))
			var bots []bot.Bot
			for seat := range players {
				bots = append(bots, parse(t, text).New(opinion, uint64(seat)))
			}
			for reach(s, &luck, 0); s.Owing() != 0; reach(s, &luck, 0) {
				// Take the last seat, so that others are still to move at the same time.
				seat := game.Seat(players - 1)
				for !s.Owing().Has(seat) {
					seat--
				}
				s.Play(seat, choose(t, bots[seat], mask(s, seat), seat), nil)
			}
		}
	}
}

// In two worlds that a seat cannot tell apart, the bot must make the same choice from the same seed.
func TestChoicesFollowFromWhatIsSeen(t *testing.T) {
	different := 0
	for n := range 60 {
		r := game.NewRand(uint64(n))
		s := begin(t, 2+n%3)
		reach(s, &r, n%9)
		for seat := range s.Owing().All() {
			other := mask(s, seat)
			other.Determinize(seat, &r)
			if !other.Equal(s) {
				different++
			}
			for _, text := range all {
				one := choose(t, parse(t, text).New(opinion, 5), mask(s, seat), seat)
				two := choose(t, parse(t, text).New(opinion, 5), mask(other, seat), seat)
				if one != two {
					t.Fatalf("%s distinguishes worlds that seat %d cannot tell apart", text, seat)
				}
			}
		}
	}
	if different < 20 {
		t.Fatalf("only %d pairs of worlds differed: the test proves nothing", different)
	}
}

func TestSameSeedSameGame(t *testing.T) {
	for _, text := range all {
		var games []string
		for range 2 {
			s := begin(t, 3)
			luck := game.NewRand(3)
			b := parse(t, text).New(opinion, 11)
			var moves []string
			for reach(s, &luck, 0); s.Owing() != 0; reach(s, &luck, 0) {
				seat := s.Owing().First()
				m := choose(t, b, mask(s, seat), seat)
				moves = append(moves, sticks.Game.Lexicon().Text(m))
				s.Play(seat, m, nil)
			}
			games = append(games, strings.Join(moves, ", "))
		}
		if games[0] != games[1] {
			t.Errorf("%s: %s\nand then %s", text, games[0], games[1])
		}
	}
}

func TestForcedMovesAreNotSearched(t *testing.T) {
	b := parse(t, "mcts:10m").New(opinion, 1).(bot.Explainer)
	var m game.Move
	takes(t, 0, time.Second, func() { m = choose(t, b, only{begin(t, 2)}, 0) })
	if got := b.Considered(); len(got) != 1 || got[0].Move != m {
		t.Errorf("weighed %v", got)
	}
}

// only is a state whose first seat has a single legal move.
type only struct{ game.State }

func (only) Owing() game.Seats { return 1 }
func (only) Moves(dst []game.Move, _ game.Seat) []game.Move {
	return append(dst, game.Move{Verb: 3})
}
func (o only) Copy() game.State        { return only{o.State.Copy()} }
func (o only) Equal(s game.State) bool { return o.State.Equal(s.(only).State) }

func TestWeighed(t *testing.T) {
	r := game.NewRand(2)
	s := begin(t, 3)
	reach(s, &r, 5)
	seat := s.Owing().First()
	for text, visits := range map[string]int{"mcts:100": 100, "mcts:100x3": 300} {
		b := parse(t, text).New(opinion, 1).(bot.Explainer)
		m := choose(t, b, mask(s, seat), seat)
		options := b.Considered()
		if len(options) != len(s.Moves(nil, seat)) || options[0].Move != m {
			t.Errorf("%s chose %v and considered %v", text, m, options)
		}
		sum := 0
		for i, o := range options {
			sum += o.Visits
			if o.Win < 0 || o.Win > 1 || i > 0 && o.Visits > options[i-1].Visits {
				t.Errorf("%s: option %d is %+v", text, i, o)
			}
		}
		if sum != visits {
			t.Errorf("%s made %d visits", text, sum)
		}
	}
}

func TestNothingToChoose(t *testing.T) {
	s := begin(t, 2) // Nature deals first
	for _, text := range all {
		if _, err := parse(t, text).New(opinion, 1).Choose(t.Context(), s, 0); !errors.Is(err, bot.ErrNothing) {
			t.Errorf("%s: %v", text, err)
		}
	}
}

func TestCancelledThought(t *testing.T) {
	r := game.NewRand(2)
	s := begin(t, 2)
	reach(s, &r, 2)
	seat := s.Owing().First()
	for _, text := range []string{"greedy", "mcts:1h", "mcts:1hx2"} {
		ctx, stop := context.WithTimeout(t.Context(), 20*time.Millisecond)
		if text == "greedy" {
			stop()
		}
		if _, err := parse(t, text).New(opinion, 1).Choose(ctx, mask(s, seat), seat); ctx.Err() == nil ||
			!errors.Is(err, ctx.Err()) {
			t.Errorf("%s: %v", text, err)
		}
		stop()
	}
}

// takes checks how long thinking takes. It is never shorter than the budget; it may be longer while the machine is
// busy, but not every time.
func takes(t *testing.T, least, most time.Duration, think func()) {
	t.Helper()
	for try := 1; ; try++ {
		began := time.Now()
		think()
		took := time.Since(began)
		if took < least || took > most && try == 5 {
			t.Errorf("thinking took %v, want %v to %v", took, least, most)
			return
		}
		if took <= most {
			return
		}
	}
}

func TestTimeBudget(t *testing.T) {
	r := game.NewRand(2)
	s := begin(t, 2)
	reach(s, &r, 2)
	takes(t, 30*time.Millisecond, time.Second, func() {
		choose(t, parse(t, "mcts:30ms/ending=0").New(opinion, 1), mask(s, s.Owing().First()), s.Owing().First())
	})
}

// An obvious choice needs no long thought.
func TestPlainChoicesAreQuick(t *testing.T) {
	takes(t, 400*time.Millisecond, 2*time.Second, func() {
		if m := choose(t, parse(t, "mcts:3s/ending=0").New(opinion, 1), &errand{}, 0); m.A != 1 {
			t.Errorf("chose %v", m)
		}
	})
}

// With two budgets, the one reached first ends the search; if that is the number of iterations, the seed determines
// the choice.
func TestIterationsWithinATime(t *testing.T) {
	r := game.NewRand(2)
	s := begin(t, 2)
	reach(s, &r, 2)
	seat := s.Owing().First()
	takes(t, 5*time.Millisecond, time.Second, func() {
		choose(t, parse(t, "mcts:10000000/within=30ms/ending=0").New(opinion, 1), mask(s, seat), seat)
	})
	var tried [2][]bot.Option
	for i, text := range []string{"mcts:4000/within=1h/ending=0", "mcts:4000/within=50m/ending=0"} {
		b := parse(t, text).New(opinion, 1).(bot.Explainer)
		choose(t, b, mask(s, seat), seat)
		tried[i] = b.Considered()
	}
	if !slices.Equal(tried[0], tried[1]) {
		t.Errorf("%v\n%v", tried[0], tried[1])
	}
}

// If a time limit is also given, an obvious choice does not use all the iterations either.
func TestPlainChoicesTakeFewIterations(t *testing.T) {
	b := parse(t, "mcts:6000/within=1h/ending=0").New(opinion, 1).(bot.Explainer)
	choose(t, b, &errand{}, 0)
	visits := 0
	for _, o := range b.Considered() {
		visits += o.Visits
	}
	if visits < 1000 || visits > 3000 {
		t.Errorf("an obvious choice took %d of 6000 iterations", visits)
	}
}

// With a time limit, the search ends once no other move can overtake the most visited one: the choice is the same as
// after all iterations.
func TestWhatCannotBeOvertakenIsChosen(t *testing.T) {
	r := game.NewRand(5)
	s := begin(t, 2)
	shorter := 0
	for round := range 12 {
		reach(s, &r, 1+round%6)
		seat := s.Owing().First()
		view := mask(s, seat)
		if len(view.Moves(nil, seat)) < 2 {
			continue
		}
		whole := parse(t, "mcts:3000/ending=0").New(opinion, uint64(round+1))
		brief := parse(t, "mcts:3000/within=1h/ending=0").New(opinion, uint64(round+1)).(bot.Explainer)
		if want, got := choose(t, whole, view, seat), choose(t, brief, view, seat); got != want {
			t.Errorf("round %d: chose %v, with all iterations %v", round, got, want)
		}
		visits := 0
		for _, o := range brief.Considered() {
			visits += o.Visits
		}
		if visits < 3000 {
			shorter++
		}
	}
	if shorter == 0 {
		t.Error("no search ended early")
	}
}

func ExampleParse() {
	for _, text := range []string{"mcts:2000x2", "mcts:0.25s", "mcts:500x1/rank=0.50/depth=8", "apprentice", "mcts",
		"mcts:0"} {
		spec, err := bot.Parse(text)
		if err != nil {
			fmt.Println(err)
			continue
		}
		fmt.Println(spec)
	}
	// Output:
	// mcts:2000x2
	// mcts:250ms
	// mcts:500/depth=8/rank=0.5
	// mcts:12/turns=1/points=1/prior=0
	// unknown bot: "mcts": say how long it thinks, as in mcts:500 or mcts:250ms
	// unknown bot: "mcts:0": iterations go from 1 to 10000000
}
