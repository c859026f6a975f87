package osiris

import "ennead/game"

// Negotiation (chapter 7). The verbs of drafts are in draft.go, the others in offer.go, bribe.go, promise.go and
// show.go.

var (
	_ game.Offering = (*State)(nil)
	_ game.Deserted = (*State)(nil)
	_ game.Held     = (*State)(nil)
)

// IsOutOfTurn reports whether a move is bound to no turn, and whether it is mere words: it moves nothing and shows
// nothing.
func (s *State) IsOutOfTurn(m game.Move) (beside, words bool) {
	beside = m.Verb >= FirstOutOfTurn
	return beside, beside && m.Verb != VAccept && m.Verb < VShow
}

// OutOfTurn appends the legal moves of negotiation.
func (s *State) OutOfTurn(dst []game.Move, seat game.Seat) []game.Move {
	if int(seat) >= int(s.Count) || s.Away.Has(seat) || s.whyClosed().No != 0 {
		return dst
	}
	dst = s.drafts(seat, dst)
	n := len(dst)
	dst = s.negotiationCandidates(seat, dst)
	for _, m := range dst[n:] {
		dst[n] = m
		if s.whyNotNegotiate(seat, m).No == 0 {
			n++
		}
	}
	return dst[:n]
}

// Offerers returns the other seats, unless an option excludes negotiation (OSI-7.8.4).
func (s *State) Offerers(seat game.Seat) game.Seats {
	if s.Silent {
		return 0
	}
	return s.everybody() &^ seat.Set()
}

// Declines appends the moves that decline each open offer of another seat (OSI-7.3.5).
func (s *State) Declines(dst []game.Move, seat, by game.Seat) []game.Move {
	if s.whyClosed().No != 0 || int(by) >= int(s.Count) {
		return dst
	}
	for i := range s.Book.Offers[by] {
		if o := &s.Book.Offers[by][i]; o.Number != 0 && o.To == seat {
			dst = append(dst, game.Move{Verb: VDecline, A: uint8(by), B: audience(o.Public), C: o.Number})
		}
	}
	return dst
}

// whyClosed: negotiation is open from the end of the draws to the last withdrawal (OSI-7.3.3), unless an option
// excludes it (OSI-7.8.4).
func (s *State) whyClosed() reason {
	switch owing := s.Owing(); {
	case s.Silent:
		return reason{No: NoTalks}
	case owing == 0 || owing.Has(game.Nature):
		return reason{No: NoClosed}
	}
	return reason{}
}

// negotiationCandidates appends the moves of negotiation that a person could point at, except the edits of a draft and
// its offer.
func (s *State) negotiationCandidates(seat game.Seat, dst []game.Move) []game.Move {
	for other := range s.Count {
		dst = append(dst, game.Move{Verb: VBribe, A: other})
		for i := range s.Book.Offers[other] {
			o := &s.Book.Offers[other][i]
			if o.Number == 0 {
				break
			}
			switch {
			case o.To == seat:
				for verb := VCounter; verb <= VDecline; verb++ {
					dst = append(dst, game.Move{Verb: verb, A: other, B: audience(o.Public), C: o.Number})
				}
			case game.Seat(other) == seat:
				dst = append(dst, game.Move{Verb: VCancel, A: uint8(o.To), B: audience(o.Public), C: o.Number})
			}
		}
		for i := range s.Book.Promises[other] {
			if p := &s.Book.Promises[other][i]; p.Number != 0 && p.To == seat {
				by := game.Seat(other)
				dst = append(dst, markMove(by, p.Number, true), markMove(by, p.Number, false))
			}
		}
	}
	for n := range uint8(MaxBribes) {
		dst = append(dst, game.Move{Verb: VUnbribe, A: n + 1})
	}
	for action := range uint8(len(ActionNames)) {
		for season := range uint8(Seasons + 1) {
			dst = append(dst, game.Move{Verb: VPromise, A: action, B: season})
		}
	}
	for verb := VShow; verb <= VShowVisit; verb++ {
		for to := range s.Count {
			dst = append(dst, game.Move{Verb: verb, A: to})
		}
		dst = append(dst, game.Move{Verb: verb, A: ToAll})
	}
	return dst
}

// audience returns the audience of an offer or a promise as moves and events name it.
func audience(public bool) uint8 { return bit(public) }

// whyNotNegotiate returns the reason against a move of negotiation. It depends only on public information and the
// seat's own goods (OSI-13.6).
func (s *State) whyNotNegotiate(seat game.Seat, m game.Move) reason {
	if int(seat) >= int(s.Count) {
		return reason{No: notNow}
	}
	if why := s.whyClosed(); why.No != 0 {
		return why
	}
	if s.Away.Has(seat) { // OSI-RUL-54
		return reason{No: NoAway, A: uint8(seat)}
	}
	switch m.Verb {
	case VOffer:
		return s.whyNotOffer(seat, s.Book.Drafts[seat].To)
	case VCounter:
		if s.OpenOffer(game.Seat(m.A), seat, m.B, m.C) == nil {
			return reason{No: NoOffer}
		}
		return s.whyNotOffer(seat, m.A+1)
	case VAccept:
		return s.whyNotAccept(seat, m)
	case VDecline:
		if s.OpenOffer(game.Seat(m.A), seat, m.B, m.C) == nil {
			return reason{No: NoOffer}
		}
		return reason{}
	case VCancel:
		if s.OpenOffer(seat, game.Seat(m.A), m.B, m.C) == nil {
			return reason{No: NoOffer}
		}
		return reason{}
	case VBribe:
		return s.whyNotBribe(seat, game.Seat(m.A))
	case VUnbribe:
		if s.OpenBribe(seat, m.A).Number == 0 {
			return reason{No: NoSuchBribe}
		}
		return reason{}
	case VPromise:
		return s.whyNotPromise(seat, m.A, m.B)
	case VMark:
		if s.OpenPromise(game.Seat(m.A), seat, m.B) == nil {
			return reason{No: NoSuchPromise}
		}
		return reason{}
	case VShow, VShowWorkers, VShowTokens, VShowVisit:
		return s.whyNotShow(seat, m)
	}
	return s.whyNotDraft(seat, m)
}

// negotiate makes a move of negotiation. Moves are made one at a time, each in the state that it finds (OSI-7.3.10).
func (s *State) negotiate(seat game.Seat, m game.Move, log *game.Log) {
	switch m.Verb {
	case VOffer:
		s.makeOffer(seat, s.Book.Drafts[seat].To, log)
	case VCounter:
		s.decline(game.Seat(m.A), s.OpenOffer(game.Seat(m.A), seat, m.B, m.C), log)
		s.makeOffer(seat, m.A+1, log)
	case VAccept:
		s.accept(seat, game.Seat(m.A), s.OpenOffer(game.Seat(m.A), seat, m.B, m.C), log)
	case VDecline:
		s.decline(game.Seat(m.A), s.OpenOffer(game.Seat(m.A), seat, m.B, m.C), log)
	case VCancel:
		s.cancel(seat, s.OpenOffer(seat, game.Seat(m.A), m.B, m.C), log)
	case VBribe:
		s.makeBribe(seat, game.Seat(m.A), log)
	case VUnbribe:
		*s.OpenBribe(seat, m.A) = Bribe{}
		log.Add(bribeCancelled(seat, m.A))
	case VPromise:
		s.makePromise(seat, m.A, m.B, log)
	case VMark:
		s.mark(seat, game.Seat(m.A), m.B, m.C == 0, log)
	case VShow, VShowWorkers, VShowTokens, VShowVisit:
		s.show(seat, m, log)
	case VGone:
		s.desert(seat, log)
	case VBack:
		s.comeBack(seat, log)
	default:
		s.edit(seat, m)
	}
	s.Book.Settle()
}

// Settle updates Used: whether the book has any content.
func (b *Book) Settle() { b.Used = *b != Book{Used: b.Used} }

// enter counts an entry (OSI-7.8.2).
func (s *State) enter(seat game.Seat) { s.Book.Entries[seat]++ }

// whyFlood: the table limits the number of entries between two actions (OSI-7.8.2).
func (s *State) whyFlood(seat game.Seat) reason {
	if int(s.Book.Entries[seat]) >= s.Data.Limits.Entries {
		return reason{No: NoFlood, A: uint8(s.Data.Limits.Entries)}
	}
	return reason{}
}

// turnOver resets the number of entries (OSI-7.8.2) and ends the offers for this turn (OSI-7.3.6).
func (b *Book) turnOver() {
	if !b.Used {
		return
	}
	b.Entries = [MaxSeats]uint8{}
	for by := range b.Offers {
		b.keepOffers(by, func(o *Offer) bool { return !o.Turn })
	}
	b.Settle()
}

// seasonOver ends the open offers and bribes (OSI-7.3.6). Promises stay until they are marked.
func (b *Book) seasonOver() {
	if !b.Used {
		return
	}
	*b = Book{Used: true, Promises: b.Promises, Last: b.Last, LastWord: b.LastWord, Kept: b.Kept, Broken: b.Broken}
	b.Settle()
}

// keepOffers keeps the offers of an author for which keeps returns true, in their order.
func (b *Book) keepOffers(by int, keeps func(*Offer) bool) {
	list, n := &b.Offers[by], 0
	for i := range list {
		if list[i].Number != 0 && keeps(&list[i]) {
			list[n] = list[i]
			n++
		}
	}
	clear(list[n:])
}
