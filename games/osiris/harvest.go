package osiris

import "ennead/game"

// Action 1: OSI-5.1.

// Yield is what a worker would take on a terrain if the supply had enough (OSI-5.1.2, OSI-5.1.3).
func (s *State) Yield(w Worker, at Place, by Means) (n uint8) {
	for site := Site(at) * 2; site < Site(at)*2+2; site++ {
		if !s.Raised.Has(uint8(site)) {
			n += s.Data.Site[site].Icons
		}
	}
	if w.Foreman() && s.Season == Seasons {
		n += s.Data.Foreman
	}
	if by == ByOverseer {
		n += s.Data.Special.Overseer
	}
	return n
}

func (s *State) harvest(seat game.Seat, w Worker, at Place, by Means, log *game.Log) {
	s.did(seat, didHarvest)
	var due Tokens
	due[s.Data.Terrain[at].Resource] = s.Yield(w, at, by)
	s.gain(seat, due, GainHarvest, log)
}
