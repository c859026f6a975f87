package board

import (
	"ennead/internal/piece"
	"ennead/internal/svg"
)

// Purse returns the viewer's prayer points, units on the board and cards.
func (Board) Purse(scene piece.Scene) (all []piece.Good) {
	p := newPicture(scene)
	if !p.Seated() {
		return nil
	}
	pl, most := &p.s.Player[p.Viewer], p.s.Data.Limit.Units
	add := func(symbol, key string, n, of int) {
		count := p.Number(n)
		if of > 0 {
			count += "/" + p.Number(of)
		}
		all = append(all, piece.Good{
			Sign: piece.Picture("", 20, 20, func(c *svg.Canvas) {
				c.Group(svg.Transform(svg.Scale(1.4)))
				factSign(c, symbol)
				c.End()
			}),
			Count: count, Says: p.Word(key, "n", n, "of", of), None: n == 0,
		})
	}
	add("g-ankh", "fact-prayer", int(pl.Prayer), 0)
	add("g-soldier", "fact-units", most-p.s.Reserve(p.Viewer), most)
	add("di-back", "fact-cards", int(pl.CardsN), 0)
	add("battle-back", "fact-battle", int(pl.Battle.HandN), 0)
	return all
}
