package osiris

import "ennead/game"

// Showing what one really holds: OSI-7.4.2, OSI-7.4.3. The viewers see it; the others learn that something was shown to whom, not
// what, nor how much. So one event tells all of it: its kind whom it is shown to (see evShowed), its numbers what, to the viewers.

// What the numbers of such an event hold: a set of cards, which has no card 0, or one of these.
const (
	showsWorkers = 1 // and four bits for the number of each kind after it
	ShowsTokens  = 3
)

// whyNotShow: what is shown is there.
func (s *State) whyNotShow(seat game.Seat, m game.Move) reason {
	if m.A != ToAll {
		if why := s.whyNotOther(seat, m.A); why.No != 0 {
			return why
		}
	}
	d, held := &s.Book.Drafts[seat].Give, s.Holds(seat)
	switch {
	case m.Verb == VShowVisit && (s.Top().Step != StepShare || s.Top().Seat != seat):
		return reason{No: NoVisitShow}
	case m.Verb == VShow && d.Cards == 0, m.Verb == VShowWorkers && d.Workers == (Workers{}):
		return reason{No: NoShow}
	case m.Verb == VShow && d.Cards&^held.Cards != 0, m.Verb == VShowWorkers && !held.Covers(&Goods{Workers: d.Workers}):
		return reason{No: NoHold}
	}
	return s.whyFlood(seat)
}

// show lets the viewers see what is there.
func (s *State) show(seat game.Seat, m game.Move, log *game.Log) {
	viewers := s.everybody()
	if m.A != ToAll {
		viewers = seat.Set() | game.Seat(m.A).Set()
	}
	s.enter(seat)
	var what [4]uint8
	switch m.Verb {
	case VShow:
		cards := s.Book.Drafts[seat].Give.Cards
		for viewer := range (viewers &^ seat.Set()).All() {
			for c := cards; c != 0; c = c.Rest() {
				s.learn(seat, viewer, Card(c.First()))
			}
		}
		what = split(uint32(cards))
		s.Book.Drafts[seat] = Draft{}
	case VShowVisit:
		what = split(uint32(Cards(0).With(uint8(s.Pending[0])).With(uint8(s.Pending[1]))))
	case VShowWorkers:
		word := uint32(showsWorkers)
		for w, n := range s.Book.Drafts[seat].Give.Workers {
			word |= uint32(n) << (4 + 4*w)
		}
		what = split(word)
		s.Book.Drafts[seat] = Draft{}
	case VShowTokens:
		t := s.Player[seat].Tokens
		what = [4]uint8{ShowsTokens, t[Grain], t[Brick], t[Stone]}
	}
	log.Whisper(viewers, EvShowed+m.A, seat, what[0], what[1], what[2], what[3])
}

// split and wordOf turn a word into the numbers of an event and back.
func split(word uint32) [4]uint8 {
	return [4]uint8{uint8(word), uint8(word >> 8), uint8(word >> 16), uint8(word >> 24)}
}

func WordOf(e game.Event) uint32 {
	return uint32(e.A) | uint32(e.B)<<8 | uint32(e.C)<<16 | uint32(e.D)<<24
}
