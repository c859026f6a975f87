package arena

import (
	"math"
	"time"

	"ennead/game"
)

// Result is the result of a series. Its JSON is that of `ennead sim --json`.
type Result struct {
	Game             string     `json:"game"`
	Games            int        `json:"games"`
	Choices          int        `json:"choices"` // by players, including forced ones
	ChoicesPerSecond float64    `json:"choices_per_second"`
	ChanceMoves      int        `json:"chance_moves"`    // Nature's
	OutOfTurn        int        `json:"deals,omitempty"` // negotiation moves
	Seconds          float64    `json:"seconds"`
	Bots             []Standing `json:"bots"` // in the order of [Config].Bots
}

// Standing is one bot's result. A bot at two seats of a game has played two games.
type Standing struct {
	Bot         string     `json:"bot"`
	Games       int        `json:"games"`
	Wins        float64    `json:"wins"` // a shared victory counts in equal parts
	WinRate     float64    `json:"win_rate"`
	WinRateCI95 [2]float64 `json:"win_rate_ci95"` // Wilson's interval
	ScoreMean   float64    `json:"score_mean"`

	RankMean float64 `json:"-"` // 1 is the first place
	// Margin is the mean number of points ahead of the best other seat. Its interval is computed from the means per
	// shuffle, since games of one shuffle are alike.
	Margin     float64    `json:"-"`
	MarginCI95 [2]float64 `json:"-"`
}

// result sums up the games.
func (s *series) result(took time.Duration) Result {
	r := Result{Game: s.Game.ID(), Games: s.Games, Seconds: took.Seconds()}
	shuffles := make([][]sample, len(s.Bots))
	for b, entrant := range s.Bots {
		r.Bots = append(r.Bots, Standing{Bot: entrant.Name})
		shuffles[b] = make([]sample, (s.Games+s.period-1)/s.period)
	}
	for i, o := range s.games {
		r.Choices += o.choices
		r.ChanceMoves += o.chance
		r.OutOfTurn += o.shuffles
		for k, seat := range s.seats {
			b := s.at(i, k)
			margin := ahead(o.scores, seat)
			r.Bots[b].add(o, seat, margin)
			shuffles[b][i/s.period].add(margin)
		}
	}
	for b := range r.Bots {
		r.Bots[b].finish(shuffles[b])
	}
	if r.Seconds > 0 {
		r.ChoicesPerSecond = float64(r.Choices) / r.Seconds
	}
	return r
}

// add counts one seat of a game; finish divides the sums into means.
func (t *Standing) add(o outcome, seat game.Seat, margin float64) {
	t.Games++
	t.ScoreMean += float64(o.scores[seat])
	t.RankMean += float64(o.ranks[seat])
	t.Margin += margin
	if o.ranks[seat] == 1 {
		winners := 0
		for _, rank := range o.ranks {
			if rank == 1 {
				winners++
			}
		}
		t.Wins += 1 / float64(winners)
	}
}

func (t *Standing) finish(shuffles []sample) {
	n := float64(t.Games)
	t.WinRate = t.Wins / n
	t.WinRateCI95 = wilson(t.WinRate, n)
	t.ScoreMean /= n
	t.RankMean /= n
	t.Margin /= n
	t.MarginCI95 = around(t.Margin, shuffles)
}

// ahead returns by how much a seat leads the best other one.
func ahead(scores []int, seat game.Seat) float64 {
	best, others := 0, false
	for i, score := range scores {
		if i != int(seat) && (!others || score > best) {
			best, others = score, true
		}
	}
	return float64(scores[seat] - best)
}

// z95 is how many standard errors a 95% interval reaches to either side.
const z95 = 1.959964

// wilson returns Wilson's score interval of a rate observed in n games.
func wilson(rate, n float64) [2]float64 {
	z2 := z95 * z95
	middle := (rate + z2/(2*n)) / (1 + z2/n)
	half := z95 / (1 + z2/n) * math.Sqrt(rate*(1-rate)/n+z2/(4*n*n))
	return [2]float64{max(middle-half, 0), min(middle+half, 1)}
}

// sample sums a bot's margins in one shuffle.
type sample struct{ sum, n float64 }

func (s *sample) add(x float64) { s.sum += x; s.n++ }

// around returns the confidence interval of a mean whose samples vary from shuffle to shuffle. One shuffle says nothing
// about that variation: the interval is then just the mean.
func around(mean float64, shuffles []sample) [2]float64 {
	var squares, count, total float64
	for _, d := range shuffles {
		if d.n > 0 {
			e := d.sum - mean*d.n // the shuffle's contribution to the error of the mean
			squares += e * e
			count++
			total += d.n
		}
	}
	if count < 2 {
		return [2]float64{mean, mean}
	}
	half := z95 * math.Sqrt(squares*count/(count-1)) / total
	return [2]float64{mean - half, mean + half}
}
