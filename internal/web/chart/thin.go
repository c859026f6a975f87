package chart

// apart is how far two points of a line stand from each other at least.
const apart = 4.5

// thinned is so many readings at most, spread over the game: each is the mean of those that stand closer together
// than can be told apart. A game of a thousand decisions so has a line that can be followed, and a page of the same size.
func thinned(all []Reading, turns, most int) []Reading {
	if len(all) <= most {
		return all
	}
	var thin []Reading
	for from := 0; from < len(all); {
		bucket := all[from].At * most / (turns + 1)
		to := from + 1
		for to < len(all) && all[to].At*most/(turns+1) == bucket {
			to++
		}
		thin = append(thin, mean(all[from:to]))
		from = to
	}
	return thin
}

// mean is the reading in the middle of some.
func mean(some []Reading) Reading {
	m := Reading{Win: make([]float64, len(some[0].Win))}
	for _, r := range some {
		m.At += r.At
		for seat, win := range r.Win {
			m.Win[seat] += win
		}
	}
	m.At /= len(some)
	for seat := range m.Win {
		m.Win[seat] /= float64(len(some))
	}
	return m
}
