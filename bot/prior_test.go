package bot_test

import (
	"slices"
	"testing"

	"ennead/bot"
	"ennead/game"
)

// hunch is a prior that believes in one move nine times as much as in all others together.
type hunch struct {
	t     testing.TB
	move  game.Move
	asked *int
}

func (h hunch) Weigh(s game.State, seat game.Seat, moves []game.Move, shares []float32) {
	*h.asked++
	if len(shares) != len(moves) || !slices.Equal(moves, s.Moves(nil, seat)) {
		h.t.Errorf("asked for %d shares of %v", len(shares), moves)
	}
	others := len(moves)
	if slices.Contains(moves, h.move) {
		others = len(moves) - 1
	}
	for i, m := range moves {
		shares[i] = 0.1 / float32(others)
		if m == h.move {
			shares[i] = 0.9
		}
	}
	if others == len(moves) {
		for i := range shares {
			shares[i] *= 10
		}
	}
}

// followed says how often, of twenty games, a bot works on the vault when it believes in that move, and how often it
// asked.
func followed(t *testing.T, text string, move game.Move) (worked, asked int) {
	t.Helper()
	for seed := range uint64(20) {
		b := parse(t, text).Guided(level, func() bot.Prior { return hunch{t, move, &asked} }, seed)
		if choose(t, b, &vault{}, 0).A == work {
			worked++
		}
	}
	return worked, asked
}

// A search that believes in the right lever finds out what the vault is worth; one that believes in nothing does not.
// Whoever believes in the wrong one needs longer, but is not fooled.
func TestPriorGuides(t *testing.T) {
	lever, wrong := game.Move{Verb: 1, A: right}, game.Move{Verb: 1, A: right + 1}
	if n, asked := followed(t, "mcts:400/history=1", lever); n < 18 || asked == 0 {
		t.Errorf("with a prior, asked %d times, it worked in %d of 20 games", asked, n)
	}
	if n, asked := followed(t, "mcts:400/history=1/prior=0", lever); n > 6 || asked > 0 {
		t.Errorf("without, asked %d times, it worked in %d of 20 games", asked, n)
	}
	for _, text := range []string{"mcts:4000", "mcts:4000/within=1h"} { // the latter may end early
		if n, _ := followed(t, text, wrong); n < 18 {
			t.Errorf("%s worked in %d of 20 games", text, n)
		}
	}
}

// A share counts by its proportion to those of the other moves that are legal now. So a prior whose shares of levers do
// not sum to 1, as when others were legal where it was asked, guides like one whose shares do.
func TestPriorInProportion(t *testing.T) {
	considered := func(scale float32) []bot.Option {
		b := parse(t, "mcts:400/history=1").Guided(level, func() bot.Prior {
			return scaled{hunch{t, game.Move{Verb: 1, A: right}, new(int)}, scale}
		}, 1)
		choose(t, b, &vault{}, 0)
		return b.(bot.Explainer).Considered()
	}
	if whole, part := considered(1), considered(0.25); !slices.Equal(whole, part) {
		t.Errorf("%v and %v", whole, part)
	}
}

// scaled is a hunch whose shares of levers are smaller.
type scaled struct {
	hunch
	by float32
}

func (s scaled) Weigh(state game.State, seat game.Seat, moves []game.Move, shares []float32) {
	s.hunch.Weigh(state, seat, moves, shares)
	for i, m := range moves {
		if m.Verb == 1 {
			shares[i] *= s.by
		}
	}
}

// Simultaneous choices follow a prior, too, each from its own seat; what is secret stays impossible to foresee.
func TestPriorOfSecretChoices(t *testing.T) {
	heads, asked := 0, 0
	for seed := range uint64(200) {
		b := parse(t, "mcts:400").Guided(level, func() bot.Prior { return even{&asked} }, seed)
		if choose(t, b, &pennies{steps: 2}, 0).A == 1 {
			heads++
		}
	}
	if heads < 60 || heads > 140 || asked == 0 {
		t.Errorf("heads in %d of 200, asked %d times", heads, asked)
	}
}

// A bot without a prior chooses as one that gives it no weight, on several trees, too.
func TestNoPrior(t *testing.T) {
	r := game.NewRand(1)
	for seed := range uint64(10) {
		s := begin(t, 3)
		reach(s, &r, int(seed)+3)
		if s.Owing() == 0 {
			continue
		}
		seat, asked := s.Owing().First(), 0
		view := mask(s, seat)
		for _, text := range []string{"mcts:100", "mcts:50x2"} {
			plain := choose(t, parse(t, text).New(opinion, seed), view, seat)
			prior := func() bot.Prior { return hunch{t, game.Move{}, &asked} }
			weightless := parse(t, text+"/prior=0").Guided(opinion, prior, seed)
			if m := choose(t, weightless, view, seat); m != plain || asked > 0 {
				t.Errorf("%s: %v instead of %v, asked %d times", text, m, plain, asked)
			}
		}
	}
}

// A search with a prior allocates nothing.
func TestPriorAllocatesNothing(t *testing.T) {
	asked := 0
	b := parse(t, "mcts:500").Guided(level, func() bot.Prior { return even{&asked} }, 1)
	play := func() {
		if _, err := b.Choose(t.Context(), &vault{}, 0); err != nil {
			t.Fatal(err)
		}
	}
	for range 5 {
		play()
	}
	if n := testing.AllocsPerRun(10, play); n > 1 || asked == 0 { // the vault itself
		t.Errorf("%v allocations, asked %d times", n, asked)
	}
}

// Each tree of a search has a prior of its own, since they think at the same time.
func TestPriorOfEachTree(t *testing.T) {
	made := 0
	parse(t, "mcts:50x3").Guided(level, func() bot.Prior { made++; return even{new(int)} }, 1)
	if made != 3 {
		t.Errorf("%d priors for three trees", made)
	}
}

// even is a prior that believes in nothing.
type even struct{ asked *int }

func (e even) Weigh(_ game.State, _ game.Seat, moves []game.Move, shares []float32) {
	*e.asked++
	for i := range shares {
		shares[i] = 1 / float32(len(moves))
	}
}

// An analyzer asks its prior, about moves below the root alone: what it says of the moves that it compares does not
// depend on what the prior thinks of them.
func TestAnalyzerFollows(t *testing.T) {
	asked := 0
	worth := func(prior bot.Prior) (visits int) {
		w := bot.NewAnalyzer(level, bot.Swing{Base: 1, PerPoint: 1})
		w.Seed(1)
		w.Follow(prior)
		stats, err := w.Search(t.Context(), &vault{}, 0, 150)
		if err != nil {
			t.Fatal(err)
		}
		return stats[slices.IndexFunc(stats, func(s bot.MoveStats) bool { return s.Move.A == work })].Visits
	}
	good := worth(hunch{t, game.Move{Verb: 1, A: right}, &asked})
	bad := worth(hunch{t, game.Move{Verb: 1, A: right + 1}, &asked})
	if good <= bad || asked == 0 {
		t.Errorf("with the right lever in mind it works %d times, with another %d; asked %d times", good, bad, asked)
	}
	asked = 0
	if worth(hunch{t, game.Move{A: take}, &asked}) != worth(hunch{t, game.Move{A: work}, &asked}) {
		t.Error("what the prior thinks of the moves at the root matters")
	}
}

// bazaar is a game in which a seat picks a street, where chance lays out three of many wares, and then one of them.
type bazaar struct {
	pennies
	stage uint8 // 0 picks a street, 1 is chance, 2 picks a ware, 3 is the end
	laid  uint8
}

const wares = 40

func (b *bazaar) Owing() game.Seats {
	return [...]game.Seats{1, game.Nature.Set(), 1, 0}[b.stage]
}

func (b *bazaar) Moves(dst []game.Move, _ game.Seat) []game.Move {
	switch b.stage {
	case 0:
		return append(dst, game.Move{A: 1}, game.Move{A: 2})
	case 1:
		for i := range uint8(wares) {
			dst = append(dst, game.Move{Verb: 1, A: i})
		}
		return dst
	}
	for _, step := range [...]uint8{0, 7, 17} {
		dst = append(dst, game.Move{Verb: 2, A: (b.laid + step) % wares})
	}
	return dst
}

func (b *bazaar) Play(_ game.Seat, m game.Move, _ *game.Log) { b.stage, b.laid = b.stage+1, m.A }

func (b *bazaar) VisibleTo(game.Seat, game.Move) game.Seats { return game.Everyone }
func (b *bazaar) Score(game.Seat) int                       { return int(b.laid) }
func (b *bazaar) Rank(game.Seat) int                        { return 1 }
func (b *bazaar) Copy() game.State                          { c := *b; return &c }
func (b *bazaar) CopyFrom(o game.State)                     { *b = *o.(*bazaar) }
func (b *bazaar) Equal(o game.State) bool                   { return *b == *o.(*bazaar) }
func (b *bazaar) Determinize(game.Seat, *game.Rand)         {}
func (b *bazaar) Mask(game.Seat)                            {}

// Where chance brings ever new moves, a node asks its prior once, and then no more than at each 32nd visit.
func TestPriorIsSeldomAsked(t *testing.T) {
	const iterations = 640
	asked := 0
	b := parse(t, "mcts:640/ending=0").Guided(level, func() bot.Prior { return even{&asked} }, 1)
	choose(t, b, &bazaar{}, 0)
	if most := iterations/32 + 2; asked < 2 || asked > most {
		t.Errorf("asked %d times, at most %d would do", asked, most)
	}
}
