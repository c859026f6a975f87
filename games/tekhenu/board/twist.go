package board

import (
	"ennead/games/tekhenu"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

// twists draws the four rotations of the tile on the chosen cell, with the VP of each, on a papyrus next to the cell.
func (p *picture) twists() {
	top := p.s.Top()
	if top.Step != tekhenu.StepTwist || !p.Active {
		return
	}
	const w, h, step = 232.0, 82.0, 55.0
	tile, slot := p.s.Raising()
	i, c := int(top.A), p.C
	x, y := cellAt(i)
	piece.Selected(c, x, y, piece.Plate(cell-4, cell-4, 2))
	down := 1.0
	if i/side > 1 {
		down = -1
	}
	x, y = min(max(x, w/2+4), templeW-w/2-4), y+down*(cell/2+h/2+8)
	piece.Card(c, x, y, w, h, 6)
	for t := range uint8(4) {
		move := "twist " + p.Number(90*int(t))
		at := svg.Translate(x+svg.Spread(int(t), 4, step), y-8)
		p.Slot(piece.Slot{ID: piece.ID("twist", 90*int(t)), Move: move, At: at, Shape: piece.Plate(42, 42, 2)}, func() {
			p.tile(tile, t, 0, 0, 44)
			piece.Cartouche(c, p.Number(p.s.ColumnWorth(uint8(i), tile, t, slot)), 0, 36, 17)
		})
	}
}
