package arena

import (
	"context"
	"fmt"
	"time"

	"ennead/game"
)

// Ladder is the result of a round robin: how strong each bot is, and how each pair did. Its JSON is that of `ennead
// ladder --json`.
type Ladder struct {
	Game    string  `json:"game"`
	Players int     `json:"players"`
	Games   int     `json:"games"` // per pair
	Seconds float64 `json:"seconds"`
	Rungs   []Rung  `json:"bots"`  // in the order of [Config].Bots
	Pairs   []Pair  `json:"pairs"` // every pair, in the same order
}

// Rung is one bot's result. Ratings are Elo points above the first bot: 100 points win 64% of two-player games, 200
// win 76%, 400 win 91%.
type Rung struct {
	Bot        string     `json:"bot"`
	Rating     float64    `json:"rating"`
	RatingCI95 [2]float64 `json:"rating_ci95"` // of the difference from the first bot
	Games      int        `json:"games"`       // that the bot took part in
	Ahead      float64    `json:"ahead"`       // share of the other bots' seats it finished ahead of; ties count half
}

// Pair is a match of two bots. In games of more than two players, each takes several seats, alternately.
type Pair struct {
	Bots [2]Standing `json:"bots"`
	// Ahead is how often a seat of the first bot finished ahead of one of the second; ties count half. The interval
	// treats each shuffle as one sample.
	Ahead     float64    `json:"ahead"`
	AheadCI95 [2]float64 `json:"ahead_ci95"`
}

// Rate plays c.Games games between every two bots and rates all of them by who finished ahead of whom. All pairs play
// the same shuffles, so that only the bots differ. Record is called for the games of all pairs, one pair after the
// other.
func Rate(ctx context.Context, c Config) (Ladder, error) {
	if len(c.Bots) < 2 {
		return Ladder{}, fmt.Errorf("%w: a ladder needs two bots", ErrConfig)
	}
	began := time.Now()
	l := Ladder{Game: c.Game.ID(), Players: c.Setup.Players, Games: c.Games}
	var all []meeting
	for b := range c.Bots {
		for a := range b {
			s, err := play(ctx, match(c, a, b, len(l.Pairs)))
			if err != nil {
				return Ladder{}, fmt.Errorf("%s against %s: %w", c.Bots[a].Name, c.Bots[b].Name, err)
			}
			met := s.meetings(a, b)
			pair := Pair{Bots: [2]Standing(s.result(0).Bots)}
			pair.Ahead, pair.AheadCI95 = share(met)
			l.Pairs = append(l.Pairs, pair)
			all = append(all, met...)
		}
	}
	l.Rungs = rungs(c, all)
	l.Seconds = time.Since(began).Seconds()
	return l, nil
}

// match returns the series of two bots, the n-th pair.
func match(c Config, a, b, n int) Config {
	m, before := c, n*c.Games
	m.Bots = []Entrant{c.Bots[a], c.Bots[b]}
	if c.Progress != nil {
		m.Progress = func(done int) { c.Progress(before + done) }
	}
	if c.Record != nil {
		m.Record = func(i int, r *game.Record) error { return c.Record(before+i, r) }
	}
	return m
}

// meeting is what the games of one shuffle say about two bots: in how many comparisons of a seat of the first with a
// seat of the second the first finished ahead.
type meeting struct {
	a, b, negotiate int
	points, seats   float64
}

// meetings sums a match of the bots a and b by shuffle.
func (s *series) meetings(a, b int) []meeting {
	met := make([]meeting, (s.Games+s.period-1)/s.period)
	for i, o := range s.games {
		m := &met[i/s.period]
		m.a, m.b, m.negotiate = a, b, i/s.period
		for k, seat := range s.seats {
			for l, other := range s.seats {
				if s.at(i, k) != 0 || s.at(i, l) != 1 {
					continue
				}
				m.seats++
				switch mine, theirs := o.ranks[seat], o.ranks[other]; {
				case mine < theirs:
					m.points++
				case mine == theirs:
					m.points += 0.5
				}
			}
		}
	}
	return met
}

// share returns the part of the points that the first bot made.
func share(met []meeting) (part float64, ci95 [2]float64) {
	shuffles, sum := make([]sample, len(met)), sample{}
	for i, m := range met {
		shuffles[i] = sample{m.points, m.seats}
		sum.sum += m.points
		sum.n += m.seats
	}
	part = sum.sum / sum.n
	ci95 = around(part, shuffles)
	return part, [2]float64{max(ci95[0], 0), min(ci95[1], 1)}
}

// rungs rates the bots.
func rungs(c Config, all []meeting) []Rung {
	list := make([]Rung, len(c.Bots))
	ahead := make([]sample, len(c.Bots))
	for _, m := range all {
		for _, side := range []struct {
			bot    int
			points float64
		}{{m.a, m.points}, {m.b, m.seats - m.points}} {
			ahead[side.bot].sum += side.points
			ahead[side.bot].n += m.seats
		}
	}
	ratings := rate(len(c.Bots), all)
	for i, r := range ratings {
		list[i] = Rung{Bot: c.Bots[i].Name, Rating: r.points, Games: c.Games * (len(c.Bots) - 1),
			Ahead:      ahead[i].sum / ahead[i].n,
			RatingCI95: [2]float64{r.points - z95*r.doubt, r.points + z95*r.doubt}}
	}
	return list
}
