package board

import (
	"ennead/games/pharaon"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

// Purse returns the viewer's resources, and their offerings if they have any.
func (Board) Purse(scene piece.Scene) (all []piece.Good) {
	p := newPicture(scene)
	if !p.Seated() {
		return nil
	}
	for t := range pharaon.Token(pharaon.Tokens) {
		n := int(p.s.Player[p.Viewer].Tokens[t])
		if n == 0 && t >= pharaon.ResourceOffering {
			continue
		}
		all = append(all, piece.Good{
			Sign:  piece.Picture("", 20, 24, func(c *svg.Canvas) { p.token(c, t, 0, 0, 20) }),
			Count: p.Number(n), Says: p.Word("count", "n", n, "token", offeringTerm(t)), None: n == 0,
		})
	}
	return all
}
