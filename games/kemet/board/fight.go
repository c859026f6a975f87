package board

import "ennead/games/kemet"

// fighting tells whether a tile adds to a figure of the viewer's side in the combat that is going on.
func (p *picture) fighting(tile uint8) bool {
	for i := range p.s.Fight.Side {
		if p.s.Fight.Space == kemet.NoSpace || p.s.Fight.Side[i].Seat != p.Viewer {
			continue
		}
		for what := range kemet.Figure(3) {
			for _, t := range p.s.Terms(i, what, nil) {
				if (t.Source == kemet.FromTile || t.Source == kemet.FromWound) && t.Of == tile {
					return true
				}
			}
		}
	}
	return false
}
