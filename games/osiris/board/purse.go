package board

import (
	"ennead/games/osiris"
	"ennead/internal/piece"
)

// Purse returns the viewer's tokens and workers.
func (Board) Purse(scene piece.Scene) (all []piece.Good) {
	p := newPicture(scene)
	if !p.Seated() {
		return nil
	}
	pl := &p.s.Player[p.Viewer]
	for r, n := range pl.Tokens {
		all = append(all, piece.Good{
			Sign:  tokenPicture(osiris.Resource(r), 20),
			Count: p.Number(int(n)), Says: p.amount(osiris.Resource(r), int(n)), None: n == 0,
		})
	}
	for w, n := range pl.Workers {
		if n > 0 {
			all = append(all, piece.Good{
				Sign:  workerPicture(osiris.Worker(w), 24),
				Count: p.Number(int(n)), Says: p.Word("count", "n", int(n), "what", workerTerm(osiris.Worker(w))),
			})
		}
	}
	return all
}
