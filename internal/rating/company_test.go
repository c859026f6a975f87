package rating

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"
)

// many is more people than there are in any company.
const many = 1000

// player is somebody with whom they have played.
type player struct {
	Standing
	Company
	met map[int]bool
}

// plays folds a game of some players, by index, that ended in these ranks.
func plays(all []player, seats, ranks []int, season Season, people int) {
	before, company := make([]Standing, len(seats)), make([]Company, len(seats))
	for i, at := range seats {
		before[i], company[i] = all[at].Standing, all[at].Company
	}
	after, then := FoldAmong(before, company, people, ranks, season)
	for i, at := range seats {
		p := &all[at]
		p.Standing, p.Company = after[i], then[i]
		for _, other := range seats {
			if other != at {
				if p.met == nil {
					p.met = map[int]bool{}
				}
				p.met[other] = true
			}
		}
		p.Met = min(len(p.met), MostMet)
	}
}

// comparable reports whether players are close enough to play for their ratings.
func comparable(all []player, seats []int) bool {
	skills := make([]Skill, len(seats))
	for i, at := range seats {
		if skills[i] = all[at].Skill; all[at].Games == 0 {
			skills[i] = Fresh()
		}
	}
	return Comparable(skills...)
}

// TestFarmingAtEveryStrength: whoever wins 1,000 games against up to five second accounts of their own gains less than
// 60 points, however strong they are, however well that is known, and however many play at a table. It is the same
// for owners whom others of the house know and for those whom nobody does.
func TestFarmingAtEveryStrength(t *testing.T) {
	const games, daily, quarter = 1000, 3, 91
	most, surest := math.MinInt, 0.0
	for mu := 10.0; mu <= 40; mu += 2.5 {
		for _, sigma := range []float64{freshSigma, 7, 6, 5, 4, 3, 2.5, 2, 1.5, 1, 0.5} {
			for seats := 2; seats <= 5; seats++ {
				for seconds := seats - 1; seconds <= 5; seconds++ {
					for _, tied := range []bool{false, true} {
						all := make([]player, 1+seconds)
						all[0].Standing = Standing{Skill{mu, sigma}, 50, 1, 50}
						if !tied {
							all[0].Met = MostMet
						}
						before, floor, gain := all[0].Shown(), all[0].Floor(), 0
						for game := range games {
							at, ranks := []int{0}, []int{1}
							for i := range seats - 1 {
								at, ranks = append(at, 1+(game+i)%seconds), append(ranks, 2+i)
								if tied {
									ranks[i+1] = 2
								}
							}
							if comparable(all, at) {
								plays(all, at, ranks, Season(1+game/(daily*quarter)), many)
							}
							gain = max(gain, all[0].Shown()-before)
						}
						surest = max(surest, all[0].Floor()-floor)
						if most = max(most, gain); gain >= 60 || 40*surest >= 400 {
							t.Errorf("%v ± %v gains %d points from %d accounts at tables of %d", mu, sigma, gain,
								seconds, seats)
						}
					}
				}
			}
		}
	}
	t.Logf("the most is %d points; the floor rises by %.0f at most", most, 40*surest)
}

// Two people who have a game to themselves, or a family, are rated just as if there were no strangers.
func TestFewPeople(t *testing.T) {
	const people = 5
	all, plain := make([]player, people), make([]Standing, people)
	chance := rand.New(rand.NewPCG(1, 2))
	for n := range 200 {
		seats := chance.Perm(min(people, 2+n/40))[:2]
		rated := 0
		for _, p := range all {
			rated += min(p.Games, 1)
		}
		plays(all, seats, []int{1, 2}, 1, rated)
		for i, s := range Fold([]Standing{plain[seats[0]], plain[seats[1]]}, []int{1, 2}, 1) {
			plain[seats[i]] = s
		}
		for _, at := range seats {
			if n < 40 && all[at].Standing != plain[at] {
				t.Fatalf("after %d games of a pair somebody has %+v instead of %+v", n+1, all[at].Standing, plain[at])
			}
		}
	}
	for i, p := range all {
		if p.Company.stranger(people) {
			t.Errorf("%d is a stranger after 200 games of the family", i)
		}
	}
}

// Two friends of whom one wins more often, in a house of many, have ratings after 100 games with each other that say
// so. What they lose by the limit is in docs/ratings.md.
func TestFriends(t *testing.T) {
	const games, pairs = 100, 400
	for _, test := range []struct {
		wins   float64
		settle bool
		least  float64 // part of the gap without the limit
	}{{0.55, false, 0.65}, {0.55, true, 0.75}, {0.65, false, 0.45}, {0.65, true, 0.5},
		{0.75, false, 0.3}} {
		var gaps [2]float64
		var off [2]float64
		ahead := [2]int{}
		for limit, people := range []int{2, many} { // of two who have a game to themselves nobody is a stranger
			chance := rand.New(rand.NewPCG(3, 4))
			var shown []float64
			for range pairs {
				all := make([]player, 2)
				if test.settle {
					for i := range all {
						all[i].Standing = Standing{Skill{freshMu, 2.5}, 50, 1, 50}
					}
				}
				for range games {
					ranks := []int{1, 2}
					if chance.Float64() >= test.wins {
						ranks = []int{2, 1}
					}
					plays(all, []int{0, 1}, ranks, 1, people)
				}
				gap := float64(all[0].Shown() - all[1].Shown())
				shown = append(shown, gap)
				gaps[limit] += gap / pairs
				if gap > 0 {
					ahead[limit]++
				}
			}
			for _, gap := range shown {
				off[limit] += math.Abs(gap-gaps[limit]) / pairs
			}
		}
		t.Logf("%.0f %% of the games won (settled %t): %.0f ± %.0f points apart, %.0f ± %.0f with the limit; "+
			"the better one is ahead in %d and %d of %d pairs", 100*test.wins, test.settle, gaps[0], off[0], gaps[1],
			off[1], ahead[0], ahead[1], pairs)
		if gaps[1] < test.least*gaps[0] || 10*ahead[1] < 9*ahead[0] {
			t.Errorf("they are %.0f points apart instead of %.0f", gaps[1], gaps[0])
		}
	}
}

// In a house of many who are all new and play whom they meet, the limit holds back the first games, and little later.
func TestStrangersBecomeKnown(t *testing.T) {
	const people = 300
	for _, seats := range []int{2, 4} {
		for _, games := range []int{10, 40} {
			var found [2]float64
			for limit, size := range []int{2, many} {
				chance := rand.New(rand.NewPCG(5, 6))
				strength := make([]float64, people)
				for i := range strength {
					strength[i] = 25 + 5*chance.NormFloat64()
				}
				all := make([]player, people)
				for range games {
					order := chance.Perm(people)
					for at := 0; at+seats <= people; at += seats {
						table := slices.Clone(order[at : at+seats])
						done := map[int]float64{}
						for _, one := range table {
							done[one] = strength[one] + beta*chance.NormFloat64()
						}
						slices.SortFunc(table, func(a, b int) int {
							if done[a] > done[b] {
								return -1
							}
							return 1
						})
						ranks := make([]int, seats)
						for i := range ranks {
							ranks[i] = i + 1
						}
						plays(all, table, ranks, 1, size)
					}
				}
				mus := make([]float64, people)
				for i, p := range all {
					mus[i] = p.Mu
				}
				found[limit] = correlated(mus, strength)
			}
			t.Logf("tables of %d, %d games: %.3f, with the limit %.3f", seats, games, found[0], found[1])
			if found[1] < found[0]-map[int]float64{10: 0.09, 40: 0.01}[games] {
				t.Errorf("tables of %d, %d games: %.3f instead of %.3f", seats, games, found[1], found[0])
			}
		}
	}
}
