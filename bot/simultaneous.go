package bot

import (
	"math"

	"ennead/game"
)

// simultaneous holds a decision that several seats make simultaneously, while one iteration passes through it.
//
// Each seat descends its own branch, from the node where the decision began and through its own choices only, so its
// statistics cannot depend on what the others are choosing. Once everybody has chosen, the branches are tied
// together: a joint node, under one seat's branch, represents one combination of choices, and the tree continues from
// there.
type simultaneous struct {
	seats  game.Seats // seats that take part; empty while there is no simultaneous decision
	begun  int32      // the node where the decision began
	branch [game.MaxSeats]int32
}

// joint marks the joint nodes that tie branches together: no seat chose them.
const joint = game.Spectator

// lost is the branch of a seat that has left the tree.
const lost = -1

// nodeFor returns the node among whose children the seat now chooses, or lost. The legal moves are in t.moves. The
// decision lasts while several seats are to move, and continues through the secret choices of those seats.
func (t *tree) nodeFor(s game.State, at int32, owing game.Seats, seat game.Seat) int32 {
	a := &t.simultaneous
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
		at = t.merge()
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
func (a *simultaneous) join(seats game.Seats) {
	for fresh := seats &^ a.seats; fresh != 0; fresh &= fresh - 1 {
		a.branch[fresh.First()] = a.begun
	}
	a.seats |= seats
}

// merge returns the node from which the tree continues when everybody has chosen, or lost if one of the seats left it.
func (t *tree) merge() int32 {
	at := t.simultaneous.begun
	for seats := t.simultaneous.seats; seats != 0; seats &= seats - 1 {
		branch := t.simultaneous.branch[seats.First()]
		switch {
		case branch == lost:
			return lost
		case branch == t.simultaneous.begun: // nothing to choose
		case at == t.simultaneous.begun:
			at = branch
		default:
			if at = t.jointNode(at, branch); at == lost {
				return lost
			}
			t.nodes[at].visits++ // no path has it
		}
	}
	return at
}

// jointNode returns the joint node that ties the end of one branch to the end of another.
func (t *tree) jointNode(at, branch int32) int32 {
	other := word(branch)
	if i := t.find(at, t.nodes[at].first, joint, other); i != 0 {
		return i
	}
	if len(t.nodes) >= maxNodes {
		return lost
	}
	return t.add(at, 0, node{move: other, seat: joint})
}

// Seats that choose simultaneously must not fall into step, each always answering what the other happens to play. So
// exploration noise is added: a Gumbel distribution of this width, in units of reward. Both seats then play nearly
// every move that is almost as good as the best (smooth fictitious play).
const (
	noiseSize  = 1 << 10
	noiseScale = 0.04
)

var noise = func() (w [noiseSize]float32) {
	for i := range w {
		w[i] = float32(-noiseScale * math.Log(-math.Log((float64(i)+0.5)/noiseSize)))
	}
	return w
}()
