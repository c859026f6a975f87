package bot

import "ennead/game"

// history records the results of each move in this search, wherever it was made: the mean reward of the seat that
// made it. Random play guided by it builds with what it has paid for and avoids what never paid, so positions are
// evaluated with less noise (the move-average sampling technique, MAST, of general game players).
//
// A move is identified by itself, not by where it was made: games that give the same move to the same act everywhere
// gain most. Moves that share a place by chance share a mean, which does little harm.
type history struct {
	among int // random play takes the best of this many moves drawn at random; up to 1 it draws only one
	past  [places]mean
	line  []made // by random play in this iteration
}

const (
	places    = 1 << 12
	longest   = 256 // moves of a line that are learned from
	undecided = 0.5 // the reward assumed for a move never tried: neither good nor bad
)

// mean accumulates n rewards.
type mean struct{ n, sum float32 }

// made is a move that a seat made, identified by its place in the table.
type made struct {
	place uint16
	seat  game.Seat
}

// placeOf hashes a move and its seat to a place.
func placeOf(seat game.Seat, m word) uint16 {
	return uint16((uint32(m)*0x9e3779b1 + uint32(seat)*0x85ebca6b) >> 20)
}

// value returns the mean reward of a place, drawn towards indecision if it was seldom tried.
func (h *history) value(place uint16) float32 {
	m := &h.past[place]
	return (m.sum + undecided) / (m.n + 1)
}

// draw takes the best of a few moves drawn at random, and records it.
func (h *history) draw(moves []game.Move, seat game.Seat, rand *game.Rand) game.Move {
	best := rand.Intn(len(moves))
	if h.among < 2 {
		return moves[best]
	}
	at := placeOf(seat, wordOf(&moves[best]))
	if len(moves) > 1 {
		most := h.value(at)
		for range h.among - 1 {
			k := rand.Intn(len(moves))
			place := placeOf(seat, wordOf(&moves[k]))
			if x := h.value(place); x > most {
				best, at, most = k, place, x
			}
		}
		if len(h.line) < longest {
			h.line = append(h.line, made{at, seat})
		}
	}
	return moves[best]
}

// learn adds the rewards of an iteration: first for the moves of random play, then for those in the tree.
func (h *history) learn(path []int32, nodes []node, rewards []float32) {
	if h.among < 2 {
		return
	}
	for _, m := range h.line {
		h.past[m.place].add(rewards[m.seat])
	}
	h.line = h.line[:0]
	for _, at := range path {
		if n := &nodes[at]; n.seat != joint {
			h.past[placeOf(n.seat, n.move)].add(rewards[n.seat])
		}
	}
}

func (m *mean) add(x float32) {
	m.n++
	m.sum += x
}

// forget prepares for a new search.
func (h *history) forget(among int) {
	h.among = among
	if among > 1 {
		clear(h.past[:])
		h.line = h.line[:0]
	}
}
