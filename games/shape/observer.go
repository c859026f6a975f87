package shape

import "ennead/game"

// Row is a part of what a seat knows, and how to write it. S is the game's state.
type Row[S any] struct {
	name, meaning string
	dims          []int
	low, scale    float32
	write         func(s *S, at place, dst []float32)
}

// place says who observes, and whose things.
type place struct {
	me, whose    game.Seat
	count, seats int // seats at this table and at the largest
}

// from returns the number of a seat counted from the observer, or false if it is no seat.
func (p place) from(seat game.Seat) (n int, ok bool) {
	n = int(seat) - int(p.me)
	if n < 0 {
		n += p.count
	}
	return n, int(seat) < p.count
}

// Observer observes a game by its tables.
type Observer[S any] struct {
	game        string
	seats, size int
	rows        []Row[S] // the first `once` rows are written once, the others for each seat
	once        int
	fields      []game.Field
}

// New returns an observer for a game with at most that many seats. The rows of once are written once, those of each for
// every seat.
func New[S any](id string, seats int, once, each []Row[S]) *Observer[S] {
	o := &Observer[S]{game: id, seats: seats, once: len(once)}
	o.rows = append(append(o.rows, once...), each...)
	for i, r := range o.rows {
		f := game.Field{Name: r.name, Meaning: r.meaning, Offset: o.size, Low: r.low, Scale: r.scale}
		if i >= len(once) {
			f.Shape = append(f.Shape, seats)
		}
		f.Shape = append(f.Shape, r.dims...)
		if len(f.Shape) == 0 {
			f.Shape = []int{1}
		}
		o.fields = append(o.fields, f)
		o.size += f.Len()
	}
	return o
}

// Game returns the id of the game.
func (o *Observer[S]) Game() string { return o.game }

// Size returns the length of an observation.
func (o *Observer[S]) Size() int { return o.size }

// Fields lists the parts of an observation.
func (o *Observer[S]) Fields() []game.Field { return o.fields }

// Observe writes what the seat knows into dst.
func (o *Observer[S]) Observe(view game.State, seat game.Seat, dst []float32) {
	s := any(view).(*S)
	clear(dst[:o.size])
	at := place{me: seat, whose: seat, count: view.Seats(), seats: o.seats}
	for i := range o.rows {
		f, r := &o.fields[i], &o.rows[i]
		if i < o.once {
			r.write(s, at, dst[f.Offset:])
			continue
		}
		step := f.Len() / o.seats
		for k := range at.count {
			of := at
			of.whose = game.Seat((int(seat) + k) % at.count)
			r.write(s, of, dst[f.Offset+k*step:])
		}
	}
}
