package main

import (
	"fmt"
	"io"
	"math"

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

// swing fits how far the end may still be from what the evaluator expects (see bot.Swing), and prints it as Go.
func (s *subject) swing(out, report io.Writer, c *source) error {
	var seen []sighting
	err := c.each(report, s, func(r *game.Record) (err error) {
		seen, err = s.sight(seen, r)
		return err
	})
	if err != nil {
		return err
	}
	best, surprise := fitSwing(seen)
	fmt.Fprintf(report, "surprise %.4f in %d positions\n", surprise, len(seen))
	reliability(report, best, seen)
	_, err = fmt.Fprintf(out, "const (\n\tSwingBase     = %.2g\n\tSwingPerPoint = %.2g\n)\n", best.Base, best.PerPoint)
	return err
}

// sight adds the sightings of one game.
func (s *subject) sight(seen []sighting, r *game.Record) ([]sighting, error) {
	state, err := s.game.New(r.Setup)
	if err != nil {
		return seen, err
	}
	first := len(seen)
	for n, t := range r.Turns {
		if n%apart == 0 && t.Seat != game.Nature {
			values := make([]float32, state.Seats())
			s.evaluator(state, values)
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

// reliability prints how often predictions of each probability came true.
func reliability(report io.Writer, w bot.Swing, seen []sighting) {
	const bins = 10
	var said, came, n [bins]float64
	var shares [game.MaxSeats]float64
	for _, x := range seen {
		w.Shares(x.state, x.values, shares[:len(x.values)])
		for seat, share := range x.final {
			bin := min(int(shares[seat]*bins), bins-1)
			said[bin] += shares[seat]
			came[bin] += share
			n[bin]++
		}
	}
	for bin := range n {
		if n[bin] > 0 {
			fmt.Fprintf(report, "predicted %.2f, came true %.2f (%.0f)\n", said[bin]/n[bin], came[bin]/n[bin], n[bin])
		}
	}
}
