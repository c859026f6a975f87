package protocol

import (
	"bufio"
	"encoding/binary"
	"errors"
	"io"
	"math"
	"slices"

	"ennead/game"
)

// The kinds of frames. Numbers are little-endian. Every frame begins with its length in bytes, not counting the length
// itself, and its kind.
const (
	frameEnd   uint32 = iota // both ways: back to lines
	frameStep                // to the referee: an action per game; from it: all games
	frameError               // from the referee: a failure, as JSON
)

// noAction means no move in a game.
const noAction = math.MaxUint32

// Sizes of the parts of frames, in bytes.
const (
	wordSize  = 4
	gameWords = 4 // about each game, see [episode.about]
)

// serve answers frames until the last one or the end of the input.
func (l *learner) serve(in *bufio.Reader, out *bufio.Writer) error {
	out.Write(l.out)
	longest := wordSize * (1 + len(l.plays))
	body := make([]byte, longest)
	for {
		if err := out.Flush(); err != nil {
			return err
		}
		var head [wordSize]byte
		if _, err := io.ReadFull(in, head[:]); err != nil {
			return cutOff(err)
		}
		length := binary.LittleEndian.Uint32(head[:])
		if uint64(length) > uint64(longest) {
			if _, err := io.CopyN(io.Discard, in, int64(length)); err != nil {
				return cutOff(err)
			}
			out.Write(failed(fault("limit", "a frame of %d bytes; for %d games it has at most %d", length, len(l.plays),
				longest)))
			continue
		}
		if _, err := io.ReadFull(in, body[:length]); err != nil {
			return cutOff(err)
		}
		last, err := l.answer(body[:length], out)
		if err != nil {
			out.Write(failed(err))
		}
		if last {
			return out.Flush()
		}
	}
}

// cutOff returns nil if the input has ended: that ends a session at any point.
func cutOff(err error) error {
	if errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) {
		return nil
	}
	return err
}

// answer writes the answer to a frame and reports whether it is the last. After an error nothing has changed, unless an
// invariant of the rules is broken: that ends the games.
func (l *learner) answer(body []byte, out *bufio.Writer) (last bool, err error) {
	defer func() {
		if p := recover(); p != nil {
			last, err = true, fault("broken", "these games are closed: %v", p)
		}
	}()
	if len(body) < wordSize {
		return false, fault("request", "a frame of %d bytes has no kind", len(body))
	}
	kind, actions := binary.LittleEndian.Uint32(body), body[wordSize:]
	switch {
	case kind == frameEnd && len(actions) == 0:
		out.Write(headed(nil, frameEnd, 0))
		return true, nil
	case kind == frameStep && len(actions) == wordSize*len(l.plays):
	case kind == frameEnd || kind == frameStep:
		return false, fault("request", "a frame of kind %d with %d bytes for %d games", kind, len(actions),
			len(l.plays))
	default:
		return false, fault("unknown", "there is no frame of kind %d", kind)
	}
	for i := range l.plays {
		l.step(&l.plays[i], binary.LittleEndian.Uint32(actions[wordSize*i:]))
	}
	out.Write(l.frame())
	return false, nil
}

// headed appends the header of a frame of that kind and length.
func headed(dst []byte, kind uint32, bytes int) []byte {
	dst = binary.LittleEndian.AppendUint32(dst, uint32(wordSize+bytes))
	return binary.LittleEndian.AppendUint32(dst, kind)
}

// failed returns the frame of a failure.
func failed(err error) []byte {
	text := encode(nil, failure{explain(err)})
	return append(headed(nil, frameError, len(text)), text...)
}

// words is the part of a frame that is still to be written.
type words []byte

func (w *words) put(n uint32) {
	binary.LittleEndian.PutUint32(*w, n)
	*w = (*w)[wordSize:]
}

// frame returns the frame of all games: the total number of legal actions; a few words about each game; scores and
// ranks of games that have ended; observations; the legal actions.
func (l *learner) frame() []byte {
	seats, legal := l.start.Seats(), 0
	for i := range l.plays {
		legal += len(l.plays[i].legal)
	}
	count := 1 + len(l.plays)*(gameWords+2*seats+l.size()) + legal
	l.out = headed(l.out[:0], frameStep, wordSize*count)
	l.out = slices.Grow(l.out, wordSize*count)[:wordSize*(2+count)]
	w := words(l.out[2*wordSize:])
	w.put(uint32(legal))
	for i := range l.plays {
		l.plays[i].about(&w)
	}
	for i := range l.plays {
		w.standing(l.plays[i].ended.scores[:seats])
	}
	for i := range l.plays {
		w.standing(l.plays[i].ended.ranks[:seats])
	}
	for i := range l.plays {
		l.observe(l.plays[i].state, &w)
	}
	for i := range l.plays {
		for _, m := range l.plays[i].legal {
			w.put(uint32(l.game.Lexicon().Number(m)))
		}
	}
	return l.out
}

// about writes the seat to move, counted from 1, the flags of the step, the number of choices made, and the number of
// legal actions.
func (e *episode) about(w *words) {
	seat, choices := uint32(0), e.choices
	if owing := e.state.Owing(); owing != 0 {
		seat = uint32(owing.First()) + 1
	}
	if e.ended.choices > 0 {
		choices = e.ended.choices
	}
	w.put(seat)
	w.put(e.flags)
	w.put(uint32(choices))
	w.put(uint32(len(e.legal)))
}

// standing writes the scores or the ranks of a game that ended, or zeros.
func (w *words) standing(of []int32) {
	for _, n := range of {
		w.put(uint32(n))
	}
}

// observe writes the observation of the seat that is to move.
func (l *learner) observe(s game.State, w *words) {
	if l.observer == nil {
		return
	}
	clear(l.numbers)
	if owing := s.Owing(); owing != 0 {
		l.view.CopyFrom(s)
		l.view.Mask(owing.First())
		l.observer.Observe(l.view, owing.First(), l.numbers)
	}
	dst := (*w)[:wordSize*len(l.numbers)]
	for i, n := range l.numbers {
		binary.LittleEndian.PutUint32(dst[wordSize*i:], math.Float32bits(n))
	}
	*w = (*w)[len(dst):]
}
