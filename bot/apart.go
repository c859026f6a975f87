package bot

import (
	"math"

	"ennead/game"
)

// apart holds a decision that several seats make simultaneously, while one iteration passes through it.
//
// Each seat descends its own branch, from the node where the decision began and through its own choices only, so its
// statistics cannot depend on what the others are choosing. Once everybody has chosen, the branches are tied
// together: a joint node, under one seat's branch, represents one combination of choices, and the tree continues from
// there.
type apart struct {
	seats  game.Seats // seats that take part; empty while there is no simultaneous decision
	begun  int32      // the node where the decision began
	branch [game.MaxSeats]int32
}

// joined marks the joint nodes that tie branches together: no seat chose them.
const joined = game.Spectator

// lost is the branch of a seat that has left the tree.
const lost = -1

// stand returns the node among whose children the seat now chooses, or lost. The legal moves are in t.moves. The
// decision lasts while several seats are to move, and continues through the secret choices of those seats.
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

// secret reports whether some other player does not see the move when it is made.
func secret(s game.State, seat game.Seat, m game.Move) bool {
	players := game.Seats(1)<<s.Seats() - 1
	return s.VisibleTo(seat, m)&players != players
}

// join adds the seats that do not take part yet.
func (a *apart) join(seats game.Seats) {
	for fresh := seats &^ a.seats; fresh != 0; fresh &= fresh - 1 {
		a.branch[fresh.First()] = a.begun
	}
	a.seats |= seats
}

// tie returns the node from which the tree continues when everybody has chosen, or lost if one of the seats left it.
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

// knot returns the joint node that ties the end of one branch to the end of another.
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

// Seats that choose simultaneously must not fall into step, each always answering what the other happens to play. So
// exploration noise is added: a Gumbel distribution of this width, in units of reward. Both seats then play nearly
// every move that is almost as good as the best (smooth fictitious play).
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
