package chart

// apart is the minimum distance between two points of a line.
const apart = 4.5

// thinned returns at most that many readings, spread over the game: each is the mean of those too close together to
// be told apart. So even a game of a thousand decisions has a line that can be followed, and a page of the same size.
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

// mean returns the mean of some readings, placed in their middle.
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
