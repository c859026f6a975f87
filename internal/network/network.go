// Package network holds networks that guess, from what a seat knows, which of its moves a long search would choose.
// They learn it from searches (`ennead train GAME --network`) and guide other searches as a prior.
//
// A network has one hidden layer. Its inputs are the numbers of an observation (package shape), most of which are zero.
// A move consists of up to four parts: its verb and the values of its slots. Each part has weights of its own, and a
// move is rated by the product of the hidden units with the sum of the weights of its parts. So a network knows moves
// that it has seldom seen from others that share parts with them.
package network

import (
	"math"
	"slices"
	"sync"

	"ennead/game"
)

// Hidden is the number of hidden units.
const Hidden = 32

// units has a number for each hidden unit.
type units = [Hidden]float32

// matrix has a row of weights, one for each hidden unit, for each input or part.
type matrix []float32

func newMatrix(rows int) matrix { return make(matrix, rows*Hidden) }

func (m matrix) row(i int) *units { return (*units)(m[i*Hidden:]) }

func (m matrix) rows() int { return len(m) / Hidden }

// Network guesses moves of one game.
type Network struct {
	observer game.Observer
	verbs    []verb
	subject  uint64

	inputs matrix    // weights of the inputs
	base   []float32 // what hidden units are without any input
	parts  matrix    // weights of the parts of moves
	usual  []float32 // how likely each part is whatever the position
}

// verb says where the parts of the moves with a verb are: first its own, then those of its slots.
type verb struct {
	part  int
	slots [3]int // the part that value 0 of a slot has
	sizes [3]int // how many values a slot has; 0 if there is no such slot
}

// New returns a network that rates all moves of a game alike.
func New(g game.Game, o game.Observer) *Network {
	n := &Network{observer: o, subject: subject(g, o), inputs: newMatrix(o.Size()), base: make([]float32, Hidden)}
	parts := 0
	for _, s := range g.Lexicon().Sizes() {
		v := verb{part: parts}
		parts++
		for i, size := range s.Slots {
			v.slots[i], v.sizes[i] = parts, size
			parts += size
		}
		n.verbs = append(n.verbs, v)
	}
	n.parts = newMatrix(parts)
	n.usual = make([]float32, parts)
	return n
}

// Copy returns a network of its own memory with the same weights.
func (n *Network) Copy() *Network {
	c := *n
	c.inputs, c.base = slices.Clone(n.inputs), slices.Clone(n.base)
	c.parts, c.usual = slices.Clone(n.parts), slices.Clone(n.usual)
	return &c
}

// partsOf returns the parts of a move. It has none if its verb is unnumbered.
func (n *Network) partsOf(m game.Move) (parts [4]int, count int) {
	if int(m.Verb) >= len(n.verbs) {
		return parts, 0
	}
	v := &n.verbs[m.Verb]
	parts[0], count = v.part, 1
	for i, value := range [3]uint8{m.A, m.B, m.C} {
		if int(value) < v.sizes[i] {
			parts[count] = v.slots[i] + int(value)
			count++
		}
	}
	return parts, count
}

// Input is a number of an observation that is not zero.
type Input struct {
	At    uint16
	Value float32
}

// inputsOf appends what is not zero of an observation. Most blocks of eight numbers are all zero.
func inputsOf(observation []float32, list []Input) []Input {
	at := 0
	for ; at+8 <= len(observation); at += 8 {
		of := (*[8]float32)(observation[at:])
		if bits(of[0])|bits(of[1])|bits(of[2])|bits(of[3])|bits(of[4])|bits(of[5])|bits(of[6])|bits(of[7]) != 0 {
			list = appendInputs(list, of[:], at)
		}
	}
	return appendInputs(list, observation[at:], at)
}

func bits(x float32) uint32 { return math.Float32bits(x) }

func appendInputs(list []Input, numbers []float32, at int) []Input {
	for i, v := range numbers {
		if v != 0 {
			list = append(list, Input{uint16(at + i), v})
		}
	}
	return list
}

// look returns the hidden units for an observation.
func (n *Network) look(inputs []Input) (h units) {
	h = units(n.base)
	for _, in := range inputs {
		w := n.inputs.row(int(in.At))
		for k := range h {
			h[k] += in.Value * w[k]
		}
	}
	for k := range h {
		h[k] = max(h[k], 0)
	}
	return h
}

// rate returns how good a move looks.
func (n *Network) rate(h *units, m game.Move) (rating float32) {
	parts, count := n.partsOf(m)
	for _, part := range parts[:count] {
		rating += n.usual[part]
		w := n.parts.row(part)
		for k := range h {
			rating += h[k] * w[k]
		}
	}
	return rating
}

// shares fills the shares of moves from their ratings (softmax).
func (n *Network) shares(inputs []Input, moves []game.Move, shares []float32) (h units) {
	h = n.look(inputs)
	most := float32(math.Inf(-1))
	for i, m := range moves {
		shares[i] = n.rate(&h, m)
		most = max(most, shares[i])
	}
	var sum float32
	for i, rating := range shares {
		shares[i] = float32(math.Exp(float64(rating - most)))
		sum += shares[i]
	}
	for i := range shares {
		shares[i] /= sum
	}
	return h
}

// Embedded returns what reads a network that is part of the program, once it is needed. It panics if the file does not
// fit the game.
func Embedded(g game.Game, o game.Observer, file []byte) func() *Network {
	return sync.OnceValue(func() *Network {
		n := New(g, o)
		if err := n.Read(file); err != nil {
			panic(err)
		}
		return n
	})
}
