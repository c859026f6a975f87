package collusion

import "slices"

// When games are enough for a finding. Every pair of people is looked at after every game, so chance has many tries.
const (
	// Most is how many games of two people are looked at, the latest ones.
	Most = 60

	rare       = 1.0 / 1e5 // as often chance may raise a finding of one pair
	oneSided   = 4         // times as much as came back
	mostTables = 20        // that a finding names
)

// Judge returns what is found in the rated games of two people, the latest first.
func Judge(games []Game) (all []Finding) {
	games = games[:min(len(games), Most)]
	for _, find := range []func([]Game) (Finding, bool){network, gifts, results} {
		if f, ok := find(games); ok {
			f.Tables = f.Tables[:min(len(f.Tables), mostTables)]
			all = append(all, f)
		}
	}
	return all
}

// network finds games for which both sat in one network.
func network(games []Game) (Finding, bool) {
	f := Finding{Kind: Network, Of: len(games)}
	f.name(games, func(g Game) bool { return g.Shared })
	return f, f.Games > 0
}

// gifts finds that one gives the other more in almost all games, and far more in all.
func gifts(games []Game) (Finding, bool) {
	var chances []float64
	var gave, got, first int
	for _, g := range games {
		gave, got = gave+g.Gave, got+g.Got
		switch {
		case g.Got == g.Gave:
			continue
		case g.Got > g.Gave:
			first++
		}
		chances = append(chances, 0.5)
	}
	f := Finding{Kind: Gifts, Favours: 1, Of: len(chances), Gained: got, Spent: gave}
	favoured := func(g Game) bool { return g.Got > g.Gave }
	if gave > got {
		f.Favours, f.Gained, f.Spent, first = 2, gave, got, len(chances)-first
		favoured = func(g Game) bool { return g.Gave > g.Got }
	}
	p := atLeast(first, chances)
	f.Odds = odds(p)
	f.name(games, favoured)
	return f, p <= rare && f.Gained >= oneSided*f.Spent
}

// results finds that one came off better far more often than their ratings said. These count as they were before each
// game: somebody who is stronger is expected to win.
func results(games []Game) (Finding, bool) {
	var chances, reverse []float64
	first := 0
	for _, g := range games {
		if g.Ahead == 0 {
			continue
		}
		chances, reverse = append(chances, g.Expected), append(reverse, 1-g.Expected)
		if g.Ahead > 0 {
			first++
		}
	}
	f := Finding{Kind: Results, Favours: 1, Of: len(chances)}
	ahead, p := 1, atLeast(first, chances)
	if q := atLeast(f.Of-first, reverse); q < p {
		f.Favours, ahead, p = 2, -1, q
	}
	f.Odds = odds(p)
	f.name(games, func(g Game) bool { return g.Ahead == ahead })
	return f, p <= rare
}

// name names the tables that speak for a finding, and counts them.
func (f *Finding) name(games []Game, speaks func(Game) bool) {
	for _, g := range games {
		if speaks(g) {
			f.Games++
			f.Tables = append(f.Tables, g.Table)
		}
	}
}

// atLeast returns how likely at least n of independent events happen, given how likely each is.
func atLeast(n int, chances []float64) (p float64) {
	exactly := make([]float64, len(chances)+1) // so many of the events so far
	exactly[0] = 1
	for i, chance := range chances {
		for k := i + 1; k > 0; k-- {
			exactly[k] = exactly[k]*(1-chance) + exactly[k-1]*chance
		}
		exactly[0] *= 1 - chance
	}
	slices.Reverse(exactly) // the smallest first, so that they are not lost in the sum
	for _, e := range exactly[:len(chances)-n+1] {
		p += e
	}
	return p
}

// odds returns in how many times something that is so likely happens once at most; a million if not even then.
func odds(p float64) int { return int(1 / max(p, 1e-6)) }
