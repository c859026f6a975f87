package pharaon

import "ennead/game"

// The Artisans: section 6.5.

func artistDeckTries(s *State, _ Frame, dst []game.Move) []game.Move {
	return cardTries(vArtisan, s.ArtisanDeck, dst)
}

// showArtistSkip: PHA-1.8, an empty deck leaves places empty.
func showArtistSkip(s *State, _ Frame, _ *game.Log) bool {
	a := &s.Shown
	return s.ArtisanDeck == 0 || a[0] != 0 && a[1] != 0 && a[2] != 0 && a[3] != 0
}

// showArtistPlay fills the emptied place; the other cards stay (PHA-1.9).
func showArtistPlay(s *State, f Frame, m game.Move, log *game.Log) {
	s.ArtisanDeck = s.ArtisanDeck.Without(m.A)
	for i, n := range s.Shown {
		if n == 0 {
			s.Shown[i] = m.A
			break
		}
	}
	log.Note(evShowArtist, game.Nature, m.A, 0, 0, 0)
	s.Push(StepShowArtist, f.Seat, 0, 0)
}

// takeArtistSkip: PHA-10.22, with no card left there is nothing to take.
func takeArtistSkip(s *State, _ Frame, _ *game.Log) bool {
	return s.ArtisanDeck == 0 && s.Shown == [4]uint8{}
}

func takeArtistTries(s *State, _ Frame, dst []game.Move) []game.Move {
	for _, n := range s.Shown {
		if n != 0 {
			dst = append(dst, game.Move{Verb: vArtisan, A: n})
		}
	}
	return append(dst, game.Move{Verb: vDeck})
}

func takeArtistWhy(s *State, _ Frame, m game.Move) reason {
	if m.Verb == vDeck && s.ArtisanDeck == 0 {
		return reason{No: noDeck, A: uint8(Artisans)}
	}
	return reason{}
}

func takeArtistPlay(s *State, f Frame, m game.Move, log *game.Log) {
	if m.Verb == vDeck {
		s.Push(StepDrawArtist, f.Seat, 0, 0)
		return
	}
	s.unshowArtist(m.A)
	s.takeArtist(f.Seat, m.A, 0, log)
}

func drawArtistPlay(s *State, f Frame, m game.Move, log *game.Log) {
	s.ArtisanDeck = s.ArtisanDeck.Without(m.A)
	s.takeArtist(f.Seat, m.A, 1, log)
}

func (s *State) unshowArtist(n uint8) {
	for i, shown := range s.Shown {
		if shown == n {
			s.Shown[i] = 0
		}
	}
}

// takeArtist: PHA-6.5.2, face up in front of the player, refill, then its gains.
func (s *State) takeArtist(seat game.Seat, n, fromDeck uint8, log *game.Log) {
	log.Note(evTookArtist, seat, n, fromDeck, 0, 0)
	s.Player[seat].Artisans = s.Player[seat].Artisans.With(n)
	s.Push(StepGains, seat, n, 0)
	s.Push(StepShowArtist, seat, 0, 0)
}

// gainsRun: the gains of an artisan from left to right.
func gainsRun(s *State, f Frame, log *game.Log) {
	if left := s.Data.Artisans[f.A].Gain[f.B:]; len(left) > 0 {
		part := parcel(left)
		s.Push(StepGains, f.Seat, f.A, f.B+uint8(len(part)))
		s.take(f.Seat, part, log)
	}
}
