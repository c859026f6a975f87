package bot

import (
	"math"

	"ennead/game"
)

// apart is a decision that several seats make at the same time, while an iteration goes through it.
//
// Each seat walks down a branch of its own, from the node where the decision began and through its own
// choices alone, so what it learns cannot rest on what the others are choosing. When all is chosen the
// branches are tied together: a joint node, under the branch of one seat, stands for one set of choices of
// all, and the tree goes on from there.
type apart struct {
	seats  game.Seats // who takes part; none while nothing is decided together
	begun  int32      // the node where it began
	branch [game.MaxSeats]int32
}

// joined marks the nodes that tie branches together: nobody's choice.
const joined = game.Spectator

// lost is the branch of a seat that has left the tree.
const lost = -1

// stand is the node among whose children the seat now chooses, or lost. The legal moves are in t.moves.
// The decision lasts while several seats owe a choice, and on through the secret choices of those seats.
func (t *tree) stand(s game.State, at int32, owing game.Seats, seat game.Seat) int32 {
	a := &t.apart
	several := owing&(owing-1) != 0
	if several {
		if a.seats == 0 {
			a.begun = at
		}
		a.join(owing)
	}
	if a.seats == 0 {
		return at
	}
	if !several && !(a.seats.Has(seat) && secret(s, seat, t.moves[0])) {
		at = t.tie()
		a.seats = 0
		return at
	}
	return a.branch[seat]
}

// secret tells whether another player does not see a choice before something else shows it.
func secret(s game.State, seat game.Seat, m game.Move) bool {
	players := game.Seats(1)<<s.Seats() - 1
	return s.Seen(seat, m)&players != players
}

// join lets seats take part that do not yet.
func (a *apart) join(seats game.Seats) {
	for fresh := seats &^ a.seats; fresh != 0; fresh &= fresh - 1 {
		a.branch[fresh.First()] = a.begun
	}
	a.seats |= seats
}

// tie is the node from which the tree goes on when all have chosen, or lost if one of them left it.
func (t *tree) tie() int32 {
	at := t.apart.begun
	for seats := t.apart.seats; seats != 0; seats &= seats - 1 {
		branch := t.apart.branch[seats.First()]
		switch {
		case branch == lost:
			return lost
		case branch == t.apart.begun: // nothing to choose
		case at == t.apart.begun:
			at = branch
		default:
			if at = t.knot(at, branch); at == lost {
				return lost
			}
		}
	}
	return at
}

// knot is the node, under the end of one branch, that ties it to the end of another.
func (t *tree) knot(at, branch int32) int32 {
	other := word(branch)
	if i := t.find(at, t.nodes[at].first, joined, other); i != 0 {
		return i
	}
	if len(t.nodes) >= maxNodes {
		return lost
	}
	return t.add(at, 0, node{move: other, seat: joined})
}

// Seats that choose at the same time must not fall into step, each always answering what the other
// happens to do: so each follows its whim a little, by a Gumbel distribution of this width in reward.
// Both then play nearly every move that is nearly as good as the best (smooth fictitious play).
const (
	whims     = 1 << 10
	whimWidth = 0.04
)

var whim = func() (w [whims]float32) {
	for i := range w {
		w[i] = float32(-whimWidth * math.Log(-math.Log((float64(i)+0.5)/whims)))
	}
	return w
}()
