package train

import (
	"context"
	"math"
	"path/filepath"

	"ennead/bot"
	"ennead/game"
)

// sighting is a moment of a game, with what its evaluator expected and how the victory was shared in the end.
type sighting struct {
	state  game.State
	values []float32
	final  []float64
}

// apart is the number of choices between two sightings of a game: neighbouring ones add almost no information.
const apart = 9

// Swing is how far the end may still be from what the evaluator expects, fitted to games (see [bot.Swing]).
type Swing struct {
	bot.Swing `json:"swing"`
	Positions int     `json:"positions"`
	Surprise  float64 `json:"surprise"` // the mean negative logarithm of the chances that were given to the winners
	Bins      []Bin   `json:"bins"`
}

// Bin holds the predictions of about the same chance to win: their mean, and how often they came true.
type Bin struct {
	Said  float64 `json:"said"`
	Came  float64 `json:"came"`
	Count int     `json:"count"`
}

// Swing plays the games of one round with the learnt weights, and fits the swing to them.
func (c *Course) Swing(ctx context.Context) (Swing, error) {
	if err := c.Check(c.Kit); err != nil {
		return Swing{}, err
	}
	if err := c.open(); err != nil {
		return Swing{}, err
	}
	var seen []sighting
	for _, players := range c.Players {
		records, err := c.games(ctx, Step{Players: players}, filepath.Join(c.Dir, "swing"), c.Kit.Evaluator)
		if err != nil {
			return Swing{}, err
		}
		for _, r := range records {
			if seen, err = c.sight(seen, r); err != nil {
				return Swing{}, err
			}
		}
	}
	best, least := fitSwing(seen)
	return Swing{Swing: best, Positions: len(seen), Surprise: least, Bins: reliability(best, seen)}, nil
}

// sight adds the sightings of one game.
func (c *Course) sight(seen []sighting, r *game.Record) ([]sighting, error) {
	state, err := c.Kit.New(r.Setup)
	if err != nil {
		return seen, err
	}
	first := len(seen)
	for n, t := range r.Turns {
		if n%apart == 0 && t.Seat != game.Nature {
			values := make([]float32, state.Seats())
			c.Kit.Evaluator(state, values)
			seen = append(seen, sighting{state: state.Copy(), values: values})
		}
		state.Play(t.Seat, t.Move, nil)
	}
	final := make([]float64, state.Seats())
	bot.Swing{}.Shares(state, make([]float32, len(final)), final)
	for i := range seen[first:] {
		seen[first+i].final = final
	}
	return seen, nil
}

// fitSwing returns the swing with the least surprise at the ends of the games: a search on a grid.
func fitSwing(seen []sighting) (best bot.Swing, least float64) {
	least = math.Inf(1)
	for base := 0.1; base < 100; base *= 1.25 {
		for per := 0.1; per < 20; per *= 1.25 {
			w := bot.Swing{Base: base, PerPoint: per}
			if x := surprise(w, seen); x < least {
				best, least = w, x
			}
		}
	}
	return best, least
}

// surprise returns the mean negative logarithm of the chances that were given to the winners.
func surprise(w bot.Swing, seen []sighting) (sum float64) {
	var shares [game.MaxSeats]float64
	for _, x := range seen {
		w.Shares(x.state, x.values, shares[:len(x.values)])
		for seat, share := range x.final {
			if share > 0 {
				sum -= share * math.Log(max(shares[seat], 1e-9))
			}
		}
	}
	return sum / float64(len(seen))
}

// reliability returns how often predictions of each probability came true.
func reliability(w bot.Swing, seen []sighting) (list []Bin) {
	const bins = 10
	var all [bins]Bin
	var shares [game.MaxSeats]float64
	for _, x := range seen {
		w.Shares(x.state, x.values, shares[:len(x.values)])
		for seat, share := range x.final {
			bin := &all[min(int(shares[seat]*bins), bins-1)]
			bin.Said += shares[seat]
			bin.Came += share
			bin.Count++
		}
	}
	for _, bin := range all {
		if n := float64(bin.Count); n > 0 {
			list = append(list, Bin{Said: bin.Said / n, Came: bin.Came / n, Count: bin.Count})
		}
	}
	return list
}
