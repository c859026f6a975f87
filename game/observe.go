package game

// Observer writes what a seat knows as a fixed number of numbers, for programs that learn. The shape is the same for
// every number of players: values of absent seats are zero.
type Observer interface {
	// Game returns the [Game.ID] of the observed game.
	Game() string
	// Fields lists the parts of an observation, in order, without gap or overlap.
	Fields() []Field
	// Size returns the length of an observation.
	Size() int
	// Observe fills dst, which is [Observer.Size] long. The view is masked for the seat (see [State.Mask]). It
	// allocates nothing.
	Observe(view State, seat Seat, dst []float32)
}

// Field is a part of an observation.
type Field struct {
	Name    string  `json:"name"`
	Meaning string  `json:"meaning"`
	Offset  int     `json:"offset"`
	Shape   []int   `json:"shape"` // the last dimension changes fastest
	Low     float32 `json:"low"`   // every number is from Low to 1
	Scale   float32 `json:"scale"` // a number times Scale is the count
}

// Len returns how many numbers the field has.
func (f Field) Len() int {
	n := 1
	for _, d := range f.Shape {
		n *= d
	}
	return n
}
