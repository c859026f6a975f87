package board

import (
	"ennead/games/pyramidion"
	"ennead/internal/piece"
)

// Purse returns the viewer's resources.
func (Board) Purse(scene piece.Scene) (all []piece.Good) {
	p := newPicture(scene)
	if !p.Seated() {
		return nil
	}
	for r, n := range p.s.Player[p.Viewer].Goods {
		all = append(all, piece.Good{
			Sign:  p.tokenPicture(pyramidion.Resource(r), 20),
			Count: p.Number(int(n)), Says: p.amount(pyramidion.Resource(r), int(n)), None: n == 0,
		})
	}
	return all
}
