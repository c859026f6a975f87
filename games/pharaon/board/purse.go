package board

import (
	"slices"

	"ennead/games/pharaon"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

// purseKinds is how many kinds of tokens a phone shows side by side.
const purseKinds = 7

// Purse returns the viewer's resources, and their offerings if they have any. If those are more kinds than a phone can
// show, the resources that the viewer has none of give way to what they can pay with.
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
	if len(all) > purseKinds {
		all = slices.DeleteFunc(all, func(g piece.Good) bool { return g.None })
	}
	return all
}
