package learnt

import (
	"slices"
	"strings"

	"ennead/game"
)

// Done is what was done at a seat in one game.
type Done struct {
	Place int // in the order in which the seats had their first turns, from 1; 0 if they chose only with others
	Deeds []Did
}

// Did is a deed that was done, or got without a choice, at least once: the key of its kind and its name.
type Did struct {
	Kind string `json:"kind"`
	Deed string `json:"deed"`
}

// ReadRecord returns what was done at each seat of a game, automata included, in the order in which it was done first.
// The error is that of a record that cannot be replayed.
func ReadRecord(rules game.Game, kinds []Kind, r *game.Record) ([]Done, error) {
	s, err := rules.New(r.Setup)
	if err != nil {
		return nil, err
	}
	reading := reader{kinds: kinds, done: make([]Done, s.Seats())}
	for _, turn := range r.Turns {
		reading.ask(s.Owing())
		if outside, _ := game.IsOutOfTurn(s, turn.Move); turn.Seat != game.Nature && !outside {
			reading.turn(s, turn)
		}
		reading.log.Events = reading.log.Events[:0]
		s.Play(turn.Seat, turn.Move, &reading.log)
		reading.given(s)
	}
	return reading.done, nil
}

// reader reads a record.
type reader struct {
	kinds []Kind
	done  []Done
	begun int        // seats that have had their first turn
	joint game.Seats // those to move that were so together with others
	log   game.Log
}

// ask notes who is to move.
func (r *reader) ask(owing game.Seats) {
	if r.joint &= owing; owing.Len() > 1 {
		r.joint |= owing
	}
}

// turn notes what a seat does with a move, and that it has had its first turn: a choice that is neither simultaneous
// with others' nor just a chance to react.
func (r *reader) turn(s game.State, turn game.Turn) {
	done := &r.done[turn.Seat]
	if _, open := game.WindowOf(s, turn.Seat); done.Place == 0 && !open && !r.joint.Has(turn.Seat) {
		r.begun++
		done.Place = r.begun
	}
	for i := range r.kinds {
		if deed, ok := r.kinds[i].Number(s, turn.Move); ok {
			done.add(&r.kinds[i], deed)
		}
	}
}

// given notes what the last move gave seats without a choice of theirs.
func (r *reader) given(s game.State) {
	for i := range r.kinds {
		k := &r.kinds[i]
		if k.Got == nil {
			continue
		}
		for _, e := range r.log.Events {
			if deed, ok := k.Got(s, e); ok && int(e.Seat) < len(r.done) {
				r.done[e.Seat].add(k, deed)
			}
		}
	}
}

// add notes a deed, unless it is there already or another has opened its kind.
func (d *Done) add(k *Kind, deed int) {
	did := Did{k.Key, k.Deeds[deed]}
	opened := func(other Did) bool { return other.Kind == k.Key }
	if did.Deed == "" || slices.Contains(d.Deeds, did) || k.Opens && slices.ContainsFunc(d.Deeds, opened) {
		return
	}
	d.Deeds = append(d.Deeds, did)
}

// WriteDeeds writes deeds as a text for the store.
func WriteDeeds(deeds []Did) string {
	var text strings.Builder
	for i, d := range deeds {
		if i > 0 {
			text.WriteByte('\n')
		}
		text.WriteString(d.Kind + "/" + d.Deed)
	}
	return text.String()
}

// ReadDeeds reads what [WriteDeeds] has written.
func ReadDeeds(text string) (deeds []Did) {
	for line := range strings.SplitSeq(text, "\n") {
		if kind, deed, ok := strings.Cut(line, "/"); ok {
			deeds = append(deeds, Did{kind, deed})
		}
	}
	return deeds
}
