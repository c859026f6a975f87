package shapetest

import (
	"fmt"
	"math"
	"slices"
	"testing"

	"ennead/game"
)

// Suite says how to test the observations of one game.
type Suite struct {
	Game     game.Game
	Observer game.Observer
	Setups   []game.Setup
	// Blind lists the parts of a state that observations omit, each with the reason. Keys are paths of fields without
	// indices, such as "Player.Known".
	Blind map[string]string
	// Derived lists fields that follow from others, such as points: a number that shows only in them is not observed.
	Derived []string
	// Forget clears in a masked state what observations omit; nil if they omit nothing.
	Forget func(game.State)
}

// Run plays that many random games and checks the laws on views of seats.
func (s *Suite) Run(t *testing.T, games int) {
	t.Helper()
	for _, wrong := range s.check(games) {
		t.Error(wrong)
	}
}

// check returns all violations.
func (s *Suite) check(games int) []error {
	wrong := s.fields()
	l := &looker{Suite: s, worlds: map[key][]game.State{}, sites: map[chair][][]sight{}, rand: game.NewRand(1)}
	l.one, l.other = make([]float32, s.Observer.Size()), make([]float32, s.Observer.Size())
	for i := range games {
		l.setup = i % len(s.Setups)
		if err := l.play(uint64(i)); err != nil {
			return append(wrong, fmt.Errorf("game %d (%d players, %v): %w", i, s.Setups[l.setup].Players,
				s.Setups[l.setup].Options, err))
		}
	}
	return append(wrong, l.complete()...)
}

// fields checks that the fields are contiguous and fill the observation.
func (s *Suite) fields() (wrong []error) {
	at, names := 0, map[string]bool{}
	for _, f := range s.Observer.Fields() {
		if f.Offset != at || f.Len() < 1 || names[f.Name] || f.Name == "" || f.Meaning == "" || f.Scale < 1 ||
			f.Low != 0 && f.Low != -1 {
			wrong = append(wrong, fmt.Errorf("field %+v should begin at number %d", f, at))
		}
		at, names[f.Name] = at+f.Len(), true
	}
	if at != s.Observer.Size() {
		wrong = append(wrong, fmt.Errorf("the fields have %d numbers, but an observation %d", at, s.Observer.Size()))
	}
	if s.Observer.Game() != s.Game.ID() {
		wrong = append(wrong, fmt.Errorf("observations of %s for %s", s.Observer.Game(), s.Game.ID()))
	}
	return wrong
}

// looker plays games and checks views.
type looker struct {
	*Suite
	setup      int
	rand       game.Rand
	one, other []float32
	worlds     map[key][]game.State // views by their observation
	views      int
	leaves     []leaf
	sites      map[chair][][]sight // by leaf
}

// chair is a seat at a table; key adds the hash of an observation from there.
type chair struct {
	setup int
	seat  game.Seat
}

type key struct {
	chair
	hash uint64
}

// play plays a random game.
func (l *looker) play(seed uint64) error {
	s, err := l.Game.New(l.Setups[l.setup])
	if err != nil {
		return err
	}
	r := game.NewRand(seed)
	for moves := 0; s.Owing() != 0; moves++ {
		if l.rand.Intn(4) == 0 {
			if err := l.look(s, game.Seat(l.rand.Intn(s.Seats()))); err != nil {
				return fmt.Errorf("after %d moves: %w", moves, err)
			}
		}
		seat := s.Owing().First()
		list := s.Moves(nil, seat)
		s.Play(seat, list[r.Intn(len(list))], nil)
	}
	return nil
}

// look checks the laws on the view of a seat.
func (l *looker) look(s game.State, seat game.Seat) error {
	view := s.Copy()
	view.Mask(seat)
	for i := range l.one {
		l.one[i] = float32(math.NaN()) // Observe must overwrite everything
	}
	l.Observer.Observe(view, seat, l.one)
	if err := l.bounded(); err != nil {
		return err
	}
	guess := view.Copy()
	guess.Determinize(seat, &l.rand)
	guess.Mask(seat)
	l.Observer.Observe(guess, seat, l.other)
	if at := different(l.one, l.other); at >= 0 {
		return fmt.Errorf("%s differs between worlds that the seat cannot tell apart", l.field(at))
	}
	l.collect(view, seat)
	return l.collide(view, seat)
}

// bounded checks that all numbers are within the bounds of their fields.
func (l *looker) bounded() error {
	for _, f := range l.Observer.Fields() {
		for i, n := range l.one[f.Offset : f.Offset+f.Len()] {
			if !(n >= f.Low && n <= 1) {
				return fmt.Errorf("%s: number %d is %v", f.Name, i, n)
			}
		}
	}
	return nil
}

// plain clears the derived fields.
func (l *looker) plain(numbers []float32) {
	for _, f := range l.Observer.Fields() {
		if slices.Contains(l.Derived, f.Name) {
			clear(numbers[f.Offset : f.Offset+f.Len()])
		}
	}
}

// field returns the name of the field that contains a number.
func (l *looker) field(at int) string {
	for _, f := range l.Observer.Fields() {
		if at < f.Offset+f.Len() {
			return f.Name
		}
	}
	return ""
}

// different returns the index of the first difference of two observations, or -1.
func different(a, b []float32) int {
	for i := range a {
		if a[i] != b[i] {
			return i
		}
	}
	return -1
}

// maxViews limits how many views are kept.
const maxViews = 60_000

// collide checks that different views of a seat have different observations.
func (l *looker) collide(view game.State, seat game.Seat) error {
	if l.Forget != nil {
		view = view.Copy()
		l.Forget(view)
	}
	l.plain(l.one)
	k := key{chair{l.setup, seat}, hash(l.one)}
	for _, other := range l.worlds[k] {
		if !other.Equal(view) {
			return fmt.Errorf("two views have the same observation:\n%s\n%s", l.Game.Position(other),
				l.Game.Position(view))
		}
	}
	if l.worlds[k] == nil && l.views < maxViews {
		l.worlds[k], l.views = append(l.worlds[k], view), l.views+1
	}
	return nil
}

// hash returns a hash of an observation; collisions are very unlikely.
func hash(numbers []float32) (h uint64) {
	for i, n := range numbers {
		if n != 0 {
			h = (h ^ uint64(i)<<32 ^ uint64(math.Float32bits(n))) * 0x9e3779b97f4a7c15
			h ^= h >> 29
		}
	}
	return h
}
