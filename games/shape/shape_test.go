package shape_test

import (
	"slices"
	"testing"

	"ennead/game"
	"ennead/game/flow"
	"ennead/games/shape"
)

// table is a state that can only be observed.
type table struct {
	game.State
	owner game.Seat
	gold  [3]uint8
	debt  int
	cards [3]uint8
	flow.Stack
}

func (*table) Seats() int          { return 3 }
func (t *table) Owing() game.Seats { return t.Stack.Owing() }

type whose = game.Seat

// observe returns what a seat observes of a table by some rows.
func observe(t *table, seat game.Seat, once, each []shape.Row[table]) []float32 {
	o := shape.New("table", 4, once, each)
	dst := slices.Repeat([]float32{9}, o.Size())
	o.Observe(t, seat, dst)
	return dst
}

// TestRotation checks that the observer comes first, at a table without a fourth seat.
func TestRotation(t *testing.T) {
	s := &table{owner: 0, gold: [3]uint8{1, 2, 3}}
	once := []shape.Row[table]{
		shape.Owner("owner", "who owns it", 4, func(s *table, _ whose) game.Seat { return s.owner }),
		shape.Seats("rich", "who has two or more", 4, func(*table, whose) uint8 { return 0b110 }),
	}
	each := []shape.Row[table]{shape.Number("gold", "gold", 4, func(s *table, q whose) int { return int(s.gold[q]) })}
	for seat, want := range [][]float32{
		{1, 0, 0, 0, 0, 1, 1, 0, 0.25, 0.5, 0.75, 0},
		{0, 0, 1, 0, 1, 1, 0, 0, 0.5, 0.75, 0.25, 0},
		{0, 1, 0, 0, 1, 0, 1, 0, 0.75, 0.25, 0.5, 0},
	} {
		if got := observe(s, game.Seat(seat), once, each); !slices.Equal(got, want) {
			t.Errorf("seat %d sees %v, want %v", seat, got, want)
		}
	}
	s.owner = 255
	if got := observe(s, 1, once[:1], nil); slices.Max(got) != 0 {
		t.Errorf("nobody's: %v", got)
	}
}

// TestRows writes each kind of row.
func TestRows(t *testing.T) {
	s := &table{debt: -30, gold: [3]uint8{0, 5, 20}, cards: [3]uint8{2, 9, 0}}
	for name, row := range map[string]struct {
		row  shape.Row[table]
		want []float32
	}{
		"signed":  {shape.Signed("x", "x", 60, func(s *table, _ whose) int { return s.debt }), []float32{-0.5}},
		"bounded": {shape.Signed("x", "x", 10, func(s *table, _ whose) int { return s.debt }), []float32{-1}},
		"flag":    {shape.Flag("x", "x", func(s *table, _ whose) bool { return s.debt < 0 }), []float32{1}},
		"counts": {shape.Counts("x", "x", 3, 10, func(s *table, _ whose) []uint8 { return s.gold[:] }),
			[]float32{0, 0.5, 1}},
		"one of": {shape.OneOf("x", "x", 3, func(s *table, _ whose) int { return int(s.cards[0]) }),
			[]float32{0, 0, 1}},
		"none of": {shape.OneOf("x", "x", 3, func(s *table, _ whose) int { return s.debt }), []float32{0, 0, 0}},
		"each": {shape.OneOfEach("x", "x", 3, 3, func(s *table, _ whose) []uint8 { return s.cards[:] }),
			[]float32{0, 0, 1, 0, 0, 0, 1, 0, 0}},
		"kinds": {shape.Kinds("x", "x", 2, 3, func(s *table, _ whose, n int) int { return int(s.cards[n]) }),
			[]float32{0, 0, 1, 0, 0, 0}},
		"numbers": {shape.Each("x", "x", 2, 2, -1, func(_ *table, _ whose, n int) int { return 1 - 2*n }),
			[]float32{0.5, -0.5}},
		"set": {shape.Set("x", "x", 3, func(*table, whose) uint8 { return 0b1101 }), []float32{1, 0, 1}},
		"sets": {shape.Sets("x", "x", 2, 3, func(s *table, _ whose) []uint8 { return s.cards[:] }),
			[]float32{0, 1, 0, 1, 0, 0}},
		"digits": {shape.Digits("x", "x", 2, 4, func(s *table, _ whose) []uint8 { return s.cards[:] }),
			[]float32{0, 1, 0, 0, 1, 0, 0, 1}},
		"owners": {shape.Owners("x", "x", 2, 4, func(*table, whose) []game.Seat { return []game.Seat{2, 255} }),
			[]float32{0, 1, 0, 0, 0, 0, 0, 0}},
		"owned": {shape.Owned("x", "x", 2, 4, func(_ *table, _ whose, n int) game.Seat { return game.Seat(n) }),
			[]float32{0, 0, 1, 0, 1, 0, 0, 0}},
		"facing": {shape.Facing("x", "x", 4, 2, func(_ *table, q, other whose) uint8 { return uint8(q + other) }),
			[]float32{0, 1, 1, 1, 1, 0, 0, 0}},
	} {
		if got := observe(s, 1, []shape.Row[table]{row.row}, nil); !slices.Equal(got, row.want) {
			t.Errorf("%s: %v, want %v", name, got, row.want)
		}
	}
}

// TestOwed writes waiting steps: the top ones by kind, those below by number, with seats counted from the observer.
func TestOwed(t *testing.T) {
	s := &table{}
	for n := range uint8(5) {
		s.Push(flow.Step(1+n%3), game.Seat(n%3), n, 2)
	}
	rows := shape.Owed(shape.Steps{Count: 4, Seats: 4, Depth: 6,
		Means: map[flow.Step]shape.Means{2: {Nobodys: true, A: shape.OneSeat, B: shape.FromOne},
			1: {B: shape.SeatSet}}},
		func(s *table) *flow.Stack { return &s.Stack })
	got := observe(s, 1, rows, nil)
	first, below := 4, 4+3*(4+4+16)
	for name, of := range map[string]struct {
		at   int
		want []float32
	}{
		"the first":         {first, []float32{0, 0, 1, 0}},     // step 2, A 4: no seat, B 2: seat 1
		"its seat":          {first + 4, []float32{0, 0, 0, 0}}, // nobody's
		"its second number": {first + 16, []float32{1, 0, 0, 0}},
		"the second":        {first + 24, []float32{0, 1, 0, 0}}, // step 1
		"its seat again":    {first + 28, []float32{0, 0, 1, 0}}, // seat 0
		"its set of seats":  {first + 40, []float32{1, 0, 0, 0}},
		"the fourth":        {below, []float32{0, 1, 0, 0}}, // step 2 in binary
		"what it is about":  {below + 12, []float32{1, 0, 0, 0}},
		"none":              {below + 2*28, []float32{0, 0, 0, 0}},
	} {
		if !slices.Equal(got[of.at:of.at+4], of.want) {
			t.Errorf("%s: %v, want %v", name, got[of.at:of.at+4], of.want)
		}
	}
}
