package evaluator

import (
	"math/bits"

	"ennead/games/osiris"
)

// What unplaced workers are needed for: which terrains are open to them, and which monuments the harvest would pay.

// crops count the open terrains of each resource by their yield (OSI-5.1), four bits for each yield: those within reach
// of basic workers, and those for foremen.
type crops struct {
	basic, foremen [osiris.ResourceKinds]uint64
}

func cropsOf(s *osiris.State) (c crops) {
	reached := s.Data.Reached[s.Season]
	for open := osiris.Places(s.Data.Terrains) &^ s.Stood &^ s.Closed; open != 0; open = open.Rest() {
		at := osiris.Place(open.First())
		r := s.Data.Terrain[at].Resource
		one := uint64(1) << (4 * s.Icons(at))
		c.foremen[r] += one
		if reached.Has(uint8(at)) {
			c.basic[r] += one
		}
	}
	if s.Season == osiris.Seasons { // OSI-5.1.3
		for r := range c.foremen {
			c.foremen[r] <<= 4 * s.Data.Foreman
		}
	}
	return c
}

// harvest returns what workers could harvest if nobody else sent any. Basic workers go to the best terrains.
func (c *crops) harvest(w *osiris.Workers) (t osiris.Tokens) {
	for r := range t {
		basic, all := w[2*r], w[2*r]+w[2*r+1]
		if all == 0 {
			continue
		}
		t[r] = best(c.basic[r], 0, basic) + best(c.foremen[r], basic, all)
	}
	return t
}

// best sums the yields of terrains from the first to before the last, best first.
func best(yields uint64, first, last uint8) (sum uint8) {
	for n := uint8(0); n < last && yields != 0; n++ {
		most := uint8(bits.Len64(yields)-1) / 4
		yields -= 1 << (4 * most)
		if n >= first {
			sum += most
		}
	}
	return sum
}
