package piece

import (
	"math"

	"ennead/game"
	"ennead/internal/svg"
)

// Track is a row of cells on which every seat has a piece. Pieces that meet in a cell share its room.
type Track struct {
	Cell func(n int) (x, y float64) // the middle of the room for pieces in a cell
	W, H float64                    // the size of that room
	Size float64                    // of a piece that is alone
	Turn float64                    // of the room, in degrees
}

// Pieces draws one piece for every seat, in the cell that it is on; nothing for a seat on a cell below 0.
func (t Track) Pieces(seats int, on func(game.Seat) int, draw func(seat game.Seat, x, y, size float64)) {
	together := map[int]int{}
	for seat := range game.Seat(seats) {
		together[on(seat)]++
	}
	placed := map[int]int{}
	sin, cos := math.Sincos(t.Turn * math.Pi / 180)
	for seat := range game.Seat(seats) {
		cell := on(seat)
		if cell < 0 {
			continue
		}
		dx, dy, size := Crowd(placed[cell], together[cell], t.W, t.H, t.Size)
		placed[cell]++
		x, y := t.Cell(cell)
		draw(seat, x+dx*cos-dy*sin, y+dx*sin+dy*cos, size)
	}
}

// lap is how much larger than its share of a room a piece may be: silhouettes leave their corners free.
const lap = 1.1

// Crowd returns the place of the i-th of n pieces, from the middle of their room, and its size: the pieces are in
// rows that leave them as large as possible, at most as large as a single one.
func Crowd(i, n int, w, h, size float64) (x, y, fit float64) {
	rows, columns := 1, n
	for r := 1; r <= n; r++ {
		c := (n + r - 1) / r
		if s := min(size, lap*w/float64(c), lap*h/float64(r)); s > fit+.01 {
			rows, columns, fit = r, c, s
		}
	}
	row := i / columns
	inRow := min(columns, n-row*columns)
	step := min(fit, w/float64(columns))
	return svg.Spread(i%columns, inRow, step), svg.Spread(row, rows, min(fit, h/float64(rows))), fit
}
