package board

import (
	"ennead/games/tekhenu"
	"ennead/internal/piece"
)

// Purse returns the viewer's goods, Scribes and Faith.
func (Board) Purse(scene piece.Scene) (all []piece.Good) {
	p := newPicture(scene)
	if !p.Seated() || p.s.Automata().Has(p.Viewer) {
		return nil
	}
	for t, n := range p.s.Player[p.Viewer].Stock {
		all = append(all, piece.Good{
			Sign:  goodPicture(tekhenu.Token(t), 20),
			Count: p.Number(int(n)), Says: p.amount(tekhenu.Token(t), int(n)), None: n == 0,
		})
	}
	return all
}
