package osiris

import "ennead/game"

// What may be done beside the turn: chapter 7. The verbs of drafts are in draft.go, the others in the file of what they make.

// Beside tells which verbs are of that kind, and which of them are mere words: all but those that move or show something.
func (s *State) Beside(m game.Move) (beside, words bool) {
	beside = m.Verb >= firstBeside
	return beside, beside && m.Verb != vAccept && m.Verb < vShow
}

// Deals appends what the seat may do beside the turn.
func (s *State) Deals(dst []game.Move, seat game.Seat) []game.Move {
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
		return reason{No: noTalks}
	case owing == 0 || owing.Has(game.Nature):
		return reason{No: noClosed}
	}
	return reason{}
}

// dealTries lists what a person could point at beside the turn, but for drafts and their offer.
func (s *State) dealTries(seat game.Seat, dst []game.Move) []game.Move {
	for other := range s.Count {
		dst = append(dst, game.Move{Verb: vBribe, A: other})
		for i := range s.Book.Offers[other] {
			o := &s.Book.Offers[other][i]
			if o.Number == 0 {
				break
			}
			switch {
			case o.To == seat:
				for verb := vCounter; verb <= vDecline; verb++ {
					dst = append(dst, game.Move{Verb: verb, A: other, B: audience(o.Public), C: o.Number})
				}
			case game.Seat(other) == seat:
				dst = append(dst, game.Move{Verb: vCancel, A: uint8(o.To), B: audience(o.Public), C: o.Number})
			}
		}
		for i := range s.Book.Promises[other] {
			if p := &s.Book.Promises[other][i]; p.Number != 0 && p.To == seat {
				dst = append(dst, game.Move{Verb: vMark, A: other, B: p.Number}, game.Move{Verb: vMark, A: other, B: p.Number, C: 1})
			}
		}
	}
	for n := range uint8(maxBribes) {
		dst = append(dst, game.Move{Verb: vUnbribe, A: n + 1})
	}
	for action := range uint8(len(actionNames)) {
		for season := range uint8(seasons + 1) {
			dst = append(dst, game.Move{Verb: vPromise, A: action, B: season})
		}
	}
	for verb := vShow; verb <= vShowVisit; verb++ {
		for to := range s.Count {
			dst = append(dst, game.Move{Verb: verb, A: to})
		}
		dst = append(dst, game.Move{Verb: verb, A: all})
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

// whyNotDeal says why a seat may not do something beside the turn. It rests on public facts and on the seat's own goods (OSI-13.6).
func (s *State) whyNotDeal(seat game.Seat, m game.Move) reason {
	if int(seat) >= int(s.Count) {
		return reason{No: notNow}
	}
	if why := s.whyClosed(); why.No != 0 {
		return why
	}
	switch m.Verb {
	case vOffer:
		return s.whyNotOffer(seat, s.Book.Drafts[seat].To)
	case vCounter:
		if s.offer(game.Seat(m.A), seat, m.B, m.C) == nil {
			return reason{No: noOffer}
		}
		return s.whyNotOffer(seat, m.A+1)
	case vAccept:
		return s.whyNotAccept(seat, m)
	case vDecline:
		if s.offer(game.Seat(m.A), seat, m.B, m.C) == nil {
			return reason{No: noOffer}
		}
		return reason{}
	case vCancel:
		if s.offer(seat, game.Seat(m.A), m.B, m.C) == nil {
			return reason{No: noOffer}
		}
		return reason{}
	case vBribe:
		return s.whyNotBribe(seat, game.Seat(m.A))
	case vUnbribe:
		if s.bribe(seat, m.A).Number == 0 {
			return reason{No: noSuchBribe}
		}
		return reason{}
	case vPromise:
		return s.whyNotPromise(seat, m.A, m.B)
	case vMark:
		if s.promise(game.Seat(m.A), seat, m.B) == nil {
			return reason{No: noSuchPromise}
		}
		return reason{}
	case vShow, vShowWorkers, vShowTokens, vShowVisit:
		return s.whyNotShow(seat, m)
	}
	return s.whyNotDraft(seat, m)
}

// deal does what is done beside the turn. Commands are dealt with one at a time, each against the state it meets (OSI-7.3.10).
func (s *State) deal(seat game.Seat, m game.Move, log *game.Log) {
	switch m.Verb {
	case vOffer:
		s.makeOffer(seat, s.Book.Drafts[seat].To, log)
	case vCounter:
		s.dropOffer(game.Seat(m.A), s.offer(game.Seat(m.A), seat, m.B, m.C), evDeclined, log)
		s.makeOffer(seat, m.A+1, log)
	case vAccept:
		s.accept(seat, game.Seat(m.A), s.offer(game.Seat(m.A), seat, m.B, m.C), log)
	case vDecline:
		s.dropOffer(game.Seat(m.A), s.offer(game.Seat(m.A), seat, m.B, m.C), evDeclined, log)
	case vCancel:
		s.dropOffer(seat, s.offer(seat, game.Seat(m.A), m.B, m.C), evCancelled, log)
	case vBribe:
		s.makeBribe(seat, game.Seat(m.A), log)
	case vUnbribe:
		*s.bribe(seat, m.A) = Bribe{}
		log.Announce(evUnbribed, seat, m.A, 0, 0, 0)
	case vPromise:
		s.makePromise(seat, m.A, m.B, log)
	case vMark:
		s.mark(seat, game.Seat(m.A), m.B, m.C == 0, log)
	case vShow, vShowWorkers, vShowTokens, vShowVisit:
		s.show(seat, m, log)
	default:
		s.edit(seat, m)
	}
	s.Book.settle()
}

// settle notes whether anything stands in the book.
func (b *Book) settle() { b.Used = *b != Book{Used: b.Used} }

// enter counts an entry (OSI-7.8.2).
func (s *State) enter(seat game.Seat) { s.Book.Entries[seat]++ }

// whyFlood: no more entries than the table allows between two actions (OSI-7.8.2).
func (s *State) whyFlood(seat game.Seat) reason {
	if int(s.Book.Entries[seat]) >= s.Data.Limits.Entries {
		return reason{No: noFlood, A: uint8(s.Data.Limits.Entries)}
	}
	return reason{}
}

// turnOver: between two actions entries are counted anew (OSI-7.8.2), and offers for this turn end (OSI-7.3.6).
func (b *Book) turnOver() {
	if !b.Used {
		return
	}
	b.Entries = [maxSeats]uint8{}
	for by := range b.Offers {
		b.keepOffers(by, func(o *Offer) bool { return !o.Turn })
	}
	b.settle()
}

// seasonOver: open offers end with their season (OSI-7.3.6). Promises stay until they are marked.
func (b *Book) seasonOver() {
	if !b.Used {
		return
	}
	*b = Book{Used: true, Promises: b.Promises, Last: b.Last, LastWord: b.LastWord, Kept: b.Kept, Broken: b.Broken}
	b.settle()
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
