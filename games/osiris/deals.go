package osiris

import "ennead/game"

// What may be done beside the turn: chapter 7. The verbs of drafts are in draft.go, the others in the file of what they
// make.

// IsOutOfTurn tells which verbs are of that kind, and which of them are mere words: all but those that move or show
// something.
func (s *State) IsOutOfTurn(m game.Move) (beside, words bool) {
	beside = m.Verb >= FirstBeside
	return beside, beside && m.Verb != VAccept && m.Verb < VShow
}

// OutOfTurn appends what the seat may do beside the turn.
func (s *State) OutOfTurn(dst []game.Move, seat game.Seat) []game.Move {
	if int(seat) >= int(s.Count) || s.whyClosed().No != 0 {
		return dst
	}
	dst = s.drafts(seat, dst)
	n := len(dst)
	dst = s.dealTries(seat, dst)
	for _, m := range dst[n:] {
		dst[n] = m
		if s.whyNotDeal(seat, m).No == 0 {
			n++
		}
	}
	return dst[:n]
}

// whyClosed: negotiation is open from the end of the draws to the last withdrawal (OSI-7.3.3), if at all (OSI-7.8.4).
func (s *State) whyClosed() reason {
	switch owing := s.Owing(); {
	case s.Silent:
		return reason{No: NoTalks}
	case owing == 0 || owing.Has(game.Nature):
		return reason{No: NoClosed}
	}
	return reason{}
}

// dealTries lists what a person could point at beside the turn, but for drafts and their offer.
func (s *State) dealTries(seat game.Seat, dst []game.Move) []game.Move {
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
				dst = append(dst, markMove(game.Seat(other), p.Number, true), markMove(game.Seat(other), p.Number, false))
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

// audience is that of an offer or a promise, as moves and events name it.
func audience(public bool) uint8 {
	if public {
		return 1
	}
	return 0
}

// whyNotDeal says why a seat may not do something beside the turn. It rests on public facts and on the seat's own goods
// (OSI-13.6).
func (s *State) whyNotDeal(seat game.Seat, m game.Move) reason {
	if int(seat) >= int(s.Count) {
		return reason{No: notNow}
	}
	if why := s.whyClosed(); why.No != 0 {
		return why
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

// deal does what is done beside the turn. Commands are dealt with one at a time, each against the state it meets
// (OSI-7.3.10).
func (s *State) deal(seat game.Seat, m game.Move, log *game.Log) {
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
	default:
		s.edit(seat, m)
	}
	s.Book.Settle()
}

// Settle notes whether anything stands in the book.
func (b *Book) Settle() { b.Used = *b != Book{Used: b.Used} }

// enter counts an entry (OSI-7.8.2).
func (s *State) enter(seat game.Seat) { s.Book.Entries[seat]++ }

// whyFlood: no more entries than the table allows between two actions (OSI-7.8.2).
func (s *State) whyFlood(seat game.Seat) reason {
	if int(s.Book.Entries[seat]) >= s.Data.Limits.Entries {
		return reason{No: NoFlood, A: uint8(s.Data.Limits.Entries)}
	}
	return reason{}
}

// turnOver: between two actions entries are counted anew (OSI-7.8.2), and offers for this turn end (OSI-7.3.6).
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

// seasonOver: open offers end with their season (OSI-7.3.6). Promises stay until they are marked.
func (b *Book) seasonOver() {
	if !b.Used {
		return
	}
	*b = Book{Used: true, Promises: b.Promises, Last: b.Last, LastWord: b.LastWord, Kept: b.Kept, Broken: b.Broken}
	b.Settle()
}

// keepOffers keeps some of an author's offers, in their order.
func (b *Book) keepOffers(by int, keeps func(*Offer) bool) {
	list, n := &b.Offers[by], 0
	for i := range list {
		if list[i].Number != 0 && keeps(&list[i]) {
			list[n] = list[i]
			n++
		}
	}
	for ; n < len(list); n++ {
		list[n] = Offer{}
	}
}
