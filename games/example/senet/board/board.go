// Package board draws senet: a path that winds through three rows of houses.
package board

import (
	"strconv"

	"ennead/game"
	"ennead/games/example/senet"
	"ennead/internal/piece"
	"ennead/internal/svg"

	"maragu.dev/gomponents"
)

// Board draws senet.
type Board struct{}

var _ piece.Board = Board{}

const side, row = 52, 10

// Style returns nothing: [piece.CSS] is enough.
func (Board) Style() string { return "" }

// Symbols returns the pieces of the seats.
func (Board) Symbols(piece.Scene) string { return piece.Symbols() }

// Board draws the path.
func (Board) Board(scene piece.Scene) string {
	d, s := piece.Draw(scene), scene.State.(*senet.State)
	rows := (s.Box.Houses + row - 1) / row
	box := "0 0 " + svg.N(side*row) + " " + svg.N(side*float64(rows))
	d.C.Open("svg", svg.ID("board"), svg.Class("art"), svg.A("viewBox", box), svg.A("role", "group"),
		svg.A("aria-label", d.Word("board")))
	for house := 1; house <= s.Box.Houses; house++ {
		seat, taken := s.On(house)
		title := d.Word("house", "house", house)
		if taken {
			title = d.Word("pawn", "house", house, "seat", seat)
		}
		slot := piece.Slot{
			ID: piece.ID("house", house), Move: "move " + strconv.Itoa(house), Title: title,
			At: at(house), Shape: piece.Plate(38, 38, 3),
		}
		d.Slot(slot, func() {
			piece.Empty(d.C, 0, 0, 44, 44)
			if taken {
				d.Stand(piece.ID("pawn", house), seat, 0, 0, 32)
			} else {
				piece.Count(d.C, strconv.Itoa(house), 0, 0)
			}
		})
	}
	d.C.End()
	return d.C.String()
}

// at returns the place of a house: every other row runs backwards.
func at(house int) string {
	x, y := (house-1)%row, (house-1)/row
	if y%2 == 1 {
		x = row - 1 - x
	}
	return svg.Translate((float64(x)+.5)*side, (float64(y)+.5)*side)
}

// Left shows the pawns that left the board and how many amulets each player holds.
func (b Board) Left(scene piece.Scene) gomponents.Node {
	d := piece.Draw(scene)
	var facts []gomponents.Node
	for _, seat := range piece.Order(b, scene) {
		score := gomponents.Text(d.Number(scene.State.Score(seat)))
		facts = append(facts, piece.Fact("", b.Status(scene, seat), piece.SeatMark(seat, 18), score))
	}
	return piece.Area{ID: "out", Title: d.Word("out")}.Holds(facts...)
}

// Mine shows the viewer's amulets, which nobody else sees.
func (Board) Mine(scene piece.Scene) gomponents.Node {
	d, s := piece.Draw(scene), scene.State.(*senet.State)
	if !d.Seated() {
		return nil
	}
	var amulets []gomponents.Node
	for number, n := range s.Hand[scene.Viewer] {
		for range n {
			name := d.Word("amulet", "number", number)
			amulets = append(amulets, piece.Fact("", name, gomponents.Text(d.Number(number))))
		}
	}
	return piece.Area{ID: "mine", Title: d.Word("mine")}.Holds(amulets...)
}

// Trail returns nothing: a turn is only one or two choices.
func (Board) Trail(piece.Scene) gomponents.Node { return nil }

// Icon draws the viewer's piece.
func (Board) Icon(scene piece.Scene, _ game.Move) gomponents.Node {
	return piece.SeatMark(scene.Viewer, 36)
}

// Status says how many pawns of a seat have left the board and how many amulets it holds.
func (Board) Status(scene piece.Scene, seat game.Seat) string {
	d, s := piece.Draw(scene), scene.State.(*senet.State)
	return d.Word("of", "seat", seat, "out", s.Score(seat), "n", int(s.Held[seat]))
}

// Progress shows who is ahead.
func (b Board) Progress(scene piece.Scene) gomponents.Node {
	leader := game.Seat(0)
	if scene.State.Rank(leader) > 1 {
		leader = 1
	}
	return piece.Progress(b.Status(scene, leader), 0, 0)
}

// Dial returns nothing: the board is always shown whole.
func (Board) Dial(piece.Scene) gomponents.Node { return nil }
