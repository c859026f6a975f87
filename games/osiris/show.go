package osiris

import "ennead/game"

// Showing goods (OSI-7.4.2, OSI-7.4.3). The viewers see them. The others learn that somebody showed something to
// somebody, but neither what nor how much. That is why one event holds everything shown, see cardsShown.

// whyNotShow: a seat can show only what it holds.
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
	case m.Verb == VShow && d.Cards&^held.Cards != 0:
		return reason{No: NoHold}
	case m.Verb == VShowWorkers && !held.Covers(&Goods{Workers: d.Workers}):
		return reason{No: NoHold}
	}
	return s.whyFlood(seat)
}

// show reveals goods to the viewers.
func (s *State) show(seat game.Seat, m game.Move, log *game.Log) {
	viewers := s.everybody()
	if m.A != ToAll {
		viewers = seat.Set() | game.Seat(m.A).Set()
	}
	s.enter(seat)
	d, to := &s.Book.Drafts[seat], To(m.A)
	switch m.Verb {
	case VShow:
		cards := d.Give.Cards
		for viewer := range (viewers &^ seat.Set()).All() {
			for c := cards; c != 0; c = c.Rest() {
				s.learn(seat, viewer, Card(c.First()))
			}
		}
		log.Add(cardsShown(seat, to, viewers, cards))
		*d = Draft{}
	case VShowVisit:
		log.Add(cardsShown(seat, to, viewers, Cards(0).With(uint8(s.Pending[0])).With(uint8(s.Pending[1]))))
	case VShowWorkers:
		log.Add(workersShown(seat, to, viewers, d.Give.Workers))
		*d = Draft{}
	case VShowTokens:
		log.Add(tokensShown(seat, to, viewers, s.Player[seat].Tokens))
	}
}
