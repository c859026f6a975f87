package piece

import (
	"slices"

	"ennead/game"
	"ennead/internal/svg"

	"maragu.dev/gomponents"
)

// seats are the silhouettes, by seat.
var seats = [...]string{"lotus", "scarab", "feather", "jackal", "sun"}

// SeatName returns the silhouette of a seat, also its class: "c-lotus" colours what is on it.
func SeatName(s game.Seat) string { return seats[int(s)%len(seats)] }

// Colours are the names of the seats' colours, each by the silhouette that has it at first.
func Colours() []string { return seats[:] }

// Exchanged returns the classes of a page on which a seat has another colour: the seat that has it at first has theirs.
// It is empty if the seat keeps its own.
func Exchanged(s game.Seat, colour string) string {
	own := SeatName(s)
	if colour == own || !slices.Contains(seats[:], colour) {
		return ""
	}
	return own + "-as-" + colour + " " + colour + "-as-" + own
}

// Seat draws a seat's piece on a board; it glides when it moves, so its place is its transform.
func Seat(c *svg.Canvas, s game.Seat, x, y, size float64, attrs ...svg.Attr) {
	c.Use("p-"+SeatName(s), 0, 0, size, "glide c-"+SeatName(s), append([]svg.Attr{svg.At(x, y)}, attrs...)...)
}

// SeatMark returns a seat's mark as a picture of that size in a page: panels, header, log.
func SeatMark(s game.Seat, size int) gomponents.Node {
	return Whole("m-"+SeatName(s), float64(size), float64(size), "c-"+SeatName(s))
}

// Mark draws a seat's mark: silhouette, pattern and sign.
func Mark(c *svg.Canvas, s game.Seat, x, y, size float64) {
	c.Use("m-"+SeatName(s), x, y, size, "c-"+SeatName(s))
}
