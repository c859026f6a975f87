package arena

import (
	"context"
	"fmt"
	"math"
	"slices"
	"time"

	"ennead/game"
)

// Survey describes a game as one bot plays it at all seats: how long it is, how many points are scored, and how much
// the order of play matters. Its JSON is a row of `ennead sim all --json`.
type Survey struct {
	Players int    `json:"players"`
	Bot     string `json:"bot"`
	Games   int    `json:"games"`

	// Per game; choices are by players, including forced ones, draws by Nature; OutOfTurn counts negotiation moves.
	Rounds    Spread `json:"rounds"`
	Choices   Spread `json:"choices"`
	Draws     Spread `json:"draws"`
	OutOfTurn Spread `json:"deals"`

	Points Spread `json:"points"`        // per player
	Winner Spread `json:"winner_points"` // of the winner, an automaton included
	Shared Share  `json:"shared"`        // games with a shared first place

	// Order is how often the first to play wins, then the second, and so on. Seats are ordered by their first choice
	// that is neither simultaneous with others' nor just a chance to react.
	Order    []Share `json:"win_by_order"`
	Seats    []Share `json:"win_by_seat"`
	Automata *Share  `json:"win_of_automata,omitempty"` // of the automata; nil if the game has none

	Seconds          float64 `json:"seconds"`
	ChoicesPerSecond float64 `json:"choices_per_second"` // over all processors used
}

// Spread describes how a number varies from game to game.
type Spread struct {
	Mean  float64 `json:"mean"`
	SD    float64 `json:"sd"` // standard deviation
	Least float64 `json:"least"`
	Most  float64 `json:"most"`
}

// Share is the part of the games in which something was the case, with Wilson's interval; a shared victory counts in
// equal parts.
type Share struct {
	Rate float64    `json:"rate"`
	CI95 [2]float64 `json:"ci95"`
}

// RunSurvey plays a series with one bot and surveys it.
func RunSurvey(ctx context.Context, c Config) (Survey, error) {
	if len(c.Bots) != 1 {
		return Survey{}, fmt.Errorf("%w: a survey needs exactly one bot, not %d", ErrConfig, len(c.Bots))
	}
	began := time.Now()
	s, err := play(ctx, c)
	if err != nil {
		return Survey{}, err
	}
	return s.survey(time.Since(began)), nil
}

// survey sums up the games.
func (s *series) survey(took time.Duration) Survey {
	v := Survey{Players: len(s.seats), Bot: s.Bots[0].Name, Games: s.Games, Seconds: took.Seconds()}
	var rounds, choices, draws, shuffles, points, winner tally
	order, seats := make([]float64, len(s.seats)), make([]float64, len(s.seats))
	shared, automata := 0.0, 0.0
	for _, o := range s.games {
		rounds.add(o.rounds)
		choices.add(o.choices)
		draws.add(o.chance)
		shuffles.add(o.shuffles)
		for _, seat := range s.seats {
			points.add(o.scores[seat])
		}
		first := o.winners()
		winner.add(o.scores[first[0]])
		if len(first) > 1 {
			shared++
		}
		for _, seat := range first {
			part := 1 / float64(len(first))
			if k := slices.Index(s.seats, seat); k < 0 {
				automata += part
			} else {
				seats[k] += part
				order[slices.Index(o.order, seat)] += part
			}
		}
	}
	v.Rounds, v.Choices, v.Draws, v.OutOfTurn = rounds.spread(), choices.spread(), draws.spread(), shuffles.spread()
	v.Points, v.Winner, v.Shared = points.spread(), winner.spread(), s.share(shared)
	for k := range s.seats {
		v.Order = append(v.Order, s.share(order[k]))
		v.Seats = append(v.Seats, s.share(seats[k]))
	}
	if s.start.Automata() != 0 {
		part := s.share(automata)
		v.Automata = &part
	}
	if v.Seconds > 0 {
		v.ChoicesPerSecond = choices.sum / v.Seconds
	}
	return v
}

// ShareOf returns a part of a number of games as a share; of no games, nothing is known.
func ShareOf(part, of float64) Share {
	if of == 0 {
		return Share{CI95: [2]float64{0, 1}}
	}
	rate := part / of
	return Share{rate, wilson(rate, of)}
}

// share returns that many games as a share of the series.
func (s *series) share(games float64) Share { return ShareOf(games, float64(s.Games)) }

// winners returns the seats that share the first place.
func (o *outcome) winners() (first []game.Seat) {
	for seat, rank := range o.ranks {
		if rank == 1 {
			first = append(first, game.Seat(seat))
		}
	}
	return first
}

// meet records the first time that a seat is alone to move.
func (o *outcome) meet(s game.State, seat game.Seat) {
	if slices.Contains(o.order, seat) {
		return
	}
	if _, open := game.WindowOf(s, seat); !open {
		o.order = append(o.order, seat)
	}
}

// complete puts the seats that were never alone to move last.
func (o *outcome) complete(seats []game.Seat) {
	for _, seat := range seats {
		if !slices.Contains(o.order, seat) {
			o.order = append(o.order, seat)
		}
	}
}

// tally accumulates numbers.
type tally struct{ n, sum, squares, least, most float64 }

func (t *tally) add(n int) {
	x := float64(n)
	if t.n == 0 {
		t.least, t.most = x, x
	}
	t.n++
	t.sum += x
	t.squares += x * x
	t.least, t.most = min(t.least, x), max(t.most, x)
}

func (t *tally) spread() Spread {
	mean := t.sum / t.n
	return Spread{mean, math.Sqrt(max(t.squares/t.n-mean*mean, 0)), t.least, t.most}
}
