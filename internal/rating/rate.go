package rating

import "math"

// least is the smallest part of a variance that one game leaves.
const least = 0.0001

// Rate returns the skills of the players of a game after it, given those before and the ranks in which it ended: a
// smaller rank is better, equal ones are ties. It needs a rank for each skill. A game of fewer than two players changes
// nothing.
//
// Every product is converted explicitly: otherwise a compiler may fuse it with a sum, and other machines get other
// bits.
func Rate(skills []Skill, ranks []int) []Skill {
	if len(ranks) != len(skills) {
		panic("rating: a rank for each skill is needed")
	}
	after := append([]Skill(nil), skills...)
	if len(skills) < 2 {
		return after
	}
	best, total := skills[0].Mu, 0.0
	variances := make([]float64, len(skills))
	for i, s := range skills {
		variances[i] = float64(s.Sigma*s.Sigma) + float64(tau*tau)
		total += variances[i] + float64(beta*beta)
		best = max(best, s.Mu)
	}
	c := math.Sqrt(total)
	strength := make([]float64, len(skills)) // in proportion to that of the best, so that none is infinite
	for i, s := range skills {
		strength[i] = exp((s.Mu - best) / c)
	}
	for i := range skills {
		gain, loss := 0.0, 0.0
		for q := range skills {
			if ranks[q] > ranks[i] {
				continue
			}
			rest, ties := field(strength, ranks, ranks[q])
			p := strength[i] / rest // that player i is the next to be ranked
			if q == i {
				gain += (1 - p) / ties
			} else {
				gain -= p / ties
			}
			loss += float64(p*(1-p)) / ties
		}
		sigma := math.Sqrt(variances[i])
		share := sigma / c
		after[i].Mu += float64(variances[i] / c * gain)
		shrink := 1 - float64(float64(float64(share*share)*share)*loss)
		after[i].Sigma = sigma * math.Sqrt(max(shrink, least))
	}
	return after
}

// field returns the strength of all who came off at that rank or worse, and how many have that rank.
func field(strength []float64, ranks []int, rank int) (rest, ties float64) {
	for s, other := range ranks {
		if other >= rank {
			rest += strength[s]
		}
		if other == rank {
			ties++
		}
	}
	return rest, ties
}
