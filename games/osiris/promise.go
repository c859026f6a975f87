package osiris

import "ennead/game"

// Promises: OSI-7.6. Nothing they say changes the legality of any move.

// OpenPromise finds one that has not been marked, or nil.
func (s *State) OpenPromise(by, to game.Seat, number uint8) *Promise {
	if int(by) >= int(s.Count) {
		return nil
	}
	for i := range s.Book.Promises[by] {
		if p := &s.Book.Promises[by][i]; p.Number == number && number != 0 && p.To == to {
			return p
		}
	}
	return nil
}

// whyNotPromise: a governor who has withdrawn promises no action of this season (OSI-7.6.2).
func (s *State) whyNotPromise(seat game.Seat, action, season uint8) reason {
	switch {
	case s.Book.Drafts[seat].To == 0:
		return reason{No: NoTo}
	case season != 0 && season < s.Season:
		return reason{No: NoPast}
	case s.Player[seat].Order != 0 && action != 0 && (season == 0 || season == s.Season):
		return reason{No: NoPromise}
	case s.FreePromise(seat) == nil:
		return reason{No: NoManyPromises, A: MaxPromises}
	}
	return s.whyFlood(seat)
}

// FreePromise is where the seat's next promise stands, nil if it has too many that are not marked (OSI-RUL-67).
func (s *State) FreePromise(seat game.Seat) *Promise {
	for i := range s.Book.Promises[seat] {
		if p := &s.Book.Promises[seat][i]; p.Number == 0 {
			return p
		}
	}
	return nil
}

func (s *State) makePromise(seat game.Seat, action, season uint8, log *game.Log) {
	d := &s.Book.Drafts[seat]
	p := Promise{To: game.Seat(d.To - 1), Public: d.Public, Action: action, Season: season}
	last, before, many := &s.Book.LastWord[seat][p.To], uint8(0), uint8(PrivateWords)
	if p.Public {
		last, before, many = &s.Book.LastWord[seat][MaxSeats], PrivateWords, MaxNumber-PrivateWords
	}
	for p.Number == 0 || s.Book.promised(seat, &p) {
		*last = *last%many + 1
		p.Number = before + *last
	}
	*s.FreePromise(seat) = p
	*d = Draft{}
	s.enter(seat)
	log.Add(promiseMade(seat, &p))
}

// PrivateWords is the last number of private promises: they have these by author and addressee, public ones those above
// by author, so that a number tells nobody how many others there are (OSI-RUL-68).
const PrivateWords = 49

// promised tells whether another promise of the author has this one's number.
func (b *Book) promised(by game.Seat, p *Promise) bool {
	for i := range b.Promises[by] {
		if o := &b.Promises[by][i]; o.Number == p.Number && (p.Public || o.To == p.To) {
			return true
		}
	}
	return false
}

// mark is the opinion of who was promised something, once (OSI-7.6.1).
func (s *State) mark(seat, by game.Seat, number uint8, kept bool, log *game.Log) {
	p := s.OpenPromise(by, seat, number)
	marked := *p
	s.Book.unpromise(by, p)
	count := &s.Book.Broken[by][seat]
	if kept {
		count = &s.Book.Kept[by][seat]
	}
	if *count < 255 {
		*count++
	}
	log.Add(promiseMarked(by, &marked, kept))
}

// unpromise takes a promise out of the book; those after it move up.
func (b *Book) unpromise(by game.Seat, p *Promise) {
	p.Number = 0
	list, n := &b.Promises[by], 0
	for i := range list {
		if list[i].Number != 0 {
			list[n] = list[i]
			n++
		}
	}
	for ; n < len(list); n++ {
		list[n] = Promise{}
	}
}
