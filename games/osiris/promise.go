package osiris

import "ennead/game"

// Promises (OSI-7.6). They never change which moves are legal.

// OpenPromise returns a promise that has not been marked, or nil.
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

// whyNotPromise: a governor who has withdrawn cannot promise an action of this season (OSI-7.6.2).
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

// FreePromise returns the slot for the seat's next promise, or nil if too many are unmarked (OSI-RUL-67).
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

// PrivateWords is the highest number of a private promise. Private promises are numbered by author and addressee,
// public ones from here on by author. So a number does not reveal how many others there are (OSI-RUL-68).
const PrivateWords = 49

// promised reports whether another promise of the author has the number of this one.
func (b *Book) promised(by game.Seat, p *Promise) bool {
	for i := range b.Promises[by] {
		if o := &b.Promises[by][i]; o.Number == p.Number && (p.Public || o.To == p.To) {
			return true
		}
	}
	return false
}

// mark records the opinion of the seat that was promised something. It does so once per promise (OSI-7.6.1).
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

// unpromise removes a promise from the book; later ones move up.
func (b *Book) unpromise(by game.Seat, p *Promise) {
	p.Number = 0
	list, n := &b.Promises[by], 0
	for i := range list {
		if list[i].Number != 0 {
			list[n] = list[i]
			n++
		}
	}
	clear(list[n:])
}
