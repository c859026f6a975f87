package network

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"hash/fnv"
	"io"
	"math"

	"ennead/game"
)

// A file is the network in little-endian numbers: the magic, what it is of, the numbers of inputs and parts, the hidden
// units without input, then the rows of inputs, the rows of parts, and what is usual for each part. A row is its scale
// and, unless that is zero, a signed byte for each hidden unit; a weight is the byte times the scale.
const magic = "ennead network 1\n"

// subject sums up what the inputs and parts of a network mean: fields of an observation, verbs and slots. A network
// that learnt with others would guess at random.
func subject(g game.Game, o game.Observer) uint64 {
	hash := fnv.New64a()
	for _, f := range o.Fields() {
		fmt.Fprintln(hash, f.Name, f.Offset, f.Shape, f.Low, f.Scale)
	}
	for _, v := range g.Lexicon().Sizes() {
		fmt.Fprintln(hash, v.Verb, v.Slots)
	}
	return hash.Sum64()
}

// ErrFile is wrapped by every error in a file.
var ErrFile = errors.New("this is no file of a network for this game")

// Is reports whether a file claims to be one of a network.
func Is(file []byte) bool { return bytes.HasPrefix(file, []byte(magic)) }

// finest is how many steps a weight may be from zero.
const finest = 127

// round rounds a row as a file does, and returns its scale.
func round(row *units) (scale float32) {
	for _, w := range row {
		scale = max(scale, w, -w)
	}
	scale /= finest
	for k, w := range row {
		row[k] = float32(step(w, scale)) * scale
	}
	return scale
}

// step returns a weight as a number of steps.
func step(w, scale float32) int8 {
	if scale == 0 {
		return 0
	}
	return int8(max(-finest, min(finest, math.Round(float64(w/scale)))))
}

// Round rounds the weights as a file does, so that the network is the one that will be read.
func (n *Network) Round() {
	for _, m := range []matrix{n.inputs, n.parts} {
		for i := range m.rows() {
			round(m.row(i))
		}
	}
}

// Write writes a network as a file.
func (n *Network) Write(w io.Writer) error {
	b := binary.LittleEndian.AppendUint64([]byte(magic), n.subject)
	b = binary.LittleEndian.AppendUint32(b, uint32(n.inputs.rows()))
	b = binary.LittleEndian.AppendUint32(b, uint32(n.parts.rows()))
	b = appendFloats(b, n.base)
	for _, m := range []matrix{n.inputs, n.parts} {
		for i := range m.rows() {
			row := *m.row(i)
			scale := round(&row)
			b = appendFloats(b, []float32{scale})
			for _, weight := range row {
				if scale != 0 {
					b = append(b, byte(step(weight, scale)))
				}
			}
		}
	}
	_, err := w.Write(appendFloats(b, n.usual))
	return err
}

func appendFloats(b []byte, list []float32) []byte {
	for _, x := range list {
		b = binary.LittleEndian.AppendUint32(b, math.Float32bits(x))
	}
	return b
}

// largest is the largest weight that a file may have. It keeps ratings finite.
const largest = 1e4

// Read fills the network from a file. If the file is not one of a network of this game, with these observations, Read
// returns an error that wraps [ErrFile] and changes nothing.
func (n *Network) Read(file []byte) error {
	f := &source{rest: file}
	if string(f.next(len(magic))) != magic {
		return fmt.Errorf("%w: it does not begin with %q", ErrFile, magic)
	}
	if of := binary.LittleEndian.Uint64(f.next(8)); of != n.subject {
		return fmt.Errorf("%w: it is of another game, or of other observations or moves", ErrFile)
	}
	if inputs, parts := f.count(), f.count(); inputs != n.inputs.rows() || parts != n.parts.rows() {
		return fmt.Errorf("%w: it has %d inputs and %d parts of moves, not %d and %d", ErrFile, inputs, parts,
			n.inputs.rows(), n.parts.rows())
	}
	read := n.Copy()
	f.floats(read.base)
	for _, m := range []matrix{read.inputs, read.parts} {
		for i := range m.rows() {
			f.row(m.row(i))
		}
	}
	f.floats(read.usual)
	switch {
	case f.short:
		return fmt.Errorf("%w: it ends too early", ErrFile)
	case f.wild:
		return fmt.Errorf("%w: a weight is beyond %g", ErrFile, float64(largest))
	case len(f.rest) > 0:
		return fmt.Errorf("%w: %d bytes follow", ErrFile, len(f.rest))
	}
	*n = *read
	return nil
}

// source is what is left of a file.
type source struct {
	rest        []byte
	short, wild bool // it has ended too early; a number is too large
}

// next returns the next bytes, or zeros beyond the end.
func (f *source) next(n int) []byte {
	if len(f.rest) < n {
		f.rest, f.short = nil, true
		return make([]byte, n)
	}
	b := f.rest[:n]
	f.rest = f.rest[n:]
	return b
}

func (f *source) count() int { return int(binary.LittleEndian.Uint32(f.next(4))) }

func (f *source) floats(list []float32) {
	for i := range list {
		list[i] = math.Float32frombits(binary.LittleEndian.Uint32(f.next(4)))
		f.wild = f.wild || !(list[i] >= -largest && list[i] <= largest)
	}
}

func (f *source) row(row *units) {
	var scale [1]float32
	if f.floats(scale[:]); scale[0] == 0 {
		*row = units{}
		return
	}
	for k, step := range f.next(Hidden) {
		row[k] = float32(int8(step)) * scale[0]
		f.wild = f.wild || !(row[k] >= -largest && row[k] <= largest)
	}
}
