package bot_test

import (
	"math"
	"testing"

	"ennead/bot"
	"ennead/game"
)

// pennies is a game in which two seats move simultaneously: each hides one of two pennies, in one choice or in two,
// and nothing is visible until everybody has chosen. The first seat gets ten points if the pennies match, otherwise
// the second does.
type pennies struct {
	game.State
	steps uint8       // choices of each seat
	sure  bool        // the first seat may take 4 of the 10 points instead
	half  bool        // two second pennies that match bring the first seat 5 points only
	made  [2]uint8    // choices made
	shown [2][2]uint8 // from 1; Unknown if masked
}

const sureThing = 3

func (p *pennies) Seats() int                                    { return 2 }
func (p *pennies) Automata() game.Seats                          { return 0 }
func (p *pennies) Weight(game.Move) int                          { return 1 }
func (p *pennies) VisibleTo(s game.Seat, _ game.Move) game.Seats { return s.Set() }
func (p *pennies) Copy() game.State                              { c := *p; return &c }
func (p *pennies) CopyFrom(o game.State)                         { *p = *o.(*pennies) }
func (p *pennies) Equal(o game.State) bool                       { return *p == *o.(*pennies) }

func (p *pennies) Owing() (seats game.Seats) {
	for i, n := range p.made {
		if n < p.steps {
			seats = seats.With(game.Seat(i))
		}
	}
	return seats
}

func (p *pennies) Moves(dst []game.Move, seat game.Seat) []game.Move {
	dst = append(dst, game.Move{A: 1}, game.Move{A: 2})
	if p.sure && seat == 0 && p.made[0] == 0 {
		dst = append(dst, game.Move{A: sureThing})
	}
	return dst
}

func (p *pennies) Score(seat game.Seat) int {
	points := 0
	switch {
	case p.shown[0][0] == sureThing:
		points = 4
	case (p.shown[0][0]+p.shown[0][1])%2 == (p.shown[1][0]+p.shown[1][1])%2:
		if points = 10; p.half && p.shown[0][0] == 2 {
			points = 5
		}
	}
	if seat == 1 {
		return 10 - points
	}
	return points
}

func (p *pennies) Rank(seat game.Seat) int {
	if p.Score(seat) < p.Score(1-seat) {
		return 2
	}
	return 1
}

func (p *pennies) Play(seat game.Seat, m game.Move, _ *game.Log) {
	p.shown[seat][p.made[seat]] = m.A
	p.made[seat]++
}

func (p *pennies) Mask(seat game.Seat) {
	for k, c := range p.shown[1-seat] {
		if c != 0 {
			p.shown[1-seat][k] = game.Unknown
		}
	}
}

func (p *pennies) Determinize(seat game.Seat, r *game.Rand) {
	for k, c := range p.shown[1-seat] {
		if c == game.Unknown {
			p.shown[1-seat][k] = uint8(1 + r.Intn(2))
		}
	}
}

// level is an evaluator without an opinion: the game is always played to its end.
func level(_ game.State, values []float32) { clear(values) }

// Simultaneous choices are hidden, so matching pennies is an even game for either seat, whoever has already chosen,
// and both pennies are played.
func TestPenniesAreEven(t *testing.T) {
	for _, steps := range []uint8{1, 2} {
		for seat := range game.Seat(2) {
			shown := map[uint8]int{}
			for seed := range uint64(40) {
				s := &pennies{steps: steps}
				if seed%2 == 1 {
					s.Play(1-seat, game.Move{A: 1}, nil)
				}
				b := parse(t, "mcts:2000").New(level, seed).(bot.Explainer)
				shown[choose(t, b, mask(s, seat), seat).A]++
				for _, o := range b.Considered() {
					if math.Abs(o.Win-0.5) > 0.1 {
						t.Errorf("%d steps, seat %d: penny %d is thought to win %.2f of its games", steps, seat,
							o.Move.A, o.Win)
					}
				}
			}
			if min(shown[1], shown[2]) < 8 {
				t.Errorf("%d steps, seat %d: the pennies are shown %v times", steps, seat, shown)
			}
		}
	}
}

// A bot that assumed its opponent could see its penny would take the sure thing, which is worth less than half.
func TestNoFearOfClairvoyance(t *testing.T) {
	for _, steps := range []uint8{1, 2} {
		for _, text := range []string{"mcts:1000", "mcts:500x2", "greedy"} {
			for seed := range uint64(10) {
				s := &pennies{steps: steps, sure: true}
				b := parse(t, text).New(level, seed)
				if choose(t, b, s, 0).A == sureThing {
					t.Errorf("%s, %d steps: took the sure thing", text, steps)
				}
			}
		}
	}
}

// Where the pennies are worth 10 and 5 points, the first seat should show the first one in a third of the games. The
// second seat then loses 10/3 points whatever it shows; it gains what the first seat's shares are wrong by.
func TestNobodyForeseesPennies(t *testing.T) {
	for _, text := range []string{"mcts:200", "mcts:2000", "mcts:200x2"} {
		const games = 300
		first := 0.0
		for seed := range uint64(games) {
			if choose(t, parse(t, text).New(level, seed), &pennies{steps: 1, half: true}, 0).A == 1 {
				first++
			}
		}
		p := first / games
		exploits := 10./3 - min(10*p, 5*(1-p))
		t.Logf("%s: the first penny in %.2f of the games, best answered for %.2f points of 3.33", text, p, exploits)
		if exploits > .7 {
			t.Errorf("%s: whoever knows it gains %.2f points of 3.33", text, exploits)
		}
	}
}
